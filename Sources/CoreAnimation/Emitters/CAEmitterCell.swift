import DrawingCommands
import Foundation
import FoundationNames
import Geometry
import Pixels

/// What the particles of an emitter are like. A range is the whole width of what is left to chance, its middle
/// being the value beside it. Angles are in radians, speeds in points a second.
open class CAEmitterCell: NSObject, CAMediaTiming {
  /// The numbers, which particles take with them when they are born.
  struct Numbers {
    var birthRate: Float = 0
    var lifetime: Float = 0
    var lifetimeRange: Float = 0
    var velocity: CGFloat = 0
    var velocityRange: CGFloat = 0
    var xAcceleration: CGFloat = 0
    var yAcceleration: CGFloat = 0
    var zAcceleration: CGFloat = 0
    var emissionLongitude: CGFloat = 0
    var emissionLatitude: CGFloat = 0
    var emissionRange: CGFloat = 0
    var scale: CGFloat = 1
    var scaleRange: CGFloat = 0
    var scaleSpeed: CGFloat = 0
    var spin: CGFloat = 0
    var spinRange: CGFloat = 0
    var redRange: Float = 0
    var greenRange: Float = 0
    var blueRange: Float = 0
    var alphaRange: Float = 0
    var redSpeed: Float = 0
    var greenSpeed: Float = 0
    var blueSpeed: Float = 0
    var alphaSpeed: Float = 0
    var contentsScale: CGFloat = 1
    var color: CGColor?
    var contents: CGImage?
    /// Whether the picture is white and its opacity alone is drawn.
    var isWhite = false
    var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    var timing = MediaTiming()
    var isEnabled = true
  }

  var numbers = Numbers() { didSet { emitter?.emissionChanged() } }
  weak var emitter: CAEmitterLayer?

  open var name: String?
  open var style: [AnyHashable: Any]?
  open var minificationFilter = "linear"
  open var magnificationFilter = "linear"
  open var minificationFilterBias: Float = 0
  /// Particles that each particle throws out on its way.
  open var emitterCells: [CAEmitterCell]? { didSet { emitter?.emissionChanged() } }

  public override init() { super.init() }
  public required init?(coder: NSCoder) { return nil }

  open var isEnabled: Bool {
    get { numbers.isEnabled }
    set { numbers.isEnabled = newValue }
  }
  /// Particles a second.
  open var birthRate: Float {
    get { numbers.birthRate }
    set { numbers.birthRate = newValue }
  }
  /// Seconds.
  open var lifetime: Float {
    get { numbers.lifetime }
    set { numbers.lifetime = newValue }
  }
  open var lifetimeRange: Float {
    get { numbers.lifetimeRange }
    set { numbers.lifetimeRange = newValue }
  }
  open var velocity: CGFloat {
    get { numbers.velocity }
    set { numbers.velocity = newValue }
  }
  open var velocityRange: CGFloat {
    get { numbers.velocityRange }
    set { numbers.velocityRange = newValue }
  }
  open var xAcceleration: CGFloat {
    get { numbers.xAcceleration }
    set { numbers.xAcceleration = newValue }
  }
  open var yAcceleration: CGFloat {
    get { numbers.yAcceleration }
    set { numbers.yAcceleration = newValue }
  }
  open var zAcceleration: CGFloat {
    get { numbers.zAcceleration }
    set { numbers.zAcceleration = newValue }
  }
  /// The direction in the plane, from the x axis towards y.
  open var emissionLongitude: CGFloat {
    get { numbers.emissionLongitude }
    set { numbers.emissionLongitude = newValue }
  }
  /// Out of the plane.
  open var emissionLatitude: CGFloat {
    get { numbers.emissionLatitude }
    set { numbers.emissionLatitude = newValue }
  }
  open var emissionRange: CGFloat {
    get { numbers.emissionRange }
    set { numbers.emissionRange = newValue }
  }
  open var scale: CGFloat {
    get { numbers.scale }
    set { numbers.scale = newValue }
  }
  open var scaleRange: CGFloat {
    get { numbers.scaleRange }
    set { numbers.scaleRange = newValue }
  }
  open var scaleSpeed: CGFloat {
    get { numbers.scaleSpeed }
    set { numbers.scaleSpeed = newValue }
  }
  /// Radians a second.
  open var spin: CGFloat {
    get { numbers.spin }
    set { numbers.spin = newValue }
  }
  open var spinRange: CGFloat {
    get { numbers.spinRange }
    set { numbers.spinRange = newValue }
  }
  /// What the picture's colours are multiplied by; white without one.
  open var color: CGColor? {
    get { numbers.color ?? .white }
    set { numbers.color = newValue }
  }
  open var redRange: Float {
    get { numbers.redRange }
    set { numbers.redRange = newValue }
  }
  open var greenRange: Float {
    get { numbers.greenRange }
    set { numbers.greenRange = newValue }
  }
  open var blueRange: Float {
    get { numbers.blueRange }
    set { numbers.blueRange = newValue }
  }
  open var alphaRange: Float {
    get { numbers.alphaRange }
    set { numbers.alphaRange = newValue }
  }
  open var redSpeed: Float {
    get { numbers.redSpeed }
    set { numbers.redSpeed = newValue }
  }
  open var greenSpeed: Float {
    get { numbers.greenSpeed }
    set { numbers.greenSpeed = newValue }
  }
  open var blueSpeed: Float {
    get { numbers.blueSpeed }
    set { numbers.blueSpeed = newValue }
  }
  open var alphaSpeed: Float {
    get { numbers.alphaSpeed }
    set { numbers.alphaSpeed = newValue }
  }
  /// A `CGImage`.
  open var contents: Any? {
    get { numbers.contents }
    set {
      numbers.contents = newValue as? CGImage
      numbers.isWhite = numbers.contents?.isWhite ?? false
    }
  }
  open var contentsRect: CGRect {
    get { numbers.contentsRect }
    set { numbers.contentsRect = newValue }
  }
  /// Pixels of the picture a point.
  open var contentsScale: CGFloat {
    get { numbers.contentsScale }
    set { numbers.contentsScale = newValue }
  }

