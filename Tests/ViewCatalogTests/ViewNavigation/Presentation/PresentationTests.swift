import Foundation
import Geometry
import Testing

@testable import ViewContent
@testable import ViewControls
@testable import ViewInteraction
@testable import ViewLayout
@testable import ViewNavigation
@_spi(Runtime) @testable import ViewRuntime

@MainActor @Suite("Presentation")
struct PresentationTests {
  private struct SheetSample: View {
    @State private var isShown = false
    let onDismiss: () -> Void
    var body: some View {
      Button {
        isShown = true
      } label: {
        Box("open", 100, 40)
      }
      .sheet(isPresented: $isShown, onDismiss: onDismiss) { SheetContent() }
    }
  }

  private struct SheetContent: View {
    @Environment(\.dismiss) private var dismiss
    var body: some View {
      Button {
        dismiss()
      } label: {
        Box("close", 100, 40)
      }.presentationDetents([.medium])
    }
  }

  @Test(
    "A sheet comes up, is as tall as its detent, and goes with dismiss, whereafter onDismiss is called once"
  )
  func sheet() {
    let dismissals = Noted(0)
    let probe = LayoutProbe(400, 800) { SheetSample { dismissals.value += 1 } }
    #expect(!probe.shows("close"))
    probe.tap("open")
    probe.step()
    let early = probe.middle("close").y
    probe.run(2)
    let settled = probe.middle("close").y
    #expect(early > settled)
    // 351 of 667 points of the window, 6 points above its lower edge.
    #expect(abs(settled - (794 - 800 * 351 / 667 / 2)) < 1)
    probe.tap("close")
    #expect(dismissals.value == 0)
    probe.run(2)
    #expect(!probe.shows("close"))
    #expect(dismissals.value == 1)
  }

  @Test("A tap beside a sheet takes it away, and does not reach what lies below")
  func tapOutside() {
    let probe = LayoutProbe(400, 800) { SheetSample {} }
    probe.tap("open")
    probe.run(2)
    probe.tap(CGPoint(x: 200, y: 100))
    probe.run(2)
    #expect(!probe.shows("close"))
  }

  private struct AlertSample: View {
    @State private var isShown = false
    let action: () -> Void
    var body: some View {
      Button {
        isShown = true
      } label: {
        Box("open", 100, 40)
      }
      .alert("Title", isPresented: $isShown) {
        Button {
          action()
        } label: {
          Box("yes", 40, 20)
        }
        Button(role: .cancel) {
        } label: {
          Box("no", 40, 20)
        }
      } message: {
        Box("message", 100, 20)
      }
    }
  }

  @Test("Each button of an alert acts and ends it")
  func alert() {
    let count = Noted(0)
    let probe = LayoutProbe(400, 800) { AlertSample { count.value += 1 } }
    probe.tap("open")
    probe.run(1)
    #expect(probe.shows("message"))
    #expect(probe.middle("yes").y == probe.middle("no").y)
    probe.tap("yes")
    probe.run(1)
    #expect(count.value == 1)
    #expect(!probe.shows("yes"))
  }

  private struct Item: Identifiable { let id: Int }

  private struct ZoomSample: View {
    let covers: Bool
    @Namespace private var namespace
    @State private var isShown = false

    var body: some View {
      let screen = Button {
        isShown = false
      } label: {
        Box("screen", 100, 40)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .navigationTransition(.zoom(sourceID: 1, in: namespace))
      Button {
        isShown = true
      } label: {
        Box("open", 80, 40)
      }
      .matchedTransitionSource(id: 1, in: namespace)
      .fullScreenCover(isPresented: covers ? $isShown : .constant(false)) { screen }
      .sheet(isPresented: covers ? .constant(false) : $isShown) { screen }
    }
  }

  @Test(
    "A cover or a sheet that zooms grows out of its source instead of coming up, and goes back there",
    arguments: [true, false])
  func zoom(covers: Bool) {
    let probe = LayoutProbe(400, 800) { ZoomSample(covers: covers) }
    /// Where a finger finds its corner and its middle, and how many points its 100 take.
    func seen() -> (middle: CGPoint, width: CGFloat) {
      guard let element = probe.windowElement("screen") else { return (.zero, 0) }
      let size = element.frame.size
      let (start, end) = (
        element.windowPoint(.zero), element.windowPoint(CGPoint(x: size.width, y: size.height))
      )
      return (CGPoint(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2), end.x - start.x)
    }
    probe.tap("open")
    probe.step()
    probe.step()
    // The source is a fifth as wide as the window.
    #expect(seen().width < 35 && abs(seen().middle.y - 400) < 60, "\(seen())")
    probe.run(2)
    #expect(seen().width == 100)
    let rest = seen().middle
    probe.tap(rest)
    probe.run(0.2)
    #expect(seen().width < 100)
    probe.run(2)
    #expect(!probe.shows("screen"))
  }

  private struct ItemSample: View {
    @State private var item: Item?
    var body: some View {
      Button {
        item = Item(id: 7)
      } label: {
        Box("open", 100, 40)
      }
      .fullScreenCover(item: $item) { shown in
        Button {
          item = nil
        } label: {
          Box("item\(shown.id)", 100, 40)
        }
      }
    }
  }

  @Test("A cover for an item shows it, and keeps it while it goes")
  func item() {
    let probe = LayoutProbe(400, 800) { ItemSample() }
    probe.tap("open")
    probe.run(2)
    #expect(probe.middle("item7") == CGPoint(x: 200, y: 400))
    probe.tap("item7")
    probe.step()
    #expect(probe.shows("item7"))
    probe.run(2)
    #expect(!probe.shows("item7"))
  }

  private struct StorageSample: View {
    @AppStorage("test.count") private var count = 0
    let name: String
    var body: some View {
      Button {
        count += 1
      } label: {
        Box("\(name)\(count)", 40, 20)
      }
    }
  }

  @Test("Views with the same key share a stored value")
  func storage() {
    let probe = LayoutProbe(400, 800) {
      VStack {
        StorageSample(name: "a")
        StorageSample(name: "b")
      }
    }
    probe.tap("a0")
    #expect(probe.names == ["a1", "b1"])
  }

  private struct FocusSample: View {
    @FocusState private var field: Int?
    var body: some View {
      VStack {
        TextField("one", text: .constant("")).focused($field, equals: 1)
        Button {
          field = 2
        } label: {
          Box("focus\(field ?? 0)", 40, 20)
        }
      }
    }
  }

  @Test("The focus goes to the field that is tapped, and where the program puts it")
  func focus() {
    let probe = LayoutProbe(400, 100) { FocusSample() }
    probe.tap("focus0")
    #expect(probe.names == ["focus2"])
    probe.tap(CGPoint(x: 50, y: probe.frame("focus2")!.minY - 22))
    #expect(probe.names == ["focus1"])
  }
}
