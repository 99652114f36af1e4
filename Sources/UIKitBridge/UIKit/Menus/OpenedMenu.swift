import CoreAnimation
import Foundation
import Geometry
import Motion
import ViewContent
import ViewControls
import ViewGraphics
import ViewLayout
@_spi(Runtime) import ViewRuntime

/// A menu of UIKit in front of the window, from when it opens until it is out of sight. It is drawn as SwiftUI's are.
@MainActor
final class OpenedMenu {
  private(set) var menu: UIMenu { didSet { onChange() } }
  private(set) var isOpen = true { didSet { onChange() } }
  /// What it belongs to, in points of the window.
  let anchor: CGRect
  /// What is said to have chosen a line.
  private(set) weak var sender: UIView?
  /// Called once a line was chosen, and when the menu begins to go.
  var onChoice: ((UIAction) -> Void)?
  var onEnd: (() -> Void)?
  private weak var window: ViewHost?
  private var node: Node?
  private var deferred: [UIDeferredMenuElement] = []
  private var onChange: () -> Void = {}
  /// Those that are open: one at a time in each window.
  private static var all: [OpenedMenu] = []

  private init(_ menu: UIMenu, beside anchor: CGRect, of view: UIView) {
    (self.menu, self.anchor, sender) = (menu, anchor, view)
  }

  /// Opens `menu` beside a part of `view`, or all of it.
  ///
  /// - Returns: nil where the view is in no window, where a menu is open, or where there is nothing to choose.
  static func open(_ menu: UIMenu, beside part: CGRect? = nil, of view: UIView) -> OpenedMenu? {
    all.removeAll { $0.window == nil }
    guard let window = view.host, !all.contains(where: { $0.window === window }),
      !menu.children.isEmpty
    else { return nil }
    let opened = OpenedMenu(
      menu, beside: view.convert(part ?? view.bounds, to: nil), of: view)
    opened.window = window
    all.append(opened)
    window.afterPass { opened.begin() }
    return opened
  }

  private func begin() {
    guard isOpen, node == nil else { return end() }
    node = window?.attach(OpenedMenuLayer(opened: self))
  }

  func close() {
    guard isOpen else { return }
    isOpen = false
    onEnd?()
  }

  /// It is out of sight.
  fileprivate func end() {
    if let node { window?.detach(node) }
    node = nil
    for element in deferred { element.forget() }
    Self.all.removeAll { $0 === self }
  }

  func choose(_ action: UIAction) {
    menu.choose(action, from: sender)
    onChoice?(action)
    if isOpen { onChange() }
  }

  /// Shows other lines.
  func update(_ block: (UIMenu) -> UIMenu) { menu = block(menu) }

  func lines(of element: UIDeferredMenuElement) -> [UIMenuElement] {
    if !deferred.contains(where: { $0 === element }) { deferred.append(element) }
    return element.lines { [weak self] in self?.onChange() }
  }

  /// Calls `onChange` when something else is to be shown.
  fileprivate func follow(_ onChange: @escaping () -> Void) { self.onChange = onChange }
}

/// Nothing itself: what it presents is seen.
private struct OpenedMenuLayer: View {
  let opened: OpenedMenu
  @State private var generation = 0

  var body: some View {
    let generation = generation
    let _ = opened.follow { self.generation += 1 }
    EmptyView().frame(width: 0, height: 0)
      .modifier(
        PresentationModifier(isPresented: opened.isOpen) { state in
          PresentationLayer(state: state.ending { opened.end() }, animation: .menu) { isShown in
            MenuPopup(anchor: opened.anchor, isShown: isShown, dismiss: { opened.close() }) {
              MenuLines(
                menu: opened.menu,
                state: MenuLines.State(opened: opened, generation: generation))
            }
          }
        })
  }
}

extension PresentationState {
  /// Also calls `end` when the way out is done.
  fileprivate func ending(_ end: @escaping @MainActor () -> Void) -> PresentationState {
    PresentationState(isPresented: isPresented, isAnimated: isAnimated) {
      self.wasRemoved()
      end()
    }
  }
}
