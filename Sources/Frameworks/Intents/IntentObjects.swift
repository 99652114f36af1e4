import Foundation
import SwiftUI

/// Something that a parameter of an intent is.
open class INObject: NSObject, Identifiable, @unchecked Sendable {
  public let identifier: String?
  public let displayString: String
  public let pronunciationHint: String?
  open var subtitleString: String?
  open var displayImage: INImage?

  public init(identifier: String?, display: String) {
    (self.identifier, displayString, pronunciationHint) = (identifier, display, nil)
  }
  public init(identifier: String?, display: String, pronunciationHint: String?) {
    (self.identifier, displayString) = (identifier, display)
    self.pronunciationHint = pronunciationHint
  }
  public init(
    identifier: String?, display: String, subtitle: String?, image: INImage?
  ) {
    (self.identifier, displayString, pronunciationHint) = (identifier, display, nil)
    (subtitleString, displayImage) = (subtitle, image)
  }
}

/// What a user may choose among for a parameter, in sections.
open class INObjectCollection<ObjectType>: NSObject, @unchecked Sendable {
  public let sections: [INObjectSection<ObjectType>]
  public var allItems: [ObjectType] { sections.flatMap(\.items) }
  open var usesIndexedCollation = false
  public init(items: [ObjectType]) { sections = [INObjectSection(title: nil, items: items)] }
  public init(sections: [INObjectSection<ObjectType>]) { self.sections = sections }
}

// Both are set when it is made; who puts items in that change keeps them to one thread.
open class INObjectSection<ObjectType>: NSObject, @unchecked Sendable {
  public let title: String?
  public let items: [ObjectType]
  public init(title: String?, items: [ObjectType]) { (self.title, self.items) = (title, items) }
}

/// A picture beside what Siri says.
open class INImage: NSObject, @unchecked Sendable {
  public let name: String?
  public let imageData: Data?
  public init(named name: String) { (self.name, imageData) = (name, nil) }
  public class func systemImageNamed(_ name: String) -> INImage { INImage(named: name) }
  public init(imageData: Data) { (name, self.imageData) = (nil, imageData) }
  public init?(url: URL) {
    guard url.isFileURL, let data = try? Data(contentsOf: url) else { return nil }
    (name, imageData) = (nil, data)
  }
  /// The picture as a PNG file.
  @MainActor public convenience init(uiImage: UIImage) {
    self.init(imageData: uiImage.pngData() ?? Data())
  }
}

/// Words that Siri says, and how.
open class INSpeakableString: NSObject, @unchecked Sendable {
  public let spokenPhrase: String
  public let pronunciationHint: String?
  public let vocabularyIdentifier: String?
  public init(spokenPhrase: String) {
    (self.spokenPhrase, pronunciationHint, vocabularyIdentifier) = (spokenPhrase, nil, nil)
  }
  public init(vocabularyIdentifier: String, spokenPhrase: String, pronunciationHint: String?) {
    (self.vocabularyIdentifier, self.spokenPhrase) = (vocabularyIdentifier, spokenPhrase)
    self.pronunciationHint = pronunciationHint
  }
}

/// How a person is reached.
open class INPersonHandle: NSObject, @unchecked Sendable {
  public enum HandleType: Int, Sendable { case unknown, emailAddress, phoneNumber }
  public let value: String?
  public let type: HandleType
  public init(value: String?, type: HandleType) { (self.value, self.type) = (value, type) }
}

/// Somebody whom an intent is about.
open class INPerson: NSObject, @unchecked Sendable {
  public let personHandle: INPersonHandle?
  public let nameComponents: PersonNameComponents?
  public let displayName: String
  public let image: INImage?
  public let contactIdentifier: String?
  public let customIdentifier: String?
  public init(
    personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?,
    image: INImage?, contactIdentifier: String?, customIdentifier: String?
  ) {
    (self.personHandle, self.nameComponents) = (personHandle, nameComponents)
    self.displayName = displayName ?? personHandle.value ?? ""
    (self.image, self.contactIdentifier) = (image, contactIdentifier)
    self.customIdentifier = customIdentifier
  }
}
