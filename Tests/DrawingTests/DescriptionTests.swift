import Drawing
import Foundation
import Geometry
import Pixels
import Testing

@Suite("The dump of a display list")
struct DescriptionTests {
  @Test("Each item is a line, and a layer indents what it holds")
  func lines() {
    let list = DisplayList([
      Scenes.fill(Scenes.rect(1, 2, 3.5, 4), .color(.red)),
      Scenes.layer([
        .stroke(
          Scenes.circle(10, 10, 4), StrokeStyle(lineWidth: 0.25, lineCap: .round),
          .color(ColorComponents(red: 0, green: 0, blue: 0, alpha: 0.5)))
      ]) {
        $0.opacity = 0.3
        $0.blendMode = .screen
        $0.transform = ProjectionTransform(CGAffineTransform(translationX: 4, y: -1))
        $0.filters = [.blur(radius: 2, isOpaque: false)]
      },
    ])
    #expect(
      list.description == """
        fill rect (1, 2, 3.5, 4) #ff0000
        layer offset (4, -1) opacity 0.3 blend screen blur 2 {
          stroke circle (10, 10) r 4 width 0.25 round cap #00000080
        }
        """)
  }

  @Test("Numbers that are none do not stop the dump")
  func absurd() {
    let list = DisplayList([
      Scenes.fill(Scenes.rect(.nan, 0, .infinity, 1e300), .color(.init(red: 2, green: 0, blue: 0)))
    ])
    #expect(list.description.contains("color(2 0 0 1)"))
  }
}
