import Drawing
import Foundation
import Geometry
import Pixels
import Typesetting

/// Reads scenes: arrays that begin with the name of an operation. Lengths are pixels.
struct SceneReader {
  private var images: [String: Bitmap] = [:]

  mutating func readImage(_ message: [String: Any]) throws {
    guard let name = message["name"] as? String, let width = message["width"] as? Int,
      let height = message["height"] as? Int, let path = message["path"] as? String,
      let data = FileManager.default.contents(atPath: path), data.count == width * height * 4
    else { throw SceneError("an image without name, size or pixels") }
    images[name] = Bitmap(width: width, height: height, premultiplied: [UInt8](data))
  }

  func displayList(_ frame: [[Any]]) throws -> DisplayList {
    var operations = frame[...]
    return try items(&operations)
  }

  /// Reads until `restore` or the end; a `save`, and what turns or clips, encloses what follows it.
  private func items(_ operations: inout ArraySlice<[Any]>) throws -> DisplayList {
    var list = DisplayList()
    while let operation = operations.popFirst() {
      switch operation.first as? String {
      case "restore": return list
      case "save": list.append(contentsOf: try items(&operations))
      case "rotate":
        var effect = LayerEffect()
        let center = CGPoint(x: number(operation, 2), y: number(operation, 3))
        effect.transform = ProjectionTransform(
          CGAffineTransform(translationX: center.x, y: center.y)
            .rotated(by: number(operation, 1)).translatedBy(x: -center.x, y: -center.y))
        list.append(.layer(Layer(effect, try items(&operations))))
        return list
      case "clip":
        var effect = LayerEffect()
        effect.clip = Clip(path: path(operation, 1))
        list.append(.layer(Layer(effect, try items(&operations))))
        return list
      default: try add(operation, to: &list)
      }
    }
    return list
  }

  private func add(_ operation: [Any], to list: inout DisplayList) throws {
    switch operation.first as? String {
    case "clear":
      let everything = CGRect(x: -10, y: -10, width: 20000, height: 20000)
      list.append(.fill(Path(everything), FillStyle(), .color(color(operation, 1))))
    case "fill": list.append(fill(operation))
    case "fillb":
      var effect = LayerEffect()
      effect.blendMode = try blendMode(operation, 3)
      list.append(.layer(Layer(effect, DisplayList([fill(operation)]))))
    case "stroke":
      let caps: [String: CGLineCap] = ["butt": .butt, "round": .round, "square": .square]
      list.append(
        .stroke(
          path(operation, 1),
          StrokeStyle(
            lineWidth: number(operation, 3), lineCap: caps[operation[4] as? String ?? ""] ?? .butt),
          .color(color(operation, 2))))
    case "sprite": list.append(try sprite(operation))
    case "text": list.append(contentsOf: text(operation))
    case "shadow": list.append(shadow(operation))
    case "fx": list.append(try effects(operation))
    case "fxall":
      var effect = LayerEffect()
      effect.filters = [.blur(radius: number(operation, 2), isOpaque: false)]
      list.append(
        .layer(Layer(effect, try displayList(operation[1] as? [[Any]] ?? []))))
    default: throw SceneError("unknown operation \(operation.first ?? "")")
    }
  }

  // MARK: Operations

  private func fill(_ operation: [Any]) -> DisplayItem {
    .fill(path(operation, 1), FillStyle(), paint(operation[2]))
  }

  private func sprite(_ operation: [Any]) throws -> DisplayItem {
    guard let bitmap = images[operation[1] as? String ?? ""] else { throw SceneError("no image") }
    let size = CGSize(width: bitmap.width, height: bitmap.height)
    var effect = LayerEffect()
    effect.opacity = Double(number(operation, 4))
    effect.blendMode = try blendMode(operation, 5)
    let item = ImageItem(
      bitmap: bitmap, source: CGRect(origin: .zero, size: size),
      destination: CGRect(
        origin: CGPoint(x: number(operation, 2), y: number(operation, 3)), size: size))
    return .layer(Layer(effect, DisplayList([.image(item)])))
  }

  private func text(_ operation: [Any]) -> DisplayList {
    let font = FontDescriptor(
      size: Double(number(operation, 4)), weight: operation[6] as? Bool == true ? .bold : .regular)
    let layout = Typesetter(
      runs: [TextRun(operation[1] as? String ?? "", TextAttributes(font: font))]
    ).layout()
    let (x, y) = (
      number(operation, 2), number(operation, 3) - CGFloat(layout.measure.firstBaseline)
    )
    return DisplayList(
      layout.lines.flatMap(\.runs).map { run in
        var glyphs = run.glyphs
        glyphs.positions = glyphs.positions.map { CGPoint(x: $0.x + x, y: $0.y + y) }
        return .glyphs(glyphs, .color(color(operation, 5)))
      })
  }

