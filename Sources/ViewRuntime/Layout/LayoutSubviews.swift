import Foundation
import Geometry

/// The views that a layout arranges.
nonisolated public struct LayoutSubviews: Equatable, RandomAccessCollection, @unchecked Sendable {
  public typealias SubSequence = LayoutSubviews
  public typealias Element = LayoutSubview
  public typealias Index = Int

  package let recorder: PlacementRecorder
  package let range: Range<Int>
  public var layoutDirection: LayoutDirection

  public var startIndex: Int { range.lowerBound }
  public var endIndex: Int { range.upperBound }

  public subscript(index: Int) -> LayoutSubview {
    precondition(range.contains(index), "subview \(index) of \(range)")
    return LayoutSubview(recorder: recorder, index: index)
  }

  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    LayoutSubviews(recorder: recorder, range: bounds, layoutDirection: layoutDirection)
  }

  public static func == (left: LayoutSubviews, right: LayoutSubviews) -> Bool {
    left.recorder === right.recorder && left.range == right.range
  }
}

/// One view that a layout arranges: a stand-in that measures it and notes where it goes.
///
/// Layouts run on the main thread but are not marked so, as their types are the user's.
nonisolated public struct LayoutSubview: Equatable, @unchecked Sendable {
  package let recorder: PlacementRecorder
  package let index: Int

  package var element: ViewRuntime.Element { assumeMainActor { recorder.elements[index] } }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    assumeMainActor { element.size(for: proposal) }
  }

  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    assumeMainActor { element.dimensions(for: proposal) }
  }

  public var spacing: ViewSpacing { assumeMainActor { element.spacing } }

  public var priority: Double { trait(LayoutPriorityTrait.self) ?? 0 }

  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    trait(LayoutValueTrait<K>.self) ?? K.defaultValue
  }

  /// What a modifier has attached to the view.
  package func trait<Key: ElementTrait>(_ key: Key.Type) -> Key.Value? {
    assumeMainActor { element.trait(Key.self) }
  }

  /// Puts the point `anchor` of the subview at `position`, in the coordinates of the layout's bounds.
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    let size = sizeThatFits(proposal)
    let origin = CGPoint(
      x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height)
    assumeMainActor {
      recorder.placements[index] = PlacementRecorder.Placement(origin: origin, proposal: proposal)
    }
  }

  public static func == (left: LayoutSubview, right: LayoutSubview) -> Bool {
    left.element === right.element
  }
}

/// Where a layout put its subviews, relative to the origin of its own frame.
@MainActor
package final class PlacementRecorder {
  package struct Placement {
    var origin: CGPoint
    var proposal: ProposedViewSize
  }

  package let elements: [Element]
  package var placements: [Placement?]

  package init(elements: [Element]) {
    self.elements = elements
    placements = Array(repeating: nil, count: elements.count)
  }
}

/// The direction in which a language is read.
public enum LayoutDirection: Hashable, CaseIterable, Sendable { case leftToRight, rightToLeft }
