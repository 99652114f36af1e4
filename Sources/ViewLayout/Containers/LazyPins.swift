import Foundation
import Geometry
@_spi(Runtime) import ViewRuntime

/// What a view is to its section.
nonisolated package enum SectionPart: Sendable { case header, footer }

package enum SectionPartTrait: ElementTrait { package typealias Value = SectionPart }

extension LazyArrangement {
  /// What `element` is to its section, if views of that kind stay in sight.
  @MainActor func pinnedKind(of element: Element) -> SectionPart? {
    guard !pinned.isEmpty, let part = element.trait(SectionPartTrait.self) else { return nil }
    let kind: PinnedScrollableViews = part == .header ? .sectionHeaders : .sectionFooters
    return pinned.contains(kind) ? part : nil
  }
}

/// The headers and footers of a lazy container that stay in sight while their section is scrolled.
struct LazyPins {
  struct Pin {
    let element: Element
    let kind: SectionPart
    /// Where it lies when nothing is scrolled, in points from the container's corner.
    var box: CGRect
    let track: LazyTrack
  }

  private var pins: [Pin] = []

  var isEmpty: Bool { pins.isEmpty }

  mutating func removeAll() { pins.removeAll(keepingCapacity: true) }

  mutating func add(_ pin: Pin, _ axis: Axis) {
    var pin = pin
    // A header is as long as it is, though its line may be longer.
    let length = MainActor.assumeIsolated {
      pin.element.size(for: ProposedViewSize(nil, along: axis, across: pin.track.length)).finite[
        axis]
    }
    pin.box.size = CGSize(length, along: axis, across: pin.box.size[across: axis])
    pins.append(pin)
  }

  /// All of them where they are to lie while the part `seen` of the container is not covered.
  ///
  /// A header goes no further than the end of its section, which the next one begins, and a footer
  /// no further back than its section's header.
  func placed(along axis: Axis, total: CGFloat, gap: CGFloat, _ seen: (CGFloat, CGFloat)?) -> [Pin]
  {
    guard let seen else { return pins }
    let order = pins.sorted { $0.box.origin[axis] < $1.box.origin[axis] }
    return order.enumerated().map { index, pin in
      var pin = pin
      let start = pin.box.origin[axis]
      let length = pin.box.size[axis]
      switch pin.kind {
      case .header:
        let next = order[(index + 1)...].first { $0.kind == .header }
        let end = next.map { $0.box.origin[axis] - gap } ?? total
        pin.move(to: max(start, min(seen.0, end - length)), axis)
      case .footer:
        let header = order[..<index].last { $0.kind == .header }
        let first = header.map { $0.box.origin[axis] + $0.box.size[axis] + gap } ?? 0
        pin.move(to: min(start, max(seen.1 - length, first)), axis)
      }
      return pin
    }
  }
}

extension LazyPins.Pin {
  fileprivate mutating func move(to start: CGFloat, _ axis: Axis) {
    box.origin = CGPoint(start, along: axis, across: box.origin[across: axis])
  }
}
