import SwiftUI

/// Says of a preview that it shows a widget's view, in the size of a family.
public struct WidgetPreviewContext: PreviewContext {
  let family: WidgetFamily
  public init(family: WidgetFamily) { self.family = family }

  public subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value {
    (family as? Key.Value) ?? Key.defaultValue
  }
}

extension View {
  /// Shows this view as the widget of the family that `value` names: in its size, on its ground.
  nonisolated public func previewContext(_ value: WidgetPreviewContext) -> some View {
    modifier(WidgetTile(family: value.family, hasMargins: true)).modifier(WidgetStage())
      .environment(\.widgetFamily, value.family)
  }
}

/// A view in the size of a widget, as a tile on a home screen, or bare on a lock screen.
struct WidgetTile: ViewModifier {
  let family: WidgetFamily
  /// Whether it leaves a margin around what is on its ground.
  let hasMargins: Bool

  /// Points.
  static let margin: CGFloat = 16

  nonisolated init(family: WidgetFamily, hasMargins: Bool) {
    (self.family, self.hasMargins) = (family, hasMargins)
  }

  func body(content: Content) -> some View {
    let margin = hasMargins && family.isOnHomeScreen ? Self.margin : 0
    content
      .padding(margin)
      .frame(width: family.size.width, height: family.size.height)
      .background(family.isOnHomeScreen ? Color(.systemBackground) : .clear)
      .environment(\.containerMargin, hasMargins ? Self.margin : 0)
      .environment(
        \.widgetContentMargins,
        EdgeInsets(top: margin, leading: margin, bottom: margin, trailing: margin)
      )
      .clipShape(RoundedRectangle(cornerRadius: family.isOnHomeScreen ? 22 : 0))
  }
}

/// The ground that a preview shows a widget on.
struct WidgetStage: ViewModifier {
  nonisolated init() {}

  func body(content: Content) -> some View {
    ZStack {
      Color(.systemGray5).ignoresSafeArea()
      content
    }
  }
}
