@_exported import EventKit
import Foundation
import UIKit

public enum EKEventEditViewAction: Int, Sendable { case canceled, saved, deleted }

@preconcurrency @MainActor
public protocol EKEventEditViewDelegate: AnyObject {
  func eventEditViewController(
    _ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction)
}

/// A page on which an event is written: there is no calendar, and it says so.
@preconcurrency @MainActor
open class EKEventEditViewController: UINavigationController {
  open var eventStore: EKEventStore!
  open var event: EKEvent?
  open weak var editViewDelegate: (any EKEventEditViewDelegate)?
  open override func viewDidLoad() {
    super.viewDidLoad()
    isNavigationBarHidden = true
    showAbsence("There is no calendar.")
  }
}

public enum EKEventViewAction: Int, Sendable { case done, responded, deleted }

@preconcurrency @MainActor
public protocol EKEventViewDelegate: AnyObject {
  func eventViewController(
    _ controller: EKEventViewController, didCompleteWith action: EKEventViewAction)
}

/// A page that shows an event: there is no calendar, and it says so.
@preconcurrency @MainActor
open class EKEventViewController: UIViewController {
  open var event: EKEvent!
  open var allowsEditing = false
  open var allowsCalendarPreview = false
  open weak var delegate: (any EKEventViewDelegate)?
  open override func viewDidLoad() {
    super.viewDidLoad()
    showAbsence("There is no calendar.")
  }
}
