import Foundation
import simd

/// A material's property as it is in one frame.
struct Sampled: Sendable {
  /// Linear, with the intensity in it.
  var color: SIMD4<Float>
  var texture: Texture?
  var wrapS = SCNWrapMode.clamp
  var wrapT = SCNWrapMode.clamp
  var isNearest = false
  var transform: simd_float4x4?
  var channel = 0

  init(_ property: SCNMaterialProperty) {
    color = property.colored.shown.linear
    let strength = Float(property.strength.shown)
    color = SIMD4(color.xyz * strength, color.w)
    texture = property.texture
    (wrapS, wrapT) = (property.wrapS, property.wrapT)
    isNearest = property.magnificationFilter == .nearest || property.magnificationFilter == .none
    if !SCNMatrix4IsIdentity(property.contentsTransform) {
      transform = simd_float4x4(property.contentsTransform)
    }
    channel = property.mappingChannel
  }

  @inline(__always)
  func value(_ text: SIMD2<Float>, _ spread: SIMD2<Float>) -> SIMD4<Float> {
    guard let texture else { return color }
    var (text, spread) = (text, spread)
    if let transform {
      let moved = transform * SIMD4(text.x, text.y, 0, 1)
      text = SIMD2(moved.x, moved.y)
      spread *= max(simd_length(transform.columns.0.xyz), simd_length(transform.columns.1.xyz))
    }
    return color
      * texture.sample(text, spread: spread, wrapS: wrapS, wrapT: wrapT, isNearest: isNearest)
  }
}

/// A material as it is in one frame.
struct Surface: Sendable {
  enum Model: Sendable { case constant, lambert, phong, blinn, physical }
  var model: Model
  var diffuse: Sampled
  var ambient: Sampled?
  var specular: Sampled
  var emission: Sampled
  var transparent: Sampled?
  var multiply: Sampled?
  var metalness: Sampled
  var roughness: Sampled
  var normal: Sampled?
  var shininess: Float
  /// 0…1, the node's included.
  var opacity: Float
  var isDoubleSided: Bool
  var cullsFront: Bool
  var isLines: Bool
  var blend: SCNBlendMode
  var writesDepth: Bool
  var readsDepth: Bool
  var rgbZero: Bool
  var writesColor: Bool

  init(_ material: SCNMaterial, opacity: Float) {
    switch material.lightingModel {
    case .constant: model = .constant
    case .lambert: model = .lambert
    case .phong: model = .phong
    case .physicallyBased: model = .physical
    default: model = .blinn
    }
    if material.lightingModel == .shadowOnly { SceneReports.notDrawn("surfaces of shadows only") }
    diffuse = Sampled(material.diffuse)
    ambient = material.locksAmbientWithDiffuse ? nil : Sampled(material.ambient)
    specular = Sampled(material.specular)
    emission = Sampled(material.emission)
    let light = Sampled(material.selfIllumination)
    if material.selfIllumination.contents != nil { emission = light }
    transparent = material.transparent.contents == nil ? nil : Sampled(material.transparent)
    multiply = material.multiply.contents == nil ? nil : Sampled(material.multiply)
    metalness = Sampled(material.metalness)
    roughness = Sampled(material.roughness)
    normal = material.normal.texture == nil ? nil : Sampled(material.normal)
    shininess = max(Float(material.shining.shown), 0)
    self.opacity = min(max(opacity * Float(material.seeing.shown), 0), 1)
    isDoubleSided = material.isDoubleSided
    cullsFront = material.cullMode == .front
    isLines = material.fillMode == .lines
    blend = material.blendMode
    writesDepth = material.writesToDepthBuffer
    readsDepth = material.readsFromDepthBuffer
    rgbZero = material.transparencyMode == .rgbZero
    writesColor = material.colorBufferWriteMask != []
    if material.reflective.contents != nil { SceneReports.notDrawn("reflections of materials") }
    if material.displacement.contents != nil { SceneReports.notDrawn("displacements") }
    if ![.alpha, .add, .replace, .multiply, .screen].contains(blend) {
      SceneReports.notDrawn("blends of kind \(blend)")
    }
  }

  /// Whether it is drawn over what is behind it, after all that is not.
  var isTransparent: Bool {
    blend != .replace
      && (opacity < 1 || transparent != nil || blend != .alpha || diffuse.color.w < 1
        || diffuse.texture?.hasOpacity == true)
  }
}

/// A light as it is in one frame, in the scene's points.
struct Lamp: Sendable {
  enum Kind: Sendable { case ambient, omni, directional, spot }
  var kind: Kind
  /// Linear; a white one of a thousand lumens is 1.
  var color: SIMD3<Float>
  var position = SIMD3<Float>.zero
  /// Where its light goes.
  var direction = SIMD3<Float>(0, 0, -1)
  var start: Float = 0
  var end: Float = 0
  var falloff: Float = 2
  var innerCosine: Float = 1
  var outerCosine: Float = 0
  var mask = -1
  var shadow: ShadowMap?
  /// What its shadows are made from, before they are.
  var casting: Casting?

  struct Casting: Sendable {
    /// From the scene to a picture as seen from the lamp.
    var matrix: simd_float4x4
    /// Texels a side.
    var size: Int
    var reach: Int
  }
  var shadowColor = SIMD4<Float>(0, 0, 0, 0.5)

  /// How much of it comes to a place, and from where.
  @inline(__always)
  func light(at place: SIMD3<Float>) -> (from: SIMD3<Float>, part: Float) {
    if kind == .directional { return (-direction, 1) }
    let way = position - place
    let distance = simd_length(way)
    guard distance > 1e-9 else { return (SIMD3(0, 1, 0), 1) }
    let from = way / distance
    var part: Float = 1
    if end > 0, end > start {
      let far = min(max((distance - start) / (end - start), 0), 1)
      part = falloff == 0 ? (far < 1 ? 1 : 0) : falloff == 1 ? 1 - far : pow(1 - far, falloff)
    }
    if kind == .spot {
      let cosine = simd_dot(-from, direction)
      let wide = min(max((cosine - outerCosine) / max(innerCosine - outerCosine, 1e-5), 0), 1)
      part *= wide * wide * (3 - 2 * wide)
    }
    return (from, part)
  }
}
