import Combine
import Foundation
import Geometry
import Motion
import ViewControls
import ViewLayout
@_spi(Runtime) import ViewRuntime

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

  /// A cover, or a sheet, of a controller of UIKit, which says how it comes in; says when it is out of sight.
  nonisolated package func presentation<Content: View>(
    isPresented: Binding<Bool>, covers: Bool, dissolves: Bool, onDismiss: @escaping () -> Void,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      SheetModifier(
        isPresented: isPresented, kind: covers ? .cover : .sheet, dissolves: dissolves,
        onDismiss: onDismiss, sheet: content))
  }

  /// On a narrow window a popover is a sheet, unless its content asks for the popover
  /// (`presentationCompactAdaptation`).
  nonisolated public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      SheetModifier(isPresented: isPresented, kind: .popover, onDismiss: nil, sheet: content))
  }

  /// The same beside a box of the window, in points; says when it is out of sight.
  nonisolated package func popover<Content: View>(
    isPresented: Binding<Bool>, beside box: CGRect, onDismiss: @escaping () -> Void,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      SheetModifier(
        isPresented: isPresented, kind: .popover, box: box, onDismiss: onDismiss, sheet: content))
  }

  nonisolated public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(ItemSheetModifier(item: item, kind: .popover, onDismiss: nil, sheet: content))
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

enum SheetKind { case sheet, cover, popover }

nonisolated struct SheetModifier<Sheet: View>: ViewModifier {
  let isPresented: Binding<Bool>
  let kind: SheetKind
  /// What a popover belongs to, in points of the window; nil for the modified view.
  let box: CGRect?
  /// Whether it is faded in where it stands, instead of coming up from below.
  let dissolves: Bool
  let onDismiss: (() -> Void)?
  let sheet: () -> Sheet
  @State private var anchor = CGRect.zero

  nonisolated init(
    isPresented: Binding<Bool>, kind: SheetKind, box: CGRect? = nil, dissolves: Bool = false,
    onDismiss: (() -> Void)?, sheet: @escaping () -> Sheet
  ) {
    self.isPresented = isPresented
    self.kind = kind
    self.box = box
    self.dissolves = dissolves
    self.onDismiss = onDismiss
    self.sheet = sheet
  }

  @MainActor func body(content: Content) -> some View {
    // Read here, so that the layer is made anew when it has changed.
    let anchor = box ?? anchor
    return
      content
      // Only a popover stands beside what it belongs to.
      .onGeometryChange(
        for: CGRect.self, of: { kind == .popover ? $0.frame(in: .global) : .zero },
        action: { self.anchor = $0 }
      )
      .modifier(
        PresentationModifier(isPresented: isPresented.wrappedValue) { state in
          SheetLayer(
            state: PresentationState(
              isPresented: state.isPresented, isAnimated: state.isAnimated
            ) {
              state.wasRemoved()
              onDismiss?()
            }, kind: kind, dissolves: dissolves, anchor: anchor,
            dismiss: { isPresented.wrappedValue = false },
            content: sheet)
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
