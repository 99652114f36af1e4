import Foundation
import SwiftUI

/// Something that acts on items while an animator has it; of itself it does nothing but what its children do.
@preconcurrency @MainActor
open class UIDynamicBehavior {
  public init() {}

  /// Called after each step, sixty times a second.
  open var action: (() -> Void)?
  public private(set) var childBehaviors: [UIDynamicBehavior] = []
  /// The one that has it or a behaviour around it.
  public internal(set) weak var dynamicAnimator: UIDynamicAnimator? {
    didSet { for child in childBehaviors { child.dynamicAnimator = dynamicAnimator } }
  }

  open func addChildBehavior(_ behavior: UIDynamicBehavior) {
    guard !childBehaviors.contains(where: { $0 === behavior }) else { return }
    behavior.willMove(to: dynamicAnimator)
    childBehaviors.append(behavior)
    behavior.dynamicAnimator = dynamicAnimator
    changed()
  }

  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    guard let index = childBehaviors.firstIndex(where: { $0 === behavior }) else { return }
    behavior.willMove(to: nil)
    childBehaviors.remove(at: index)
    dynamicAnimator?.left(behavior)
    behavior.dynamicAnimator = nil
    changed()
  }

  /// Called before an animator takes it, or with nil before it lets it go.
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

  // MARK: For the animator

  /// It and those inside.
  final var all: [UIDynamicBehavior] { [self] + childBehaviors.flatMap(\.all) }

  /// What it moves.
  var movedItems: [any UIDynamicItem] { [] }

  /// Pushes its items for the step that comes.
  func push(in world: DynamicWorld) {}

  /// Joins what it holds together, where that is not done yet.
  func join(in world: DynamicWorld) {}

  /// Lets go of what it holds together.
  func part(in world: DynamicWorld) {}

  /// Says that what it does is another thing now: what rested may move.
  final func changed() { dynamicAnimator?.resume() }
}

/// A behaviour of a list of items.
@preconcurrency @MainActor
open class _UIItemsBehavior: UIDynamicBehavior {
  public private(set) var items: [any UIDynamicItem]

  public init(items: [any UIDynamicItem] = []) { self.items = items }

  open func addItem(_ item: any UIDynamicItem) {
    guard !items.contains(where: { $0 === item }) else { return }
    items.append(item)
    changed()
  }

  open func removeItem(_ item: any UIDynamicItem) {
    items.removeAll { $0 === item }
    changed()
  }

  override var movedItems: [any UIDynamicItem] { items }
}