  private func shadow(_ operation: [Any]) -> DisplayItem {
    var effect = LayerEffect()
    effect.filters = [
      .shadow(
        ShadowStyleFilter(
          color: color(operation, 3), radius: Double(number(operation, 4)), offset: .zero))
    ]
    return .layer(Layer(effect, DisplayList([fill(operation)])))
  }

  private func effects(_ operation: [Any]) throws -> DisplayItem {
    guard let bitmap = images[operation[1] as? String ?? ""] else { throw SceneError("no image") }
    let size = CGSize(width: bitmap.width, height: bitmap.height)
    let s = Float(number(operation, 5))
    let (r, g, b) = (Float(0.2126), Float(0.7152), Float(0.0722))
    let saturation = ColorMatrix5x4(values: [
      r + (1 - r) * s, g - g * s, b - b * s, 0, 0, r - r * s, g + (1 - g) * s, b - b * s, 0, 0,
      r - r * s, g - g * s, b + (1 - b) * s, 0, 0, 0, 0, 0, 1, 0,
    ])
    var effect = LayerEffect()
    let sigma = Double(number(operation, 4))
    effect.filters =
      (sigma > 0 ? [.blur(radius: sigma, isOpaque: false)] : []) + [.colorMatrix(saturation)]
    let item = ImageItem(
      bitmap: bitmap, source: CGRect(origin: .zero, size: size),
      destination: CGRect(
        origin: CGPoint(x: number(operation, 2), y: number(operation, 3)), size: size))
    return .layer(Layer(effect, DisplayList([.image(item)])))
  }

  // MARK: Values

  private func number(_ array: [Any], _ index: Int) -> CGFloat {
    CGFloat((array[index] as? NSNumber)?.doubleValue ?? 0)
  }

  private func point(_ value: Any) -> CGPoint {
    let numbers = value as? [Any] ?? [0, 0]
    return CGPoint(x: number(numbers, 0), y: number(numbers, 1))
  }

  private func color(_ array: [Any], _ index: Int) -> ColorComponents {
    let parts = array[index] as? [Any] ?? []
    func part(_ index: Int) -> Float { index < parts.count ? Float(number(parts, index)) : 1 }
    return ColorComponents(red: part(0), green: part(1), blue: part(2), alpha: part(3))
  }

  private func blendMode(_ array: [Any], _ index: Int) throws -> BlendMode {
    switch array[index] as? String {
    case "over": return .normal
    case "plus": return .plusLighter
    case "screen": return .screen
    case let name: throw SceneError("unknown blend mode \(name ?? "")")
    }
  }

  private func paint(_ value: Any) -> Paint {
    let parts = value as? [Any] ?? []
    switch parts.first as? String {
    case "lin":
      return .linearGradient(ramp(parts[3]), start: point(parts[1]), end: point(parts[2]))
    case "rad":
      return .radialGradient(
        ramp(parts[3]), center: point(parts[1]), startRadius: 0, endRadius: number(parts, 2))
    case "sweep":
      return .angularGradient(
        ramp(parts[2]), center: point(parts[1]), startAngle: 0, endAngle: 2 * .pi)
    default: return .color(color([parts], 0))
    }
  }

  private func ramp(_ value: Any) -> GradientRamp {
    let stops = (value as? [[Any]] ?? []).map {
      GradientRamp.Stop(color: color($0, 1), location: Double(number($0, 0)))
    }
    return GradientRamp(stops: stops, interpolation: .device)
  }

  private func path(_ array: [Any], _ index: Int) -> Path {
    let steps = array[index] as? [[Any]] ?? []
    if steps.count == 1, steps[0].first as? String == "O" { return circle(steps[0]) }
    return Path { path in
      for step in steps {
        func at(_ first: Int) -> CGPoint {
          CGPoint(x: number(step, first), y: number(step, first + 1))
        }
        switch step.first as? String {
        case "M": path.move(to: at(1))
        case "L": path.addLine(to: at(1))
        case "C": path.addCurve(to: at(5), control1: at(1), control2: at(3))
        case "Z": path.closeSubpath()
        case "R":
          path.addRect(
            CGRect(origin: at(1), size: CGSize(width: number(step, 3), height: number(step, 4))))
        case "O": path.addPath(circle(step))
        default: break
        }
      }
    }
  }

  private func circle(_ step: [Any]) -> Path {
    let (x, y, radius) = (number(step, 1), number(step, 2), number(step, 3))
    return Path(
      ellipseIn: CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius))
  }
}
