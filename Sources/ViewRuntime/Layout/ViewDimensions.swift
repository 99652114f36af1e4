import Foundation

/// A view's size and its alignment guides, in points of its own coordinates.
@preconcurrency @MainActor
public struct ViewDimensions: Equatable {
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

  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? {
    element?.explicitAlignment(guide.key, in: self)
  }
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? {
    element?.explicitAlignment(guide.key, in: self)
  }

  package subscript(key: AlignmentKey) -> CGFloat {
    element?.explicitAlignment(key, in: self) ?? key.id.defaultValue(in: self)
  }

  nonisolated public static func == (left: ViewDimensions, right: ViewDimensions) -> Bool {
    left.element === right.element && left.size == right.size && left.proposal == right.proposal
  }
}
