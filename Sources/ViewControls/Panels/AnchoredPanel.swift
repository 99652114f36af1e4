import Foundation
import Geometry
import Motion
import ViewGraphics
import ViewInteraction
import ViewLayout
import ViewRuntime

extension View {
  /// Shows a panel beside this view while `isPresented`; a tap outside ends it.
  nonisolated func anchoredPanel<Panel: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> Panel
  ) -> some View {
    modifier(AnchoredPanelModifier(isPresented: isPresented, panel: content))
  }
}

private struct AnchoredPanelModifier<Panel: View>: ViewModifier {
  let isPresented: Binding<Bool>
  // Called by `body`, on the main actor.
  nonisolated(unsafe) let panel: () -> Panel
  @State private var anchor = CGRect.zero

  nonisolated init(isPresented: Binding<Bool>, panel: @escaping () -> Panel) {
    self.isPresented = isPresented
    self.panel = panel
  }

  @MainActor func body(content: Content) -> some View {
    content
      .onGeometryChange(for: CGRect.self, of: { $0.frame(in: .global) }, action: { anchor = $0 })
      .modifier(
        PresentationModifier(isPresented: isPresented.wrappedValue) { state in
          PresentationLayer(state: state, animation: .spring(response: 0.3, dampingFraction: 0.8)) {
            isShown in
            PopupLayout(anchor: anchor) {
              Color.black.opacity(0.001)
                .gesture(TapGesture().onEnded { isPresented.wrappedValue = false })
              panel()
                .padding(16)
                .fixedSize()
                .background { PanelBackground(radius: 28) }
                .scaleEffect(isShown ? 1 : 0.4, anchor: .top)
                .opacity(isShown ? 1 : 0)
            }
            .ignoresSafeArea()
          }
        })
  }
}
