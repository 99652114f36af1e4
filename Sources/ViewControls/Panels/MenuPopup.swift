import Foundation
import Geometry
import Motion
import ViewContent
import ViewGraphics
import ViewInteraction
import ViewLayout
@_spi(Runtime) import ViewRuntime

/// The panel of a menu, beside the control that it belongs to.
package struct MenuPopup<Content: View>: View {
  /// The control, in points of the window.
  let anchor: CGRect
  let isShown: Bool
  let dismiss: @MainActor () -> Void
  @ViewBuilder let content: Content

  package init(
    anchor: CGRect, isShown: Bool, dismiss: @escaping @MainActor () -> Void,
    @ViewBuilder content: () -> Content
  ) {
    self.anchor = anchor
    self.isShown = isShown
    self.dismiss = dismiss
    self.content = content()
  }

  package var body: some View {
    PopupLayout(anchor: anchor) {
      Color.black.opacity(0.001)
        .gesture(TapGesture().onEnded { dismiss() })
      ScrollView {
        MenuRows { content }
      }
      .scrollBounceBehavior(.basedOnSize)
      .frame(width: 250)
      .fixedSize(horizontal: false, vertical: true)
      .background { PanelBackground(radius: 28) }
      .accessibilityContainer(.menu)
      .scaleEffect(isShown ? 1 : 0.4, anchor: .top)
      .opacity(isShown ? 1 : 0)
    }
    .ignoresSafeArea()
    .environment(\.foregroundStyles, nil)
    .environment(\.font, nil)
    .environment(\.buttonStyle, AnyButtonStyle(primitive: MenuRowButtonStyle(dismiss: dismiss)))
    .environment(\.isInMenu, true)
  }
}

/// Views below one another with lines between groups.
private struct MenuRows<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    ChildrenView(content) { children in
      VStack(alignment: .leading, spacing: 0) {
        ForEach(children) { $0 }
      }
      .padding(.vertical, 10)
      .frame(maxWidth: .infinity, alignment: .leading)
    }
  }
}

/// The window-sized first view below, the second below the anchor, or above where there is more room.
package struct PopupLayout: Layout {
  package let anchor: CGRect
  /// Where the second is always above or below the anchor; nil for where there is room.
  package let isAbove: Bool?
  /// Between anchor and panel, in points.
  package let distance: CGFloat

  nonisolated package init(anchor: CGRect, isAbove: Bool? = nil, distance: CGFloat = 8) {
    self.anchor = anchor
    self.isAbove = isAbove
    self.distance = distance
  }

  package func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void)
    -> CGSize
  {
    proposal.replacingUnspecifiedDimensions()
  }

  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    guard subviews.count == 2 else { return }
    subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
    let size = subviews[1].sizeThatFits(ProposedViewSize(width: bounds.width - 32, height: nil))
    let reach = distance + 12
    let below = bounds.height - anchor.maxY - reach
    let fitsBelow =
      isAbove.map { !$0 } ?? (size.height <= below || below >= anchor.minY - reach)
    let height = min(size.height, fitsBelow ? below : anchor.minY - reach)
    let x = min(max(16, anchor.midX - size.width / 2), max(16, bounds.width - 16 - size.width))
    let y = fitsBelow ? anchor.maxY + distance : anchor.minY - distance - height
    subviews[1].place(
      at: CGPoint(x: bounds.minX + x, y: bounds.minY + y),
      proposal: ProposedViewSize(width: size.width, height: height))
  }
}

/// A bright panel in front of everything else.
package struct PanelBackground: View {
  package let radius: CGFloat
  @Environment(\.colorScheme) private var colorScheme

  nonisolated package init(radius: CGFloat) {
    self.radius = radius
  }

  package var body: some View {
    let shape = RoundedRectangle(cornerRadius: radius)
    shape
      .fill(colorScheme == .dark ? Color(white: 0.16) : Color(white: 0.98))
      .overlay {
        shape.strokeBorder(.white.opacity(colorScheme == .dark ? 0.14 : 0.6), lineWidth: 0.7)
      }
      .shadow(color: .black.opacity(0.2), radius: 24, y: 8)
  }
}

/// A row of a menu: acts and closes the menu.
struct MenuRowButtonStyle: PrimitiveButtonStyle {
  let dismiss: @MainActor () -> Void
  @Environment(\.menuActionDismissBehavior) private var dismissBehavior
  nonisolated init(dismiss: @escaping @MainActor () -> Void) { self.dismiss = dismiss }

  @MainActor func makeBody(configuration: PrimitiveButtonStyleConfiguration) -> some View {
    PressableButton(
      style: MenuRowLook(),
      configuration: PrimitiveButtonStyleConfiguration(
        role: configuration.role, label: configuration.label,
        action: {
          if dismissBehavior != .disabled { dismiss() }
          configuration.trigger()
        }))
  }
}

private struct MenuRowLook: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled
  nonisolated init() {}

  @MainActor func makeBody(configuration: ButtonStyleConfiguration) -> some View {
    configuration.label
      .labelStyle(.titleAndIcon)
      .font(.body)
      .systemForegroundStyle(configuration.role == .destructive ? Color.red : .primary)
      .opacity(isEnabled ? 1 : 0.3)
      .padding(.horizontal, 24)
      .frame(maxWidth: .infinity, minHeight: 42, alignment: .leading)
      .background(Color.primary.opacity(configuration.isPressed ? 0.1 : 0))
      .contentShape(Rectangle())
  }
}

extension Animation {
  /// How a menu opens and closes.
  package static var menu: Animation { .spring(response: 0.3, dampingFraction: 0.8) }
}

extension View {
  /// Shows a menu beside this view while `isPresented`.
  nonisolated func menuPopup<Content: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(MenuPopupModifier(isPresented: isPresented, content: content))
  }
}

nonisolated private struct MenuPopupModifier<Popup: View>: ViewModifier {
  let isPresented: Binding<Bool>
  let popup: () -> Popup
  @State private var anchor = CGRect.zero

  nonisolated init(isPresented: Binding<Bool>, content: @escaping () -> Popup) {
    self.isPresented = isPresented
    popup = content
  }

  @MainActor func body(content: Content) -> some View {
    content
      .onGeometryChange(for: CGRect.self, of: { $0.frame(in: .global) }, action: { anchor = $0 })
      .modifier(
        PresentationModifier(isPresented: isPresented.wrappedValue) { state in
          PresentationLayer(state: state, animation: .menu) { isShown in
            MenuPopup(
              anchor: anchor, isShown: isShown, dismiss: { isPresented.wrappedValue = false }
            ) { popup() }
          }
        })
  }
}
