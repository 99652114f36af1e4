import Foundation
import SwiftUI

/// A line that tells what Siri could be asked. There is no Siri here, and it stays empty.
nonisolated public struct SiriTipView: View {
  public init<Intent: AppIntent>(intent: Intent, isVisible: Binding<Bool>? = nil) {}
  public var body: some View { EmptyView() }
}

public struct SiriTipViewStyle: Sendable {
  public static let automatic = Self()
  public static let light = Self()
  public static let dark = Self()
}

public struct ShortcutsLinkStyle: Sendable {
  public static let automatic = Self()
  public static let automaticOutline = Self()
  public static let light = Self()
  public static let lightOutline = Self()
  public static let dark = Self()
  public static let darkOutline = Self()
}

/// A button that leads to the program's shortcuts: there are none to be led to.
nonisolated public struct ShortcutsLink: View {
  private let action: @MainActor @Sendable () -> Void
  public init(action: @escaping @MainActor @Sendable () -> Void = {}) { self.action = action }
  @MainActor public var body: some View {
    Button(action: action) {
      Label("Shortcuts", systemImage: "square.stack.3d.up.fill").padding(.horizontal, 4)
    }
    .buttonStyle(.bordered)
    .buttonBorderShape(.capsule)
  }
}

extension View {
  nonisolated public func siriTipViewStyle(_ style: SiriTipViewStyle) -> some View { self }
  nonisolated public func shortcutsLinkStyle(_ style: ShortcutsLinkStyle) -> some View { self }
}

extension Toggle {
  /// A switch that runs an intent when it is turned.
  nonisolated public init<Intent: AppIntent>(
    isOn: Bool, intent: Intent, @ViewBuilder label: () -> Label
  ) {
    self.init(
      isOn: Binding {
        isOn
      } set: { _ in
        Task { _ = try? await intent.perform() }
      }, label: label)
  }
}

extension Toggle where Label == Text {
  nonisolated public init<Intent: AppIntent>(
    _ title: LocalizedStringKey, isOn: Bool, intent: Intent
  ) { self.init(isOn: isOn, intent: intent) { Text(title) } }
}
