import Foundation
import Geometry
import ViewContent
import ViewGraphics
import ViewLayout
import ViewRuntime

/// Controls that belong together.
nonisolated public struct ControlGroup<Content: View>: View {
  let label: AnyView
  let content: Content
  @Environment(\.controlGroupStyle) private var style

  nonisolated public init(@ViewBuilder content: () -> Content) {
    label = AnyView(EmptyView())
    self.content = content()
  }

  nonisolated public init<C: View, L: View>(
    @ViewBuilder content: () -> C, @ViewBuilder label: () -> L
  ) where Content == LabeledControlGroupContent<C, L> {
    let title = label()
    self.label = AnyView(title)
    self.content = LabeledControlGroupContent(content: content(), label: title)
  }

  nonisolated public init<C: View>(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content) { Text(titleKey) }
  }

  @_disfavoredOverload
  nonisolated public init<C: View, S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content) { Text(title) }
  }

  nonisolated public init<C: View>(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, ViewControls.Label<Text, Image>> {
    self.init(content: content) { ViewControls.Label(titleKey, systemImage: systemImage) }
  }

  @MainActor public var body: some View {
    if let style {
      style.makeBody(
        ControlGroupStyleConfiguration(label: label, content: AnyView(content)))
    } else {
      ControlRow(content: content)
    }
  }
}

extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
  /// The group that a style was asked to show, in the style around it.
  nonisolated public init(_ configuration: ControlGroupStyleConfiguration) {
    label = AnyView(configuration.label)
    content = configuration.content
  }
}

/// The controls of a group that has a label.
nonisolated public struct LabeledControlGroupContent<Content: View, Label: View>: View {
  let content: Content
  let label: Label
  @MainActor public var body: some View { content }
}

/// Controls side by side on one capsule, with lines between them.
nonisolated struct ControlRow<Content: View>: View {
  let content: Content

  @MainActor var body: some View {
    ChildrenView(content.labelStyle(.iconOnly)) { children in
      HStack(spacing: 0) {
        ForEach(children) { child in
          if child != children.first { Divider().frame(height: 20) }
          child.padding(.horizontal, 16).frame(minHeight: 36)
        }
      }
      .background(Color(.system(.tertiaryFill)), in: Capsule(style: .circular))
    }
  }
}
