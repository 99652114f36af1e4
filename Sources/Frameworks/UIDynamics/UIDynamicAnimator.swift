import Foundation
import SwiftUI

/// Hears when an animator has nothing left to move, and when it goes on.
@preconcurrency @MainActor
public protocol UIDynamicAnimatorDelegate: AnyObject {
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}

/// Moves items by what its behaviours say, in steps of a sixtieth of a second.
@preconcurrency @MainActor
open class UIDynamicAnimator {
  public private(set) weak var referenceView: UIView?
  private weak var layout: UICollectionViewLayout?
  open weak var delegate: (any UIDynamicAnimatorDelegate)?
  /// Has all of them.
  private let root = UIDynamicBehavior()
  let world = DynamicWorld()
  private var timer: Timer?
  private var elapsed = 0.0

  public init(referenceView view: UIView) {
    referenceView = view
    root.dynamicAnimator = self
  }

  /// Moves the places of cells; the layout is asked for them again after each step.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    self.layout = layout
    root.dynamicAnimator = self
  }

  public init() { root.dynamicAnimator = self }

  isolated deinit { timer?.invalidate() }

  // MARK: Behaviours

  public var behaviors: [UIDynamicBehavior] { root.childBehaviors }
  open func addBehavior(_ behavior: UIDynamicBehavior) { root.addChildBehavior(behavior) }
  open func removeBehavior(_ behavior: UIDynamicBehavior) { root.removeChildBehavior(behavior) }
  open func removeAllBehaviors() { for behavior in behaviors { removeBehavior(behavior) } }

  func left(_ behavior: UIDynamicBehavior) { for each in behavior.all { each.part(in: world) } }

  private var all: [UIDynamicBehavior] { root.all }

  // MARK: Items

  /// Those with a part inside a rectangle of the reference view.
  open func items(in rect: CGRect) -> [any UIDynamicItem] {
    var known: Set<ObjectIdentifier> = []
    return all.flatMap(\.movedItems).filter { item in
      let size = item.bounds.size
      let frame = CGRect(
        x: item.center.x - size.width / 2, y: item.center.y - size.height / 2, width: size.width,
        height: size.height)
      return frame.intersects(rect) && known.insert(ObjectIdentifier(item)).inserted
    }
  }

  /// Follows an item that the program has moved or turned itself.
  open func updateItem(usingCurrentState item: any UIDynamicItem) {
    world.body(of: item)?.takePlace()
    resume()
  }

  open func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    let places = all.flatMap(\.movedItems).compactMap { $0 as? UICollectionViewLayoutAttributes }
    return places.first { $0.indexPath == indexPath && $0.representedElementCategory == .cell }
  }

  // MARK: Time

  open var isRunning: Bool { timer != nil }
  /// Seconds in which it has moved things.
  open var elapsedTime: TimeInterval { elapsed }

  /// Goes on, since something is another thing now.
  func resume() {
    guard timer == nil, !behaviors.isEmpty else { return }
    delegate?.dynamicAnimatorWillResume(self)
    let timer = Timer(timeInterval: DynamicWorld.stepSeconds, repeats: true) { [weak self] _ in
      MainActor.assumeIsolated { self?.step() }
    }
    self.timer = timer
    RunLoop.main.add(timer, forMode: .common)
  }

  /// One step of all behaviours, as the clock takes it.
  func step() {
    let behaviors = all
    world.synchronize(behaviors, reference: referenceView?.bounds)
    for behavior in behaviors { behavior.join(in: world) }
    for behavior in behaviors { behavior.push(in: world) }
    world.step()
    elapsed += DynamicWorld.stepSeconds
    layout?.invalidateLayout()
    world.tellContacts(behaviors)
    for behavior in behaviors { behavior.action?() }
    if !world.isAwake { pause() }
  }

  private func pause() {
    timer?.invalidate()
    timer = nil
    delegate?.dynamicAnimatorDidPause(self)
  }
}
