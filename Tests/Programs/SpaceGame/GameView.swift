import GameplayKit
import SpriteKit
import SwiftUI

class GameScene: SKScene, SKPhysicsContactDelegate {
  private let ship = SKShapeNode(circleOfRadius: 20)
  private let scoreLabel = SKLabelNode(fontNamed: "Chalkduster")
  private var score = 0 { didSet { scoreLabel.text = "Score: \(score)" } }

  override func didMove(to view: SKView) {
    backgroundColor = .black
    physicsWorld.gravity = .zero
    physicsWorld.contactDelegate = self
    scoreLabel.position = CGPoint(x: frame.midX, y: frame.maxY - 60)
    scoreLabel.fontSize = 32
    addChild(scoreLabel)
    score = 0
    ship.fillColor = .cyan
    ship.position = CGPoint(x: frame.midX, y: 100)
    ship.name = "ship"
    addChild(ship)
    ship.run(
      .repeatForever(
        .sequence([.moveBy(x: 100, y: 0, duration: 1), .moveBy(x: -100, y: 0, duration: 1)])))
    let random = GKRandomDistribution(
      randomSource: GKMersenneTwisterRandomSource(seed: 7), lowestValue: 20, highestValue: 300)
    for _ in 0..<30 {
      let star = SKSpriteNode(color: .white, size: CGSize(width: 3, height: 3))
      star.position = CGPoint(x: CGFloat(random.nextInt()), y: CGFloat(random.nextInt() * 2))
      star.zPosition = -1
      addChild(star)
    }
    run(.repeatForever(.sequence([.run(spawn), .wait(forDuration: 0.5)])))
  }

  func spawn() {
    let rock = SKSpriteNode(color: .brown, size: CGSize(width: 40, height: 40))
    rock.position = CGPoint(x: frame.midX, y: frame.maxY)
    rock.physicsBody = SKPhysicsBody(rectangleOf: rock.size)
    rock.physicsBody?.velocity = CGVector(dx: 0, dy: -200)
    rock.run(.group([.rotate(byAngle: .pi, duration: 2), .fadeOut(withDuration: 4)]))
    addChild(rock)
    score += 1
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    let location = touch.location(in: self)
    if nodes(at: location).contains(where: { $0.name == "ship" }) { score += 10 }
  }

  override func update(_ currentTime: TimeInterval) {
    for node in children where node.position.y < -50 { node.removeFromParent() }
  }
}

struct GameView: View {
  var scene: SKScene {
    let scene = GameScene()
    scene.size = CGSize(width: 390, height: 844)
    scene.scaleMode = .fill
    return scene
  }

  var body: some View {
    SpriteView(scene: scene).ignoresSafeArea()
  }
}
