import Drawing
import Foundation
import Geometry
import Pixels
import Typesetting

/// A title over lines of text, on a dark ground through which the last picture shines a little: everything that the
/// bitmap depends on. It is typeset and painted here, since a window knows nothing of SwiftUI.
struct OverlayPicture: Equatable {
  var title: String
  var text: String
  var isError: Bool
  /// Points.
  var size: CGSize
  /// Pixels per point.
  var scale: Double

  private static let margin = 20.0
  private static let distance = 12.0
  private static let ground = ColorComponents(red: 0.08, green: 0.08, blue: 0.1, alpha: 0.93)
  private static let white = ColorComponents(red: 1, green: 1, blue: 1, alpha: 1)
  private static let rose = ColorComponents(red: 1, green: 0.45, blue: 0.5, alpha: 1)

  /// Nil for a window without room. Lines for which there is none are left out.
  func bitmap() -> Bitmap? {
    let (width, height) = (pixels(size.width), pixels(size.height))
    guard width > 0, height > 0, width <= 32768, height <= 32768 else { return nil }
    let bitmap = Bitmap(width: width, height: height)
    Painter(jobs: 1).paint(list, into: bitmap, scale: scale, background: Self.ground)
    return bitmap
  }

  private func pixels(_ length: Double) -> Int {
    let length = (length * scale).rounded()
    return length.isFinite ? Int(min(max(length, 0), 1e6)) : 0
  }

  private var list: DisplayList {
    let room = CGRect(origin: .zero, size: size).insetBy(dx: Self.margin, dy: Self.margin)
    guard !room.isNull else { return .empty }
    var list = DisplayList()
    let heading = lines(title, FontDescriptor(size: 17, weight: .semibold), in: room.size)
    list.append(
      picture(of: heading, isError ? Self.rose : Self.white), at: room.origin)
    let top = heading.measure.size.height + Self.distance
    guard room.height > top else { return list }
    let below = lines(
      text, FontDescriptor(size: 12, design: .monospaced),
      in: CGSize(width: room.width, height: room.height - top))
    list.append(
      picture(of: below, Self.white), at: CGPoint(x: room.minX, y: room.minY + top))
    return list
  }

  private func lines(_ text: String, _ font: FontDescriptor, in room: CGSize) -> TextLayout {
    var style = ParagraphStyle()
    style.displayScale = scale
    return Typesetter(runs: [TextRun(text, TextAttributes(font: font))], style: style)
      .layout(width: room.width, height: room.height, boxWidth: room.width)
  }

  private func picture(of layout: TextLayout, _ color: ColorComponents) -> DisplayList {
    DisplayList(
      layout.lines.flatMap(\.runs).map { .glyphs($0.glyphs, .color(color)) })
  }
}
