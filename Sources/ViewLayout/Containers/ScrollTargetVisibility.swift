import Foundation
import Geometry
@_spi(Runtime) import ViewRuntime

extension View {
  /// Calls `action` with the identities of the views of the scroll view inside of which at least `threshold`
  /// (0...1) is in sight, when they are others than before.
  nonisolated public func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
  ) -> some View {
    modifier(
      ScrollObservation(
        read: { $0.visibleIdentities(threshold).compactMap { $0.base as? ID } },
        action: { _, visible in action(visible) }))
  }
}

extension ScrollElement {
  /// The identities of the views of which so much is in sight, in order.
  fileprivate func visibleIdentities(_ threshold: Double) -> [AnyHashable] {
    let seen = CGRect(origin: presentedOffset, size: frame.size)
    var found: [AnyHashable] = []
    func visit(_ node: Node) {
      guard let identified = node as? any IdentifiedChildren else {
        for child in node.children { visit(child) }
        return
      }
      for child in identified.identifiedChildren {
        guard let element = child.node.elements.first, element.isPlaced else { continue }
        let box = element.frame.boundingBox(under: element.goalTransform(to: self))
        let part = box.intersection(seen)
        let area = box.width * box.height
        guard area > 0, !part.isNull, part.width * part.height >= area * threshold else { continue }
        found.append(child.id)
      }
    }
    visit(node)
    return found
  }
}
