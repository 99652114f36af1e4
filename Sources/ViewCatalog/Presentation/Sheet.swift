import Combine
import Foundation
import Geometry
import Motion
import ViewRuntime

extension View {
  /// Shows a card in front of the window while `isPresented`.
  nonisolated public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      SheetModifier(isPresented: isPresented, kind: .sheet, onDismiss: onDismiss, sheet: content))
  }

  nonisolated public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(ItemSheetModifier(item: item, kind: .sheet, onDismiss: onDismiss, sheet: content))
  }

  /// Covers the whole window while `isPresented`.
  nonisolated public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      SheetModifier(isPresented: isPresented, kind: .cover, onDismiss: onDismiss, sheet: content))
  }

  nonisolated public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(ItemSheetModifier(item: item, kind: .cover, onDismiss: onDismiss, sheet: content))
  }

  /// On a narrow window a popover is a sheet.
  nonisolated public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(SheetModifier(isPresented: isPresented, kind: .sheet, onDismiss: nil, sheet: content))
  }

  nonisolated public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(ItemSheetModifier(item: item, kind: .sheet, onDismiss: nil, sheet: content))
  }
}

extension View {
  /// On a narrow window an inspector is a sheet.
  nonisolated public func inspector<Content: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(SheetModifier(isPresented: isPresented, kind: .sheet, onDismiss: nil, sheet: content))
  }
}

/// Where a popover points to.
nonisolated public enum PopoverAttachmentAnchor: Sendable {
  nonisolated public enum Source: Sendable { case bounds }
  case rect(Source)
  case point(UnitPoint)
}

enum SheetKind { case sheet, cover }

nonisolated struct SheetModifier<Sheet: View>: ViewModifier {
  let isPresented: Binding<Bool>
  let kind: SheetKind
  let onDismiss: (() -> Void)?
  let sheet: () -> Sheet

  nonisolated init(
    isPresented: Binding<Bool>, kind: SheetKind, onDismiss: (() -> Void)?,
    sheet: @escaping () -> Sheet
  ) {
    self.isPresented = isPresented
    self.kind = kind
    self.onDismiss = onDismiss
    self.sheet = sheet
  }

  @MainActor func body(content: Content) -> some View {
    content.modifier(
      PresentationModifier(isPresented: isPresented.wrappedValue) { state in
        SheetLayer(
          state: PresentationState(isPresented: state.isPresented) {
            state.wasRemoved()
            onDismiss?()
          }, kind: kind, dismiss: { isPresented.wrappedValue = false }, content: sheet)
      })
  }
}

/// Keeps the item while its sheet is on the way out.
nonisolated private struct ItemSheetModifier<Item: Identifiable, Sheet: View>: ViewModifier {
  let item: Binding<Item?>
  let kind: SheetKind
  let onDismiss: (() -> Void)?
  let sheet: (Item) -> Sheet
  @StateObject private var last = LastItem<Item>()

  nonisolated init(
    item: Binding<Item?>, kind: SheetKind, onDismiss: (() -> Void)?,
    sheet: @escaping (Item) -> Sheet
  ) {
    self.item = item
    self.kind = kind
    self.onDismiss = onDismiss
    self.sheet = sheet
  }

  @MainActor func body(content: Content) -> some View {
    let last = last
    if let current = item.wrappedValue { last.item = current }
    return content.modifier(
      SheetModifier(
        isPresented: Binding(
          get: { item.wrappedValue != nil },
          set: { (isPresented: Bool) in if !isPresented { item.wrappedValue = nil } }), kind: kind,
        onDismiss: onDismiss
      ) {
        last.item.map { sheet($0).id($0.id) }
      })
  }
}

/// What was presented last; nobody needs to know when it changes.
final class LastItem<Item>: ObservableObject, @unchecked Sendable {
  var item: Item?
}

/// The card with its dimmed surroundings; a drag on it downwards takes it away.
private struct SheetLayer<Content: View>: View {
  let state: PresentationState
  let kind: SheetKind
  let dismiss: @MainActor () -> Void
  @ViewBuilder let content: () -> Content
  @State private var drag: CGFloat = 0
  @StateObject private var settings = SheetSettings()

  private static var animation: Animation { .spring(response: 0.45, dampingFraction: 1) }

  var body: some View {
    PresentationLayer(state: state, animation: Self.animation) { isShown in
      GeometryReader { proxy in
        ZStack(alignment: .bottom) {
          if kind == .sheet {
            Color.black.opacity(isShown ? 0.2 : 0)
              .contentShape(Rectangle())
              .gesture(TapGesture().onEnded { dismiss() })
          }
          card(size: proxy.size, isShown: isShown)
        }
        .frame(width: proxy.size.width, height: proxy.size.height, alignment: .bottom)
      }
      .ignoresSafeArea()
    }
  }

  private func card(size: CGSize, isShown: Bool) -> some View {
    let height = kind == .cover ? size.height : settings.height(in: size.height)
    let isFloating = kind == .sheet && height < size.height * 0.9
    let shape = RoundedRectangle(cornerRadius: kind == .cover ? 0 : settings.cornerRadius ?? 38)
    return ImplicitStack(.vertical, content: content())
      .environment(\.sheetSettings, settings)
      .environment(\.isPresented, true)
      .environment(\.dismiss, DismissAction { dismiss() })
      .environment(\.navigationModel, nil)
      .environment(\.barModel, nil)
      .environment(\.topBarMargin, kind == .sheet ? 12 : 0)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .overlay(alignment: .top) { if kind == .sheet, settings.showsIndicator { grabber } }
      .frame(width: max(0, size.width - (isFloating ? 16 : 0)), height: height)
      .background(settings.background ?? AnyShapeStyle(Color(.system(.elevatedBackground))))
      .clipShape(shape)
      .padding(.bottom, isFloating ? 8 : 0)
      .contentShape(Rectangle())
      .offset(y: isShown ? drag : height + 8)
      .gesture(dragging(height: height), isEnabled: kind == .sheet)
  }

  private var grabber: some View {
    Capsule().fill(Color(.system(.gray3))).frame(width: 36, height: 5).padding(.top, 5)
  }

  private func dragging(height: CGFloat) -> some Gesture {
    DragGesture(minimumDistance: 10)
      .onChanged { drag = max(-10, $0.translation.height) }
      .onEnded { value in
        let leaves = value.predictedEndTranslation.height > height / 2
        withAnimation(Self.animation) { drag = 0 }
        if leaves { dismiss() }
      }
  }
}
