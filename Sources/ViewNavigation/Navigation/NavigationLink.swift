import Foundation
import ViewContent
import ViewControls
import ViewGraphics
import ViewInteraction
import ViewLayout
@_spi(Runtime) import ViewRuntime

/// A control that shows another screen.
nonisolated public struct NavigationLink<Label: View, Destination: View>: View {
  let content: @MainActor () -> NavigationItem.Content?
  let isActive: Binding<Bool>?
  let label: Label
  @Environment(\.navigationModel) private var model
  @Environment(\.splitPlace) private var splitPlace
  @Environment(\.rowSelection) private var selection
  @Environment(\.isInListRow) private var isInListRow
  @Environment(\.buttonStyle) private var buttonStyle

  nonisolated fileprivate init(
    _ content: @escaping @MainActor () -> NavigationItem.Content?, isActive: Binding<Bool>? = nil,
    label: Label
  ) {
    self.content = content
    self.isActive = isActive
    self.label = label
  }

  @MainActor public var body: some View {
    if isInListRow {
      button.buttonStyle(ListLinkStyle())
        .modifier(TraitModifier(LeadsOnTrait.self, value: true, affectsLayout: false))
        .modifier(TraitModifier(LinkValueTrait.self, value: value, affectsLayout: false))
    } else {
      button
    }
  }

  @MainActor private var button: some View {
    Button {
      if let isActive { isActive.wrappedValue = true } else { push() }
    } label: {
      label
    }
    .disabled(model == nil)
    .onChange(of: isActive?.wrappedValue ?? false, initial: true) { _, active in
      if active { push() }
    }
  }

  /// The value that it leads to; nil where it leads to a view.
  @MainActor private var value: AnyHashable? {
    if Destination.self == Never.self, case .value(let value)? = content() { value } else { nil }
  }

  @MainActor private func push() {
    guard let content = content() else { return }
    if case .value(let value) = content, let selection, selection.accepts(value) {
      // The link is a row that is chosen: in a split view that alone says what the next column shows.
      selection.choose(value)
      if let splitPlace { return splitPlace.model.advance(from: splitPlace.column) }
    }
    if isActive == nil, let splitPlace, let model,
      splitPlace.model.show(content, of: model, from: splitPlace.column)
    {
      return
    }
    if let isActive, case .view(let view) = content {
      model?.push(.view(AnyView(view.onDisappear { isActive.wrappedValue = false })))
    } else {
      model?.push(content)
    }
  }
}

private struct LinkIndicatorKey: EnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}

extension EnvironmentValues {
  /// Whether the rows of lists that lead on end in a chevron.
  public var navigationLinkIndicatorVisibility: Visibility {
    get { self[LinkIndicatorKey.self] }
    set { self[LinkIndicatorKey.self] = newValue }
  }
}

extension View {
  /// Sets whether the rows of lists that lead on end in a chevron.
  nonisolated public func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View {
    environment(\.navigationLinkIndicatorVisibility, visibility)
  }
}

/// Says that a row ends in a chevron.
enum LeadsOnTrait: ElementTrait { typealias Value = Bool }
/// The value of a row's link, by which the row is chosen.
enum LinkValueTrait: ElementTrait { typealias Value = AnyHashable? }

/// A row of a list that leads on: a chevron at its end.
private struct ListLinkStyle: ButtonStyle {
  @Environment(\.navigationLinkIndicatorVisibility) private var indicator
  @Environment(\.isSidebarList) private var isSidebarList
  nonisolated init() {}

  @MainActor func makeBody(configuration: ButtonStyleConfiguration) -> some View {
    HStack {
      // The badge of the label stands before the chevron.
      ChildrenView(configuration.label) { children in
        ForEach(children) { $0 }
        Spacer(minLength: 8)
        ForEach(children) { child in
          if let badge = child.trait(BadgeTrait.self) ?? nil {
            badge.systemForegroundStyle(.secondary)
          }
        }
      }
      if indicator != .hidden, !isSidebarList {
        Chevron(direction: .trailing, size: 14.5).foregroundStyle(.tertiary)
      }
    }
    .contentShape(Rectangle())
    .modifier(RowButtonTouch(fillsRow: true))
    .opacity(configuration.isPressed ? 0.5 : 1)
  }
}

