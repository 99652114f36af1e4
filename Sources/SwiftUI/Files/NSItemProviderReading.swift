import Foundation
import UniformTypeIdentifiers
import ViewCatalog

/// What can be made of the bytes that an item provider offers.
public protocol NSItemProviderReading: NSObjectProtocol {
  /// Identifiers of types, the best first.
  static var readableTypeIdentifiersForItemProvider: [String] { get }
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

private func unreadable(_ type: Any.Type) -> CocoaError {
  CocoaError(.fileReadCorruptFile, userInfo: [NSLocalizedDescriptionKey: "no \(type)"])
}

extension NSString: NSItemProviderReading {
  public static var readableTypeIdentifiersForItemProvider: [String] {
    [UTType.utf8PlainText.identifier, UTType.text.identifier]
  }
  public static func object(
    withItemProviderData data: Data, typeIdentifier: String
  ) throws -> Self {
    guard let text = String(data: data, encoding: .utf8) else { throw unreadable(self) }
    return self.init(string: text)
  }
}

extension NSURL: NSItemProviderReading {
  public static var readableTypeIdentifiersForItemProvider: [String] { [UTType.url.identifier] }
  public static func object(
    withItemProviderData data: Data, typeIdentifier: String
  ) throws -> Self {
    guard let text = String(data: data, encoding: .utf8), let address = NSURL(string: text) as? Self
    else { throw unreadable(self) }
    return address
  }
}
