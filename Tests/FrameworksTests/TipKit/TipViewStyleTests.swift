import SwiftUI
import Testing
import TipKit

@Suite("Styles of tips")
@MainActor
struct TipViewStyleTests {
  private struct Hint: Tip {
    var title: Text { Text("Title") }
    var actions: [Action] {
      [Action(id: "first", title: "First"), Action(id: "second", title: "Second")]
    }
  }

  /// Shows nothing but a box that is as wide as there are actions, ten points each.
  private struct Counting: TipViewStyle {
    func makeBody(configuration: Configuration) -> some View {
      Color.red.frame(width: 10 * CGFloat(configuration.actions.count), height: 5)
    }
  }

  @Test("A style of a program's own lays out what the tip says, on the tip's ground")
  func ownStyle() {
    let renderer = ImageRenderer(content: TipView(Hint()).tipViewStyle(Counting()).fixedSize())
    renderer.scale = 1
    #expect(renderer.uiImage?.size == CGSize(width: 20, height: 5))
  }

  @Test("A picture of a tip is as large as the program says")
  func imageSize() {
    struct Pictured: Tip {
      var title: Text { Text("Title") }
      var image: Image? { Image(systemName: "star") }
    }
    func height(_ side: CGFloat) -> CGFloat {
      let view = TipView(Pictured()).tipImageSize(CGSize(width: side, height: side))
        .frame(width: 300).fixedSize()
      return ImageRenderer(content: view).uiImage?.size.height ?? 0
    }
    #expect(height(140) - height(100) == 40)
  }
}
