import Foundation
import ViewContent
import ViewControls
@_spi(Runtime) import ViewRuntime

/// What a tab is for.
nonisolated public struct TabRole: Hashable, Sendable {
  let name: String
  public static let search = TabRole(name: "search")
}

/// What a tab is for; nil for nothing special.
enum TabRoleTrait: ElementTrait { typealias Value = TabRole? }

/// The title that a tab has by its role.
nonisolated public struct DefaultTabLabel: View {
  let role: TabRole?
  @MainActor public var body: some View {
    if role == .search { ViewControls.Label("Search", systemImage: "magnifyingglass") }
  }
}

extension Tab {
  nonisolated public init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, content: content(), label: label())
    self.role = role
  }

  nonisolated public init(
    role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) where Value == Never {
    self.init(value: nil, content: content(), label: label())
    self.role = role
  }
}

extension Tab where Label == DefaultTabLabel {
  /// A tab whose title is that of its role.
  nonisolated public init(value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content) {
    self.init(value: value, content: content(), label: DefaultTabLabel(role: role))
    self.role = role
  }

  nonisolated public init(role: TabRole? = nil, @ViewBuilder content: () -> Content)
  where Value == Never {
    self.init(value: nil, content: content(), label: DefaultTabLabel(role: role))
    self.role = role
  }
}

extension Tab where Label == ViewControls.Label<Text, Image> {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: value, content: content(),
      label: ViewControls.Label(titleKey, systemImage: systemImage))
    self.role = role
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Value == Never {
    self.init(
      value: nil, content: content(), label: ViewControls.Label(titleKey, systemImage: systemImage))
    self.role = role
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: value, content: content(), label: ViewControls.Label(title, systemImage: systemImage))
    self.role = role
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) where Value == Never {
    self.init(
      value: nil, content: content(), label: ViewControls.Label(title, systemImage: systemImage))
    self.role = role
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: value, content: content(), label: ViewControls.Label(titleKey, image: image))
    self.role = role
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Value == Never {
    self.init(value: nil, content: content(), label: ViewControls.Label(titleKey, image: image))
    self.role = role
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: value, content: content(), label: ViewControls.Label(title, image: image))
    self.role = role
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) where Value == Never {
    self.init(value: nil, content: content(), label: ViewControls.Label(title, image: image))
    self.role = role
  }
}
