import Foundation
import ViewContent

/// Classes by the names that interface files have for them.
@MainActor
enum InterfaceClasses {
  /// What each element of UIKit's is.
  static let views: [String: UIView.Type] = [
    "view": UIView.self, "containerView": UIView.self, "label": UILabel.self,
    "button": UIButton.self, "imageView": UIImageView.self, "textField": UITextField.self,
    "textView": UITextView.self, "slider": UISlider.self, "switch": UISwitch.self,
    "stepper": UIStepper.self, "segmentedControl": UISegmentedControl.self,
    "progressView": UIProgressView.self, "pageControl": UIPageControl.self,
    "activityIndicatorView": UIActivityIndicatorView.self, "datePicker": UIDatePicker.self,
    "pickerView": UIPickerView.self, "scrollView": UIScrollView.self,
    "stackView": UIStackView.self, "tableView": UITableView.self,
    "tableViewCell": UITableViewCell.self, "collectionView": UICollectionView.self,
    "collectionViewCell": UICollectionViewCell.self,
    "collectionReusableView": UICollectionReusableView.self,
    "visualEffectView": UIVisualEffectView.self, "searchBar": UISearchBar.self,
    "toolbar": UIToolbar.self, "navigationBar": UINavigationBar.self, "tabBar": UITabBar.self,
    "colorWell": UIColorWell.self, "control": UIControl.self,
  ]

  static let controllers: [String: UIViewController.Type] = [
    "viewController": UIViewController.self, "tableViewController": UITableViewController.self,
    "collectionViewController": UICollectionViewController.self,
    "navigationController": UINavigationController.self,
    "tabBarController": UITabBarController.self, "splitViewController": UISplitViewController.self,
    "pageViewController": UIPageViewController.self,
  ]

  /// Views of other frameworks, which a program imports who shows one.
  static func framework(_ element: String) -> UIView.Type? {
    switch element {
    case "mapView": find("MKMapView", in: "MapKit") as? UIView.Type
    case "wkWebView": find("WKWebView", in: "WebKit") as? UIView.Type
    case "sceneKitView": find("SCNView", in: "SceneKit") as? UIView.Type
    case "skView": find("SKView", in: "SpriteKit") as? UIView.Type
    default: nil
    }
  }

  /// The class that an element names instead of UIKit's, of the program or of a framework; nil where it names none, or there
  /// is none of that name.
  static func custom(_ node: InterfaceNode, beside object: AnyObject?) -> AnyClass? {
    guard let name = node["customClass"] else { return nil }
    let own = object.map { String(String(reflecting: type(of: $0)).prefix { $0 != "." }) }
    // The command compiles each program as one module of that name, whatever Xcode calls it.
    let modules = [node["customModule"], own, "Program"].compactMap(\.self) + frameworks
    return modules.lazy.compactMap { find(name, in: $0) }.first
  }

  private static let frameworks = [
    "UIKitBridge", "SpriteKit", "SceneKit", "MapKit", "WebKit", "AVKit", "PDFKit",
  ]

  /// Swift finds a class by the name that the linker knows it by.
  private static func find(_ name: String, in module: String) -> AnyClass? {
    _typeByName("\(module.utf8.count)\(module)\(name.utf8.count)\(name)C") as? AnyClass
  }
}
