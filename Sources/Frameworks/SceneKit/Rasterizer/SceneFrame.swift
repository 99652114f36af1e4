import Foundation
import simd

/// All that a picture of a scene is made from, at one moment: nothing in it changes any more.
struct SceneFrame: Sendable {
  struct Item: Sendable {
    var mesh: Mesh
    var part: Int
    var matrix: simd_float4x4
    var surface: Int
    var mask: Int
    /// The distance of its middle along the camera's view.
    var depth: Float
    var order: Int
    var castsShadow: Bool
  }
  /// A round spot of a particle, or a square picture.
  var items: [Item] = []
  var surfaces: [Surface] = []
  var lamps: [Lamp] = []
  var ambient = SIMD3<Float>.zero
  /// From the scene to the camera, and from the camera to the picture.
  var view = simd_float4x4.one
  var projection = simd_float4x4.one
  var eye = SIMD3<Float>.zero
  var background = Background.color(.zero)
  /// What surfaces take from around them, by direction: linear.
  var environment: Background?
  var fogStart: Float = 0
  var fogEnd: Float = 0
  var fogExponent: Float = 1
  var fogColor = SIMD3<Float>(1, 1, 1)
  var width = 1
  var height = 1
  /// 1 is smooth edges off.
  var samples = 4
  /// Pixels of the screen for a point, for what has sizes of the screen.
  var scale: Float = 1

  enum Background: Sendable {
    /// Linear, premultiplied.
    case color(SIMD4<Float>)
    case picture(Texture)
    /// All around: a picture of twice its height, or six sides in the order +x, −x, +y, −y, +z, −z.
    case around(Texture)
    case cube([Texture])

    /// By a direction of the scene.
    func value(_ way: SIMD3<Float>) -> SIMD4<Float> {
      switch self {
      case .color(let color): return color
      case .picture(let texture): return texture.mean
      case .around(let texture):
        let u = atan2(way.x, -way.z) / (2 * Float.pi) + 0.5
        let v = acos(min(max(way.y, -1), 1)) / Float.pi
        return texture.sample(
          SIMD2(u, v), spread: .zero, wrapS: .repeat, wrapT: .clamp, isNearest: false)
      case .cube(let sides):
        let size = abs(way)
        let (side, s, t): (Int, Float, Float)
        if size.x >= size.y, size.x >= size.z {
          (side, s, t) = (way.x > 0 ? 0 : 1, (way.x > 0 ? -way.z : way.z) / size.x, -way.y / size.x)
        } else if size.y >= size.z {
          (side, s, t) = (way.y > 0 ? 2 : 3, way.x / size.y, (way.y > 0 ? way.z : -way.z) / size.y)
        } else {
          (side, s, t) = (way.z > 0 ? 4 : 5, (way.z > 0 ? way.x : -way.x) / size.z, -way.y / size.z)
        }
        return sides[side].sample(
          SIMD2(s / 2 + 0.5, t / 2 + 0.5), spread: .zero, wrapS: .clamp, wrapT: .clamp,
          isNearest: false)
      }
    }
  }

  /// Opaque items from the front, then the others from the back; before all, in the order that nodes ask for.
  var ordered: [Item] {
    items.enumerated().sorted { first, second in
      let (a, b) = (first.element, second.element)
      if a.order != b.order { return a.order < b.order }
      let (see, saw) = (surfaces[a.surface].isTransparent, surfaces[b.surface].isTransparent)
      if see != saw { return !see }
      if a.depth != b.depth { return see ? a.depth > b.depth : a.depth < b.depth }
      return first.offset < second.offset
    }.map(\.element)
  }
}
