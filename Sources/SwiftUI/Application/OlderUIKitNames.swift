import Foundation
import ViewCatalog

// What UIKit's names were in Swift 4, as projects have them that still say so.

public typealias UIApplicationLaunchOptionsKey = UIApplication.LaunchOptionsKey
public typealias UIControlState = UIControl.State
public typealias UIControlEvents = UIControl.Event
public typealias UIViewAnimationOptions = UIView.AnimationOptions
public typealias UIViewAnimationCurve = UIView.AnimationCurve
public typealias UIViewKeyframeAnimationOptions = UIView.KeyframeAnimationOptions
public typealias UIViewContentMode = UIView.ContentMode
public typealias UIViewAutoresizing = UIView.AutoresizingMask
public typealias NSLayoutAttribute = NSLayoutConstraint.Attribute
public typealias NSLayoutRelation = NSLayoutConstraint.Relation
public typealias UILayoutConstraintAxis = NSLayoutConstraint.Axis
public typealias UIStackViewAlignment = UIStackView.Alignment
public typealias UIStackViewDistribution = UIStackView.Distribution
public typealias UITableViewStyle = UITableView.Style
public typealias UITableViewRowAnimation = UITableView.RowAnimation
public typealias UITableViewScrollPosition = UITableView.ScrollPosition
public typealias UITableViewCellStyle = UITableViewCell.CellStyle
public typealias UITableViewCellAccessoryType = UITableViewCell.AccessoryType
public typealias UITableViewCellSelectionStyle = UITableViewCell.SelectionStyle
public typealias UITableViewCellEditingStyle = UITableViewCell.EditingStyle
public typealias UICollectionViewScrollPosition = UICollectionView.ScrollPosition
public typealias UICollectionViewScrollDirection = UICollectionView.ScrollDirection
public typealias UIAlertActionStyle = UIAlertAction.Style
public typealias UIAlertControllerStyle = UIAlertController.Style
public typealias UIBlurEffectStyle = UIBlurEffect.Style
public typealias UIButtonType = UIButton.ButtonType
public typealias UIImageRenderingMode = UIImage.RenderingMode
public typealias UIImageOrientation = UIImage.Orientation
public typealias UIGestureRecognizerState = UIGestureRecognizer.State
public typealias UISwipeGestureRecognizerDirection = UISwipeGestureRecognizer.Direction
public typealias UIActivityIndicatorViewStyle = UIActivityIndicatorView.Style
public typealias UITextFieldViewMode = UITextField.ViewMode
public typealias UITextBorderStyle = UITextField.BorderStyle
public typealias UIBarButtonItemStyle = UIBarButtonItem.Style
public typealias UIBarButtonSystemItem = UIBarButtonItem.SystemItem
public typealias UIPageViewControllerTransitionStyle = UIPageViewController.TransitionStyle
public typealias UIPageViewControllerNavigationDirection = UIPageViewController.NavigationDirection
public typealias UIPageViewControllerNavigationOrientation = UIPageViewController
  .NavigationOrientation
public typealias UINavigationControllerOperation = UINavigationController.Operation
public typealias NSAttributedStringKey = NSAttributedString.Key

@MainActor public let UITableViewAutomaticDimension = UITableView.automaticDimension
@MainActor public let UICollectionElementKindSectionHeader = UICollectionView
  .elementKindSectionHeader
@MainActor public let UICollectionElementKindSectionFooter = UICollectionView
  .elementKindSectionFooter
@MainActor public let UISegmentedControlNoSegment = UISegmentedControl.noSegment

public let NSFontAttributeName = NSAttributedString.Key.font
public let NSForegroundColorAttributeName = NSAttributedString.Key.foregroundColor
public let NSBackgroundColorAttributeName = NSAttributedString.Key.backgroundColor
public let NSParagraphStyleAttributeName = NSAttributedString.Key.paragraphStyle
public let NSKernAttributeName = NSAttributedString.Key.kern
public let NSStrokeColorAttributeName = NSAttributedString.Key.strokeColor
public let NSStrokeWidthAttributeName = NSAttributedString.Key.strokeWidth
public let NSUnderlineStyleAttributeName = NSAttributedString.Key.underlineStyle
public let NSStrikethroughStyleAttributeName = NSAttributedString.Key.strikethroughStyle

public func UIEdgeInsetsMake(
  _ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat
) -> UIEdgeInsets { UIEdgeInsets(top: top, left: left, bottom: bottom, right: right) }
public func UIEdgeInsetsInsetRect(_ rect: CGRect, _ insets: UIEdgeInsets) -> CGRect {
  rect.inset(by: insets)
}
public func UIImagePNGRepresentation(_ image: UIImage) -> Data? { image.pngData() }
public func UIImageJPEGRepresentation(_ image: UIImage, _ compressionQuality: CGFloat) -> Data? {
  image.jpegData(compressionQuality: compressionQuality)
}

extension UIViewController {
  public var childViewControllers: [UIViewController] { children }
  public func addChildViewController(_ childController: UIViewController) {
    addChild(childController)
  }
  public func removeFromParentViewController() { removeFromParent() }
  public func willMove(toParentViewController parent: UIViewController?) {
    willMove(toParent: parent)
  }
  public func didMove(toParentViewController parent: UIViewController?) {
    didMove(toParent: parent)
  }
}

extension UIButton.ButtonType {
  public static let roundedRect = UIButton.ButtonType.system
}

extension UIActivityIndicatorView {
  public convenience init(activityIndicatorStyle style: Style) { self.init(style: style) }
}

extension UIApplication {
  @discardableResult public func openURL(_ url: URL) -> Bool {
    open(url, options: [:], completionHandler: nil)
    return true
  }
}

extension UIView {
  public func bringSubview(toFront view: UIView) { bringSubviewToFront(view) }
  public func sendSubview(toBack view: UIView) { sendSubviewToBack(view) }
}

extension RunLoop.Mode {
  public static var defaultRunLoopMode: RunLoop.Mode { .default }
  public static var commonModes: RunLoop.Mode { .common }
  public static var UITrackingRunLoopMode: RunLoop.Mode { .tracking }
}

extension Notification.Name {
  public static let UIKeyboardWillShow = UIResponder.keyboardWillShowNotification
  public static let UIKeyboardDidShow = UIResponder.keyboardDidShowNotification
  public static let UIKeyboardWillHide = UIResponder.keyboardWillHideNotification
  public static let UIKeyboardDidHide = UIResponder.keyboardDidHideNotification
  public static let UIKeyboardWillChangeFrame = UIResponder.keyboardWillChangeFrameNotification
  public static let UIApplicationDidBecomeActive = UIApplication.didBecomeActiveNotification
  public static let UIApplicationWillResignActive = UIApplication.willResignActiveNotification
  public static let UIApplicationDidEnterBackground = UIApplication.didEnterBackgroundNotification
  public static let UIApplicationWillEnterForeground = UIApplication
    .willEnterForegroundNotification
  public static let UIDeviceOrientationDidChange = UIDevice.orientationDidChangeNotification
}
