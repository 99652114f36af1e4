import Foundation
@_spi(Runtime) import ViewRuntime

/// The elements in a scroll view whose size is made from that of the scroll view.
@MainActor
struct ScrollRelatives {
  private var elements: [BackReference<Element>] = []
  /// What they were measured for last, in points.
  private var knownSize: CGSize?

  /// Notes that `element` was measured for a scroll view whose content sees `size`.
  mutating func add(_ element: Element, _ size: CGSize) {
    if !elements.contains(where: { $0 === element.reference }) {
      elements.append(element.reference)
    }
    knownSize = size
  }

  /// Has those measured again who went by another size than `size`. They were before the scroll view had
  /// one: they are asked how large they are before it is placed.
  mutating func remeasure(for size: CGSize) {
    guard !elements.isEmpty, knownSize != size else { return }
    knownSize = size
    for reference in elements { reference.target?.setNeedsLayout() }
    elements.removeAll { $0.target == nil }
  }
}
