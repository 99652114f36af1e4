import Foundation
import Geometry
import Testing

@testable import ViewContent
@testable import ViewControls
@testable import ViewGraphics
@testable import ViewInteraction
@testable import ViewLayout
@testable import ViewNavigation
@_spi(Runtime) @testable import ViewRuntime

/// Controls and rows where the user's text is large.
@MainActor @Suite("Large text")
struct LargeTextTests {
  @Test("A button with a border is never smaller than its label, however full its column is")
  func crowdedButtons() {
    let probe = LayoutProbe(300, 100) {
      VStack {
        ForEach(0..<2, id: \.self) { number in
          Button {
          } label: {
            Box("label", 100, 60)
          }
          .buttonStyle(.borderedProminent)
          .background { Box("button \(number)") }
        }
      }
    }
    // 12 beside the label and 7 above and below it, as recorded of the default size.
    #expect(probe.size("button 0") == CGSize(width: 124, height: 74))
    #expect(probe.size("button 1") == CGSize(width: 124, height: 74))
  }

  @Test("A small label leaves a button as large as it is at least")
  func smallLabel() {
    let probe = LayoutProbe(300, 100) {
      Button {
      } label: {
        Box("label", 10, 4)
      }
      .buttonStyle(.bordered)
      .background { Box("button") }
    }
    #expect(probe.size("button") == CGSize(width: 34, height: 38.5))
    #expect(probe.frame("label")?.midY == 50)
  }

  @Test("At accessibility sizes a row's value stands below its label")
  func stackedRows() {
    func probe(_ size: DynamicTypeSize) -> LayoutProbe {
      LayoutProbe(320, 400) {
        List {
          LabeledContent {
            Box("value", 60, 20)
          } label: {
            Box("label", 60, 20)
          }
        }
        .dynamicTypeSize(size)
      }
    }
    let beside = probe(.xxxLarge)
    #expect(beside.frame("value")?.midY == beside.frame("label")?.midY)
    #expect(beside.frame("value")?.maxX == 288)
    let below = probe(.accessibility1)
    #expect(below.frame("value")?.minX == below.frame("label")?.minX)
    #expect(below.frame("value")!.minY >= below.frame("label")!.maxY)
  }

  @Test("The column of a row's icons is as much wider as its text is larger: 40 instead of 17")
  func iconColumn() {
    let probe = LayoutProbe(320, 400) {
      List {
        Label {
          Box("title", 60, 20)
        } icon: {
          Box("icon", 10, 10)
        }
      }
      .dynamicTypeSize(.accessibility3)
    }
    let slot = 24.0 * 40 / 17
    #expect(abs(probe.frame("title")!.minX - (32 + slot + 16)) < 0.5)
    #expect(abs(probe.frame("icon")!.midX - (32 + slot / 2)) < 0.5)
  }

  private struct SizeNote: View {
    let note: Noted<DynamicTypeSize?>
    @Environment(\.dynamicTypeSize) private var size
    var body: some View {
      note.value = size
      return Box("noted", 10, 10)
    }
  }

  @Test("What opens from a bar has the user's text size again, and labels with titles")
  func sheetFromBar() {
    let note = Noted<DynamicTypeSize?>(nil)
    let inBar = Noted<DynamicTypeSize?>(nil)
    let probe = LayoutProbe(400, 800) {
      NavigationStack {
        Box("screen").toolbar {
          ToolbarItem {
            SizeNote(note: inBar).sheet(isPresented: .constant(true)) {
              SizeNote(note: note)
              Label {
                Box("title", 50, 20)
              } icon: {
                Box("icon", 20, 20)
              }
            }
          }
        }
      }
      .dynamicTypeSize(.accessibility2)
    }
    probe.run(1)
    #expect(inBar.value == .large)
    #expect(note.value == .accessibility2)
    #expect(probe.windowElement("title")?.frame.size == CGSize(width: 50, height: 20))
  }

  @Test("The row of a bar is as tall as ever")
  func bars() {
    let probe = LayoutProbe(320, 400) {
      NavigationStack {
        Box("screen").navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
      }
      .dynamicTypeSize(.accessibility5)
    }
    #expect(probe.frame("screen") == rect(0, 64, 320, 336))
  }
}
