import SwiftUI
import UIKit

/// Letters that fall over two shelves: views of UIKit, moved by its dynamic animator.
struct ContentView: View {
  @State private var rounds = 0

  var body: some View {
    ZStack(alignment: .bottom) {
      LinearGradient(
        colors: [
          Color(red: 0.99, green: 0.95, blue: 0.88), Color(red: 0.98, green: 0.83, blue: 0.71),
        ],
        startPoint: .top, endPoint: .bottom)
      Tumbling(rounds: rounds)
      Button("Shake") { rounds += 1 }
        .buttonStyle(.borderedProminent)
        .tint(.brown)
        .keyboardShortcut(.space, modifiers: [])
        .padding(.bottom, 40)
    }
    .ignoresSafeArea()
  }
}

/// The box in which they tumble; each new round throws them up.
private struct Tumbling: UIViewRepresentable {
  let rounds: Int

  func makeUIView(context: Context) -> TumblingView { TumblingView() }

  func updateUIView(_ view: TumblingView, context: Context) {
    if rounds > view.rounds {
      view.rounds = rounds
      view.shake()
    }
  }
}

private final class TumblingView: UIView {
  var rounds = 0
  private var animator: UIDynamicAnimator!
  private var tiles: [UIView] = []
  private let collision = UICollisionBehavior()
  private let colors: [UIColor] = [
    .systemRed, .systemOrange, .systemYellow, .systemGreen, .systemTeal, .systemBlue, .systemPurple,
  ]

  override func layoutSubviews() {
    super.layoutSubviews()
    if animator == nil, bounds.width > 0 { fill() }
  }

  private func fill() {
    animator = UIDynamicAnimator(referenceView: self)
    for (index, letter) in "HALCYON".enumerated() {
      let tile = Tile(letter: letter, color: colors[index])
      tile.center = CGPoint(x: bounds.width * (0.2 + 0.1 * CGFloat(index)), y: 40)
      tile.transform = CGAffineTransform(rotationAngle: CGFloat(index) * 0.5 - 1.5)
      addSubview(tile)
      tiles.append(tile)
    }
    shelf(from: CGPoint(x: 0, y: 300), to: CGPoint(x: bounds.width * 0.62, y: 400))
    shelf(from: CGPoint(x: bounds.width, y: 500), to: CGPoint(x: bounds.width * 0.38, y: 590))
    let floor = bounds.height - 120
    collision.addBoundary(
      withIdentifier: "floor" as NSString, from: CGPoint(x: 0, y: floor),
      to: CGPoint(x: bounds.width, y: floor))
    collision.translatesReferenceBoundsIntoBoundary = true
    let gravity = UIGravityBehavior(items: tiles)
    let material = UIDynamicItemBehavior(items: tiles)
    material.elasticity = 0.45
    material.friction = 0.05
    for tile in tiles { collision.addItem(tile) }
    for behavior in [gravity, collision, material] { animator.addBehavior(behavior) }
  }

  /// A board that is seen, and a boundary under it.
  private func shelf(from start: CGPoint, to end: CGPoint) {
    let path = UIBezierPath()
    path.move(to: start)
    path.addLine(to: end)
    collision.addBoundary(withIdentifier: "shelf at \(start.y)" as NSString, for: path)
    let board = CAShapeLayer()
    board.path = path.cgPath
    board.lineWidth = 8
    board.lineCap = .round
    board.strokeColor = UIColor.brown.cgColor
    layer.addSublayer(board)
  }

  func shake() {
    guard animator != nil else { return }
    for (index, tile) in tiles.enumerated() {
      let push = UIPushBehavior(items: [tile], mode: .instantaneous)
      push.setAngle(-.pi / 2 + (CGFloat(index) - 3) * 0.12, magnitude: 3.2)
      push.setTargetOffsetFromCenter(UIOffset(horizontal: 6, vertical: 0), for: tile)
      animator.addBehavior(push)
    }
  }
}

/// A letter on a card.
private final class Tile: UIView {
  init(letter: Character, color: UIColor) {
    super.init(frame: CGRect(x: 0, y: 0, width: 58, height: 58))
    backgroundColor = color
    layer.cornerRadius = 12
    layer.shadowOpacity = 0.2
    layer.shadowOffset = CGSize(width: 0, height: 2)
    layer.shadowRadius = 4
    let label = UILabel(frame: bounds)
    label.text = String(letter)
    label.textAlignment = .center
    label.textColor = .white
    label.font = .systemFont(ofSize: 34, weight: .heavy)
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }
}
