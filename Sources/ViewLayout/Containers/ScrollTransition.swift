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
  /// How much of a view is in sight when its transition is over.
  public struct Threshold: Equatable, Sendable {
    /// 0...1 of the view's length.
    let fraction: Double

    public static let visible = Threshold(fraction: 1)
    public static let hidden = Threshold(fraction: 0)
    public static let centered = Threshold(fraction: 1)
    public static func visible(_ amount: Double) -> Threshold {
      Threshold(fraction: min(max(0, amount), 1))
    }
    public func interpolated(towards other: Threshold, amount: Double) -> Threshold {
      Threshold(fraction: fraction + (other.fraction - fraction) * amount)
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
        guard phase == .identity, let seen = proxy.scrollVisibility(along: axis) else {
          return effect
        }
        let outside = seen.outside
        let configuration = outside < 0 ? topLeading : bottomTrailing
        guard case .interactive(let curve) = configuration.kind, outside != 0 else { return effect }
        let room = max(1e-6, configuration.threshold.fraction)
        let part = 1 - min(1, (1 - abs(outside)) / room)
        let other = transition(empty, outside < 0 ? .topLeading : .bottomTrailing)
        // What lies between two effects is reckoned as between two states of a movement.
        var difference = other.animatableData - effect.animatableData
        difference.scale(by: curve.value(at: part))
        effect.animatableData += difference
        return effect
      }
      .onGeometryChange(for: ScrollTransitionPhase.self) { proxy in
        guard let seen = proxy.scrollVisibility(along: axis), seen.outside != 0 else {
          return .identity
        }
        let configuration = seen.outside < 0 ? topLeading : bottomTrailing
        guard case .animated = configuration.kind, seen.fraction < configuration.threshold.fraction
        else { return .identity }
        return seen.outside < 0 ? .topLeading : .bottomTrailing
      } action: { old, new in
        let configuration = (old == .topLeading || new == .topLeading) ? topLeading : bottomTrailing
        guard case .animated(let animation) = configuration.kind else { return }
        withAnimation(animation) { self.phase = new }
      }
  }
}

/// How much of a view the scroll view around shows.
struct ScrollVisibility {
  /// What lies outside: -1...0 before the start, 0...1 beyond the end, as a part of the view's length.
  let outside: Double
  /// What is seen, 0...1.
  var fraction: Double { 1 - abs(outside) }
}

extension GeometryProxy {
  /// Measured along `axis`, or along that which is scrolled; nil outside of scroll views.
  func scrollVisibility(along axis: Axis?) -> ScrollVisibility? {
    guard let bounds = bounds(of: .scrollView) else { return nil }
    let frame = frame(in: .scrollView)
    let axis = axis ?? (assumeMainActor { source.scrollAxis } ?? .vertical)
    let (start, length) = (frame.origin[axis], frame.size[axis])
    guard length > 0 else { return nil }
    let before = min(1, max(0, -start / length))
    let after = min(1, max(0, (start + length - bounds.size[axis]) / length))
    return ScrollVisibility(outside: after >= before ? after : -before)
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
