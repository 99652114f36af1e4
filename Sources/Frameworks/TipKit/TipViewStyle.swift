import SwiftUI

/// How a tip's view is laid out; its ground, corners and arrow are the view's own.
@preconcurrency @MainActor
public protocol TipViewStyle {
  associatedtype Body: View
  typealias Configuration = TipViewStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension TipViewStyle {
  func anyBody(configuration: Configuration) -> AnyView {
    AnyView(makeBody(configuration: configuration))
  }
}

/// What a style lays out.
@MainActor
public struct TipViewStyleConfiguration {
  public let tip: any Tip
  public let title: Text?
  public let message: Text?
  public let image: Image?
  /// Those of the tip; the handler of each tells the view's own action too.
  public let actions: [Tips.Action]

  init(tip: any Tip, actions: [Tips.Action]) {
    (self.tip, self.actions) = (tip, actions)
    (title, message, image) = (tip.title, tip.message, tip.image)
  }
}

/// What a tip says beside its picture, a cross to close it, and its actions under a line each.
public struct MiniTipViewStyle: TipViewStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    TipCard(configuration: configuration)
  }
}

extension TipViewStyle where Self == MiniTipViewStyle {
  public static var miniTip: MiniTipViewStyle { MiniTipViewStyle() }
}

private struct TipCard: View {
  let configuration: TipViewStyleConfiguration
  @Environment(\.tipLook) private var look

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack(alignment: .top, spacing: 12) {
        if let image = configuration.image {
          let size = look.imageSize ?? TipLook.usualImageSize
          image.resizable().scaledToFit().frame(width: size.width, height: size.height)
            .foregroundStyle(look.imageStyle ?? AnyShapeStyle(.tint))
        }
        VStack(alignment: .leading, spacing: 4) {
          configuration.title?.font(.headline)
          if let message = configuration.message {
            message.font(.subheadline).foregroundStyle(.secondary)
          }
        }
        Spacer(minLength: 0)
        Button {
          withAnimation { configuration.tip.invalidate(reason: .tipClosed) }
        } label: {
          Image(systemName: "xmark").font(.footnote.bold()).foregroundStyle(.secondary)
        }
        .buttonStyle(.plain)
      }
      .padding(16)
      ForEach(configuration.actions) { item in
        Divider().padding(.leading, 16)
        Button {
          item.handler()
        } label: {
          item.label().bold().frame(maxWidth: .infinity, alignment: .leading).padding(16)
        }
        .buttonStyle(.borderless)
      }
    }
  }
}

/// What a program says of the looks of its tips.
struct TipLook {
  var style: any TipViewStyle = MiniTipViewStyle()
  var background: AnyShapeStyle?
  /// Points.
  var cornerRadius: CGFloat?
  /// Points.
  var imageSize: CGSize?
  var imageStyle: AnyShapeStyle?

  static let usualCornerRadius: CGFloat = 16
  static let usualImageSize = CGSize(width: 36, height: 36)

  var ground: AnyShapeStyle {
    background ?? AnyShapeStyle(Color(uiColor: .secondarySystemBackground))
  }
}

private struct TipLookKey: EnvironmentKey {
  static var defaultValue: TipLook { TipLook() }
}

extension EnvironmentValues {
  var tipLook: TipLook {
    get { self[TipLookKey.self] }
    set { self[TipLookKey.self] = newValue }
  }
}

extension View {
  /// Lays out the tips in this view as `style` says.
  nonisolated public func tipViewStyle(_ style: some TipViewStyle) -> some View {
    transformEnvironment(\.tipLook) { $0.style = style }
  }
  /// The ground of the tips in this view.
  nonisolated public func tipBackground<S: ShapeStyle>(_ style: S) -> some View {
    transformEnvironment(\.tipLook) { $0.background = AnyShapeStyle(style) }
  }
  /// How large the pictures of the tips in this view are, in points.
  nonisolated public func tipImageSize(_ size: CGSize) -> some View {
    transformEnvironment(\.tipLook) { $0.imageSize = size }
  }
  /// The colour of the pictures of the tips in this view; of several, the first is taken.
  nonisolated public func tipImageStyle<S: ShapeStyle>(_ style: S) -> some View {
    transformEnvironment(\.tipLook) { $0.imageStyle = AnyShapeStyle(style) }
  }
  nonisolated public func tipImageStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1, _ secondary: S2
  ) -> some View { tipImageStyle(primary) }
  nonisolated public func tipImageStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View { tipImageStyle(primary) }
  /// How round the corners of the tips in this view are, in points.
  nonisolated public func tipCornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View
  { transformEnvironment(\.tipLook) { $0.cornerRadius = radius } }
}
