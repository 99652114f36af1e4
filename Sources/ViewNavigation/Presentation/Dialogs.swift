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
              kind: kind, title: title, actions: actions(), message: message(), dismiss: dismiss
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

/// The title and the message above the buttons.
private struct DialogPanel<Actions: View, Message: View>: View {
  let kind: DialogModifier<Actions, Message>.Kind
  let title: Text?
  let actions: Actions
  let message: Message
  let dismiss: @MainActor () -> Void

  private var isAlert: Bool { kind == .alert }

  var body: some View {
    VStack(alignment: isAlert ? .leading : .center, spacing: 0) {
      VStack(alignment: isAlert ? .leading : .center, spacing: 6) {
        title.font(isAlert ? .headline : .footnote.weight(.semibold))
        message.font(isAlert ? .subheadline : .footnote).systemForegroundStyle(.secondary)
      }
      .multilineTextAlignment(isAlert ? .leading : .center)
      .padding(.horizontal, 14)
      .padding(.bottom, 16)
      DialogButtons(actions: actions, isAlert: isAlert)
    }
    .padding(.horizontal, 14)
    .padding(.top, 22)
    .padding(.bottom, 14)
    .frame(width: isAlert ? 300 : nil)
    .frame(maxWidth: isAlert ? nil : .infinity)
    .background { PanelBackground(radius: 34) }
    .padding(isAlert ? 0 : 10)
    .accessibilityContainer(isAlert ? .alert : .sheet) { element, context in
      element.label = title.map(context.string)
      element.traits.insert(.isModal)
    }
    .environment(\.buttonStyle, AnyButtonStyle(primitive: DialogButtonStyle(dismiss: dismiss)))
  }
}

/// Two buttons stand side by side in an alert, all others below one another; without any there is an OK.
private struct DialogButtons<Actions: View>: View {
  let actions: Actions
  let isAlert: Bool

  var body: some View {
    ChildrenView(actions) { buttons in
      if buttons.isEmpty {
        Button("OK") {}
      } else if isAlert, buttons.count == 2 {
        HStack(spacing: 8) { ForEach(buttons) { $0 } }
      } else {
        VStack(spacing: 8) { ForEach(buttons) { $0 } }
      }
    }
  }
}

/// A button of a panel: acts and takes the panel away.
private struct DialogButtonStyle: PrimitiveButtonStyle {
  let dismiss: @MainActor () -> Void
  nonisolated init(dismiss: @escaping @MainActor () -> Void) { self.dismiss = dismiss }

  @MainActor func makeBody(configuration: PrimitiveButtonStyleConfiguration) -> some View {
    PressableButton(
      style: DialogButtonLook(),
      configuration: PrimitiveButtonStyleConfiguration(
        role: configuration.role, label: configuration.label,
        action: {
          dismiss()
          configuration.trigger()
        }))
  }
}

private struct DialogButtonLook: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled
  nonisolated init() {}

  @MainActor func makeBody(configuration: ButtonStyleConfiguration) -> some View {
    configuration.label
      .font(.body.weight(.medium))
      .lineLimit(1)
      .foregroundStyle(configuration.role == .destructive ? Color.red : .primary)
      .opacity(isEnabled ? 1 : 0.3)
      .frame(maxWidth: .infinity, minHeight: 48)
      .background(
        Color(.system(configuration.isPressed ? .fill : .tertiaryFill)),
        in: Capsule(style: .circular)
      )
      .contentShape(Capsule(style: .circular))
  }
}

// MARK: Alerts

extension View {
  /// Shows a question with buttons while `isPresented`: an alert in the middle of the window, or choices at its lower edge.
  /// `onDismiss` is called when it is out of sight.
  nonisolated package func dialog<A: View, M: View>(
    _ title: Text?, isAlert: Bool, isPresented: Binding<Bool>, onDismiss: @escaping () -> Void,
    @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
  ) -> some View {
    modifier(
      DialogModifier(
        kind: isAlert ? .alert : .choices, isPresented: isPresented, title: title,
        onDismiss: onDismiss, actions: actions, message: message))
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
