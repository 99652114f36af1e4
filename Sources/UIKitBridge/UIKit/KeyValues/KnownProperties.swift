import CoreAnimation
import Foundation
import Geometry
import ViewContent
import ViewGraphics

/// The properties that programs reach by name. A name may belong to several classes.
@MainActor
enum KnownProperties {
  static func named(_ key: String) -> [ObjectProperty] {
    (views[key] ?? []) + (controls[key] ?? []) + (others[key] ?? []) + (helpers[key] ?? [])
  }

  private static let views: [String: [ObjectProperty]] = [
    "frame": [.value(\UIView.frame)],
    "bounds": [.value(\UIView.bounds)],
    "center": [.value(\UIView.center)],
    "transform": [.value(\UIView.transform)],
    "transform3D": [.value(\UIView.transform3D)],
    "anchorPoint": [.value(\UIView.anchorPoint)],
    "alpha": [.value(\UIView.alpha)],
    "hidden": [.value(\UIView.isHidden)],
    "isHidden": [.value(\UIView.isHidden)],
    "opaque": [.value(\UIView.isOpaque)],
    "clipsToBounds": [.value(\UIView.clipsToBounds)],
    "userInteractionEnabled": [.value(\UIView.isUserInteractionEnabled)],
    "multipleTouchEnabled": [.value(\UIView.isMultipleTouchEnabled)],
    "translatesAutoresizingMaskIntoConstraints": [
      .value(\UIView.translatesAutoresizingMaskIntoConstraints)
    ],
    "contentScaleFactor": [.value(\UIView.contentScaleFactor)],
    "contentMode": [.choice(\UIView.contentMode)],
    "tag": [.value(\UIView.tag), .value(\UIBarItem.tag)],
    "backgroundColor": [.object(\UIView.backgroundColor)],
    "tintColor": [.object(\UIView.tintColor), .object(\UIBarButtonItem.tintColor)],
    "maskView": [.object(\UIView.mask)],
    "accessibilityIdentifier": [.object(\UIView.accessibilityIdentifier)],
    "accessibilityLabel": [.object(\UIView.accessibilityLabel)],
    "layer": [.constant(\UIView.layer)],
    "superview": [.constant(\UIView.superview)],
    "subviews": [.constant(\UIView.subviews)],
    "window": [.constant(\UIView.window)],
  ]

  private static let controls: [String: [ObjectProperty]] = [
    "text": [
      .object(\UILabel.text), .object(\UITextField.text), .object(\UITextView.text),
      .object(\UISearchBar.text),
    ],
    "attributedText": [.object(\UILabel.attributedText)],
    "placeholder": [.object(\UITextField.placeholder), .object(\UISearchBar.placeholder)],
    "font": [
      .object(\UILabel.font), .object(\UITextField.font), .object(\UITextView.font),
    ],
    "textColor": [
      .object(\UILabel.textColor), .object(\UITextField.textColor),
      .object(\UITextView.textColor),
    ],
    "numberOfLines": [.value(\UILabel.numberOfLines)],
    "searchField": [.constant(\UISearchBar.searchTextField)],
    "enabled": [.value(\UIControl.isEnabled), .value(\UIBarItem.isEnabled)],
    "selected": [.value(\UIControl.isSelected)],
    "highlighted": [.value(\UIControl.isHighlighted)],
    "image": [.object(\UIImageView.image), .object(\UIBarItem.image)],
    "contentOffset": [.value(\UIScrollView.contentOffset)],
    "contentSize": [.value(\UIScrollView.contentSize)],
    "scrollEnabled": [.value(\UIScrollView.isScrollEnabled)],
    "progress": [.value(\UIProgressView.progress)],
    "value": [.value(\UISlider.value), .value(\UIStepper.value)],
    "on": [.value(\UISwitch.isOn)],
  ]

  private static let others: [String: [ObjectProperty]] = [
    "title": [.object(\UIViewController.title), .object(\UIBarItem.title)],
    "view": [.constant(\UIViewController.view)],
    "message": [.object(\UIAlertController.message)],
  ]

  /// Who is told and asked. Those of a class that is a scroll view, too, come before a scroll view's.
  private static let helpers: [String: [ObjectProperty]] = [
    "delegate": [
      .object(\UITableView.delegate), .object(\UICollectionView.delegate),
      .object(\UITextView.delegate), .object(\UIScrollView.delegate),
      .object(\UITextField.delegate), .object(\UISearchBar.delegate),
      .object(\UIPickerView.delegate), .object(\UITabBarController.delegate),
      .object(\UINavigationController.delegate), .object(\UIGestureRecognizer.delegate),
      .object(\UIPageViewController.delegate),
    ],
    "dataSource": [
      .object(\UITableView.dataSource), .object(\UICollectionView.dataSource),
      .object(\UIPickerView.dataSource), .object(\UIPageViewController.dataSource),
    ],
  ]
}
