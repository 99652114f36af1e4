import Foundation

/// What moves beside a menu that comes or goes.
@MainActor
final class MenuMovement: UIContextMenuInteractionAnimating {
  let previewViewController: UIViewController? = nil
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []
  /// Seconds.
  private static let duration: TimeInterval = 0.3

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
  func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

  /// Asks `who` what is to move, and moves it.
  static func run(_ who: (MenuMovement) -> Void) {
    let movement = MenuMovement()
    who(movement)
    guard !movement.animations.isEmpty || !movement.completions.isEmpty else { return }
    UIView.animate(withDuration: duration) {
      for animation in movement.animations { animation() }
    } completion: { _ in
      for completion in movement.completions { completion() }
    }
  }
}
