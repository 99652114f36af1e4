import Foundation

/// Something said of a film or sound, such as its title; nothing is read here.
open class AVMetadataItem: NSObject, @unchecked Sendable {
  open var commonKey: AVMetadataKey? { nil }
  open var value: (any NSCopying & NSObjectProtocol)? { nil }
  open var stringValue: String? { nil }
  open var numberValue: NSNumber? { nil }
  open var dataValue: Data? { nil }
  open func load<Value>(_ property: AVMetadataProperty<Value>) async throws -> Value? {
    nil
  }
}

public struct AVMetadataProperty<Value>: Sendable {}
extension AVMetadataProperty where Value == (any NSCopying & NSObjectProtocol) {
  public static var value: Self { Self() }
}
extension AVMetadataProperty where Value == String {
  public static var stringValue: Self { Self() }
}
extension AVMetadataProperty where Value == Data {
  public static var dataValue: Self { Self() }
}

public struct AVMetadataKey: Hashable, Sendable, RawRepresentable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let commonKeyTitle = Self(rawValue: "title")
  public static let commonKeyArtist = Self(rawValue: "artist")
  public static let commonKeyAlbumName = Self(rawValue: "albumName")
  public static let commonKeyArtwork = Self(rawValue: "artwork")
}
