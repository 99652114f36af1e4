import OpenCombine
import Foundation
import FoundationNames

extension View {
  /// Calls `action` with everything that `publisher` sends while this view is shown.
  nonisolated public func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    modifier(Subscription(publisher: publisher, action: action))
  }
}

nonisolated private struct Subscription<P: Publisher>: PrimitiveModifier where P.Failure == Never {
  let publisher: P
  let action: (P.Output) -> Void

  @MainActor static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, in context: NodeContext
  ) -> ViewNode<ModifiedContent<Content, Self>> {
    SubscriptionNode(view, in: context)
  }
}

/// Subscribes once: a publisher that is made anew by each body, such as a timer that is a stored
/// property's initial value, would otherwise never get to send.
private final class SubscriptionNode<Content: View, P: Publisher>: ModifiedNode<
  Content, Subscription<P>
>
where P.Failure == Never {
  private var subscription: AnyCancellable?

  override init(_ view: ModifiedContent<Content, Subscription<P>>, in context: NodeContext) {
    super.init(view, in: context)
    subscribe()
  }

  override func modifierChanged(from old: Subscription<P>) {
    guard !ViewEquality.areEqual(old.publisher, modifier.publisher) else { return }
    subscribe()
  }

  private func subscribe() {
    subscription = PublishedValues.subscription(to: modifier.publisher) { [weak self] value in
      self?.modifier.action(value)
    }
  }

  override func willBeRemoved() { subscription = nil }
}

/// What publishers send, brought to the main thread.
private enum PublishedValues {
  /// Made here, where nothing is said of the actor: a publisher may send on any thread, and a closure of the main actor's
  /// own would end the program there.
  static func subscription<P: Publisher>(
    to publisher: P, action: @escaping @MainActor (P.Output) -> Void
  ) -> AnyCancellable where P.Failure == Never {
    publisher.sink { value in
      // Handed on to the main thread once, and not kept here.
      nonisolated(unsafe) let value = value
      if MainThread.isCurrent {
        // A value that is there already comes while the view is made, maybe within others' bodies.
        assumeMainActor { Tracking.outside { action(value) } }
      } else {
        DispatchQueue.main.async { action(value) }
      }
    }
  }
}
