import CoreAnimation
import Foundation
import UIKit

public enum SCNFillMode: UInt, Sendable { case fill, lines }
public enum SCNCullMode: Int, Sendable { case back, front }
public enum SCNTransparencyMode: Int, Sendable {
  case aOne, rgbZero, singleLayer, dualLayer
  public static let `default` = SCNTransparencyMode.aOne
}
public enum SCNBlendMode: Int, Sendable {
  case alpha, add, subtract, multiply, screen, replace, max
}

/// How the surface of a geometry looks.
open class SCNMaterial: NSObject, Animated {
  public struct LightingModel: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let phong = LightingModel(rawValue: "SCNLightingModelPhong")
    public static let blinn = LightingModel(rawValue: "SCNLightingModelBlinn")
    public static let lambert = LightingModel(rawValue: "SCNLightingModelLambert")
    public static let constant = LightingModel(rawValue: "SCNLightingModelConstant")
    public static let physicallyBased = LightingModel(rawValue: "SCNLightingModelPhysicallyBased")
    public static let shadowOnly = LightingModel(rawValue: "SCNLightingModelShadowOnly")
  }

  open var name: String?
  public let diffuse = SCNMaterialProperty(.white)
  public let ambient = SCNMaterialProperty(.white)
  public let specular = SCNMaterialProperty(.black)
  public let emission = SCNMaterialProperty(.black)
  public let transparent = SCNMaterialProperty(.white)
  public let reflective = SCNMaterialProperty(.black)
  public let multiply = SCNMaterialProperty(.white)
  public let normal = SCNMaterialProperty(.white)
  public let displacement = SCNMaterialProperty(.black)
  public let ambientOcclusion = SCNMaterialProperty(.white)
  public let selfIllumination = SCNMaterialProperty(.black)
  public let metalness = SCNMaterialProperty(.black)
  public let roughness = SCNMaterialProperty(SolidColor(encoded: SIMD4(0.5, 0.5, 0.5, 1)))
  public let clearCoat = SCNMaterialProperty(.black)
  public let clearCoatRoughness = SCNMaterialProperty(.black)

  open var lightingModel = LightingModel.blinn { didSet { SceneTime.changed() } }
  open var isDoubleSided = false { didSet { SceneTime.changed() } }
  open var cullMode = SCNCullMode.back { didSet { SceneTime.changed() } }
  open var fillMode = SCNFillMode.fill { didSet { SceneTime.changed() } }
  open var blendMode = SCNBlendMode.alpha { didSet { SceneTime.changed() } }
  open var transparencyMode = SCNTransparencyMode.aOne { didSet { SceneTime.changed() } }
  open var isLitPerPixel = true
  open var locksAmbientWithDiffuse = true { didSet { SceneTime.changed() } }
  open var writesToDepthBuffer = true { didSet { SceneTime.changed() } }
  open var readsFromDepthBuffer = true { didSet { SceneTime.changed() } }
  open var colorBufferWriteMask = SCNColorMask.all { didSet { SceneTime.changed() } }
  open var fresnelExponent: CGFloat = 0 { didSet { SceneTime.changed() } }
  open var shaderModifiers: [SCNShaderModifierEntryPoint: String]? {
    didSet { if shaderModifiers != nil { SceneReports.notDrawn("shader modifiers") } }
  }
  let animations = RunningAnimations()
  var custom = CustomValues()
  var shining = Track(CGFloat(1))
  var seeing = Track(CGFloat(1))

  /// How small highlights are: 1 is 128 of Phong's exponent.
  open var shininess: CGFloat {
    get { shining.model }
    set { shining.set(newValue) }
  }
  /// 0 is invisible, 1 as the contents say.
  open var transparency: CGFloat {
    get { seeing.model }
    set { seeing.set(newValue) }
  }

  public override init() { super.init() }
  /// Nothing is read from archives here.
  public required init?(coder: NSCoder) { super.init() }

  open override func copy() -> Any {
    let copy = SCNMaterial()
    copy.name = name
    for (own, other) in zip(copy.properties, properties) { own.property.take(other.property) }
    (copy.lightingModel, copy.isDoubleSided) = (lightingModel, isDoubleSided)
    (copy.cullMode, copy.fillMode, copy.blendMode) = (cullMode, fillMode, blendMode)
    copy.transparencyMode = transparencyMode
    copy.locksAmbientWithDiffuse = locksAmbientWithDiffuse
    copy.writesToDepthBuffer = writesToDepthBuffer
    copy.readsFromDepthBuffer = readsFromDepthBuffer
    copy.colorBufferWriteMask = colorBufferWriteMask
    copy.fresnelExponent = fresnelExponent
    copy.shining.put(shininess)
    copy.seeing.put(transparency)
    return copy
  }

  var properties: [(name: String, property: SCNMaterialProperty)] {
    [
      ("diffuse", diffuse), ("ambient", ambient), ("specular", specular), ("emission", emission),
      ("transparent", transparent), ("reflective", reflective), ("multiply", multiply),
      ("normal", normal), ("displacement", displacement), ("ambientOcclusion", ambientOcclusion),
      ("selfIllumination", selfIllumination), ("metalness", metalness), ("roughness", roughness),
      ("clearCoat", clearCoat), ("clearCoatRoughness", clearCoatRoughness),
    ]
  }

  // MARK: Animations

  private func property(at path: String) -> (SCNMaterialProperty, String)? {
    let parts = path.split(separator: ".", maxSplits: 1).map(String.init)
    guard parts.count == 2, let found = properties.first(where: { $0.name == parts[0] }) else {
      return nil
    }
    return (found.property, parts[1])
  }
  func numbers(at path: String) -> [Float]? {
    switch path {
    case "transparency": return [Float(transparency)]
    case "shininess": return [Float(shininess)]
    default: return property(at: path).flatMap { $0.numbers(at: $1) }
    }
  }
  func show(_ numbers: [Float]?, at path: String) -> Bool {
    switch path {
    case "transparency": seeing.override = numbers.map { CGFloat($0[0]) }
    case "shininess": shining.override = numbers.map { CGFloat($0[0]) }
    default: return property(at: path).map { $0.show(numbers, at: $1) } ?? false
    }
    return true
  }
}

public struct SCNColorMask: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let red = SCNColorMask(rawValue: 8)
  public static let green = SCNColorMask(rawValue: 4)
  public static let blue = SCNColorMask(rawValue: 2)
  public static let alpha = SCNColorMask(rawValue: 1)
  public static let all = SCNColorMask(rawValue: 15)
}

public struct SCNShaderModifierEntryPoint: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let geometry = SCNShaderModifierEntryPoint(
    rawValue: "SCNShaderModifierEntryPointGeometry")
  public static let surface = SCNShaderModifierEntryPoint(
    rawValue: "SCNShaderModifierEntryPointSurface")
  public static let lightingModel = SCNShaderModifierEntryPoint(
    rawValue: "SCNShaderModifierEntryPointLightingModel")
  public static let fragment = SCNShaderModifierEntryPoint(
    rawValue: "SCNShaderModifierEntryPointFragment")
}
