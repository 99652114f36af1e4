import Foundation
import Geometry
import Testing

@testable import ViewControls
@testable import ViewLayout
@testable import ViewNavigation
@_spi(Runtime) @testable import ViewRuntime

@MainActor @Suite("A finger on a sheet")
struct SheetDragTests {
  private struct Sample: View {
    var detents: Set<PresentationDetent> = [.medium, .large]
    var scrollsFirst = false
    var staysUp = false
    var leavesBackground = false
    var behind: Noted<Int>?
    @State var detent = PresentationDetent.medium
    let chosen: Noted<PresentationDetent?>
    @State private var isShown = true

    var body: some View {
      Button {
        behind?.value += 1
      } label: {
        Box("behind", 100, 40)
      }
      .frame(maxHeight: .infinity, alignment: .top)
      .sheet(isPresented: $isShown) {
        ScrollView {
          VStack(spacing: 0) { ForEach(0..<60) { Box("r\($0)", 300, 40) } }
        }
        .presentationDetents(detents, selection: $detent)
        .presentationContentInteraction(scrollsFirst ? .scrolls : .automatic)
        .presentationBackgroundInteraction(leavesBackground ? .enabled : .automatic)
        .interactiveDismissDisabled(staysUp)
        .onChange(of: detent) { chosen.value = detent }
      }
    }
  }

  private let chosen = Noted<PresentationDetent?>(nil)

  private func shown(_ sample: Sample) -> LayoutProbe {
    let probe = LayoutProbe(400, 800) { sample }
    probe.run(2)
    return probe
  }

  private func top(_ probe: LayoutProbe) -> CGFloat {
    probe.windowElement("r0")!.frameInWindow.minY
  }

  /// Half a sheet's upper edge, and a whole one's.
  private let medium = 794 - 800.0 * 351 / 667
  private let large = 54.0

  @Test("Pulled up on its list, a sheet grows first and the list stays at its top")
  func grows() {
    let probe = shown(Sample(chosen: chosen))
    #expect(abs(top(probe) - medium) < 0.01)
    probe.press(CGPoint(x: 200, y: 700))
    for y in stride(from: 690.0, through: 590, by: -10) { probe.move(CGPoint(x: 200, y: y)) }
    // Ten of the 110 points were needed to begin; the card's lower edge moves down as it grows.
    let height = 800.0 * 351 / 667 + 100
    let floating = min(1, max(0, (0.9 - height / 800) / 0.2))
    #expect(abs(top(probe) - (800 - 6 * floating - height)) < 0.01)
    probe.release(CGPoint(x: 200, y: 590))
    probe.run(2)
    #expect(abs(top(probe) - large) < 0.01)
    #expect(chosen.value == .large)
  }

  @Test("A flick on the list makes the sheet large; the next one scrolls the list")
  func flicked() {
    let probe = shown(Sample(chosen: chosen))
    probe.drag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 600))
    probe.run(2)
    #expect(abs(top(probe) - large) < 0.01)
    probe.drag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 600))
    probe.run(3)
    #expect(top(probe) < large - 90)
  }

  @Test("In one movement the list scrolls once the sheet is as large as it can be")
  func goesOn() {
    let probe = shown(Sample(chosen: chosen))
    probe.press(CGPoint(x: 200, y: 780))
    for y in stride(from: 760.0, through: 300, by: -20) { probe.move(CGPoint(x: 200, y: y)) }
    // 470 points of which the sheet takes what it lacks to 746.
    let rest = 470 - (746 - 800.0 * 351 / 667)
    #expect(abs(top(probe) - (large - rest)) < 0.01)
  }

  @Test("Pulled down on its list, a large sheet becomes smaller, and a small one goes")
  func shrinks() {
    let probe = shown(Sample(detent: .large, chosen: chosen))
    probe.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 480))
    probe.run(2)
    #expect(chosen.value == .medium)
    #expect(abs(top(probe) - medium) < 0.01)
    probe.drag(from: CGPoint(x: 200, y: 450), to: CGPoint(x: 200, y: 700))
    probe.run(2)
    #expect(!probe.shows("r0"))
  }

  @Test("A sheet whose content scrolls first stays as it is")
  func scrollsFirst() {
    let probe = shown(Sample(scrollsFirst: true, chosen: chosen))
    probe.drag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 600))
    probe.run(3)
    #expect(chosen.value == nil)
    #expect(top(probe) < medium - 90)
  }

  @Test("A sheet that must not be dismissed comes back")
  func staysUp() {
    let probe = shown(Sample(detents: [.medium], staysUp: true, chosen: chosen))
    probe.drag(from: CGPoint(x: 200, y: 450), to: CGPoint(x: 200, y: 790))
    probe.run(2)
    #expect(abs(top(probe) - medium) < 0.01)
    probe.tap(CGPoint(x: 200, y: 200))
    probe.run(2)
    #expect(probe.shows("r0"))
  }

  @Test("What lies behind a sheet is touched where the sheet lets it be, and not dimmed")
  func background() {
    for leaves in [false, true] {
      let count = Noted(0)
      let probe = shown(
        Sample(leavesBackground: leaves, behind: count, chosen: chosen))
      probe.tap(CGPoint(x: 200, y: 20))
      #expect(count.value == (leaves ? 1 : 0))
    }
  }

  private struct Popover: View {
    let adaptation: PresentationAdaptation
    @State private var isShown = true
    var body: some View {
      Box("source", 100, 40)
        .popover(isPresented: $isShown) {
          Box("content", 120, 60).presentationCompactAdaptation(adaptation)
        }
    }
  }

  @Test("A popover stands beside its source where it is to be one, and is a sheet otherwise")
  func popover() {
    let popover = LayoutProbe(400, 800) { Popover(adaptation: .popover) }
    popover.run(2)
    // The source ends at 420; the popover begins eight points below, centred.
    #expect(popover.windowElement("content")?.frameInWindow == rect(140, 428, 120, 60))
    let sheet = LayoutProbe(400, 800) { Popover(adaptation: .automatic) }
    sheet.run(2)
    #expect(sheet.middle("content") == CGPoint(x: 200, y: 427))
  }
}
