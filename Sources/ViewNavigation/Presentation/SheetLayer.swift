import Combine
import Foundation
import Geometry
import Motion
import ViewControls
import ViewGraphics
import ViewInteraction
import ViewLayout
@_spi(Runtime) import ViewRuntime

/// The card with its dimmed surroundings; a drag on it downwards takes it away.
struct SheetLayer<Content: View>: View {
  let state: PresentationState
  let kind: SheetKind
  /// Whether it is faded in where it stands, instead of coming up from below.
  let dissolves: Bool
  /// What a popover belongs to, in points of the window.
  let anchor: CGRect
  let dismiss: @MainActor () -> Void
  @ViewBuilder let content: () -> Content
  @StateObject private var settings = SheetSettings()

  /// The width that is left free beside and below a card that does not fill the window, in points.
  private static var margin: CGFloat { 6 }
  private static var cornerRadius: CGFloat { 39 }

  var body: some View {
    PresentationLayer(state: state, animation: SheetSettings.animation) { isShown in
      GeometryReader { proxy in
        let look = look(in: proxy.size, isShown: isShown)
        let frame = frame(of: look, in: proxy.size)
        CardLayout(anchor: look.isPopover ? anchor : nil, place: settings.popoverPlace) {
          Color.black.opacity(look.dims && isShown ? 0.2 : 0)
            .contentShape(Rectangle())
            .gesture(TapGesture().onEnded { if !settings.staysUp { dismiss() } })
            .allowsHitTesting(kind != .cover && !settings.leavesBackground)
          card(look)
            .modifier(ZoomedScreen(isShown: isShown, target: settings.zoom, bounds: frame))
        }
      }
      .ignoresSafeArea()
    }
  }

  /// What the card is like just now.
  private struct Look {
    var isPopover: Bool
    var isShown: Bool
    /// Nil for as large as its content.
    var size: CGSize?
    /// 0 where it fills the window, 1 where it floats.
    var floating: CGFloat
    var lowered: CGFloat
    var radius: CGFloat
    var dims: Bool
  }

  private func look(in window: CGSize, isShown: Bool) -> Look {
    settings.window = window.height
    settings.isSheet = kind != .cover
    settings.dismiss = dismiss
    settings.zoom.onChange = { [weak settings] in settings?.objectWillChange.send() }
    if kind == .popover, settings.isPopover {
      return Look(
        isPopover: true, isShown: isShown, size: nil, floating: 0, lowered: 0, radius: 28,
        dims: false)
    }
    let staysPut = dissolves || settings.zoom.place != nil
    if kind == .cover {
      return Look(
        isPopover: false, isShown: isShown, size: window, floating: 0,
        lowered: isShown || staysPut ? 0 : window.height, radius: 0, dims: false)
    }
    let shape = settings.shape(in: window.height)
    // A card grows together with the window's edges over the last part of its way up.
    let floating = min(1, max(0, (0.9 - shape.height / window.height) / 0.2))
    let width = max(0, window.width - 2 * Self.margin * floating)
    return Look(
      isPopover: false, isShown: isShown, size: CGSize(width: width, height: shape.height),
      floating: floating, lowered: isShown || staysPut ? shape.lowered : shape.height + 8,
      radius: settings.cornerRadius ?? Self.cornerRadius, dims: !settings.leavesBackground)
  }

  /// Where the card stands when it is shown, in points of the window.
  private func frame(of look: Look, in window: CGSize) -> CGRect {
    let size = look.size ?? window
    return CGRect(
      x: (window.width - size.width) / 2,
      y: window.height - size.height - Self.margin * look.floating, width: size.width,
      height: size.height)
  }

  private func card(_ look: Look) -> some View {
    let fills: CGFloat? = look.isPopover ? nil : .infinity
    let bottom = look.radius * (look.isPopover ? 1 : look.floating)
    return ImplicitStack(.vertical, content: content())
      .environment(\.sheetSettings, settings)
      .environment(\.scrollSurroundings, settings)
      .environment(\.hostingSurface, settings)
      .environment(\.isPresented, true)
      .environment(\.dismiss, DismissAction { dismiss() })
      .environment(\.navigationModel, nil)
      .environment(\.zoomTarget, look.isPopover ? nil : settings.zoom)
      .modifier(
        EnvironmentModifier { values in
          values.splitPlace = nil
          values.columnScreen = nil
          values.isSidebarColumn = false
          values.isSidebarList = false
          values.foldsSections = false
        }
      )
      .environment(\.barModel, nil)
      .environment(\.outerBarChanges, OuterBarChanges())
      .environment(\.refresh, nil)
      .environment(\.topBarMargin, kind == .cover ? 0 : 4)
      .frame(maxWidth: fills, maxHeight: fills)
      .overlay(alignment: .top) {
        if kind != .cover, !look.isPopover, settings.showsIndicator { grabber }
      }
      .frame(width: look.size?.width, height: look.size?.height)
      .fixedSize(horizontal: false, vertical: look.isPopover)
      .accessibilityContainer(.sheet) { element, _ in
        element.traits.insert(.isModal)
        element.actions.append(AccessibilityElement.Action(.escape) { dismiss() })
      }
      .background(
        settings.surface ?? settings.background
          ?? AnyShapeStyle(Color(.system(.elevatedBackground)))
      )
      .clipShape(
        UnevenRoundedRectangle(
          topLeadingRadius: look.radius, bottomLeadingRadius: bottom, bottomTrailingRadius: bottom,
          topTrailingRadius: look.radius)
      )
      .shadow(color: .black.opacity(look.isPopover ? 0.2 : 0), radius: 24, y: 8)
      .padding(.bottom, Self.margin * look.floating)
      .contentShape(Rectangle())
      .scaleEffect(look.isPopover && !look.isShown ? 0.4 : 1, anchor: .top)
      .opacity((look.isPopover || dissolves) && !look.isShown ? 0 : 1)
      .offset(y: look.lowered)
      .gesture(dragging, isEnabled: kind != .cover && !look.isPopover)
  }

  private var grabber: some View {
    Capsule().fill(Color.primary.opacity(0.25)).frame(width: 36, height: 5).padding(.top, 5)
  }

  private var dragging: some Gesture {
    DragGesture(minimumDistance: 10)
      .onChanged { settings.dragFreely(by: $0.translation.height) }
      .onEnded { settings.release(velocity: $0.velocity.height) }
  }
}

/// The window-sized first view, and a card at its lower edge, or beside what it belongs to.
private struct CardLayout: Layout {
  /// Points of the window; nil for a card at the lower edge.
  let anchor: CGRect?
  let place: PopoverPlace?

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    guard subviews.count == 2 else { return }
    if let anchor {
      var cache: Void = ()
      return PopupLayout(
        anchor: anchor, isAbove: place?.isAbove, distance: place?.distance ?? 8
      ).placeSubviews(
        in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
    subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
    subviews[1].place(
      at: CGPoint(x: bounds.midX, y: bounds.maxY), anchor: .bottom,
      proposal: ProposedViewSize(bounds.size))
  }
}