extension NavigationLink {
  nonisolated public init(
    @ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label
  ) {
    // Only the closure calls it, on the main actor.
    nonisolated(unsafe) let destination = destination
    self.init({ .view(AnyView(destination())) }, label: label())
  }

  nonisolated public init(destination: Destination, @ViewBuilder label: () -> Label) {
    // Only the closure reads it, on the main actor.
    nonisolated(unsafe) let destination = destination
    self.init({ .view(AnyView(destination)) }, label: label())
  }

  nonisolated public init(
    destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
  ) {
    // Only the closure reads it, on the main actor.
    nonisolated(unsafe) let destination = destination
    self.init({ .view(AnyView(destination)) }, isActive: isActive, label: label())
  }

  nonisolated public init(
    isActive: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    // Only the closure calls it, on the main actor.
    nonisolated(unsafe) let destination = destination
    self.init({ .view(AnyView(destination())) }, isActive: isActive, label: label())
  }

  nonisolated public init<V: Hashable>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) {
    self.init(destination: destination, isActive: selection.isTag(tag), label: label)
  }

  nonisolated public init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: @escaping () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(isActive: selection.isTag(tag), destination: destination, label: label)
  }
}

extension Binding {
  /// Whether the chosen value is `tag`: setting it chooses the tag, or nothing where it was chosen.
  nonisolated fileprivate func isTag<V: Hashable>(_ tag: V) -> Binding<Bool> where Value == V? {
    // Read and written where the link is shown and followed, on the main thread.
    nonisolated(unsafe) let (selection, tag) = (self, tag)
    return Binding<Bool>(
      get: { selection.wrappedValue == tag },
      set: { (active: Bool) in
        if active {
          selection.wrappedValue = tag
        } else if selection.wrappedValue == tag {
          selection.wrappedValue = nil
        }
      })
  }
}

extension NavigationLink where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(destination: destination) { Text(titleKey) }
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(destination: destination) { Text(title) }
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, isActive: Binding<Bool>,
    @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(isActive: isActive, destination: destination) { Text(titleKey) }
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, isActive: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(isActive: isActive, destination: destination) { Text(title) }
  }

  nonisolated public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>,
    @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(tag: tag, selection: selection, destination: destination) { Text(titleKey) }
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V: Hashable>(
    _ title: S, tag: V, selection: Binding<V?>,
    @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(tag: tag, selection: selection, destination: destination) { Text(title) }
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, destination: Destination
  ) {
    self.init(destination: destination) { Text(titleKey) }
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, destination: Destination
  ) {
    self.init(destination: destination) { Text(title) }
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>
  ) {
    self.init(destination: destination, isActive: isActive) { Text(titleKey) }
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, destination: Destination, isActive: Binding<Bool>
  ) {
    self.init(destination: destination, isActive: isActive) { Text(title) }
  }

  nonisolated public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
  ) {
    self.init(destination: destination, tag: tag, selection: selection) { Text(titleKey) }
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V: Hashable>(
    _ title: S, destination: Destination, tag: V, selection: Binding<V?>
  ) {
    self.init(destination: destination, tag: tag, selection: selection) { Text(title) }
  }
}

extension NavigationLink where Destination == Never {
  /// Leads to the screen that a `navigationDestination` has for the value; to none for nil.
  nonisolated public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    // Only the closure reads it, on the main actor.
    nonisolated(unsafe) let value = value
    self.init({ value.map { .value(AnyHashable($0)) } }, label: label())
  }

  nonisolated public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?)
  where Label == Text {
    self.init(value: value) { Text(titleKey) }
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?)
  where Label == Text {
    self.init(value: value) { Text(title) }
  }
}

extension View {
  nonisolated public func isDetailLink(_ isDetailLink: Bool) -> some View { self }
}
