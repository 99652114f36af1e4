import Foundation

// Cells of registered classes. As with layers (`CALayer.allocated`), an initialiser that calls another one asks
// the class at hand for it, and is reached by its symbol.

extension UITableViewCell {
  public convenience init(_registered identifier: String) {
    self.init(style: .default, reuseIdentifier: identifier)
  }

  /// A cell of this class.
  @_silgen_name("$s11UIKitBridge15UITableViewCellC11_registeredACSS_tcfC")
  final class func allocated(_ identifier: __owned String) -> UITableViewCell
}

extension UITableViewHeaderFooterView {
  public convenience init(_registered identifier: String) {
    self.init(reuseIdentifier: identifier)
  }

  /// A view of this class.
  @_silgen_name("$s11UIKitBridge023UITableViewHeaderFooterD0C11_registeredACSS_tcfC")
  final class func allocated(_ identifier: __owned String) -> UITableViewHeaderFooterView
}

extension UICollectionReusableView {
  public convenience init(_registered: Void) { self.init(frame: .zero) }

  /// A view of this class.
  @_silgen_name("$s11UIKitBridge24UICollectionReusableViewC11_registeredACyt_tcfC")
  final class func allocated() -> UICollectionReusableView
}
