import Foundation
import simd

extension SIMD3<Float> {
  /// A vector in length 1, or this one where it has no direction.
  func unit(_ v: SIMD3<Float>) -> SIMD3<Float> {
    let length = simd_length(v)
    return length > 1e-12 && length.isFinite ? v / length : self
  }
}

extension simd_quatf {
  /// In length 1; no turn where there is none.
  var safe: simd_quatf {
    let length = simd.length(vector)
    return length > 1e-12 && length.isFinite
      ? simd_quatf(vector: vector / length) : simd_quatf(ix: 0, iy: 0, iz: 0, r: 1)
  }

  /// First about x, then y, then z.
  init(angles a: SIMD3<Float>) {
    let x = simd_quatf(angle: a.x, axis: SIMD3(1, 0, 0))
    let y = simd_quatf(angle: a.y, axis: SIMD3(0, 1, 0))
    self = simd_quatf(angle: a.z, axis: SIMD3(0, 0, 1)) * y * x
  }

  var angles: SIMD3<Float> {
    let m = simd_float3x3(safe)
    let sine = -min(max(m.columns.0.z, -1), 1)
    // Straight up or down, x and z are one turn.
    guard abs(sine) < 0.99999 else {
      return SIMD3(atan2(-m.columns.2.y, m.columns.1.y), asin(sine), 0)
    }
    return SIMD3(
      atan2(m.columns.1.z, m.columns.2.z), asin(sine), atan2(m.columns.0.y, m.columns.0.x))
  }

  init(axisAndAngle v: SIMD4<Float>) {
    let length = simd_length(v.xyz)
    guard length > 1e-12, length.isFinite, v.w.isFinite else {
      self.init(ix: 0, iy: 0, iz: 0, r: 1)
      return
    }
    self.init(angle: v.w, axis: v.xyz / length)
  }

  var axisAndAngle: SIMD4<Float> {
    let length = simd_length(imag)
    guard length > 1e-7, length.isFinite else { return SIMD4(0, 0, 0, 0) }
    return SIMD4(imag / length, 2 * atan2(length, real))
  }

  /// The turn that brings `front` towards `direction` with the top upwards; nil without a direction.
  init?(looking direction: SIMD3<Float>, up: SIMD3<Float>, front: SIMD3<Float>) {
    let length = simd_length(direction)
    guard length > 1e-9, length.isFinite else { return nil }
    func basis(_ toward: SIMD3<Float>, _ up: SIMD3<Float>) -> simd_float3x3 {
      let back = -toward
      var side = simd_cross(up, back)
      if simd_length(side) < 1e-5 { side = simd_cross(SIMD3(0, 0, back.y > 0 ? -1 : 1), back) }
      if simd_length(side) < 1e-5 { side = SIMD3(1, 0, 0) }
      side = side.unit(side)
      return simd_float3x3(side, simd_cross(back, side), back)
    }
    let wanted = basis(direction / length, SIMD3(0, 1, 0).unit(up))
    let own = basis(SIMD3(0, 0, -1).unit(front), SIMD3(0, 1, 0))
    self = simd_quatf(wanted * own.transpose).safe
  }
}

extension NodeValues {
  /// The place, turn and size of a matrix; what else it does is lost.
  init(_ m: simd_float4x4) {
    position = m.columns.3.xyz
    var axes = [m.columns.0.xyz, m.columns.1.xyz, m.columns.2.xyz]
    scale = SIMD3(simd_length(axes[0]), simd_length(axes[1]), simd_length(axes[2]))
    if simd_dot(axes[0], simd_cross(axes[1], axes[2])) < 0 { scale.x = -scale.x }
    let whole: [SIMD3<Float>] = [SIMD3(1, 0, 0), SIMD3(0, 1, 0), SIMD3(0, 0, 1)]
    for index in 0..<3 {
      let size = scale[index]
      axes[index] = abs(size) > 1e-12 && size.isFinite ? axes[index] / size : whole[index]
    }
    orientation = simd_quatf(simd_float3x3(axes[0], axes[1], axes[2])).safe
  }
}
