import Foundation
import simd

/// The colour of a pixel: what a surface makes of the lights.
struct PixelShader: Sendable {
  let surfaces: [Surface]
  private let frame: SceneFrame
  private let toScene: simd_float4x4
  private let isFoggy: Bool
  private let front: SIMD3<Float>
  private let isParallel: Bool

  init(_ frame: SceneFrame) {
    self.frame = frame
    surfaces = frame.surfaces
    toScene = (frame.projection * frame.view).safeInverse
    isFoggy = frame.fogEnd > frame.fogStart && frame.fogEnd > 0
    front = SIMD3(0, 0, 1).unit(frame.view.safeInverse.direction(SIMD3(0, 0, 1)))
    isParallel = frame.projection.columns.2.w == 0
  }

  /// What is behind all at a pixel: linear, premultiplied.
  func background(_ x: Int, _ y: Int) -> SIMD4<Float> {
    let place = SIMD2(
      (Float(x) + 0.5) / Float(frame.width), (Float(y) + 0.5) / Float(frame.height))
    var color: SIMD4<Float>
    switch frame.background {
    case .color(let color): return color
    case .picture(let texture):
      color = texture.sample(
        place, spread: SIMD2(1 / Float(frame.width), 1 / Float(frame.height)), wrapS: .clamp,
        wrapT: .clamp, isNearest: false)
    default:
      let far = toScene * SIMD4(place.x * 2 - 1, 1 - place.y * 2, 1, 1)
      color = frame.background.value(front.unit(far.xyz / far.w - frame.eye))
    }
    return SIMD4(color.xyz * color.w, color.w)
  }

  /// A pixel of a triangle.
  struct Pixel {
    let a: Corner
    let b: Corner
    let c: Corner
    let triangle: ScreenTriangle
    /// What a pixel to the right, and one downwards, adds to the weights of the corners.
    let steps: SIMD3<Float>
    let downs: SIMD3<Float>

    /// Weights that count in the scene, from those that count in the picture.
    @inline(__always)
    private func weights(_ flat: SIMD3<Float>) -> SIMD3<Float> {
      let weighted = flat * triangle.inverseW
      return weighted / weighted.total()
    }

    /// Linear and premultiplied.
    @inline(__always)
    mutating func color(
      _ flat: SIMD3<Float>, _ surface: Surface, _ shader: PixelShader
    ) -> SIMD4<Float> {
      // The middle of a pixel at an edge may lie beside the triangle.
      let inside = pointwiseMax(flat, SIMD3(repeating: 0))
      let w = weights(inside / max(inside.total(), 1e-12))
      let text = a.text * w.x + b.text * w.y + c.text * w.z
      var spread = SIMD2<Float>(repeating: 0)
      if surface.diffuse.texture != nil || surface.normal != nil {
        let (r, d) = (weights(flat + steps), weights(flat + downs))
        let across = abs(a.text * r.x + b.text * r.y + c.text * r.z - text)
        let down = abs(a.text * d.x + b.text * d.y + c.text * d.z - text)
        spread = pointwiseMax(across, down)
      }
      let place = a.place * w.x + b.place * w.y + c.place * w.z
      var normal = a.normal * w.x + b.normal * w.y + c.normal * w.z
      normal = SIMD3(0, 0, 1).unit(normal) * triangle.facing
      if let map = surface.normal { normal = bumped(normal, map.value(text, spread)) }
      let color = a.color * w.x + b.color * w.y + c.color * w.z
      return shader.shade(
        surface, place: place, normal: normal, text: text, spread: spread, tint: color,
        mask: triangle.mask)
    }

    /// The normal that a picture of normals says, whose x goes to the right in the picture and y upwards.
    private func bumped(_ normal: SIMD3<Float>, _ value: SIMD4<Float>) -> SIMD3<Float> {
      let (along, aside) = (b.place - a.place, c.place - a.place)
      let (u, v) = (b.text - a.text, c.text - a.text)
      let whole = u.x * v.y - v.x * u.y
      guard abs(whole) > 1e-12 else { return normal }
      var right = (along * v.y - aside * u.y) / whole
      right = SIMD3(1, 0, 0).unit(right - normal * simd_dot(right, normal))
      let up = simd_cross(normal, right) * (whole < 0 ? 1 : -1)
      // Its numbers are directions and no light: they are taken as they are in the file.
      let map =
        SIMD3(Light.encoded(value.x), Light.encoded(value.y), Light.encoded(value.z)) * 2 - 1
      return normal.unit(right * map.x + up * map.y + normal * map.z)
    }
  }

