import Foundation
import Geometry
import ViewContent
import ViewGraphics
import ViewInteraction
import ViewLayout
@_spi(Runtime) import ViewRuntime

/// Lets a button that is a row of a list be touched in all the width that the row has, and, where it is all
/// that the row has, in the row's margins as well; beside others in a stack it is touched on its label. It is
/// as large as its label either way, as recorded on iOS 26.
nonisolated package struct RowButtonTouch: PrimitiveModifier {
  package let fillsRow: Bool

  package init(fillsRow: Bool) { self.fillsRow = fillsRow }

  @MainActor package static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, in context: NodeContext
  ) -> ViewNode<ModifiedContent<Content, Self>> {
    RowButtonNode(view, in: context)
  }
}

private final class RowButtonNode<Content: View>: WrappingNode<Content, RowButtonTouch> {
  override func makeWrapper(around element: Element) -> WrapperElement {
    let wrapper = RowButtonElement(node: self, content: element)
    wrapper.fillsRow = modifier.fillsRow
    return wrapper
  }

  override func modifierChanged(from old: RowButtonTouch) {
    for case let element as RowButtonElement in elements { element.fillsRow = modifier.fillsRow }
  }
}

/// An element that is touched beyond its frame.
@MainActor
final class RowButtonElement: WrapperElement {
  fileprivate var fillsRow = false
  /// Where it is touched, from its own corner: in all of its row, or as far as the row goes on towards its
  /// trailing edge.
  var touchedPart: CGRect {
    var part = CGRect(origin: .zero, size: frame.size)
    if fillsRow, let row = rowAround() { return part.union(row) }
    let isAlone = parent?.stackAxisOfContent != .horizontal
    guard fillsRow, isAlone, let offer = placedProposal.width, offer.isFinite, offer > part.width
    else { return part }
    if layoutDirection == .rightToLeft { part.origin.x -= offer - part.width }
    part.size.width = offer
    return part
  }

  /// The row, from this element's own corner, where nothing else is in it.
  private func rowAround() -> CGRect? {
    var element = parent
    while let current = element {
      if current is ListRowElement {
        let place = frame.boundingBox(under: goalTransform(to: current))
        return current.frame.offsetBy(dx: -place.minX, dy: -place.minY)
      }
      guard current.childElements.count == 1 else { return nil }
      element = current.parent
    }
    return nil
  }

  override func hitTest(_ point: CGPoint, into path: inout HitPath) -> Bool {
    if content.hitTest(point, into: &path) { return true }
    let part = touchedPart
    guard part.size != frame.size,
      part.offsetBy(dx: frame.minX, dy: frame.minY).contains(point)
    else { return false }
    path.add(self)
    return true
  }
}

extension Element {
  /// Whether a point, from this element's own corner, lies on it or on the row that a button in it fills.
  func isTouched(at point: CGPoint) -> Bool {
    if CGRect(origin: .zero, size: frame.size).contains(point) { return true }
    var element: Element? = self
    while let current = element {
      if let button = current as? RowButtonElement { return button.touchedPart.contains(point) }
      element = current.childElements.count == 1 ? current.childElements[0] : nil
    }
    return false
  }
}
