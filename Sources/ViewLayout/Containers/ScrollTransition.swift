import Foundation
import Geometry
import Motion
import ViewGraphics
@_spi(Runtime) import ViewRuntime

/// How a view stands to the part of a scroll view that is seen.
nonisolated public enum ScrollTransitionPhase: Hashable, Sendable {
  /// Going out, or coming in, at the top or the leading edge.
  case topLeading
  /// In sight.
  case identity
  case bottomTrailing

  public var isIdentity: Bool { self == .identity }

  /// -1, 0 or 1.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

/// How a scroll transition follows the scrolling.
nonisolated public struct ScrollTransitionConfiguration: Equatable, Sendable {
  /// Where a view stands when its transition is over.
  public struct Threshold: Equatable, Sendable {
    /// How far the middle of the view is from the middle of what is seen: a sum of parts of half the view's length, of
    /// half the length of what is seen, and points.
    private var viewParts: Double
    private var containerParts: Double
    private var points = 0.0

    private init(viewParts: Double, containerParts: Double) {
      self.viewParts = viewParts
      self.containerParts = containerParts
    }

    /// The whole view is in sight.
    public static let visible = visible(1)
    /// Nothing of it is in sight any more.
    public static let hidden = visible(0)
    /// It stands in the middle.
    public static let centered = Threshold(viewParts: 0, containerParts: 0)
    /// 0...1 of the view's length are in sight.
    public static func visible(_ amount: Double) -> Threshold {
      Threshold(viewParts: 1 - 2 * min(max(0, amount), 1), containerParts: 1)
    }
    public func interpolated(towards other: Threshold, amount: Double) -> Threshold {
      var result = self
      result.viewParts += (other.viewParts - viewParts) * amount
      result.containerParts += (other.containerParts - containerParts) * amount
      result.points += (other.points - points) * amount
      return result
    }
    /// Where the view stands `distance` points nearer to the middle.
    public func inset(by distance: Double) -> Threshold {
      var result = self
      result.points -= distance
      return result
    }

    /// In points.
    func distance(view: Double, container: Double) -> Double {
      (viewParts * view + containerParts * container) / 2 + points
    }
  }

  enum Kind: Equatable, Sendable { case interactive(UnitCurve), animated(Animation), identity }
  var kind: Kind
  var threshold = Threshold.visible

  public static let identity = ScrollTransitionConfiguration(kind: .identity)
  public static let interactive = interactive(timingCurve: .linear)
  public static let animated = animated(.default)

  public static func interactive(timingCurve: UnitCurve) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(kind: .interactive(timingCurve))
  }
  public static func animated(_ animation: Animation) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(kind: .animated(animation), threshold: .visible(0.5))
  }

  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
    var result = self
    result.threshold = threshold
    return result
  }

  public func animation(_ animation: Animation) -> ScrollTransitionConfiguration {
    var result = self
    result.kind = .animated(animation)
    return result
  }
}

extension View {
  /// Changes how this view is drawn while it comes into sight in the scroll view around and goes.
  nonisolated public func scrollTransition<Effect: VisualEffect>(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> Effect
  ) -> some View {
    scrollTransition(
      topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
  }

  nonisolated public func scrollTransition<Effect: VisualEffect>(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration,
    axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> Effect
  ) -> some View {
    modifier(
      ScrollTransitionModifier(
        topLeading: topLeading, bottomTrailing: bottomTrailing, axis: axis, transition: transition))
  }
}

private struct ScrollTransitionModifier<Effect: VisualEffect>: ViewModifier {
  let topLeading: ScrollTransitionConfiguration
  let bottomTrailing: ScrollTransitionConfiguration
  let axis: Axis?
  let transition: @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> Effect
  /// The phase of transitions that run by themselves.
  @State private var phase = ScrollTransitionPhase.identity

  nonisolated init(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration,
    axis: Axis?,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> Effect
  ) {
    self.topLeading = topLeading
    self.bottomTrailing = bottomTrailing
    self.axis = axis
    self.transition = transition
  }

  @MainActor func body(content: Content) -> some View {
    let (topLeading, bottomTrailing, axis) = (topLeading, bottomTrailing, axis)
    let (transition, phase) = (transition, phase)
    return
      content
      .visualEffect { empty, proxy in
        var effect = transition(empty, phase)
        guard phase == .identity, let place = proxy.scrollPlace(along: axis) else { return effect }
        let configuration = place.offset < 0 ? topLeading : bottomTrailing
        guard case .interactive(let curve) = configuration.kind else { return effect }
        let part = place.part(beyond: configuration.threshold)
        guard part > 0 else { return effect }
        let other = transition(empty, place.offset < 0 ? .topLeading : .bottomTrailing)
        // What lies between two effects is reckoned as between two states of a movement.
        var difference = other.animatableData - effect.animatableData
        difference.scale(by: curve.value(at: part))
        effect.animatableData += difference
        return effect
      }
      .onGeometryChange(for: ScrollTransitionPhase.self) { proxy in
        guard let place = proxy.scrollPlace(along: axis) else { return .identity }
        let configuration = place.offset < 0 ? topLeading : bottomTrailing
        guard case .animated = configuration.kind, place.part(beyond: configuration.threshold) > 0
        else { return .identity }
        return place.offset < 0 ? .topLeading : .bottomTrailing
      } action: { old, new in
        let configuration = (old == .topLeading || new == .topLeading) ? topLeading : bottomTrailing
        guard case .animated(let animation) = configuration.kind else { return }
        withAnimation(animation) { self.phase = new }
      }
  }
}

/// Where a view stands in what the scroll view around shows; in points, along one axis.
struct ScrollPlace {
  /// From the middle of what is seen to the middle of the view.
  let offset: Double
  let view: Double
  let container: Double

  /// What of the way from `threshold` to where nothing of the view is seen it has gone, 0...1.
  func part(beyond threshold: ScrollTransitionConfiguration.Threshold) -> Double {
    let start = threshold.distance(view: view, container: container)
    let way =
      ScrollTransitionConfiguration.Threshold.hidden
      .distance(view: view, container: container) - start
    let gone = abs(offset) - start
    // Layout that rounds to pixels does not begin a transition.
    guard gone > 1e-6 else { return 0 }
    return way > 0 ? min(1, gone / way) : 1
  }
}

extension GeometryProxy {
  /// Measured along `axis`, or along that which is scrolled; nil outside of scroll views.
  func scrollPlace(along axis: Axis?) -> ScrollPlace? {
    guard let bounds = bounds(of: .scrollView) else { return nil }
    let frame = frame(in: .scrollView)
    let axis = axis ?? (assumeMainActor { source.scrollAxis } ?? .vertical)
    let (start, length) = (frame.origin[axis], frame.size[axis])
    guard length > 0 else { return nil }
    let container = bounds.size[axis]
    return ScrollPlace(
      offset: start + length / 2 - container / 2, view: length, container: container)
  }
}

extension GeometrySource {
  /// The way that the scroll view around scrolls.
  fileprivate var scrollAxis: Axis? {
    var element = element
    while let current = element {
      if let scroll = current as? ScrollElement {
        return scroll.scrolls(.vertical) ? .vertical : .horizontal
      }
      element = current.parent
    }
    return nil
  }
}