  /// - Returns: linear and premultiplied.
  @inline(__always)
  func shade(
    _ surface: Surface, place: SIMD3<Float>, normal: SIMD3<Float>, text: SIMD2<Float>,
    spread: SIMD2<Float>, tint: SIMD4<Float>, mask: Int
  ) -> SIMD4<Float> {
    let base = surface.diffuse.value(text, spread) * tint
    var alpha = base.w * surface.opacity
    if let transparent = surface.transparent {
      let value = transparent.value(text, spread)
      alpha *= surface.rgbZero ? 1 - simd_dot(value.xyz, SIMD3(0.2126, 0.7152, 0.0722)) : value.w
    }
    let toEye = isParallel ? front : front.unit(frame.eye - place)
    var light = base.xyz
    switch surface.model {
    case .constant: break
    case .physical:
      light = physical(surface, place, normal, toEye, base.xyz, text, spread, mask)
    default: light = classic(surface, place, normal, toEye, base.xyz, text, spread, mask)
    }
    light += surface.emission.value(text, spread).xyz
    if let multiply = surface.multiply { light *= multiply.value(text, spread).xyz }
    if isFoggy {
      let distance = simd_length(place - frame.eye)
      var part = min(max((distance - frame.fogStart) / (frame.fogEnd - frame.fogStart), 0), 1)
      if frame.fogExponent != 1 { part = pow(part, frame.fogExponent) }
      light += (frame.fogColor - light) * part
    }
    return SIMD4(light * alpha, alpha)
  }

  /// How much of a lamp comes through to a place.
  @inline(__always)
  private func open(_ lamp: Lamp, _ place: SIMD3<Float>, _ cosine: Float) -> Float {
    guard let shadow = lamp.shadow, cosine > 0 else { return 1 }
    return 1 - shadow.shade(place, slope: 1 - cosine) * lamp.shadowColor.w
  }

  /// Lambert's law, with highlights after Phong or Blinn.
  private func classic(
    _ surface: Surface, _ place: SIMD3<Float>, _ normal: SIMD3<Float>, _ toEye: SIMD3<Float>,
    _ base: SIMD3<Float>, _ text: SIMD2<Float>, _ spread: SIMD2<Float>, _ mask: Int
  ) -> SIMD3<Float> {
    var (spread0, shine) = (SIMD3<Float>.zero, SIMD3<Float>.zero)
    let specular =
      surface.model == .lambert ? SIMD3<Float>.zero : surface.specular.value(text, spread).xyz
    let shines = specular.total() > 0
    let exponent = max(surface.shininess * 128, 1)
    for lamp in frame.lamps where lamp.mask & mask != 0 {
      let (from, part) = lamp.light(at: place)
      let cosine = simd_dot(normal, from)
      guard cosine > 0, part > 0 else { continue }
      let arriving = lamp.color * (part * open(lamp, place, cosine))
      spread0 += arriving * cosine
      guard shines else { continue }
      let angle: Float
      if surface.model == .phong {
        angle = max(simd_dot(2 * cosine * normal - from, toEye), 0)
      } else {
        angle = max(simd_dot(normal, normal.unit(from + toEye)), 0)
      }
      shine += arriving * pow(angle, exponent)
    }
    let around = (surface.ambient?.value(text, spread).xyz ?? base) * frame.ambient
    return base * spread0 + around + specular * shine
  }

  /// Microfacets by GGX, with Schlick's Fresnel term.
  private func physical(
    _ surface: Surface, _ place: SIMD3<Float>, _ normal: SIMD3<Float>, _ toEye: SIMD3<Float>,
    _ base: SIMD3<Float>, _ text: SIMD2<Float>, _ spread: SIMD2<Float>, _ mask: Int
  ) -> SIMD3<Float> {
    // Numbers as colours are told in the numbers of pictures.
    let metal = min(max(Light.encoded(surface.metalness.value(text, spread).x), 0), 1)
    let rough = min(max(Light.encoded(surface.roughness.value(text, spread).x), 0.045), 1)
    let alpha = rough * rough
    let mirror = SIMD3<Float>(repeating: 0.04) * (1 - metal) + base * metal
    let matte = base * (1 - metal)
    let toward = max(simd_dot(normal, toEye), 1e-4)
    var light = matte * frame.ambient + mirror * frame.ambient * 0.5
    if let around = frame.environment {
      let back = 2 * simd_dot(normal, toEye) * normal - toEye
      let grazing = pow(1 - toward, 5) * (1 - rough)
      let fresnel = mirror + (SIMD3(repeating: 1) - mirror) * grazing
      let seen = around.value(back).xyz
      let mean = around.value(normal).xyz
      light += matte * mean + fresnel * (seen + (mean - seen) * rough)
    }
    for lamp in frame.lamps where lamp.mask & mask != 0 {
      let (from, part) = lamp.light(at: place)
      let cosine = simd_dot(normal, from)
      guard cosine > 0, part > 0 else { continue }
      let half = normal.unit(from + toEye)
      let (facing, meeting) = (max(simd_dot(normal, half), 0), max(simd_dot(toEye, half), 0))
      let spreadOut = facing * facing * (alpha * alpha - 1) + 1
      let density = alpha * alpha / max(spreadOut * spreadOut, 1e-7)
      let k = (rough + 1) * (rough + 1) / 8
      let hidden = (toward * (1 - k) + k) * (cosine * (1 - k) + k)
      let fresnel = mirror + (SIMD3(repeating: 1) - mirror) * pow(1 - meeting, 5)
      let shine = fresnel * (density / (4 * hidden))
      let arriving = lamp.color * (part * cosine * open(lamp, place, cosine))
      light += (matte * (SIMD3(repeating: 1) - fresnel) + shine) * arriving
    }
    return light
  }
}
