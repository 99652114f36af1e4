import Foundation
import Geometry
import ViewContent
import ViewControls
import ViewGraphics
import ViewInteraction
import ViewLayout
@_spi(Runtime) import ViewRuntime

/// The title and the message above the buttons. What an alert measures was recorded on iOS 26.
struct DialogPanel<Actions: View, Message: View>: View {
  let isAlert: Bool
  let addsCancel: Bool
  let title: Text?
  let actions: Actions
  let message: Message
  let dismiss: @MainActor () -> Void

  var body: some View {
    VStack(alignment: isAlert ? .leading : .center, spacing: 0) {
      DialogWords(isAlert: isAlert, title: title, message: message)
      DialogButtons(actions: actions, isAlert: isAlert, addsCancel: addsCancel)
        .padding(14)
    }
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

/// A title of an alert is 21.5 points below the edge; a message of one line 4.5 below it and ends 12.5 above the room
/// of the buttons, a title alone 18.
private struct DialogWords<Message: View>: View {
  let isAlert: Bool
  let title: Text?
  let message: Message

  var body: some View {
    ChildrenView(message, reachesViews: true) { messages in
      VStack(alignment: isAlert ? .leading : .center, spacing: isAlert ? 4.5 : 6) {
        title.font(isAlert ? .headline : .footnote.weight(.semibold))
        ForEach(messages) { message in
          message.font(isAlert ? .subheadline : .footnote).systemForegroundStyle(.secondary)
        }
      }
      .multilineTextAlignment(isAlert ? .leading : .center)
      .padding(.horizontal, 28)
      .padding(.top, isAlert ? 21.5 : 22)
      .padding(.bottom, isAlert ? messages.isEmpty ? 18 : 12.5 : 2)
    }
  }
}

/// What a view among the actions of a panel is.
private enum DialogRole: LayoutValueKey {
  static let defaultValue: ButtonRole?? = nil
}

/// Two buttons of an alert stand side by side, the one that cancels first; others below one another, and it last.
/// Without any there is an OK. Where something may be lost, and where there are choices, there is a way out.
private struct DialogButtons<Actions: View>: View {
  let actions: Actions
  let isAlert: Bool
  let addsCancel: Bool

  var body: some View {
    ChildrenView(actions, reachesViews: true) { views in
      let buttons = views.filter { $0.dialogRole != nil }
      let fields = views.filter { $0.dialogRole == nil }
      let cancelling = buttons.filter { $0.dialogRole == .some(.cancel) }
      let others = buttons.filter { $0.dialogRole != .some(.cancel) }
      let mayLose = others.contains { $0.dialogRole == .some(.destructive) }
      let isOpen = addsCancel && cancelling.isEmpty && (isAlert ? mayLose : true)
      let count = buttons.count + (isOpen ? 1 : 0)
      VStack(spacing: 0) {
        if !fields.isEmpty { DialogFields(fields: fields, isAlert: isAlert) }
        if count == 0 {
          Button("OK") {}
        } else if isAlert, count == 2 {
          HStack(spacing: 8) {
            if isOpen { cancel }
            ForEach(cancelling) { $0 }
            ForEach(others) { $0 }
          }
        } else {
          VStack(spacing: 8) {
            ForEach(others) { $0 }
            ForEach(cancelling) { $0 }
            if isOpen { cancel }
          }
        }
      }
    }
  }

  private var cancel: some View { Button("Cancel", role: .cancel) {} }
}

extension ChildView {
  /// Nil for what is no button; a button without a role has none.
  @MainActor fileprivate var dialogRole: ButtonRole?? {
    trait(LayoutValueTrait<DialogRole>.self) ?? nil
  }
}

/// White boxes of 34 points below one another, 12 above the buttons, as recorded of an alert.
private struct DialogFields: View {
  let fields: [ChildView]
  let isAlert: Bool
  /// The field that is written into: of an alert the first one, as soon as it is there.
  @FocusState private var focused: ChildView.ID?

  var body: some View {
    VStack(spacing: 0) {
      ForEach(fields) { field in
        field
          .focused($focused, equals: field.id)
          .font(.system(size: 13))
          .padding(.horizontal, 7.5)
          .frame(maxWidth: .infinity, minHeight: 34, alignment: .leading)
          .background(
            Color(.system(.background)), in: RoundedRectangle(cornerRadius: 7, style: .continuous))
      }
    }
    .padding(.horizontal, 1)
    .padding(.top, -14)
    .padding(.bottom, 26)
    .onAppear { if isAlert { focused = fields.first?.id } }
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
        })
    )
    .layoutValue(key: DialogRole.self, value: .some(configuration.role))
  }
}

/// What cancels is filled with the accent colour.
private struct DialogButtonLook: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled
  nonisolated init() {}

  @MainActor func makeBody(configuration: ButtonStyleConfiguration) -> some View {
    let cancels = configuration.role == .cancel
    let color: Color = cancels ? .white : configuration.role == .destructive ? .red : .primary
    configuration.label
      .font(.body.weight(cancels ? .semibold : .regular))
      .lineLimit(1)
      .foregroundStyle(color)
      .opacity(isEnabled ? 1 : 0.3)
      .frame(maxWidth: .infinity, minHeight: 48)
      .background(
        cancels
          ? Color.accentColor.opacity(configuration.isPressed ? 0.7 : 1)
          : Color(.system(configuration.isPressed ? .fill : .tertiaryFill)),
        in: Capsule(style: .circular)
      )
      .contentShape(Capsule(style: .circular))
  }
}
