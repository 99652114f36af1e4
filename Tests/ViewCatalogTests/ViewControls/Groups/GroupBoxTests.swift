import HalcyonTesting
import SwiftUI
import Testing

@MainActor
@Suite("Group boxes")
struct GroupBoxTests {
  /// The colour beside the content, in the box.
  private func background(_ view: some View) throws -> (Int, Int, Int) {
    let size = CGSize(width: 200, height: 120)
    let picture = Stage(view.frame(width: 200, height: 120).ignoresSafeArea(), size: size).picture
    let color = try #require(picture.color(at: CGPoint(x: 100, y: 60)))
    return (Int(color.red), Int(color.green), Int(color.blue))
  }

  private var box: some View { GroupBox { Color.clear.frame(height: 60) } }

  @Test("A box has the second background, or the style that backgroundStyle sets")
  func style() throws {
    // #F2F2F7, the second system background.
    #expect(try background(box) == (242, 242, 247))
    #expect(try background(box.backgroundStyle(Color(red: 0, green: 1, blue: 0))) == (0, 255, 0))
  }
}
