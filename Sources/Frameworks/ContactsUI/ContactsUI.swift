@_exported import Contacts
import Foundation
import UIKit

@preconcurrency @MainActor
public protocol CNContactPickerDelegate: AnyObject {
  func contactPickerDidCancel(_ picker: CNContactPickerViewController)
  func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact)
  func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact])
}
extension CNContactPickerDelegate {
  public func contactPickerDidCancel(_ picker: CNContactPickerViewController) {}
  public func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) {
  }
  public func contactPicker(
    _ picker: CNContactPickerViewController, didSelect contacts: [CNContact]
  ) {}
}

/// A page on which somebody is chosen: there is nobody, and it says so.
@preconcurrency @MainActor
open class CNContactPickerViewController: UIViewController {
  open weak var delegate: (any CNContactPickerDelegate)?
  open var displayedPropertyKeys: [String]?
  open var predicateForEnablingContact: NSPredicate?
  open var predicateForSelectionOfContact: NSPredicate?
  open override func viewDidLoad() {
    super.viewDidLoad()
    showAbsence("There are no contacts.")
  }
}

@preconcurrency @MainActor
public protocol CNContactViewControllerDelegate: AnyObject {
  func contactViewController(
    _ viewController: CNContactViewController, didCompleteWith contact: CNContact?)
}
extension CNContactViewControllerDelegate {
  public func contactViewController(
    _ viewController: CNContactViewController, didCompleteWith contact: CNContact?
  ) {}
}

/// A page that shows somebody: by the name alone.
@preconcurrency @MainActor
open class CNContactViewController: UIViewController {
  private let contact: CNContact?
  open weak var delegate: (any CNContactViewControllerDelegate)?
  open var allowsEditing = true
  open var allowsActions = true
  open var contactStore: CNContactStore?
  public init(for contact: CNContact) {
    self.contact = contact
    super.init(nibName: nil, bundle: nil)
  }
  public init(forNewContact contact: CNContact?) {
    self.contact = contact
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder: NSCoder) { return nil }
  open override func viewDidLoad() {
    super.viewDidLoad()
    let name = contact.flatMap { CNContactFormatter.string(from: $0, style: .fullName) }
    showAbsence(name ?? "There are no contacts.")
  }
}
