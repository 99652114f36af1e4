import Foundation

/// A view's size and its alignment guides, in points of its own coordinates.
@preconcurrency @MainActor
public struct ViewDimensions: Equatable {
  package let element: Element
  package let size: CGSize
  package let proposal: ProposedViewSize

  package init(element: Element, size: CGSize, proposal: ProposedViewSize) {
    self.element = element
    self.size = size
    self.proposal = proposal
  }

  public var width: CGFloat { size.width }
  public var height: CGFloat { size.height }

  public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }
  public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }

  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? {
    element.explicitAlignment(guide.key, in: self)
  }
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? {
    element.explicitAlignment(guide.key, in: self)
  }

  package subscript(key: AlignmentKey) -> CGFloat {
    element.explicitAlignment(key, in: self) ?? key.id.defaultValue(in: self)
  }

  nonisolated public static func == (left: ViewDimensions, right: ViewDimensions) -> Bool {
    left.element === right.element && left.size == right.size && left.proposal == right.proposal
  }
}
