import SwiftUI
import UIKit

/// A button that is celebrated: an emitter of Core Animation behind a view of SwiftUI.
struct ContentView: View {
  @State private var parties = 0

  var body: some View {
    ZStack {
      LinearGradient(
        colors: [
          Color(red: 0.16, green: 0.1, blue: 0.35), Color(red: 0.05, green: 0.03, blue: 0.15),
        ],
        startPoint: .top, endPoint: .bottom)
      ConfettiRain(parties: parties)
      VStack(spacing: 12) {
        Text("🎉").font(.system(size: 88))
        Text("It works!").font(.largeTitle.bold()).foregroundStyle(.white)
        Button("Once more") { parties += 1 }
          .buttonStyle(.borderedProminent)
          .tint(.pink)
          .padding(.top, 24)
      }
    }
    .ignoresSafeArea()
    .task {
      try? await Task.sleep(for: .seconds(0.3))
      parties += 1
    }
  }
}

/// Paper that falls from the upper edge each time `parties` grows.
private struct ConfettiRain: UIViewRepresentable {
  let parties: Int

  func makeUIView(context: Context) -> ConfettiView { ConfettiView() }

  func updateUIView(_ view: ConfettiView, context: Context) {
    if parties > view.parties {
      view.parties = parties
      view.burst()
    }
  }
}

private final class ConfettiView: UIView {
  var parties = 0

  override class var layerClass: AnyClass { CAEmitterLayer.self }

  private var emitter: CAEmitterLayer { layer as! CAEmitterLayer }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    emitter.emitterShape = .line
    emitter.birthRate = 0
    emitter.emitterCells = [
      UIColor.systemPink, .systemYellow, .systemTeal, .systemGreen, .systemOrange, .systemPurple,
    ].enumerated().map { index, color in cell(color, isRound: index % 3 == 2) }
  }

  required init?(coder: NSCoder) { fatalError("made by code") }

  override func layoutSubviews() {
    super.layoutSubviews()
    emitter.emitterPosition = CGPoint(x: bounds.midX, y: -12)
    emitter.emitterSize = CGSize(width: bounds.width, height: 1)
  }

  /// Emits for a second and a half; what is in the air falls on.
  func burst() {
    emitter.beginTime = CACurrentMediaTime()
    emitter.birthRate = 1
    DispatchQueue.main.asyncAfter(deadline: .now() + 1.5) { self.emitter.birthRate = 0 }
  }

  private func cell(_ color: UIColor, isRound: Bool) -> CAEmitterCell {
    let cell = CAEmitterCell()
    cell.contents = paper(isRound: isRound).cgImage
    cell.color = color.cgColor
    cell.birthRate = 16
    cell.lifetime = 6
    cell.velocity = 190
    cell.velocityRange = 90
    cell.yAcceleration = 120
    cell.emissionLongitude = .pi
    cell.emissionRange = .pi / 5
    cell.spin = 3
    cell.spinRange = 5
    cell.scale = 0.5
    cell.scaleRange = 0.25
    return cell
  }

  private func paper(isRound: Bool) -> UIImage {
    let size = isRound ? CGSize(width: 20, height: 20) : CGSize(width: 28, height: 16)
    return UIGraphicsImageRenderer(size: size).image { context in
      UIColor.white.setFill()
      let box = CGRect(origin: .zero, size: size)
      if isRound {
        UIBezierPath(ovalIn: box).fill()
      } else {
        UIBezierPath(roundedRect: box, cornerRadius: 3).fill()
      }
    }
  }
}