  open var beginTime: CFTimeInterval {
    get { numbers.timing.beginTime }
    set { numbers.timing.beginTime = newValue }
  }
  /// For how long it emits, in seconds; 0 is for ever.
  open var duration: CFTimeInterval {
    get { numbers.timing.duration }
    set { numbers.timing.duration = newValue }
  }
  open var speed: Float {
    get { numbers.timing.speed }
    set { numbers.timing.speed = newValue }
  }
  open var timeOffset: CFTimeInterval {
    get { numbers.timing.timeOffset }
    set { numbers.timing.timeOffset = newValue }
  }
  open var repeatCount: Float {
    get { numbers.timing.repeatCount }
    set { numbers.timing.repeatCount = newValue }
  }
  open var repeatDuration: CFTimeInterval {
    get { numbers.timing.repeatDuration }
    set { numbers.timing.repeatDuration = newValue }
  }
  open var autoreverses: Bool {
    get { numbers.timing.autoreverses }
    set { numbers.timing.autoreverses = newValue }
  }
  open var fillMode: CAMediaTimingFillMode {
    get { numbers.timing.fillMode }
    set { numbers.timing.fillMode = newValue }
  }

  open func setValue(_ value: Any?, forKey key: String) {
    let number = LayerValue(value)?.number
    switch key {
    case "birthRate": if let number { birthRate = Float(number) }
    case "lifetime": if let number { lifetime = Float(number) }
    case "lifetimeRange": if let number { lifetimeRange = Float(number) }
    case "velocity": if let number { velocity = CGFloat(number) }
    case "velocityRange": if let number { velocityRange = CGFloat(number) }
    case "xAcceleration": if let number { xAcceleration = CGFloat(number) }
    case "yAcceleration": if let number { yAcceleration = CGFloat(number) }
    case "emissionLongitude": if let number { emissionLongitude = CGFloat(number) }
    case "emissionRange": if let number { emissionRange = CGFloat(number) }
    case "scale": if let number { scale = CGFloat(number) }
    case "scaleRange": if let number { scaleRange = CGFloat(number) }
    case "scaleSpeed": if let number { scaleSpeed = CGFloat(number) }
    case "spin": if let number { spin = CGFloat(number) }
    case "spinRange": if let number { spinRange = CGFloat(number) }
    case "zAcceleration": if let number { zAcceleration = CGFloat(number) }
    case "emissionLatitude": if let number { emissionLatitude = CGFloat(number) }
    case "contentsScale": if let number { contentsScale = CGFloat(number) }
    case "beginTime": if let number { beginTime = number }
    case "duration": if let number { duration = number }
    case "enabled": if let number { isEnabled = number != 0 }
    case "contents": contents = value
    case "color": color = value as? CGColor
    case "name": name = value as? String
    case _ where Self.colorKeys[key] != nil:
      if let number, let path = Self.colorKeys[key] { self[keyPath: path] = Float(number) }
    // How waves of an attractor and the like act on particles is nowhere documented.
    default: LayerReports.leftOut("CAEmitterCell.\(key)")
    }
  }

  private static var colorKeys: [String: ReferenceWritableKeyPath<CAEmitterCell, Float>] {
    [
      "redRange": \.redRange, "greenRange": \.greenRange, "blueRange": \.blueRange,
      "alphaRange": \.alphaRange, "redSpeed": \.redSpeed, "greenSpeed": \.greenSpeed,
      "blueSpeed": \.blueSpeed, "alphaSpeed": \.alphaSpeed,
    ]
  }

  open func value(forKey key: String) -> Any? {
    switch key {
    case "birthRate": birthRate
    case "lifetime": lifetime
    case "velocity": velocity
    case "scale": scale
    case "name": name
    default: nil
    }
  }
}

extension CGImage {
  /// Whether each pixel is white, however clear.
  fileprivate var isWhite: Bool {
    guard let bytes = dataProvider?.data else { return false }
    for index in stride(from: bytes.startIndex, to: bytes.endIndex - 3, by: 4) {
      let alpha = Int(bytes[index + 3])
      for channel in 0..<3 where abs(Int(bytes[index + channel]) - alpha) > 2 { return false }
    }
    return true
  }
}
