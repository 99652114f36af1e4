import CoreAnimation
import DrawingCommands
import Foundation
import ViewGraphics
@_spi(Runtime) import ViewRuntime

extension UIView {
  /// Whether what a view tints loses its colour, as behind what is shown in front.
  public enum TintAdjustmentMode: Int, Sendable { case automatic, normal, dimmed }
}

/// Light and dark, and the tint, from a view to those in it.
extension UIView {
  /// As the nearest view around it says that says anything.
  var isDimmed: Bool {
    tintAdjustmentMode == .automatic
      ? parentView?.isDimmed ?? false : tintAdjustmentMode == .dimmed
  }

  /// What is around the view, or light surroundings where it is in none.
  var environment: EnvironmentValues {
    var values = appearance ?? EnvironmentValues()
    if appearance == nil { values.displayScale = ViewHost.mainConfiguration.scale }
    if overrideUserInterfaceStyle == .dark { values.colorScheme = .dark }
    if overrideUserInterfaceStyle == .light { values.colorScheme = .light }
    return values
  }

  func resolve(_ color: UIColor) -> CGColor { CGColor(color.color.resolve(in: environment)) }

  /// Finds its colours anew, and those of the views in it, in other surroundings.
  func setAppearance(_ values: EnvironmentValues) {
    let old = appearance.map { $0.colorScheme }
    let oldTraits = traitRegistrations.isEmpty || appearance == nil ? nil : traitCollection
    appearance = values
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    if let storedBackground { layer.backgroundColor = resolve(storedBackground) }
    appearanceChanged()
    CATransaction.commit()
    if let old, old != values.colorScheme {
      setNeedsDisplay()
      let before = UITraitCollection(userInterfaceStyle: old == .dark ? .dark : .light)
      traitCollectionDidChange(before)
      controller?.traitCollectionDidChange(before)
    }
    if let oldTraits { tellTraitChanges(since: oldTraits) }
    spreadAppearance()
  }

  /// It is to be light or dark, whatever is around it.
  func ownStyleChanged() {
    if let storedBackground { layer.backgroundColor = resolve(storedBackground) }
    appearanceChanged()
    spreadAppearance()
  }

  func spreadAppearance() { for view in subviews { view.setAppearance(environment) } }

  /// Tells it and the views in it, as far as they have no tint of their own, that the tint is another.
  func spreadTint() {
    appearanceChanged()
    tintColorDidChange()
    for view in subviews where view.storedTint == nil { view.spreadTint() }
  }
}
