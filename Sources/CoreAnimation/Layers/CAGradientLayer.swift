import Drawing
import DrawingCommands
import Foundation
import Geometry
import Pixels

/// A layer that is filled with a gradient.
///
/// Neighbouring colours are blended component by component, not premultiplied: white turns grey on its way to
/// a clear black, unlike in SwiftUI.
open class CAGradientLayer: CALayer {
  public override init() { super.init() }
  public override init(layer: Any) { super.init(layer: layer) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func makeTwin() -> CALayer { CAGradientLayer() }

  /// Colours, each a `CGColor`.
  open var colors: [Any]? {
    get { if case .colors(let colors)? = values["colors"] { colors } else { nil } }
    set { change("colors", to: newValue.map { .colors($0.compactMap { $0 as? CGColor }) }) }
  }

  /// 0…1 for each colour; even steps without them.
  open var locations: [NSNumber]? {
    get {
      guard case .numbers(let numbers)? = values["locations"] else { return nil }
      return numbers.map { NSNumber(value: $0) }
    }
    set { change("locations", to: newValue.map { .numbers($0.map(\.doubleValue)) }) }
  }

  /// In parts of the bounds, as `endPoint` is. Where circles have their middle.
  open var startPoint: CGPoint {
    get { read("startPoint", CGPoint(x: 0.5, y: 0)) }
    set { write("startPoint", newValue) }
  }

  /// Where the last colour is; of circles a corner of the box around the last one.
  open var endPoint: CGPoint {
    get { read("endPoint", CGPoint(x: 0.5, y: 1)) }
    set { write("endPoint", newValue) }
  }

  open var type: CAGradientLayerType {
    get { values.object("type") ?? .axial }
    set { change("type", to: .object(newValue), isAnimatable: false) }
  }

  override func ownContent(_ values: LayerValues, at time: Double) -> DisplayList {
    let box = LayerBox(values)
    let bounds = box.bounds
    guard bounds.width > 0, bounds.height > 0, let ramp = Self.ramp(values) else { return .empty }
    func point(_ unit: CGPoint) -> CGPoint {
      CGPoint(x: bounds.minX + unit.x * bounds.width, y: bounds.minY + unit.y * bounds.height)
    }
    let start = point(values.get("startPoint", CGPoint(x: 0.5, y: 0)))
    let end = point(values.get("endPoint", CGPoint(x: 0.5, y: 1)))
    let paint: Paint
    switch type {
    case .radial:
      let (width, height) = (abs(end.x - start.x), abs(end.y - start.y))
      paint = .ellipticalGradient(
        ramp,
        bounds: CGRect(
          x: start.x - width, y: start.y - height, width: 2 * width, height: 2 * height),
        center: start, startRadius: 0, endRadius: 1)
    case .conic:
      let angle = Double(atan2(end.y - start.y, end.x - start.x))
      paint = .angularGradient(
        ramp, center: start, startAngle: angle, endAngle: angle + 2 * .pi)
    default: paint = .linearGradient(ramp, start: start, end: end)
    }
    return DisplayList(.fill(box.outline(), FillStyle(), paint))
  }

  private static func ramp(_ values: LayerValues) -> GradientRamp? {
    guard case .colors(let colors)? = values["colors"], !colors.isEmpty else { return nil }
    var locations = colors.indices.map { Double($0) / Double(max(colors.count - 1, 1)) }
    if case .numbers(let wanted)? = values["locations"], wanted.count == colors.count {
      locations = wanted
    }
    // What is given out of order begins where the one before it ended.
    for index in locations.indices.dropFirst() {
      locations[index] = max(locations[index], locations[index - 1])
    }
    var stops: [GradientRamp.Stop] = []
    func add(_ color: CGColor, _ location: Double) {
      stops.append(GradientRamp.Stop(color: color.resolved.components, location: location))
    }
    add(colors[0], locations[0])
    for index in colors.indices.dropFirst() {
      let (from, to) = (colors[index - 1], colors[index])
      if from.alpha != to.alpha {
        // Painters blend premultiplied colours: steps between make up for it.
        for step in 1..<16 {
          let part = Double(step) / 16
          add(
            from.blended(with: to, part),
            locations[index - 1] + (locations[index] - locations[index - 1]) * part)
        }
      }
      add(to, locations[index])
    }
    return GradientRamp(stops: stops, interpolation: .device)
  }
}
