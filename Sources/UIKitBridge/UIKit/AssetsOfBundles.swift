import CoreAnimation
import Foundation
import ViewContent
import ViewGraphics

// The assets of all of a program's modules lie together here: a bundle says nothing more.

extension UIColor {
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) { self.init(named: name) }
}

extension UIImage {
  /// It fits the surroundings in which it is shown, whatever `traitCollection` says.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) { self.init(named: name) }

  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: UIImage.Configuration?
  ) { self.init(named: name) }

  public convenience init?(
    systemName name: String, compatibleWith traitCollection: UITraitCollection?
  ) { self.init(systemName: name) }
}
