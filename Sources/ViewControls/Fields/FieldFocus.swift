import Foundation
import ViewInteraction
@_spi(Runtime) import ViewRuntime

/// One `focused` modifier around a field.
package struct FocusLink {
  /// Whether the program said that the field has the focus, when its views were made last.
  let isWanted: Bool
  /// Whether it says so now.
  let isWantedNow: @MainActor () -> Bool
  /// Tells the program that the field got the focus, or lost it.
  let report: @MainActor (Bool) -> Void

  package init(
    isWanted: Bool, isWantedNow: (@MainActor () -> Bool)? = nil,
    report: @escaping @MainActor (Bool) -> Void
  ) {
    self.isWanted = isWanted
    self.isWantedNow = isWantedNow ?? { isWanted }
    self.report = report
  }
}

private struct FocusLinksKey: EnvironmentKey { static var defaultValue: [FocusLink] { [] } }
private struct SubmitActionsKey: EnvironmentKey {
  static var defaultValue: [SubmitAction] { [] }
}

/// What `onSubmit` runs.
struct SubmitAction {
  let triggers: SubmitTriggers
  let action: () -> Void
}

extension EnvironmentValues {
  /// The `focused` modifiers around, the innermost last.
  package var focusLinks: [FocusLink] {
    get { self[FocusLinksKey.self] }
    set { self[FocusLinksKey.self] = newValue }
  }

  /// The `onSubmit` modifiers around, the innermost last; all of them run.
  var submitActions: [SubmitAction] {
    get { self[SubmitActionsKey.self] }
    set { self[SubmitActionsKey.self] = newValue }
  }
}

extension View {
  /// Gives the field inside the focus when `binding` becomes `value`, and the other way round.
  nonisolated public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    // Both closures below are called on the main actor alone.
    nonisolated(unsafe) let (binding, value) = (binding, value)
    return modifier(
      FocusModifier(
        isWanted: { binding.wrappedValue == value },
        report: { hasFocus in
          if hasFocus {
            binding.wrappedValue = value
          } else if binding.wrappedValue == value {
            binding.release()
          }
        }))
  }

  nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    // Both closures below are called on the main actor alone.
    nonisolated(unsafe) let condition = condition
    return modifier(
      FocusModifier(
        isWanted: { condition.wrappedValue }, report: { condition.wrappedValue = $0 }))
  }

  /// Runs `action` when the return key is pressed in a field inside.
  nonisolated public func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
  ) -> some View {
    let submit = SubmitAction(triggers: triggers, action: action)
    return modifier(EnvironmentModifier { $0.submitActions.append(submit) })
  }

  /// Keeps the `onSubmit` actions outside from the fields inside.
  nonisolated public func submitScope(_ isBlocking: Bool = true) -> some View {
    modifier(EnvironmentModifier { if isBlocking { $0.submitActions = [] } })
  }
}

/// Links the fields inside with a focus state; the program's wish is read here.
nonisolated private struct FocusModifier: ViewModifier {
  let isWanted: @MainActor () -> Bool
  let report: @MainActor (Bool) -> Void

  nonisolated init(
    isWanted: @escaping @MainActor () -> Bool, report: @escaping @MainActor (Bool) -> Void
  ) {
    self.isWanted = isWanted
    self.report = report
  }

  @MainActor func body(content: Content) -> some View {
    let link = FocusLink(isWanted: isWanted(), isWantedNow: isWanted, report: report)
    return content.modifier(
      EnvironmentModifier {
        $0.focusLinks.append(link)
        $0.isFocused = link.isWanted
      })
  }
}
