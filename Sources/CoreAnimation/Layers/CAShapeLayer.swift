import Drawing
import DrawingCommands
import Foundation
import Geometry

/// A layer that fills and strokes a path.
open class CAShapeLayer: CALayer {
  public override init() { super.init() }
  public override init(layer: Any) { super.init(layer: layer) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func makeTwin() -> CALayer { CAShapeLayer() }

  /// In points of the layer's bounds. A path that is lengthened afterwards is not followed.
  open var path: CGPath? {
    get { values.get("path") }
    set { write("path", newValue?.copy()) }
  }

  /// Black unless it is set; nil fills nothing.
  open var fillColor: CGColor? {
    get { values["fillColor"] == nil ? .black : values.get("fillColor").flatMap(Self.seen) }
    set { write("fillColor", newValue ?? .clear) }
  }

  open var strokeColor: CGColor? {
    get { values.get("strokeColor").flatMap(Self.seen) }
    set { write("strokeColor", newValue ?? .clear) }
  }

  /// A colour that was set to nil is kept as clear, so that it can move to another one.
  private static func seen(_ color: CGColor) -> CGColor? { color == .clear ? nil : color }

  open var fillRule: CAShapeLayerFillRule {
    get { values.object("fillRule") ?? .nonZero }
    set { change("fillRule", to: .object(newValue), isAnimatable: false) }
  }

  open var lineWidth: CGFloat {
    get { read("lineWidth", 1) }
    set { write("lineWidth", newValue) }
  }

  open var miterLimit: CGFloat {
    get { read("miterLimit", 10) }
    set { write("miterLimit", newValue) }
  }

  open var lineCap: CAShapeLayerLineCap {
    get { values.object("lineCap") ?? .butt }
    set { change("lineCap", to: .object(newValue), isAnimatable: false) }
  }

  open var lineJoin: CAShapeLayerLineJoin {
    get { values.object("lineJoin") ?? .miter }
    set { change("lineJoin", to: .object(newValue), isAnimatable: false) }
  }

  /// Where along the path the line begins and ends, 0…1 of its length.
  open var strokeStart: CGFloat {
    get { read("strokeStart", 0) }
    set { write("strokeStart", newValue) }
  }

  open var strokeEnd: CGFloat {
    get { read("strokeEnd", 1) }
    set { write("strokeEnd", newValue) }
  }

  open var lineDashPhase: CGFloat {
    get { read("lineDashPhase", 0) }
    set { write("lineDashPhase", newValue) }
  }

  /// Points of line and gap by turns.
  open var lineDashPattern: [NSNumber]? {
    get {
      guard case .numbers(let numbers)? = values["lineDashPattern"] else { return nil }
      return numbers.map { NSNumber(value: $0) }
    }
    set {
      change(
        "lineDashPattern", to: newValue.map { .numbers($0.map(\.doubleValue)) },
        isAnimatable: false)
    }
  }

  override func ownContent(_ values: LayerValues, at time: Double) -> DisplayList {
    guard let path: CGPath = values.get("path"), !path.isEmpty else { return .empty }
    var list = DisplayList()
    let fill: CGColor = values.get("fillColor", .black)
    if fill.alpha > 0 {
      let style = FillStyle(eoFill: fillRule == .evenOdd)
      list.append(.fill(path.path, style, .color(fill.resolved.components)))
    }
    if let stroke = stroke(of: path.path, values) { list.append(stroke) }
    return list
  }

  private func stroke(of path: Path, _ values: LayerValues) -> DisplayItem? {
    let color: CGColor = values.get("strokeColor", .clear)
    let width: CGFloat = values.get("lineWidth", 1)
    let start: CGFloat = min(max(values.get("strokeStart", 0), 0), 1)
    let end: CGFloat = min(max(values.get("strokeEnd", 1), 0), 1)
    guard color.alpha > 0, width > 0, start < end else { return nil }
    var style = StrokeStyle(lineWidth: width, miterLimit: values.get("miterLimit", 10))
    style.lineCap = lineCap == .round ? .round : lineCap == .square ? .square : .butt
    style.lineJoin = lineJoin == .round ? .round : lineJoin == .bevel ? .bevel : .miter
    if case .numbers(let dash)? = values["lineDashPattern"] {
      style.dash = dash.map { CGFloat($0) }
      style.dashPhase = values.get("lineDashPhase", 0)
    }
    let line = start > 0 || end < 1 ? path.trimmedPath(from: start, to: end) : path
    return .stroke(line, style, .color(color.resolved.components))
  }
}
