import SwiftUI
import Testing

@Suite("Constraints by their visual format")
@MainActor
struct VisualFormatTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  private let views = ["a": UIView(), "b": UIView()]

  init() {
    for view in views.values {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
  }

  private func lay(_ formats: String..., options: NSLayoutConstraint.FormatOptions = []) -> [CGRect]
  {
    for format in formats {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
          withVisualFormat: format, options: options, metrics: ["gap": 12, "wide": 90.5],
          views: views))
    }
    root.layoutIfNeeded()
    return ["a", "b"].compactMap { views[$0]?.frame }
  }

  @Test("Distances are numbers, metrics, or eight points where none is given")
  func distances() {
    let frames = lay("H:|-5-[a(wide)]-[b]-gap-|", "V:|[a]|", "V:|-gap-[b(20)]")
    #expect(frames[0] == CGRect(x: 5, y: 0, width: 90.5, height: 200))
    #expect(frames[1] == CGRect(x: 103.5, y: 12, width: 300 - 12 - 103.5, height: 20))
  }

  @Test("Views beside each other touch where nothing stands between them")
  func touching() {
    let frames = lay("H:|[a(50)][b]|", "V:|[a]|", options: [])
    #expect(frames[1].minX == 50 && frames[1].maxX == 300)
  }

  @Test("Sizes are those of other views, at least or at most, each with its priority")
  func sizes() {
    let frames = lay(
      "H:|-0-[a(>=40,<=60)]-10-[b(==a)]", "H:[a(100@500)]", "V:|-0-[a(30)]", "V:|-0-[b(a)]")
    #expect(frames[0] == CGRect(x: 0, y: 0, width: 60, height: 30))
    #expect(frames[1] == CGRect(x: 70, y: 0, width: 60, height: 30))
  }

  @Test("Options make the views of a format equal in a line or an edge")
  func options() {
    let frames = lay(
      "H:|-0-[a(50)]-10-[b(50)]", "V:|-20-[a(40)]", options: [.alignAllTop, .alignAllBottom])
    #expect(frames[1] == CGRect(x: 60, y: 20, width: 50, height: 40))
  }
}
