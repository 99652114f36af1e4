import Foundation
import ViewContent

extension UIButton {
  /// Called when its menu is another, or when the menu opens at another touch.
  func menuChanged() {
    let waits = menu != nil && !showsMenuAsPrimaryAction
    if waits, menuPress == nil {
      let press = UILongPressGestureRecognizer(target: nil, action: nil)
      press.onAction = { [weak self] in if $0.state == .began { self?.openMenu() } }
      addGestureRecognizer(press)
      menuPress = press
    } else if !waits, let press = menuPress {
      removeGestureRecognizer(press)
      menuPress = nil
    }
    if isPopUp { showChosen() }
  }

  /// Whether it shows which line of its menu is on.
  private var isPopUp: Bool {
    menu != nil && showsMenuAsPrimaryAction && changesSelectionAsPrimaryAction
  }

  /// Whether a touch opens a menu, and does nothing else.
  var opensMenuAtTouch: Bool { menu != nil && showsMenuAsPrimaryAction }

  func openMenu() {
    guard isEnabled, let menu, let opened = OpenedMenu.open(menu, of: self) else { return }
    sendActions(for: .menuActionTriggered)
    opened.onChoice = { [weak self] action in
      guard let self, isPopUp else { return }
      for other in self.menu?.directActions ?? [] { other.state = other === action ? .on : .off }
      showChosen()
    }
  }

  /// Takes the words of the line that is on, else of the first, which is on then.
  private func showChosen() {
    let lines = menu?.directActions ?? []
    guard let chosen = lines.first(where: { $0.state == .on }) ?? lines.first else { return }
    chosen.state = .on
    setTitle(chosen.title, for: .normal)
    if let image = chosen.image { setImage(image, for: .normal) }
    if configuration != nil { configuration?.title = chosen.title }
  }
}
