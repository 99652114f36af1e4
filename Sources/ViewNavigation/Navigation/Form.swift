import Foundation
import Geometry
import ViewControls
import ViewLayout
import ViewRuntime

/// Settings in groups.
nonisolated public struct Form<Content: View>: View {
  let content: Content
  @Environment(\.isScrollContentHidden) private var hidesBackground
  @Environment(\.formStyle) private var style

  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

  @MainActor public var body: some View {
    if let style {
      style.makeBody(FormStyleConfiguration(content: .init(view: AnyView(content))))
    } else {
      ListBody(style: .insetGrouped, selection: nil, content: content)
        .background { if !hidesBackground { ListBackground(style: .insetGrouped) } }
    }
  }
}

extension Form where Content == FormStyleConfiguration.Content {
  /// The form that a style was asked to show, in the system's look.
  nonisolated public init(_ configuration: FormStyleConfiguration) {
    content = configuration.content
  }
}

/// How forms look.
@preconcurrency @MainActor
public protocol FormStyle {
  associatedtype Body: View
  typealias Configuration = FormStyleConfiguration
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a style of forms has to show.
nonisolated public struct FormStyleConfiguration {
  nonisolated public struct Content: View {
    let view: AnyView
    @MainActor public var body: some View { view }
  }

  public let content: FormStyleConfiguration.Content
}

nonisolated public struct AutomaticFormStyle: FormStyle {
  nonisolated public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    Form(configuration)
  }
}

/// On iOS all forms that scroll are grouped.
nonisolated public struct GroupedFormStyle: FormStyle {
  nonisolated public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    Form(configuration)
  }
}

/// The content below one another, without cards and without scrolling.
nonisolated public struct ColumnsFormStyle: FormStyle {
  nonisolated public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) { configuration.content }
  }
}

extension FormStyle where Self == AutomaticFormStyle {
  nonisolated public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}
extension FormStyle where Self == GroupedFormStyle {
  nonisolated public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}
extension FormStyle where Self == ColumnsFormStyle {
  nonisolated public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

/// A style whose type is hidden.
nonisolated struct AnyFormStyle {
  let makeBody: @MainActor (FormStyleConfiguration) -> AnyView

  init<S: FormStyle>(_ style: S, in outer: AnyFormStyle?) {
    // Asked for bodies on the main actor alone.
    nonisolated(unsafe) let style = style
    makeBody = { configuration in
      styledBody(style, configuration, in: outer, at: \.formStyle) {
        $0.makeBody(configuration: $1)
      }
    }
  }
}

private struct FormStyleKey: EnvironmentKey { static var defaultValue: AnyFormStyle? { nil } }

extension EnvironmentValues {
  /// The style of forms; nil for the system's.
  var formStyle: AnyFormStyle? {
    get { self[FormStyleKey.self] }
    set { self[FormStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the look of the forms inside.
  nonisolated public func formStyle<S: FormStyle>(_ style: S) -> some View {
    // The system's own needs no style: it is what is drawn without one.
    let isSystem = style is AutomaticFormStyle || style is GroupedFormStyle
    return modifier(
      EnvironmentModifier { $0.formStyle = isSystem ? nil : AnyFormStyle(style, in: $0.formStyle) })
  }
}
