/// Shows one element's way in and out: a transition at work.
@MainActor
package protocol TransitionPlayer: AnyObject {
  /// What stands for the element that the player moves.
  var elements: [Element] { get }

  /// Jumps to where the way in starts, and goes it with `transaction`.
  func appear(_ transaction: Transaction)

  /// Starts the way out; `completion` is called once, when nothing moves any more. Answers false when
  /// there is nothing to show.
  func depart(_ transaction: Transaction, completion: @escaping @MainActor () -> Void) -> Bool

  /// Turns back from the way out.
  func comeBack(_ transaction: Transaction)

  /// Ends the player: its element is gone.
  func remove()
}

/// A transition that a view carries until something inserts or removes the view.
@MainActor
package protocol TransitionSource {
  func makePlayer(around element: Element, in context: NodeContext) -> any TransitionPlayer
  /// Whether it shows no way out, whatever the transaction.
  var removesAtOnce: Bool { get }
}

/// The transition of a view around others that come and go: a condition, a loop, a view with an identity. Each of those
/// is inserted and removed with it that has none of its own, up to the next layout, which has views of its own.
@MainActor
package final class InheritedTransition {
  /// As it is now: a view may get another one.
  package var source: any TransitionSource

  package init(_ source: any TransitionSource) { self.source = source }
}

/// The transition that a view is inserted and removed with.
package enum TransitionTrait: ElementTrait { package typealias Value = any TransitionSource }

/// The player around an element, for all that insert or remove the element as a part of something.
package enum TransitionPlayerTrait: ElementTrait { package typealias Value = any TransitionPlayer }

/// The way out of a removed child: the transitions of its elements, or a fade where one has none.
@MainActor
package final class Departure {
  private enum WayOut {
    case transition(any TransitionPlayer)
    case fade(Element)
  }

  private var waysOut: [WayOut] = []
  private var remaining = 0
  private var isCancelled = false
  private let completion: () -> Void

  var isRunning: Bool { remaining > 0 }

  init(elements: [Element], transaction: Transaction, completion: @escaping @MainActor () -> Void) {
    self.completion = completion
    var players: [ObjectIdentifier] = []
    for element in elements {
      if let player = element.trait(TransitionPlayerTrait.self) {
        // A player may show its element as several.
        guard !players.contains(ObjectIdentifier(player)) else { continue }
        players.append(ObjectIdentifier(player))
        waysOut.append(.transition(player))
      } else if transaction.effectiveAnimation != nil {
        waysOut.append(.fade(element))
      }
    }
    for wayOut in waysOut { start(wayOut, transaction) }
  }

  private func start(_ wayOut: WayOut, _ transaction: Transaction) {
    let done: @MainActor () -> Void = { [weak self] in self?.oneDone() }
    switch wayOut {
    case .transition(let player):
      if player.depart(transaction, completion: done) { remaining += 1 }
    case .fade(let element):
      remaining += 1
      element.fadeOut(transaction, completion: done)
    }
  }

  func cancel(transaction: Transaction) {
    isCancelled = true
    for wayOut in waysOut {
      switch wayOut {
      case .transition(let player): player.comeBack(transaction)
      case .fade(let element): element.fadeIn(transaction)
      }
    }
  }

  private func oneDone() {
    remaining -= 1
    if remaining == 0, !isCancelled { completion() }
  }
}
