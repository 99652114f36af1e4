import Foundation

/// What a button's configuration puts behind its contents, and in place of its picture.
extension UIButton {
  /// Has glass behind the contents; nil for none.
  func showGlass(_ glass: UIGlassEffect?) {
    guard let glass else {
      glassView?.removeFromSuperview()
      glassView = nil
      return
    }
    let view = glassView ?? UIVisualEffectView(effect: nil)
    view.effect = glass
    if glassView != nil { return }
    view.isUserInteractionEnabled = false
    insertSubview(view, at: 0)
    glassView = view
  }

  func layOutGlass() {
    glassView?.frame = bounds
    glassView?.layer.cornerRadius = layer.cornerRadius
  }

  /// Has a wheel turn in place of the picture.
  func showWheel(_ isShown: Bool) {
    imageView?.isHidden = isShown
    guard isShown else {
      wheel?.removeFromSuperview()
      wheel = nil
      return
    }
    if wheel == nil {
      let new = UIActivityIndicatorView(style: .medium)
      new.startAnimating()
      addSubview(new)
      wheel = new
    }
    wheel?.color = titleColor
  }
}
