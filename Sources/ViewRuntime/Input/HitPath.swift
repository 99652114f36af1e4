import Foundation

/// What a finger touched: the element hit, then everything around it that responds, outwards.
@MainActor
@_spi(Runtime) public struct HitPath {
  package private(set) var elements: [Element] = []

  package init() {}

  package var isEmpty: Bool { elements.isEmpty }

  package mutating func add(_ element: Element) { elements.append(element) }
}
