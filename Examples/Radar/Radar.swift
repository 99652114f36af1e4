import UIKit

/// A program of UIKit alone: its delegate makes the window, and its picture is layers that move by themselves.
@main
class RadarApplication: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = RadarController()
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}

/// A screen on which a beam goes round; a tap sets an echo where it falls.
final class RadarController: UIViewController {
  private let night = CAGradientLayer()
  private let radar = RadarView()
  private let count = UILabel()
  private var echoes = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    night.colors = [UIColor(white: 0.02, alpha: 1).cgColor, RadarView.deep.cgColor]
    view.layer.addSublayer(night)
    let breath = CABasicAnimation(keyPath: "colors")
    breath.toValue = [RadarView.deep.cgColor, UIColor(white: 0.02, alpha: 1).cgColor]
    breath.duration = 6
    breath.autoreverses = true
    breath.repeatCount = .infinity
    night.add(breath, forKey: "breath")

    view.addSubview(radar)
    radar.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped)))
    count.font = .monospacedDigitSystemFont(ofSize: 17, weight: .medium)
    count.textColor = RadarView.light
    count.textAlignment = .center
    view.addSubview(count)
    for (angle, part) in [(-2.2, 0.55), (0.4, 0.8), (1.9, 0.35)] { radar.addEcho(angle, part) }
    echoes = 3
    tell()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    night.frame = view.bounds
    let side = min(view.bounds.width, view.bounds.height) - 40
    radar.frame = CGRect(
      x: view.bounds.midX - side / 2, y: view.bounds.midY - side / 2, width: side, height: side)
    count.frame = CGRect(
      x: 0, y: radar.frame.maxY + 24, width: view.bounds.width, height: 24)
  }

  @objc private func tapped(_ tap: UITapGestureRecognizer) {
    let point = tap.location(in: radar)
    let (x, y) = (point.x - radar.bounds.midX, point.y - radar.bounds.midY)
    radar.addEcho(atan2(y, x), hypot(x, y) / radar.radius)
    echoes += 1
    tell()
  }

  private func tell() { count.text = "\(echoes) echoes" }
}

/// Rings, ticks, a beam and echoes.
final class RadarView: UIView {
  static let light = UIColor(red: 0.45, green: 1, blue: 0.7, alpha: 1)
  static let deep = UIColor(red: 0.01, green: 0.16, blue: 0.14, alpha: 1)
  /// Seconds in which the beam goes round.
  private static let turn = 4.0

  private let rings = CAReplicatorLayer()
  private let ring = CAShapeLayer()
  private let ticks = CAReplicatorLayer()
  private let tick = CALayer()
  private let beam = CAGradientLayer()
  private let rim = CAShapeLayer()
  private var echoes: [(layer: CALayer, angle: Double, part: Double)] = []

  var radius: CGFloat { max(1, min(bounds.width, bounds.height) / 2 - 14) }

  override init(frame: CGRect) {
    super.init(frame: frame)
    addRings()
    addTicks()
    addBeam()
    rim.fillColor = nil
    rim.strokeColor = Self.light.cgColor
    rim.lineWidth = 2
    layer.addSublayer(rim)
    let drawing = CABasicAnimation(keyPath: "strokeEnd")
    drawing.fromValue = 0
    drawing.duration = 1.5
    drawing.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    rim.add(drawing, forKey: "drawing")
  }

  required init?(coder: NSCoder) { return nil }

  /// Four rings that grow outwards, one after another.
  private func addRings() {
    ring.fillColor = nil
    ring.strokeColor = Self.light.withAlphaComponent(0.35).cgColor
    ring.lineWidth = 1
    ring.opacity = 0
    rings.instanceCount = 4
    rings.instanceDelay = 1
    rings.addSublayer(ring)
    layer.addSublayer(rings)
    let growth = CABasicAnimation(keyPath: "transform.scale")
    growth.fromValue = 0.05
    growth.toValue = 1
    let fading = CAKeyframeAnimation(keyPath: "opacity")
    fading.values = [0, 1, 0]
    fading.keyTimes = [0, 0.3, 1]
    let both = CAAnimationGroup()
    both.animations = [growth, fading]
    both.duration = 4
    both.repeatCount = .infinity
    ring.add(both, forKey: "growth")
  }

  /// Seventy-two marks around the rim.
  private func addTicks() {
    tick.backgroundColor = Self.light.withAlphaComponent(0.6).cgColor
    ticks.instanceCount = 72
    ticks.instanceTransform = CATransform3DMakeRotation(2 * .pi / 72, 0, 0, 1)
    ticks.addSublayer(tick)
    layer.addSublayer(ticks)
  }

  private func addBeam() {
    beam.type = .conic
    beam.startPoint = CGPoint(x: 0.5, y: 0.5)
    beam.endPoint = CGPoint(x: 1, y: 0.5)
    beam.colors = [
      Self.light.withAlphaComponent(0).cgColor, Self.light.withAlphaComponent(0).cgColor,
      Self.light.withAlphaComponent(0.6).cgColor,
    ]
    beam.locations = [0, 0.7, 1]
    beam.masksToBounds = true
    layer.addSublayer(beam)
    let turning = CABasicAnimation(keyPath: "transform.rotation.z")
    turning.toValue = 2 * Double.pi
    turning.duration = Self.turn
    turning.repeatCount = .infinity
    beam.add(turning, forKey: "turning")
  }

  /// An echo, `part` of the radius away in the direction `angle` in radians; it lights up when the beam meets it.
  func addEcho(_ angle: Double, _ part: Double) {
    let echo = CALayer()
    echo.bounds = CGRect(x: 0, y: 0, width: 12, height: 12)
    echo.cornerRadius = 6
    echo.backgroundColor = Self.light.cgColor
    echo.opacity = 0
    layer.addSublayer(echo)
    echoes.append((echo, angle, part))
    setNeedsLayout()

    let arrival = CASpringAnimation(keyPath: "transform.scale")
    arrival.fromValue = 0
    arrival.damping = 8
    arrival.duration = arrival.settlingDuration
    echo.add(arrival, forKey: "arrival")
    let glow = CAKeyframeAnimation(keyPath: "opacity")
    glow.values = [1, 0.1, 0]
    glow.keyTimes = [0, 0.7, 1]
    glow.duration = Self.turn
    glow.repeatCount = .infinity
    let turns = angle / (2 * .pi)
    glow.timeOffset = (1 - (turns - turns.rounded(.down))) * Self.turn
    echo.add(glow, forKey: "glow")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let center = CGPoint(x: bounds.midX, y: bounds.midY)
    let disc = CGRect(
      x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
    ring.bounds = CGRect(origin: .zero, size: disc.size)
    ring.position = center
    ring.path = UIBezierPath(ovalIn: ring.bounds).cgPath
    rings.frame = bounds
    ticks.frame = bounds
    tick.frame = CGRect(x: center.x - 0.75, y: center.y - radius - 10, width: 1.5, height: 7)
    beam.frame = disc
    beam.cornerRadius = radius
    rim.path =
      UIBezierPath(
        arcCenter: center, radius: radius, startAngle: -.pi / 2, endAngle: 3 * .pi / 2,
        clockwise: true
      ).cgPath
    for echo in echoes {
      let distance = echo.part * radius
      echo.layer.position = CGPoint(
        x: center.x + cos(echo.angle) * distance, y: center.y + sin(echo.angle) * distance)
    }
  }
}
