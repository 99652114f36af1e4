import Foundation
import UniformTypeIdentifiers
import ViewCatalog

// The forms in which values are handed over; see `Transferable`.

public struct CodableRepresentation<Item: Codable>: TransferRepresentation {
  public init(contentType: UTType) {}
  public init(for type: Item.Type, contentType: UTType) {}
}

public struct ProxyRepresentation<Item, Proxy>: TransferRepresentation {
  public init(exporting: @escaping (Item) throws -> Proxy) {}
  public init(
    exporting: @escaping (Item) throws -> Proxy, importing: @escaping (Proxy) throws -> Item
  ) {}
  public init(importing: @escaping (Proxy) throws -> Item) {}
}

public struct DataRepresentation<Item>: TransferRepresentation {
  public init(
    contentType: UTType, exporting: @escaping (Item) async throws -> Data,
    importing: @escaping (Data) async throws -> Item
  ) {}
  public init(
    exportedContentType: UTType, exporting: @escaping (Item) async throws -> Data
  ) {}
  public init(
    importedContentType: UTType, importing: @escaping (Data) async throws -> Item
  ) {}
}

public struct SentTransferredFile: Sendable {
  public let file: URL
  public init(_ file: URL, allowAccessingOriginalFile: Bool = false) { self.file = file }
}
public struct ReceivedTransferredFile: Sendable {
  public let file: URL
  public let isOriginalFile: Bool
}

public struct FileRepresentation<Item>: TransferRepresentation {
  public init(
    contentType: UTType, exporting: @escaping (Item) async throws -> SentTransferredFile,
    importing: @escaping (ReceivedTransferredFile) async throws -> Item
  ) {}
  public init(
    exportedContentType: UTType,
    exporting: @escaping (Item) async throws -> SentTransferredFile
  ) {}
  public init(
    importedContentType: UTType,
    importing: @escaping (ReceivedTransferredFile) async throws -> Item
  ) {}
}

extension TransferRepresentation {
  public func visibility(_ visibility: TransferRepresentationVisibility) -> Self { self }
  public func suggestedFileName(_ name: String) -> Self { self }
}
public struct TransferRepresentationVisibility: Sendable {
  public static let all = Self()
  public static let team = Self()
  public static let group = Self()
  public static let ownProcess = Self()
}
