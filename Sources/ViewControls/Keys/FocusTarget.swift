import Foundation
import ViewInteraction
@_spi(Runtime) import ViewRuntime

/// What has the focus where a view has it that is no field.
@MainActor
final class FocusTarget: NodeFocusPlace {
  private(set) weak var node: Node?
  private let state: StateLocation<Bool>
  var isFocusable = true
  var links: [FocusLink] = []
  var handlers: [KeyHandler] = []
  var onFocusChange: (Bool) -> Void = { _ in }

  init(node: Node?) {
    self.node = node
    state = StateLocation(false, node: node)
  }

  var hasFocus: Bool { state.value }

  // MARK: The focus

  var canTakeFocus: Bool { isFocusable }

  func takeFocus() {
    guard isFocusable, let host = node?.host, host.keyResponder !== self else { return }
    host.keyResponder?.resign()
    host.keyResponder = self
    tell(true)
  }

  func resign() {
    guard let host = node?.host, host.keyResponder === self else { return }
    host.keyResponder = nil
    tell(false)
  }

  private func tell(_ hasFocus: Bool) {
    state.value = hasFocus
    for link in links { link.report(hasFocus) }
    onFocusChange(hasFocus)
  }

  /// Takes the focus for a finger at `point` of the window, where it does not mean a view inside that has it.
  func touched(at point: CGPoint) {
    guard let node, let inner = (node.host.keyResponder as? any NodeFocusPlace)?.node,
      inner.elements.contains(where: { $0.presentedFrameInWindow.contains(point) })
    else { return takeFocus() }
    var above: Node? = inner
    while let current = above, current !== node { above = current.parent }
    if above == nil { takeFocus() }
  }

  /// Follows the program's focus state.
  func follow(_ isWanted: Bool) { if isWanted { takeFocus() } else { resign() } }

  // MARK: Keys

  var editsText: Bool { false }

  func take(_ input: TypedInput) -> Bool {
    guard case .press(let press) = input else { return false }
    return handlers.handle(press)
  }
}

/// Lets its content have the focus: a tap, the Tab key and the program's focus state give it.
nonisolated struct FocusableModifier: ViewModifier {
  let isFocusable: Bool
  let onFocusChange: (Bool) -> Void
  @Environment(\.focusLinks) private var links
  @Environment(\.keyHandlers) private var handlers
  @Environment(\.isEnabled) private var isEnabled
  private var focusing = Focusing<FocusTarget>()

  nonisolated init(isFocusable: Bool, onFocusChange: @escaping (Bool) -> Void = { _ in }) {
    self.isFocusable = isFocusable
    self.onFocusChange = onFocusChange
  }

  @MainActor func body(content: Content) -> some View {
    let target = prepared()
    let isFocusable = target.isFocusable
    let hasFocus = target.hasFocus
    return
      content
      .simultaneousGesture(
        SpatialTapGesture(coordinateSpace: .global).onEnded { target.touched(at: $0.location) },
        including: isFocusable ? .all : .subviews
      )
      .modifier(
        EnvironmentModifier {
          guard isFocusable else { return }
          $0.isFocused = hasFocus
          // The focus state around is this view's, and not that of what is inside.
          $0.focusLinks = []
        }
      )
      .onChange(of: isFocusable && links.contains(where: \.isWanted), initial: true) {
        _, isWanted in
        target.follow(isWanted)
      }
  }

  @MainActor private func prepared() -> FocusTarget {
    guard let target = focusing.place else {
      fatalError("a focus was asked for outside of a body")
    }
    target.isFocusable = isFocusable && isEnabled
    target.links = links
    target.handlers = handlers
    target.onFocusChange = onFocusChange
    return target
  }
}
