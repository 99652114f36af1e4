import Foundation

/// Whether a bar has dark words on a light ground or light words on a dark one.
public enum UIBarStyle: Int, Sendable {
  /// As what is around the bar.
  case `default`
  case black
  case blackTranslucent
}

extension UIView {
  /// Gives a bar and what stands in it the colours of dark surroundings, or again those of its own.
  func takeStyle(of bar: UIBarStyle) {
    overrideUserInterfaceStyle = bar == .default ? .unspecified : .dark
  }
}
