import Foundation
import Motion
import Pixels

/// The numbers of a style that move. Styles of one kind move into each other, gradients also when
/// they have different numbers of stops; a change of kind is seen at once.
///
/// Stops are sequences that go on with their last member for ever, so that sequences of any length
/// add up and the shorter one's end splits into several stops.
package struct StyleVector: VectorArithmetic {
  enum Kind: Hashable, Sendable {
    case zero, color, gradient(GradientGeometry.Kind), mesh(width: Int, height: Int), other, mixed
  }

  var kind = Kind.zero
  /// A solid colour as `Color.Resolved.animatableData`.
  var color = SIMD4<Float>.zero
  var opacity: Double = 0
  /// What a plain colour has none of: it is moved most often, and copied many times a frame.
  private var details: Details?

  /// Points and angles × 128, radii as they are.
  var geometry: SIMD8<Double> {
    get { details?.geometry ?? .zero }
    set { withDetails { $0.geometry = newValue } }
  }
  var stops: [StopVector] {
    get { details?.stops ?? [] }
    set { withDetails { $0.stops = newValue } }
  }
  var shadows: [SIMD8<Float>] {
    get { details?.shadows ?? [] }
    set { withDetails { $0.shadows = newValue } }
  }

  // `withDetails` changes it only where nobody else has it.
  private final class Details: Equatable, @unchecked Sendable {
    var geometry = SIMD8<Double>.zero
    var stops: [StopVector] = []
    var shadows: [SIMD8<Float>] = []

    init() {}

    init(_ other: Details) {
      (geometry, stops, shadows) = (other.geometry, other.stops, other.shadows)
    }

    static func == (left: Details, right: Details) -> Bool {
      left.geometry == right.geometry && left.stops == right.stops && left.shadows == right.shadows
    }

    func add(_ other: Details, times factor: Double) {
      geometry += factor * other.geometry
      if !stops.isEmpty || !other.stops.isEmpty { addStops(other.stops, times: factor) }
      for index in 0..<max(shadows.count, other.shadows.count) {
        if index == shadows.count { shadows.append(.zero) }
        if index < other.shadows.count { shadows[index] += Float(factor) * other.shadows[index] }
      }
    }

    private func addStops(_ others: [StopVector], times factor: Double) {
      let last = stops.last ?? StopVector()
      while stops.count < others.count { stops.append(last) }
      for index in stops.indices {
        guard let other = index < others.count ? others[index] : others.last else { continue }
        stops[index].color += Float(factor) * other.color
        stops[index].location += factor * other.location
        stops[index].height += factor * other.height
      }
    }

    func scale(by factor: Double) {
      geometry *= factor
      for index in stops.indices {
        stops[index].color *= Float(factor)
        stops[index].location *= factor
        stops[index].height *= factor
      }
      for index in shadows.indices { shadows[index] *= Float(factor) }
    }

    var magnitudeSquared: Double {
      var sum = (geometry * geometry).sum()
      for stop in stops {
        sum += Double((stop.color * stop.color).sum()) + stop.location * stop.location
        sum += stop.height * stop.height
      }
      for shadow in shadows { sum += Double((shadow * shadow).sum()) }
      return sum
    }
  }

  /// Changes the details, which are shared with nobody then.
  private mutating func withDetails(_ change: (Details) -> Void) {
    if details == nil {
      details = Details()
    } else if !isKnownUniquelyReferenced(&details) {
      details = Details(details!)
    }
    change(details!)
  }

  package static var zero: StyleVector { StyleVector() }

  package static func += (left: inout StyleVector, right: StyleVector) { left.add(right, times: 1) }
  package static func -= (left: inout StyleVector, right: StyleVector) {
    left.add(right, times: -1)
  }

  package mutating func _subtract(_ other: StyleVector, scaledBy factor: Double) {
    add(other, times: -factor)
  }

  package static func + (left: StyleVector, right: StyleVector) -> StyleVector {
    var result = left
    result += right
    return result
  }

  package static func - (left: StyleVector, right: StyleVector) -> StyleVector {
    var result = left
    result -= right
    return result
  }

  private mutating func add(_ other: StyleVector, times factor: Double) {
    if kind == .zero {
      kind = other.kind
    } else if other.kind != .zero, other.kind != kind {
      kind = .mixed
    }
    color += Float(factor) * other.color
    opacity += factor * other.opacity
    if let others = other.details { withDetails { $0.add(others, times: factor) } }
  }

  package mutating func scale(by factor: Double) {
    color *= Float(factor)
    opacity *= factor
    if details != nil { withDetails { $0.scale(by: factor) } }
  }

  package var magnitudeSquared: Double {
    Double((color * color).sum()) + opacity * opacity + (details?.magnitudeSquared ?? 0)
  }
}

