import CHarfBuzz
import Foundation
import Geometry

extension Typeface {
  /// The heights that the face's own tables give, in points at the descriptor's size.
  ///
  /// They are as they are, no whole points: lines of a font of 1854 and −434 of 2048 units stand 17.875 apart at
  /// 16 points, and 15.641 at 14, besides the spacing that is asked for (snapshots of SBB's design system, iOS 26).
  func metrics(for descriptor: FontDescriptor) -> FontMetrics {
    let scale = descriptor.size / unitsPerEm
    func points(_ tag: hb_ot_metrics_tag_t, otherwise ratio: Double) -> Double {
      metric(tag).map { $0 * scale } ?? descriptor.size * ratio
    }
    var metrics = FontMetrics(
      ascent: points(HB_OT_METRICS_TAG_HORIZONTAL_ASCENDER, otherwise: 0.95),
      descent: abs(points(HB_OT_METRICS_TAG_HORIZONTAL_DESCENDER, otherwise: 0.24)),
      leading: max(points(HB_OT_METRICS_TAG_HORIZONTAL_LINE_GAP, otherwise: 0), 0),
      capHeight: points(HB_OT_METRICS_TAG_CAP_HEIGHT, otherwise: 0.7),
      xHeight: points(HB_OT_METRICS_TAG_X_HEIGHT, otherwise: 0.5),
      underlineOffset: -points(HB_OT_METRICS_TAG_UNDERLINE_OFFSET, otherwise: -0.1),
      underlineThickness: points(HB_OT_METRICS_TAG_UNDERLINE_SIZE, otherwise: 0.05))
    metrics.apply(descriptor.leading)
    return metrics
  }

  /// The width of the letter l's stroke in font units.
  var stemWidth: Double {
    let points = glyph(for: "l").map(outline)?.compactMap(\.endPoint) ?? []
    let span = (points.map(\.x).max() ?? 0) - (points.map(\.x).min() ?? 0)
    return span > 0 ? span : unitsPerEm * 0.09
  }
}

extension Path.Element {
  fileprivate var endPoint: CGPoint? {
    switch self {
    case .move(let point), .line(let point): point
    case .quadCurve(let point, _): point
    case .curve(let point, _, _): point
    case .closeSubpath: nil
    }
  }
}
