import Foundation
import ViewInteraction
import ViewRuntime

// Which views can have the focus, where it goes by itself, and how it is shown: none is marked here.

/// Which uses of a view need the focus.
nonisolated public struct FocusInteractions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let activate = FocusInteractions(rawValue: 1)
  public static let edit = FocusInteractions(rawValue: 2)
  public static let automatic: FocusInteractions = [.activate, .edit]
}

/// When the focus goes to a view by itself.
nonisolated public struct DefaultFocusEvaluationPriority: Sendable {
  private enum Kind: Sendable { case automatic, userInitiated }
  private let kind: Kind
  public static let automatic = DefaultFocusEvaluationPriority(kind: .automatic)
  public static let userInitiated = DefaultFocusEvaluationPriority(kind: .userInitiated)
}

/// Looks again for the view that has the focus at first.
nonisolated public struct ResetFocusAction: Sendable {
  public func callAsFunction(in namespace: Namespace.ID) {}
}

private struct FocusEffectKey: EnvironmentKey { static var defaultValue: Bool { true } }

extension EnvironmentValues {
  /// Whether a view that has the focus is marked.
  public var isFocusEffectEnabled: Bool {
    get { self[FocusEffectKey.self] }
    set { self[FocusEffectKey.self] = newValue }
  }

  public var resetFocus: ResetFocusAction { ResetFocusAction() }
}

extension View {
  /// Gives the focus to the view for `value` when this view appears.
  nonisolated public func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding, _ value: V,
    priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View {
    // Used when the view appears, on the main thread.
    nonisolated(unsafe) let (binding, value) = (binding, value)
    return onAppear { binding.wrappedValue = value }
  }

  nonisolated public func focusScope(_ namespace: Namespace.ID) -> some View { self }
  nonisolated public func prefersDefaultFocus(
    _ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID
  ) -> some View { self }
  nonisolated public func focusSection() -> some View { self }

  nonisolated public func focusEffectDisabled(_ disabled: Bool = true) -> some View {
    transformEnvironment(\.isFocusEffectEnabled) { $0 = $0 && !disabled }
  }

  /// Lets this view have the focus, as fields can: keys are heard by what is around it then.
  nonisolated public func focusable(_ isFocusable: Bool = true) -> some View {
    modifier(FocusableModifier(isFocusable: isFocusable))
  }

  nonisolated public func focusable(
    _ isFocusable: Bool = true, interactions: FocusInteractions
  ) -> some View { focusable(isFocusable) }

  /// - Parameter onFocusChange: hears of the focus coming and going.
  nonisolated public func focusable(
    _ isFocusable: Bool = true, onFocusChange: @escaping (Bool) -> Void
  ) -> some View {
    modifier(FocusableModifier(isFocusable: isFocusable, onFocusChange: onFocusChange))
  }
}
