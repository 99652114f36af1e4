import Motion

/// The opacity of an element that comes or goes without a transition of its own.
@MainActor
final class ElementFade: AnimationParticipant {
  private let elementReference: BackReference<Element>
  private let nodeReference: BackReference<Node>
  private let animated: Animated<AnimatableNumber>
  private var completion: (@MainActor () -> Void)?
  var isParticipating = false

  private var element: Element? { elementReference.target }
  private var node: Node? { nodeReference.target }

  var opacity: Double { animated.presented.value }

  init(element: Element, opacity: Double) {
    elementReference = element.reference
    nodeReference = element.node.reference
    animated = Animated(AnimatableNumber(value: opacity))
  }

  func move(to opacity: Double, _ transaction: Transaction, completion: (@MainActor () -> Void)?) {
    self.completion = completion
    guard let element, let node else { return }
    animated.setTarget(
      AnimatableNumber(value: opacity), transaction: transaction, for: node, participant: self)
    element.setNeedsDisplay()
    if !animated.isMoving { finish() }
  }

  func advance(to time: Double) -> Bool {
    // The fade of something that was removed in the meantime ends with it.
    guard let element, let node, node.isAlive else { return false }
    let goesOn = animated.advance(to: time)
    element.setNeedsDisplay()
    if !goesOn { finish() }
    return goesOn
  }

  private func finish() {
    let completion = completion
    self.completion = nil
    if let completion, let node { node.host.afterPass(completion) }
  }
}
