import Combine
import Foundation
import UIKitBridge
import ViewContent
import ViewControls
import ViewGraphics
import ViewLayout
import ViewNavigation
@_spi(Runtime) import ViewRuntime

extension ControllerPresenter {
  /// Lets controllers of UIKit present: as sheets, covers and alerts of SwiftUI's.
  package static func install() {
    if show == nil { show = { ShownPresentation($0, in: $1).begin() } }
  }
}

/// A presented controller as SwiftUI shows it.
@MainActor private final class ShownPresentation: ObservableObject {
  let presentation: ControllerPresentation
  private weak var window: ViewHost?
  private var node: Node?
  @Published var isPresented = true

  var controller: UIViewController { presentation.controller }

  /// What a popover belongs to, in points of the window, as it was when it was presented.
  private(set) lazy var popoverAnchor: CGRect? =
    controller.modalPresentationStyle == .popover
    ? controller.popoverPresentationController?.anchorInWindow : nil

  init(_ presentation: ControllerPresentation, in window: ViewHost) {
    self.presentation = presentation
    self.window = window
  }

  func begin() {
    controller.sheetPresentationController?.onChange = { [weak self] in
      self?.objectWillChange.send()
    }
    presentation.takeAway = { [self] isAnimated in
      withTransaction(Transaction(isAnimated: isAnimated)) { isPresented = false }
    }
    withTransaction(Transaction(isAnimated: presentation.isAnimated)) {
      node = window?.attach(PresentedController(shown: self))
    }
  }

  /// It is out of sight.
  func end() {
    presentation.takeAway = nil
    presentation.wasRemoved()
    if let node { window?.detach(node) }
    node = nil
  }
}

extension Transaction {
  fileprivate init(isAnimated: Bool) {
    self.init()
    disablesAnimations = !isAnimated
  }
}

/// Nothing itself: what it presents is seen.
private struct PresentedController: View {
  @ObservedObject var shown: ShownPresentation

  var body: some View {
    let isPresented = Binding(get: { shown.isPresented }, set: { shown.isPresented = $0 })
    if let alert = shown.controller as? UIAlertController {
      EmptyView().dialog(
        alert.title.map { Text(verbatim: $0) }, isAlert: alert.preferredStyle == .alert,
        isPresented: isPresented, onDismiss: shown.end
      ) {
        AlertContent(alert: alert)
      } message: {
        alert.message.map { Text(verbatim: $0) }
      }
    } else if let anchor = shown.popoverAnchor {
      Color.clear.popover(isPresented: isPresented, beside: anchor, onDismiss: shown.end) {
        PopoverOfController(controller: shown.controller) { content }
      }
    } else {
      Color.clear.presentation(
        isPresented: isPresented, covers: coversWindow,
        dissolves: shown.controller.dissolvesWhenPresented, onDismiss: shown.end
      ) {
        if coversWindow {
          content.presentationBackground(
            showsBehind ? AnyShapeStyle(.clear) : AnyShapeStyle(.background))
        } else {
          SheetOfController(controller: shown.controller) { content }
        }
      }
    }
  }

  private var coversWindow: Bool {
    switch shown.controller.modalPresentationStyle {
    case .fullScreen, .currentContext, .overFullScreen, .overCurrentContext, .custom: true
    case .automatic, .none, .pageSheet, .formSheet, .popover: false
    }
  }

  private var showsBehind: Bool {
    [.overFullScreen, .overCurrentContext, .custom].contains(
      shown.controller.modalPresentationStyle)
  }

  @ViewBuilder private var content: some View {
    if let root = (shown.controller as? any HostsRootView)?.hostedRoot {
      root
    } else {
      ControllerView(controller: shown.controller).ignoresSafeArea()
    }
  }
}

/// A popover as large as its controller wishes, whose view reaches below the arrow.
private struct PopoverOfController<Content: View>: View {
  let controller: UIViewController
  @ViewBuilder let content: Content

  /// An arrow's length in points, as recorded on iOS 26.
  private static var arrow: CGFloat { 13 }

