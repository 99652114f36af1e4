import Foundation

/// A view's size and its alignment guides, in points of its own coordinates.
nonisolated public struct ViewDimensions: Equatable, @unchecked Sendable {
  /// Whose guides are asked; nil for a box with nothing but a size.
  package let element: Element?
  package let size: CGSize
  package let proposal: ProposedViewSize

  package init(element: Element, size: CGSize, proposal: ProposedViewSize) {
    self.element = element
    self.size = size
    self.proposal = proposal
  }

  /// A box whose guides all lie where their keys say.
  package init(size: CGSize) {
    element = nil
    self.size = size
    proposal = ProposedViewSize(size)
  }

  public var width: CGFloat { size.width }
  public var height: CGFloat { size.height }

  public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }
  public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }

  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicitly(guide.key) }
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicitly(guide.key) }

  package subscript(key: AlignmentKey) -> CGFloat {
    explicitly(key) ?? key.id.defaultValue(in: self)
  }

  /// A guide that the view sets itself; nil for the key's default.
  package func explicitly(_ key: AlignmentKey) -> CGFloat? {
    assumeMainActor { element?.knownAlignment(key, in: self) }
  }

  nonisolated public static func == (left: ViewDimensions, right: ViewDimensions) -> Bool {
    left.element === right.element && left.size == right.size && left.proposal == right.proposal
  }
}
