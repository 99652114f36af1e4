import Foundation

/// A way in which a view answers to its user, beside its own.
@preconcurrency @MainActor
public protocol UIInteraction: AnyObject {
  var view: UIView? { get }
  func willMove(to view: UIView?)
  func didMove(to view: UIView?)
}

extension UIView {
  /// The ways in which it answers, in the order in which they were added.
  public var interactions: [any UIInteraction] {
    get { heldInteractions }
    set {
      for old in heldInteractions where !newValue.contains(where: { $0 === old }) {
        removeInteraction(old)
      }
      for new in newValue where !heldInteractions.contains(where: { $0 === new }) {
        addInteraction(new)
      }
    }
  }

  /// Takes it from the view that has it, where another one does.
  public func addInteraction(_ interaction: any UIInteraction) {
    guard !heldInteractions.contains(where: { $0 === interaction }) else { return }
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    heldInteractions.append(interaction)
    interaction.didMove(to: self)
  }

  public func removeInteraction(_ interaction: any UIInteraction) {
    guard let index = heldInteractions.firstIndex(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    heldInteractions.remove(at: index)
    interaction.didMove(to: nil)
  }
}
