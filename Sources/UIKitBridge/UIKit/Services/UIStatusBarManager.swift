import CoreAnimation
import Foundation
import Geometry

/// What a scene's status bar looks like.
@preconcurrency @MainActor
public final class UIStatusBarManager: _KnownByIdentity {
  static let main = UIStatusBarManager()

  /// On the screen, in points: as high as what the device covers at the top; empty in a window that is no device's.
  public var statusBarFrame: CGRect {
    CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: UIWindow.main.safeAreaInsets.top)
  }
  public var statusBarStyle: UIStatusBarStyle { .default }
  /// Whether the window has none.
  public var isStatusBarHidden: Bool { statusBarFrame.height == 0 }
}

extension UIWindowScene {
  public var statusBarManager: UIStatusBarManager? { .main }
}

extension UIApplication {
  public var statusBarFrame: CGRect { UIStatusBarManager.main.statusBarFrame }
}
