import SwiftUI
import UIKit

/// A gauge whose layer draws itself for each frame: a property of its own moves as those of Core Animation do.
struct ContentView: View {
  @State private var level = 0.18
  private let levels = [0.82, 0.35, 0.94, 0.18]

  var body: some View {
    VStack(spacing: 44) {
      GaugeFace(level: level).frame(width: 300, height: 300)
      HStack(spacing: 14) {
        ForEach(levels, id: \.self) { choice in
          Button(choice.formatted(.percent)) { level = choice }
            .buttonStyle(.bordered)
            .tint(.orange)
        }
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(Color(red: 0.07, green: 0.08, blue: 0.1))
    .environment(\.colorScheme, .dark)
    .ignoresSafeArea()
    .task {
      for next in levels {
        try? await Task.sleep(for: .seconds(1.2))
        level = next
      }
    }
  }
}

private struct GaugeFace: UIViewRepresentable {
  let level: Double

  func makeUIView(context: Context) -> GaugeView {
    let view = GaugeView()
    view.isOpaque = false
    return view
  }

  func updateUIView(_ view: GaugeView, context: Context) { view.gauge.level = level }
}

private final class GaugeView: UIView {
  override class var layerClass: AnyClass { GaugeLayer.self }
  var gauge: GaugeLayer { layer as! GaugeLayer }

  // The layer moves by itself, whatever the view says of its others.
  override func action(for layer: CALayer, forKey event: String) -> CAAction? {
    event == "level" ? nil : super.action(for: layer, forKey: event)
  }

  override func draw(_ layer: CALayer, in ctx: CGContext) {}
}

private final class GaugeLayer: CALayer {
  /// 0…1.
  @NSManaged var level: CGFloat

  override init() {
    super.init()
    needsDisplayOnBoundsChange = true
    contentsScale = 3
  }

  override init(layer: Any) { super.init(layer: layer) }

  required init?(coder: NSCoder) { fatalError("made by code") }

  override class func needsDisplay(forKey key: String) -> Bool {
    key == #keyPath(GaugeLayer.level) || super.needsDisplay(forKey: key)
  }

  override func action(forKey event: String) -> CAAction? {
    guard event == #keyPath(GaugeLayer.level) else { return super.action(forKey: event) }
    let spring = CASpringAnimation(keyPath: event)
    spring.fromValue = (presentation() ?? self).level
    spring.damping = 9
    spring.stiffness = 90
    spring.duration = spring.settlingDuration
    return spring
  }

  override func draw(in context: CGContext) {
    let center = CGPoint(x: bounds.midX, y: bounds.midY)
    let radius = bounds.width / 2 - 24
    let start = CGFloat.pi * 0.75
    let whole = CGFloat.pi * 1.5
    func arc(_ part: CGFloat, _ color: UIColor, _ width: CGFloat) {
      context.addArc(
        center: center, radius: radius, startAngle: start, endAngle: start + whole * part,
        clockwise: false)
      context.setStrokeColor(color.cgColor)
      context.setLineWidth(width)
      context.setLineCap(.round)
      context.strokePath()
    }
    let shown = min(max(level, 0), 1.1)
    arc(1, UIColor(white: 1, alpha: 0.09), 22)
    if shown > 0.001 {
      let warmth = min(shown, 1)
      arc(shown, UIColor(hue: 0.36 * (1 - warmth), saturation: 0.85, brightness: 1, alpha: 1), 22)
    }
    for tick in 0...30 {
      let angle = start + whole * CGFloat(tick) / 30
      let isLong = tick % 5 == 0
      let (near, far) = (radius - (isLong ? 40 : 32), radius - 24)
      context.move(to: CGPoint(x: center.x + cos(angle) * near, y: center.y + sin(angle) * near))
      context.addLine(to: CGPoint(x: center.x + cos(angle) * far, y: center.y + sin(angle) * far))
      context.setStrokeColor(UIColor(white: 1, alpha: isLong ? 0.7 : 0.25).cgColor)
      context.setLineWidth(isLong ? 3 : 1.5)
      context.strokePath()
    }
    let angle = start + whole * shown
    let side = CGPoint(x: -sin(angle) * 7, y: cos(angle) * 7)
    context.move(
      to: CGPoint(
        x: center.x + cos(angle) * (radius - 46), y: center.y + sin(angle) * (radius - 46)))
    context.addLine(to: CGPoint(x: center.x + side.x, y: center.y + side.y))
    context.addLine(to: CGPoint(x: center.x - side.x, y: center.y - side.y))
    context.closePath()
    context.setFillColor(UIColor.white.cgColor)
    context.fillPath()
    context.fillEllipse(in: CGRect(x: center.x - 12, y: center.y - 12, width: 24, height: 24))
  }
}
