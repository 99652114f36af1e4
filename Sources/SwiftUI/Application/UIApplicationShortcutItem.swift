import Foundation
import ViewCatalog

/// The picture beside one of a program's quick actions.
@preconcurrency @MainActor
open class UIApplicationShortcutIcon: NSObject {
  public enum IconType: Int, Sendable {
    case compose, play, pause, add, location, search, share, prohibit, contact, home, markLocation
    case favorite, love, cloud, invitation, confirmation, mail, message, date, time, capturePhoto
    case captureVideo, task, taskCompleted, alarm, bookmark, shuffle, audio, update
  }

  public let type: IconType?
  /// Of a picture of the program's, or of a symbol.
  public let name: String?

  public init(type: IconType) { (self.type, name) = (type, nil) }
  public init(templateImageName: String) { (type, name) = (nil, templateImageName) }
  public init(systemImageName: String) { (type, name) = (nil, systemImageName) }
}

/// What a program offers where its icon stands: there is no home screen here, so nobody chooses one.
@preconcurrency @MainActor
open class UIApplicationShortcutItem: NSObject {
  fileprivate var texts: (type: String, title: String, subtitle: String?)
  fileprivate var picture: UIApplicationShortcutIcon?
  fileprivate var values: [String: any NSSecureCoding]?
  fileprivate var target: Any?

  open var type: String { texts.type }
  open var localizedTitle: String { texts.title }
  open var localizedSubtitle: String? { texts.subtitle }
  open var icon: UIApplicationShortcutIcon? { picture }
  open var userInfo: [String: any NSSecureCoding]? { values }
  open var targetContentIdentifier: Any? { target }

  public init(
    type: String, localizedTitle: String, localizedSubtitle: String?,
    icon: UIApplicationShortcutIcon?, userInfo: [String: any NSSecureCoding]? = nil
  ) {
    texts = (type, localizedTitle, localizedSubtitle)
    (picture, values) = (icon, userInfo)
  }

  public convenience init(type: String, localizedTitle: String) {
    self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
  }
}

/// One that can be changed before it is offered.
@preconcurrency @MainActor
open class UIMutableApplicationShortcutItem: UIApplicationShortcutItem {
  open override var type: String {
    get { texts.type }
    set { texts.type = newValue }
  }
  open override var localizedTitle: String {
    get { texts.title }
    set { texts.title = newValue }
  }
  open override var localizedSubtitle: String? {
    get { texts.subtitle }
    set { texts.subtitle = newValue }
  }
  open override var icon: UIApplicationShortcutIcon? {
    get { picture }
    set { picture = newValue }
  }
  open override var userInfo: [String: any NSSecureCoding]? {
    get { values }
    set { values = newValue }
  }
  open override var targetContentIdentifier: Any? {
    get { target }
    set { target = newValue }
  }
}

extension UIApplication {
  /// What the program offers at its icon; kept, and shown nowhere.
  public var shortcutItems: [UIApplicationShortcutItem]? {
    get { OfferedShortcuts.items }
    set { OfferedShortcuts.items = newValue }
  }
}

@MainActor private enum OfferedShortcuts {
  static var items: [UIApplicationShortcutItem]?
}
