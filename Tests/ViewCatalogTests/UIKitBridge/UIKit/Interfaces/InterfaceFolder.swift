import Foundation
import TestSupport

@testable import UIKitBridge

/// A bundle with interface files, for a test.
struct InterfaceFolder {
  let bundle: Bundle
  private let folder: TemporaryFolder

  init(_ files: [String: String]) throws {
    folder = try TemporaryFolder()
    for (name, text) in files { try folder.write(text, to: name) }
    bundle = Bundle(path: folder.path) ?? .main
  }

  /// A storyboard of scenes, whose first controller is `a`.
  static func storyboard(_ scenes: String...) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="a">
    <scenes>\(scenes.map { "<scene><objects>\($0)</objects></scene>" }.joined())</scenes>
    </document>
    """
  }

  /// A controller's element with a view of 300 x 200 points.
  static func controller(
    _ id: String, _ attributes: String = "", subviews: String = "", view: String = "",
    connections: String = "", items: String = ""
  ) -> String {
    """
    <viewController id="\(id)" \(attributes) sceneMemberID="viewController">
    <view key="view" id="\(id)v"><rect key="frame" x="0" y="0" width="300" height="200"/>
    <subviews>\(subviews)</subviews>\(view)</view>\(items)
    <connections>\(connections)</connections></viewController>
    """
  }

  func storyboard(_ name: String = "Main") -> UIStoryboard {
    MainActor.assumeIsolated { UIStoryboard(name: name, bundle: bundle) }
  }
}
