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

/// Where a bar's title stands between what is at its ends.
@MainActor @Suite("A bar's row")
struct BarRowLayoutTests {
  /// A row of 300 by 44 points.
  private func probe(_ title: some View, _ leading: some View, _ trailing: some View)
    -> LayoutProbe
  {
    LayoutProbe(300, 44) {
      BarRowLayout {
        title
        leading
        trailing
      }
    }
  }

  @Test("A title that has room stands in the bar's middle, whatever is at the ends")
  func middle() {
    let probe = probe(Box("title", 60, 20), Box("leading", 100, 30), Box("trailing", 20, 44))
    #expect(probe.frame("title") == rect(120, 12, 60, 20))
    #expect(probe.frame("leading") == rect(0, 7, 100, 30))
    #expect(probe.frame("trailing") == rect(280, 0, 20, 44))
  }

  @Test("A longer title is as near to the middle as the ends leave, 8 points from them")
  func besideEnds() {
    let left = probe(Box("title", 150, 20), Box("leading", 120, 30), Box("trailing", 10, 44))
    #expect(left.frame("title") == rect(128, 12, 150, 20))
    let right = probe(Box("title", 150, 20), Box("leading", 10, 30), Box("trailing", 120, 44))
    #expect(right.frame("title") == rect(22, 12, 150, 20))
    // Without anything at an end it may reach the bar's.
    let open = probe(Box("title", 250, 20), Box("leading", 0, 0), Box("trailing", 30, 44))
    #expect(open.frame("title") == rect(12, 12, 250, 20))
  }

  @Test("A title that takes all there is takes what the ends leave between them")
  func flexible() {
    let probe = probe(
      Box("title").frame(maxWidth: .infinity, maxHeight: 20), Box("leading", 60, 30),
      Box("trailing", 100, 44))
    #expect(probe.frame("title") == rect(68, 12, 124, 20))
  }

  @Test("An end that takes all there is takes what the other one and a stack's gaps leave")
  func flexibleEnd() {
    let probe = probe(
      Box("title", 0, 0), Box("leading").frame(maxWidth: .infinity, maxHeight: 30),
      Box("trailing", 100, 44))
    #expect(probe.frame("leading") == rect(0, 7, 176, 30))
    #expect(probe.frame("trailing") == rect(200, 0, 100, 44))
  }

  @Test("From right to left the ends change places")
  func rightToLeft() {
    let probe = LayoutProbe(300, 44) {
      BarRowLayout {
        Box("title", 150, 20)
        Box("leading", 120, 30)
        Box("trailing", 10, 44)
      }
      .environment(\.layoutDirection, .rightToLeft)
    }
    #expect(probe.frame("leading") == rect(180, 7, 120, 30))
    #expect(probe.frame("trailing") == rect(0, 0, 10, 44))
    #expect(probe.frame("title") == rect(22, 12, 150, 20))
  }

  @Test("A long title of a screen ends before the buttons")
  func screens() throws {
    let probe = LayoutProbe(390, 844) {
      NavigationStack {
        Box("content")
          .navigationTitle(Text(verbatim: String(repeating: "long ", count: 20)))
          .navigationBarTitleDisplayMode(.inline)
          .toolbar {
            ToolbarItem(placement: .topBarLeading) { Box("leading", 80, 44) }
            ToolbarItem(placement: .topBarTrailing) { Box("trailing", 60, 44) }
            ToolbarItem(placement: .principal) {
              Box("title").frame(maxWidth: .infinity, maxHeight: 20)
            }
          }
      }
    }
    let frames = ["title", "leading", "trailing"].compactMap(probe.frame)
    try #require(frames.count == 3)
    let (title, leading, trailing) = (frames[0], frames[1], frames[2])
    #expect(title.minX >= leading.maxX + 8 && title.maxX <= trailing.minX - 8)
    #expect(title.width > 100)
  }
}