  var body: some View {
    let size = controller.preferredContentSize
    let width = size.width > 0 ? size.width : 320
    let height = size.height > 0 ? size.height : 480
    let isAbove = controller.popoverPresentationController?.isAbove
    content
      .frame(width: width, height: height + Self.arrow)
      .frame(height: height, alignment: isAbove == false ? .bottom : .top)
      .presentationCompactAdaptation(.popover)
      .popoverPlace(PopoverPlace(isAbove: isAbove, distance: Self.arrow))
      .interactiveDismissDisabled(controller.presentationController?.allowsDismissal == false)
  }
}

/// The fields and buttons of an alert.
private struct AlertContent: View {
  let alert: UIAlertController

  var body: some View {
    ForEach(Array((alert.textFields ?? []).enumerated()), id: \.offset) { _, field in
      AlertField(field: field)
    }
    ForEach(Array(alert.orderedActions.enumerated()), id: \.offset) { _, action in
      Button(action.title ?? "", role: role(of: action)) { action.perform() }
        .disabled(!action.isEnabled)
    }
  }

  private func role(of action: UIAlertAction) -> ButtonRole? {
    switch action.style {
    case .default: nil
    case .cancel: .cancel
    case .destructive: .destructive
    }
  }
}

/// A field of an alert: what is typed is the field's text.
private struct AlertField: View {
  let field: UITextField
  @State private var text: String

  init(field: UITextField) {
    self.field = field
    _text = State(initialValue: field.text ?? "")
  }

  var body: some View {
    let typed = Binding(
      get: { text },
      set: {
        text = $0
        field.text = $0
        field.sendActions(for: .editingChanged)
      })
    if field.isSecureTextEntry {
      SecureField(field.placeholder ?? "", text: typed)
    } else {
      TextField(field.placeholder ?? "", text: typed)
    }
  }
}

/// A card as tall as its controller wishes.
private struct SheetOfController<Content: View>: View {
  let controller: UIViewController
  @ViewBuilder let content: Content

  var body: some View {
    let sheet = controller.sheetPresentationController
    content
      .presentationDetents(Set(detents.map(\.height)), selection: selection)
      .presentationDragIndicator(sheet?.prefersGrabberVisible == true ? .visible : .hidden)
      .presentationCornerRadius(sheet?.preferredCornerRadius)
      .presentationContentInteraction(
        sheet?.prefersScrollingExpandsWhenScrolledToEdge == false ? .scrolls : .automatic
      )
      .presentationBackgroundInteraction(backgroundInteraction)
      .interactiveDismissDisabled(controller.presentationController?.allowsDismissal == false)
  }

  private typealias Identifier = UISheetPresentationController.Detent.Identifier

  private var detents: [(identifier: Identifier, height: PresentationDetent)] {
    let context = DetentContext(controller: controller)
    let detents = (controller.sheetPresentationController?.detents ?? []).compactMap { detent in
      switch detent.identifier {
      case .medium where !detent.isCustom: (detent.identifier, PresentationDetent.medium)
      case .large where !detent.isCustom: (detent.identifier, PresentationDetent.large)
      default:
        detent.resolvedValue(in: context).map {
          (detent.identifier, PresentationDetent.height(min($0, context.maximumDetentValue)))
        }
      }
    }
    return detents.isEmpty ? [(.large, .large)] : detents
  }

  private var selection: Binding<PresentationDetent> {
    let detents = detents
    let sheet = controller.sheetPresentationController
    return Binding(
      get: {
        (detents.first { $0.identifier == sheet?.selectedDetentIdentifier } ?? detents[0]).height
      },
      set: { height in
        guard let chosen = detents.first(where: { $0.height == height }) else { return }
        sheet?.fingerSelected(chosen.identifier)
      })
  }

  private var backgroundInteraction: PresentationBackgroundInteraction {
    let undimmed = controller.sheetPresentationController?.largestUndimmedDetentIdentifier
    guard let detent = detents.first(where: { $0.identifier == undimmed }) else {
      return .automatic
    }
    return .enabled(upThrough: detent.height)
  }
}

/// The window, for custom heights.
private struct DetentContext: UISheetPresentationControllerDetentResolutionContext {
  let controller: UIViewController

  var maximumDetentValue: CGFloat {
    PresentationDetent.greatestHeight(in: UIScreen.main.bounds.height)
  }
  var containerTraitCollection: UITraitCollection { controller.traitCollection }
}
