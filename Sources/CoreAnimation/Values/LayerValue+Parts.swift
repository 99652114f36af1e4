import DrawingCommands
import Foundation
import Geometry

// What key paths reach within a value: `position.x`, `bounds.size.width`, `transform.rotation.z`.

extension LayerValue {
  /// The part at `path`; nil where there is no such part.
  func part(_ path: ArraySlice<LayerKeyPath.Part>) -> LayerValue? {
    guard let name = path.first else { return self }
    let rest = path.dropFirst()
    switch (self, name) {
    case (.point(let point), .x): return .number(Double(point.x))
    case (.point(let point), .y): return .number(Double(point.y))
    case (.size(let size), .width): return .number(Double(size.width))
    case (.size(let size), .height): return .number(Double(size.height))
    case (.rect(let rect), .origin): return LayerValue.point(rect.origin).part(rest)
    case (.rect(let rect), .size): return LayerValue.size(rect.size).part(rest)
    case (.transform(let transform), _):
      guard let parts = TransformParts(transform) else { return nil }
      return parts.part(name, axis: rest.first)
    default: return nil
    }
  }

  /// The value with another part at `path`; itself where there is no such part.
  func replacing(_ path: ArraySlice<LayerKeyPath.Part>, with part: LayerValue) -> LayerValue {
    guard let name = path.first else { return part }
    let rest = path.dropFirst()
    switch (self, name) {
    case (.point(var point), .x):
      point.x = part.length ?? point.x
      return .point(point)
    case (.point(var point), .y):
      point.y = part.length ?? point.y
      return .point(point)
    case (.size(var size), .width):
      size.width = part.length ?? size.width
      return .size(size)
    case (.size(var size), .height):
      size.height = part.length ?? size.height
      return .size(size)
    case (.rect(var rect), .origin):
      if case .point(let point) = LayerValue.point(rect.origin).replacing(rest, with: part) {
        rect.origin = point
      }
      return .rect(rect)
    case (.rect(var rect), .size):
      if case .size(let size) = LayerValue.size(rect.size).replacing(rest, with: part) {
        rect.size = size
      }
      return .rect(rect)
    case (.transform(let transform), _):
      // A transform that was scaled to nothing is built up again from where nothing was done.
      var parts = TransformParts(transform) ?? TransformParts(collapsed: transform)
      parts.replace(name, axis: rest.first, with: part)
      return .transform(parts.transform)
    default: return self
    }
  }

  private var length: CGFloat? { number.map { CGFloat($0) } }
}

extension TransformParts {
  /// What is left of a transform that flattens space: where it moves to.
  init(collapsed transform: CATransform3D) {
    var rest = CATransform3DIdentity
    (rest.m41, rest.m42, rest.m43) = (transform.m41, transform.m42, transform.m43)
    self = TransformParts(rest) ?? TransformParts()
  }

  private init() {}

  private static func index(_ axis: LayerKeyPath.Part?) -> Int? {
    switch axis {
    case .x: 0
    case .y: 1
    case .z: 2
    default: nil
    }
  }

  fileprivate func part(_ name: LayerKeyPath.Part, axis: LayerKeyPath.Part?) -> LayerValue? {
    let index = Self.index(axis)
    switch name {
    case .rotation: return .number(angles[index ?? 2])
    case .scale:
      return .number(index.map { scale[$0] } ?? (scale.x + scale.y + scale.z) / 3)
    case .translation:
      if let index { return .number(translation[index]) }
      return .size(CGSize(width: translation.x, height: translation.y))
    default: return nil
    }
  }

  fileprivate mutating func replace(
    _ name: LayerKeyPath.Part, axis: LayerKeyPath.Part?, with part: LayerValue
  ) {
    let index = Self.index(axis)
    switch (name, part) {
    case (.rotation, _):
      guard let angle = part.number else { return }
      angles[index ?? 2] = angle
    case (.scale, _):
      guard let factor = part.number else { return }
      if let index { scale[index] = factor } else { scale = SIMD3(repeating: factor) }
    case (.translation, .size(let size)):
      (translation.x, translation.y) = (Double(size.width), Double(size.height))
    case (.translation, .point(let point)):
      (translation.x, translation.y) = (Double(point.x), Double(point.y))
    case (.translation, _):
      guard let index, let length = part.number else { return }
      translation[index] = length
    default: return
    }
  }
}
