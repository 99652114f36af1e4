import Foundation
import Geometry
import Motion
import ViewContent
import ViewControls
import ViewGraphics
import ViewInteraction
import ViewLayout
@_spi(Runtime) import ViewRuntime

/// A panel with buttons in front of the dimmed window.
nonisolated struct DialogModifier<Actions: View, Message: View>: ViewModifier {
  enum Kind { case alert, choices }

  let kind: Kind
  let isPresented: Binding<Bool>
  let title: Text?
  var onDismiss: (() -> Void)?
  /// Whether there is a button that cancels where the program has none and one is called for.
  var addsCancel = true
  let actions: () -> Actions
  let message: () -> Message

  @MainActor func body(content: Content) -> some View {
    content.modifier(
      PresentationModifier(isPresented: isPresented.wrappedValue) { state in
        PresentationLayer(
          state: PresentationState(isPresented: state.isPresented, isAnimated: state.isAnimated) {
            state.wasRemoved()
            onDismiss?()
          }, animation: .spring(response: 0.35, dampingFraction: 0.9)
        ) { isShown in
          let dismiss: @MainActor () -> Void = { isPresented.wrappedValue = false }
          ZStack(alignment: kind == .alert ? .center : .bottom) {
            Color.black.opacity(isShown ? 0.2 : 0)
              .contentShape(Rectangle())
              .gesture(TapGesture().onEnded { if kind == .choices { dismiss() } })
            DialogPanel(
              isAlert: kind == .alert, addsCancel: addsCancel, title: title, actions: actions(),
              message: message(), dismiss: dismiss
            )
            .scaleEffect(kind == .alert && !isShown ? 1.15 : 1)
            .opacity(isShown ? 1 : 0)
            .offset(y: kind == .choices && !isShown ? 400 : 0)
          }
          // A panel of the system's has none of the colours and fonts around what it belongs to.
          .environment(\.foregroundStyles, nil)
          .environment(\.font, nil)
          .ignoresSafeArea()
        }
      })
  }
}

// MARK: Alerts

extension View {
  /// Shows a question with buttons while `isPresented`: an alert in the middle of the window, or choices at its lower edge.
  /// `onDismiss` is called when it is out of sight. Its buttons are those that it is given.
  nonisolated package func dialog<A: View, M: View>(
    _ title: Text?, isAlert: Bool, isPresented: Binding<Bool>, onDismiss: @escaping () -> Void,
    @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
  ) -> some View {
    modifier(
      DialogModifier(
        kind: isAlert ? .alert : .choices, isPresented: isPresented, title: title,
        onDismiss: onDismiss, addsCancel: false, actions: actions, message: message))
  }

  /// Shows a message with buttons while `isPresented`; each button ends it.
  nonisolated public func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    alert(Text(titleKey), isPresented: isPresented, actions: actions)
  }

  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    alert(Text(title), isPresented: isPresented, actions: actions)
  }

  nonisolated public func alert<A: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    alert(title, isPresented: isPresented, actions: actions) { EmptyView() }
  }

  nonisolated public func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View {
    alert(Text(titleKey), isPresented: isPresented, actions: actions, message: message)
  }

  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View {
    alert(Text(title), isPresented: isPresented, actions: actions, message: message)
  }

  nonisolated public func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View {
    modifier(
      DialogModifier(
        kind: .alert, isPresented: isPresented, title: title, actions: actions, message: message))
  }

  nonisolated public func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    alert(
      Text(titleKey), isPresented: isPresented, actions: { data.map(actions) },
      message: { data.map(message) })
  }

  nonisolated public func alert<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    alert(Text(titleKey), isPresented: isPresented, actions: { data.map(actions) })
  }

  nonisolated public func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    alert(Text(verbatim: error?.errorDescription ?? ""), isPresented: isPresented, actions: actions)
  }

  /// Shows an error's description, with a message about it, while `isPresented`.
  nonisolated public func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping (E) -> A,
    @ViewBuilder message: @escaping (E) -> M
  ) -> some View {
    alert(
      Text(verbatim: error?.errorDescription ?? ""), isPresented: isPresented,
      actions: { error.map(actions) }, message: { error.map(message) })
  }

  // MARK: Choices

  /// Shows a list of choices at the bottom while `isPresented`.
  nonisolated public func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    confirmationDialog(
      Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions)
  }

  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    confirmationDialog(
      Text(title), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions)
  }

  nonisolated public func confirmationDialog<A: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    confirmationDialog(
      title, isPresented: isPresented, titleVisibility: titleVisibility, actions: actions
    ) {
      EmptyView()
    }
  }

  nonisolated public func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
  ) -> some View {
    confirmationDialog(
      Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions,
      message: message)
  }

  nonisolated public func confirmationDialog<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
  ) -> some View {
    modifier(
      DialogModifier(
        kind: .choices, isPresented: isPresented, title: titleVisibility == .visible ? title : nil,
        actions: actions, message: message))
  }
}
