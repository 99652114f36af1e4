import Foundation
import UIKit
import simd

public enum SCNCameraProjectionDirection: Int, Sendable { case vertical, horizontal }

/// Looks along its node's −z.
open class SCNCamera: NSObject, Animated {
  open var name: String?
  open var projectionDirection = SCNCameraProjectionDirection.vertical {
    didSet { SceneTime.changed() }
  }
  /// Distances before and behind which nothing is seen.
  open var zNear: Double = 1 { didSet { SceneTime.changed() } }
  open var zFar: Double = 100 { didSet { SceneTime.changed() } }
  open var automaticallyAdjustsZRange = false { didSet { SceneTime.changed() } }
  open var usesOrthographicProjection = false { didSet { SceneTime.changed() } }
  open var categoryBitMask = -1 { didSet { SceneTime.changed() } }
  open var wantsHDR = false
  open var exposureOffset: CGFloat = 0 { didSet { report(exposureOffset != 0, "exposures") } }
  open var wantsDepthOfField = false { didSet { report(wantsDepthOfField, "depths of field") } }
  open var focusDistance: CGFloat = 2.5
  open var fStop: CGFloat = 5.6
  open var focalBlurRadius: CGFloat = 0
  open var aperture: CGFloat = 0.125
  open var wantsExposureAdaptation = false
  open var motionBlurIntensity: CGFloat = 0 {
    didSet { report(motionBlurIntensity != 0, "blurs of movements") }
  }
  open var bloomIntensity: CGFloat = 0 {
    didSet { report(bloomIntensity != 0, "blooms of cameras") }
  }
  open var bloomThreshold: CGFloat = 1
  open var bloomBlurRadius: CGFloat = 4
  open var vignettingIntensity: CGFloat = 0 {
    didSet { report(vignettingIntensity != 0, "vignettes of cameras") }
  }
  open var vignettingPower: CGFloat = 0
  open var colorFringeIntensity: CGFloat = 0 {
    didSet { report(colorFringeIntensity != 0, "fringes of colours") }
  }
  open var colorFringeStrength: CGFloat = 0
  open var saturation: CGFloat = 1 { didSet { report(saturation != 1, "saturations of cameras") } }
  open var contrast: CGFloat = 0 { didSet { report(contrast != 0, "contrasts of cameras") } }
  open var averageGray: CGFloat = 0.18
  open var whitePoint: CGFloat = 1
  open var screenSpaceAmbientOcclusionIntensity: CGFloat = 0 {
    didSet { report(screenSpaceAmbientOcclusionIntensity != 0, "ambient occlusions of cameras") }
  }
  open var screenSpaceAmbientOcclusionRadius: CGFloat = 5
  /// In place of what the camera's angles say; it is forgotten when one of these is set.
  private var given: simd_float4x4?
  let animations = RunningAnimations()
  var angle = Track(CGFloat(60))
  var extent = Track(CGFloat(1))

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init() }

  private func report(_ isWanted: Bool, _ what: String) {
    if isWanted { SceneReports.notDrawn(what) }
  }

  /// Degrees in the direction of the projection.
  open var fieldOfView: CGFloat {
    get { angle.model }
    set { (given, _) = (nil, angle.set(newValue)) }
  }
  open var xFov: Double {
    get { projectionDirection == .horizontal ? fieldOfView : 0 }
    set { (projectionDirection, fieldOfView) = (.horizontal, newValue) }
  }
  open var yFov: Double {
    get { projectionDirection == .vertical ? fieldOfView : 0 }
    set { (projectionDirection, fieldOfView) = (.vertical, newValue) }
  }
  /// Millimetres of a picture 24 high.
  open var sensorHeight: CGFloat = 24
  open var focalLength: CGFloat {
    get { sensorHeight / 2 / tan(fieldOfView * .pi / 360) }
    set { fieldOfView = 2 * atan(sensorHeight / 2 / max(newValue, 0.01)) * 180 / .pi }
  }
  /// Half of what is seen from top to bottom, where nothing grows smaller with distance.
  open var orthographicScale: Double {
    get { extent.model }
    set { (given, _) = (nil, extent.set(newValue)) }
  }
  open var projectionTransform: SCNMatrix4 {
    get { SCNMatrix4(projection(aspect: 1)) }
    set {
      given = simd_float4x4(newValue)
      SceneTime.changed()
    }
  }
  open func projectionTransform(withViewportSize size: CGSize) -> SCNMatrix4 {
    SCNMatrix4(projection(aspect: size.height > 0 ? Float(size.width / size.height) : 1))
  }

  /// To x and y −1…1 and z 0…1 after the division.
  ///
  /// - Parameter aspect: the view's width by its height.
  func projection(aspect: Float, range: ClosedRange<Float>? = nil) -> simd_float4x4 {
    if let given { return given }
    let near = range?.lowerBound ?? Float(zNear)
    let far = max(range?.upperBound ?? Float(zFar), near + 1e-4)
    let isWide = projectionDirection == .horizontal
    if usesOrthographicProjection {
      let half = max(Float(extent.shown), 1e-6)
      let (x, y) = isWide ? (half, half / aspect) : (half * aspect, half)
      return simd_float4x4(
        SIMD4(1 / x, 0, 0, 0), SIMD4(0, 1 / y, 0, 0), SIMD4(0, 0, -1 / (far - near), 0),
        SIMD4(0, 0, -near / (far - near), 1))
    }
    let degrees = min(max(Float(angle.shown), 0.1), 179)
    let reach = 1 / tan(degrees * .pi / 360)
    let (x, y) = isWide ? (reach, reach * aspect) : (reach / aspect, reach)
    let safeNear = max(near, 1e-4)
    return simd_float4x4(
      SIMD4(x, 0, 0, 0), SIMD4(0, y, 0, 0), SIMD4(0, 0, -far / (far - safeNear), -1),
      SIMD4(0, 0, -far * safeNear / (far - safeNear), 0))
  }

  open override func copy() -> Any {
    let copy = SCNCamera()
    copy.name = name
    copy.projectionDirection = projectionDirection
    (copy.zNear, copy.zFar) = (zNear, zFar)
    copy.automaticallyAdjustsZRange = automaticallyAdjustsZRange
    copy.usesOrthographicProjection = usesOrthographicProjection
    copy.categoryBitMask = categoryBitMask
    copy.angle.put(fieldOfView)
    copy.extent.put(CGFloat(orthographicScale))
    copy.given = given
    return copy
  }

  func numbers(at path: String) -> [Float]? {
    switch path {
    case "fieldOfView", "yFov", "xFov": [Float(fieldOfView)]
    case "orthographicScale": [Float(orthographicScale)]
    default: nil
    }
  }
  func show(_ numbers: [Float]?, at path: String) -> Bool {
    switch path {
    case "fieldOfView", "yFov", "xFov": angle.override = numbers.map { CGFloat($0[0]) }
    case "orthographicScale": extent.override = numbers.map { CGFloat($0[0]) }
    default: return false
    }
    return true
  }
}
