import Foundation
import Geometry
import ViewGraphics
import ViewInteraction
import ViewLayout
@_spi(Runtime) import ViewRuntime

/// Views of SwiftUI as the content of a cell.
@preconcurrency @MainActor
public struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration {
  let content: Content
  let background: Background
  var insets = EdgeInsets(
    top: ListFigures.hostedPadding, leading: ListFigures.inset, bottom: ListFigures.hostedPadding,
    trailing: ListFigures.inset)
  var least: (width: CGFloat?, height: CGFloat?) = (nil, nil)

  init(content: Content, background: Background) {
    (self.content, self.background) = (content, background)
  }

  /// Leaves so many points around the content.
  public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> Self {
    margins(
      edges, EdgeInsets(top: length, leading: length, bottom: length, trailing: length))
  }

  public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> Self {
    var next = self
    if edges.contains(.top) { next.insets.top = insets.top }
    if edges.contains(.leading) { next.insets.leading = insets.leading }
    if edges.contains(.bottom) { next.insets.bottom = insets.bottom }
    if edges.contains(.trailing) { next.insets.trailing = insets.trailing }
    return next
  }

  /// At least so large, in points.
  public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> Self {
    var next = self
    next.least = (width, height)
    return next
  }

  public func background<B: View>(@ViewBuilder content: () -> B) -> UIHostingConfiguration<
    Content, B
  > { replacing(content()) }

  public func background<S: ShapeStyle>(_ style: S) -> UIHostingConfiguration<
    Content, some View
  > { replacing(Rectangle().fill(style)) }

  private func replacing<B: View>(_ background: B) -> UIHostingConfiguration<Content, B> {
    var next = UIHostingConfiguration<Content, B>(content: content, background: background)
    (next.insets, next.least) = (insets, least)
    return next
  }

  public func makeContentView() -> any UIView & UIContentView { HostedRow(self) }
  public func updated(for state: any UIConfigurationState) -> Self { self }

  var root: some View {
    content
      .padding(insets)
      .frame(
        minWidth: least.width, maxWidth: .infinity, minHeight: least.height,
        maxHeight: .infinity, alignment: .leading
      )
      .background { background }
  }
}

extension UIHostingConfiguration where Background == EmptyView {
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content(), background: EmptyView())
  }
}

/// Shows views of SwiftUI in a cell.
@MainActor
private final class HostedRow<Content: View, Background: View>: UIView, UIContentView, FitsRows {
  var configuration: any UIContentConfiguration { didSet { take() } }
  private var hosting: _UIHostingView<AnyView>
  /// The views as they will be: those in the window change with its next frame.
  private var measured: _UIHostingView<AnyView>?

  init(_ configuration: UIHostingConfiguration<Content, Background>) {
    self.configuration = configuration
    hosting = _UIHostingView(rootView: AnyView(configuration.root))
    super.init(frame: .zero)
    addSubview(hosting)
  }

  required init?(coder: NSCoder) { return nil }

  private var own: UIHostingConfiguration<Content, Background>? {
    configuration as? UIHostingConfiguration<Content, Background>
  }

  private func take() {
    guard let own else { return }
    let next = _UIHostingView(rootView: AnyView(own.root))
    if window != nil {
      // What stays in sight keeps its state.
      hosting.rootView = AnyView(own.root)
      measured = next
      return
    }
    hosting.removeFromSuperview()
    (hosting, measured) = (next, nil)
    addSubview(next)
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    hosting.frame = bounds
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize { (measured ?? hosting).sizeThatFits(size) }
}