struct StopVector: Hashable, Sendable {
  /// As `Color.Resolved.animatableData`.
  var color = SIMD4<Float>.zero
  /// × 128; of a mesh, how far to the right its point lies.
  var location: Double = 0
  /// × 128; of a mesh, how far down its point lies.
  var height: Double = 0
}

extension Color.Resolved {
  var vector: SIMD4<Float> {
    get { SIMD4(linearRed, linearGreen, linearBlue, opacity) * 128 }
    set {
      let value = newValue / 128
      (linearRed, linearGreen, linearBlue, opacity) = (value.x, value.y, value.z, value.w)
    }
  }
}

extension ResolvedStyle: Animatable {
  private var vectorKind: StyleVector.Kind {
    switch fill {
    case .color: .color
    case .gradient(let gradient): .gradient(gradient.geometry.kind)
    case .mesh(let mesh): .mesh(width: mesh.width, height: mesh.height)
    case .image, .material, .shader: .other
    }
  }

  package var animatableData: StyleVector {
    get {
      var vector = StyleVector()
      vector.kind = vectorKind
      vector.opacity = opacity * 128
      if !shadows.isEmpty { vector.shadows = shadows.map(\.vector) }
      switch fill {
      case .color(let color):
        vector.color = color.vector
      case .gradient(let gradient):
        vector.geometry = gradient.geometry.vector
        vector.stops = gradient.ramp.stops.map {
          StopVector(color: Color.Resolved($0.color).vector, location: $0.location * 128)
        }
      case .mesh(let mesh):
        vector.stops = zip(mesh.colors, mesh.points).map { color, point in
          StopVector(
            color: color.vector, location: Double(point.x) * 128, height: Double(point.y) * 128)
        }
      case .image, .material, .shader: break
      }
      return vector
    }
    set {
      guard newValue.kind == vectorKind else { return }
      opacity = newValue.opacity / 128
      if newValue.shadows.count == shadows.count {
        for index in shadows.indices { shadows[index].vector = newValue.shadows[index] }
      }
      switch fill {
      case .color(var color):
        color.vector = newValue.color
        fill = .color(color)
      case .gradient(var gradient):
        gradient.geometry.vector = newValue.geometry
        gradient.ramp.stops = newValue.stops.map { stop in
          var color = Color.Resolved(linear: .zero, opacity: 0)
          color.vector = stop.color
          return GradientRamp.Stop(color: color.components, location: stop.location / 128)
        }
        fill = .gradient(gradient)
      case .mesh(var mesh):
        for (index, stop) in newValue.stops.enumerated() where index < mesh.colors.count {
          mesh.colors[index].vector = stop.color
          mesh.points[index] = SIMD2(Float(stop.location / 128), Float(stop.height / 128))
        }
        fill = .mesh(mesh)
      case .image, .material, .shader: break
      }
    }
  }
}

extension ShadowStyleFilter {
  fileprivate var vector: SIMD8<Float> {
    get {
      let color = Color.Resolved(color).vector
      return SIMD8(
        color.x, color.y, color.z, color.w, Float(radius), Float(offset.width),
        Float(offset.height), 0)
    }
    set {
      var resolved = Color.Resolved(color)
      resolved.vector = newValue.lowHalf
      color = resolved.components
      radius = Double(newValue[4])
      offset = CGSize(width: Double(newValue[5]), height: Double(newValue[6]))
    }
  }
}
