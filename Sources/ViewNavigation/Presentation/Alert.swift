import Combine
import Foundation
import ViewContent
import ViewControls
import ViewRuntime

/// A message with one or two buttons, as iOS 13 wrote it.
nonisolated public struct Alert {
  /// A button of an alert or an action sheet.
  nonisolated public struct Button {
    let label: Text
    let role: ButtonRole?
    let action: () -> Void

    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
      Button(label: label, role: nil, action: action ?? {})
    }
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
      Button(label: label, role: .cancel, action: action ?? {})
    }
    public static func cancel(_ action: (() -> Void)? = {}) -> Alert.Button {
      Button(label: Text("Cancel"), role: .cancel, action: action ?? {})
    }
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
      Button(label: label, role: .destructive, action: action ?? {})
    }
  }

  let title: Text
  let message: Text?
  let buttons: [Alert.Button]

  public init(title: Text, message: Text? = nil, dismissButton: Alert.Button? = nil) {
    self.title = title
    self.message = message
    buttons = [dismissButton ?? .default(Text("OK"))]
  }

  public init(
    title: Text, message: Text? = nil, primaryButton: Alert.Button, secondaryButton: Alert.Button
  ) {
    self.title = title
    self.message = message
    buttons = [primaryButton, secondaryButton]
  }

  public static func sideBySideButtons(
    title: Text, message: Text? = nil, primaryButton: Alert.Button, secondaryButton: Alert.Button
  ) -> Alert {
    Alert(
      title: title, message: message, primaryButton: primaryButton, secondaryButton: secondaryButton
    )
  }
}

/// A list of choices, as iOS 13 wrote it.
nonisolated public struct ActionSheet {
  public typealias Button = Alert.Button
  let title: Text
  let message: Text?
  let buttons: [Alert.Button]

  public init(title: Text, message: Text? = nil, buttons: [ActionSheet.Button] = [.cancel()]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }
}

/// The buttons of an alert as views.
nonisolated private struct AlertButtons: View {
  let buttons: [Alert.Button]

  nonisolated init(buttons: [Alert.Button]) { self.buttons = buttons }

  @MainActor var body: some View {
    ForEach(buttons.indices, id: \.self) { index in
      let button = buttons[index]
      Button(role: button.role) {
        button.action()
      } label: {
        button.label
      }
    }
  }
}

/// Keeps the item while its alert is on the way out.
nonisolated private struct ItemAlert<Item: Identifiable, Shown: View>: ViewModifier {
  let item: Binding<Item?>
  let show: (AnyView, Binding<Bool>, Item?) -> Shown
  @StateObject private var last = LastItem<Item>()

  nonisolated init(item: Binding<Item?>, show: @escaping (AnyView, Binding<Bool>, Item?) -> Shown) {
    self.item = item
    self.show = show
  }

  @MainActor func body(content: Content) -> some View {
    let last = last
    if let current = item.wrappedValue { last.item = current }
    let isPresented = Binding<Bool>(
      get: { item.wrappedValue != nil },
      set: { (isPresented: Bool) in if !isPresented { item.wrappedValue = nil } })
    return show(AnyView(content), isPresented, last.item)
  }
}

extension View {
  nonisolated public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
    let alert = content()
    return self.alert(
      alert.title, isPresented: isPresented, actions: { AlertButtons(buttons: alert.buttons) },
      message: { alert.message })
  }

  nonisolated public func alert<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> Alert
  ) -> some View {
    modifier(
      ItemAlert(item: item) { view, isPresented, shown in
        let alert = shown.map(content)
        return view.alert(
          alert?.title ?? Text(verbatim: ""), isPresented: isPresented,
          actions: { AlertButtons(buttons: alert?.buttons ?? []) }, message: { alert?.message })
      })
  }

  nonisolated public func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet)
    -> some View
  {
    let sheet = content()
    return confirmationDialog(
      sheet.title, isPresented: isPresented, titleVisibility: .visible,
      actions: { AlertButtons(buttons: sheet.buttons) }, message: { sheet.message })
  }

  nonisolated public func actionSheet<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> ActionSheet
  ) -> some View {
    modifier(
      ItemAlert(item: item) { view, isPresented, shown in
        let sheet = shown.map(content)
        return view.confirmationDialog(
          sheet?.title ?? Text(verbatim: ""), isPresented: isPresented, titleVisibility: .visible,
          actions: { AlertButtons(buttons: sheet?.buttons ?? []) }, message: { sheet?.message })
      })
  }
}
