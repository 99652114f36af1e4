import Foundation
import UIKit
import simd

/// Light from a node's place, or along its −z.
open class SCNLight: NSObject, Animated {
  public struct LightType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let ambient = LightType(rawValue: "ambient")
    public static let omni = LightType(rawValue: "omni")
    public static let directional = LightType(rawValue: "directional")
    public static let spot = LightType(rawValue: "spot")
    public static let IES = LightType(rawValue: "ies")
    public static let probe = LightType(rawValue: "probe")
    public static let area = LightType(rawValue: "area")
  }

  open var type = LightType.omni {
    didSet {
      SceneTime.changed()
      if [.IES, .probe, .area].contains(type) {
        SceneReports.notDrawn("lights of type \(type.rawValue)")
      }
    }
  }
  open var name: String?
  open var categoryBitMask = -1 { didSet { SceneTime.changed() } }
  /// Kelvin; what 6500 is is white.
  open var temperature: CGFloat = 6500 { didSet { SceneTime.changed() } }
  open var castsShadow = false { didSet { SceneTime.changed() } }
  open var shadowColor: Any = UIColor(white: 0, alpha: 0.5) { didSet { SceneTime.changed() } }
  open var shadowRadius: CGFloat = 3 { didSet { SceneTime.changed() } }
  open var shadowMapSize = CGSize.zero
  open var shadowSampleCount = 0
  open var shadowMode = SCNShadowMode.forward
  open var shadowBias: CGFloat = 1
  open var automaticallyAdjustsShadowProjection = true
  open var maximumShadowDistance: CGFloat = 100
  open var shadowCascadeCount = 1
  open var forcesBackFaceCasters = false
  open var sampleDistributedShadowMaps = false
  open var orthographicScale: CGFloat = 1
  open var zNear: CGFloat = 1
  open var zFar: CGFloat = 100
  /// Where it begins to grow less; 0 at the end is for ever.
  open var attenuationStartDistance: CGFloat = 0 { didSet { SceneTime.changed() } }
  open var attenuationEndDistance: CGFloat = 0 { didSet { SceneTime.changed() } }
  open var attenuationFalloffExponent: CGFloat = 2 { didSet { SceneTime.changed() } }
  /// Degrees across the cone.
  open var spotInnerAngle: CGFloat = 0 { didSet { SceneTime.changed() } }
  open var spotOuterAngle: CGFloat = 45 { didSet { SceneTime.changed() } }
  open var gobo: SCNMaterialProperty? {
    SceneReports.notDrawn("pictures in the way of lights")
    return nil
  }
  let animations = RunningAnimations()
  var colored = Track(SolidColor.white)
  var strength = Track(CGFloat(1000))

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init() }

  open var color: Any = UIColor.white {
    didSet { colored.set(SolidColor(color) ?? .white) }
  }
  /// Lumens; a thousand show a white surface white.
  open var intensity: CGFloat {
    get { strength.model }
    set { strength.set(newValue) }
  }

  open override func copy() -> Any {
    let copy = SCNLight()
    (copy.type, copy.name, copy.categoryBitMask) = (type, name, categoryBitMask)
    (copy.temperature, copy.castsShadow, copy.shadowColor) = (temperature, castsShadow, shadowColor)
    copy.shadowRadius = shadowRadius
    copy.attenuationStartDistance = attenuationStartDistance
    copy.attenuationEndDistance = attenuationEndDistance
    copy.attenuationFalloffExponent = attenuationFalloffExponent
    (copy.spotInnerAngle, copy.spotOuterAngle) = (spotInnerAngle, spotOuterAngle)
    copy.color = color
    copy.colored.put(colored.model)
    copy.strength.put(intensity)
    return copy
  }

  func numbers(at path: String) -> [Float]? {
    switch path {
    case "intensity": [Float(intensity)]
    case "color": colored.model.encoded.array
    default: nil
    }
  }
  func show(_ numbers: [Float]?, at path: String) -> Bool {
    switch path {
    case "intensity": strength.override = numbers.map { CGFloat($0[0]) }
    case "color":
      colored.override = numbers.flatMap(SolidColor.init(encoded:))
    default: return false
    }
    return true
  }
}

public enum SCNShadowMode: Int, Sendable { case forward, deferred, modulated }
