import Foundation
import SwiftUI

/// What items are like. Of several behaviours with one item the last one added decides.
@preconcurrency @MainActor
open class UIDynamicItemBehavior: _UIItemsBehavior {
  /// From 0, what strikes stays, to 1, it springs back as fast as it came.
  open var elasticity: CGFloat = 0 { didSet { changed() } }
  open var friction: CGFloat = 0 { didSet { changed() } }
  /// An item of 100 x 100 points and of density 1 has a mass of 1.
  open var density: CGFloat = 1 { didSet { changed() } }
  /// What part of its speed an item loses in a second, from 0 on.
  open var resistance: CGFloat = 0 { didSet { changed() } }
  open var angularResistance: CGFloat = 0 { didSet { changed() } }
  /// Acts in fields alone, of which there are none here.
  open var charge: CGFloat = 0
  /// Whether it stays where it is, whatever strikes it.
  open var isAnchored = false { didSet { changed() } }
  open var allowsRotation = true { didSet { changed() } }

  /// Speeds that items get once an animator has them.
  private var waiting: [(item: any UIDynamicItem, linear: CGPoint, angular: CGFloat)] = []

  /// Points a second.
  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
    dynamicAnimator?.world.body(of: item)?.velocity ?? .zero
  }

  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
    waiting.append((item, velocity, 0))
    changed()
  }

  /// Radians a second, clockwise.
  open func angularVelocity(for item: any UIDynamicItem) -> CGFloat {
    dynamicAnimator?.world.body(of: item)?.angularVelocity ?? 0
  }

  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
    waiting.append((item, .zero, velocity))
    changed()
  }

  override func push(in world: DynamicWorld) {
    for (item, linear, angular) in waiting {
      world.body(of: item)?.addVelocity(linear, angular: angular)
    }
    waiting = []
  }

  /// How the world is told what an item is like.
  var matter: DynamicMatter {
    DynamicMatter(
      elasticity: elasticity, friction: friction, density: density, resistance: resistance,
      angularResistance: angularResistance, isAnchored: isAnchored, allowsRotation: allowsRotation)
  }
}

struct DynamicMatter: Equatable {
  var elasticity: CGFloat = 0
  var friction: CGFloat = 0
  var density: CGFloat = 1
  var resistance: CGFloat = 0
  var angularResistance: CGFloat = 0
  var isAnchored = false
  var allowsRotation = true
}
