import Drawing
import Foundation
import Geometry
import Motion
@_spi(Runtime) import ViewRuntime

/// How one symbol takes the place of another.
package enum SymbolReplacement: Equatable, Sendable {
  /// The old one shrinks and the new one grows.
  case downUp
  /// Both grow.
  case upUp
  /// The old one is gone at once and the new one grows.
  case offUp

  /// Symbols take a time of their own, in seconds, whatever the change is animated with.
  static let duration = 0.4
  /// How large a symbol is when it has gone by shrinking, or begins to grow.
  static let smallest = 0.5
}

extension Image {
  package static func changesContent(from old: ResolvedImageContent, to new: ResolvedImageContent)
    -> Bool
  {
    new.contentTransition != .identity && !new.picture.isSame(as: old.picture)
  }

  package static func contentAnimation(
    for new: ResolvedImageContent, in transaction: Transaction
  ) -> Animation? {
    guard case .symbolEffect = new.contentTransition.kind, !transaction.disablesAnimations else {
      return transaction.effectiveAnimation
    }
    return .easeInOut(duration: SymbolReplacement.duration)
  }

  @MainActor package static func drawChange(
    from old: ResolvedImageContent, to new: ResolvedImageContent, fraction: Double, size: CGSize,
    in context: LeafContext
  ) -> DisplayList {
    let middle = CGPoint(x: size.width / 2, y: size.height / 2)
    func picture(_ content: ResolvedImageContent, scale: Double) -> DisplayList {
      let own = content.resizing == nil ? content.naturalSize : size
      return content.draw(
        in: CGRect(
          x: middle.x - own.width * scale / 2, y: middle.y - own.height * scale / 2,
          width: own.width * scale, height: own.height * scale))
    }
    var list = DisplayList()
    guard case .symbolEffect(let replacement) = new.contentTransition.kind else {
      list.append(picture(old, scale: 1), opacity: 1 - fraction)
      list.append(picture(new, scale: 1), opacity: fraction)
      return new.pose.picture(of: list, size: size)
    }
    let (leaving, coming) = (min(1, 2 * fraction), max(0, 2 * fraction - 1))
    let change = 1 - SymbolReplacement.smallest
    switch replacement {
    case .downUp: list.append(picture(old, scale: 1 - change * leaving), opacity: 1 - leaving)
    case .upUp: list.append(picture(old, scale: 1 + change * leaving), opacity: 1 - leaving)
    case .offUp: break
    }
    list.append(picture(new, scale: 1 - change * (1 - coming)), opacity: coming)
    return new.pose.picture(of: list, size: size)
  }
}

extension ResolvedImageContent.Picture {
  fileprivate func isSame(as other: Self) -> Bool {
    switch (self, other) {
    case (.symbol(let left, _), .symbol(let right, _)): left.path == right.path
    case (.bitmap(let left, _), .bitmap(let right, _)): left === right
    case (.empty, .empty): true
    default: false
    }
  }
}
