import Foundation
@_spi(Runtime) import ViewRuntime

/// How a view shows that its content has become another, while it stays the same view.
nonisolated public struct ContentTransition: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case identity
    case opacity
    case interpolate
    /// Digits roll; down when they count down.
    case numericText(countsDown: Bool)
    /// Digits roll in the direction in which the value changes.
    case numericValue(Double)
    case symbolEffect(SymbolReplacement)
  }

  let kind: Kind

  /// Whether texts show it: effects of symbols leave other views as they are.
  var isForTexts: Bool {
    switch kind {
    case .identity, .symbolEffect: false
    default: true
    }
  }

  init(kind: Kind) { self.kind = kind }

  package init(replacing replacement: SymbolReplacement) { kind = .symbolEffect(replacement) }

  /// The new content is there at once.
  public static let identity = ContentTransition(kind: .identity)
  /// The old content fades into the new.
  public static let opacity = ContentTransition(kind: .opacity)
  /// What can move to the new content moves; the rest fades.
  public static let interpolate = ContentTransition(kind: .interpolate)

  /// Letters that change roll, as on a counter.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(kind: .numericText(countsDown: countsDown))
  }

  /// Letters that change roll in the direction in which `value` changes.
  public static func numericText(value: Double) -> ContentTransition {
    ContentTransition(kind: .numericValue(value))
  }

  /// The old symbol shrinks and the new one grows.
  public static var symbolEffect: ContentTransition {
    ContentTransition(kind: .symbolEffect(.downUp))
  }
}

private struct ContentTransitionKey: EnvironmentKey {
  static var defaultValue: ContentTransition { .identity }
}

private struct ContentTransitionAddsDrawingGroupKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// How views show that their content has become another.
  public var contentTransition: ContentTransition {
    get { self[ContentTransitionKey.self] }
    set { self[ContentTransitionKey.self] = newValue }
  }

  /// Accepted; pictures are drawn together in either case.
  public var contentTransitionAddsDrawingGroup: Bool {
    get { self[ContentTransitionAddsDrawingGroupKey.self] }
    set { self[ContentTransitionAddsDrawingGroupKey.self] = newValue }
  }
}

extension View {
  /// Sets how texts and images in this view show an animated change of what they show.
  nonisolated public func contentTransition(_ transition: ContentTransition) -> some View {
    environment(\.contentTransition, transition)
  }
}
