@_exported import FirebaseCore
import Foundation
import Inert

public let StorageErrorDomain = "FIRStorageErrorDomain"

public enum StorageErrorCode: Int, Error, Sendable, Equatable {
  case unknown = -13000
  case objectNotFound = -13010
  case bucketNotFound = -13011
  case projectNotFound = -13012
  case quotaExceeded = -13013
  case unauthenticated = -13020
  case unauthorized = -13021
  case retryLimitExceeded = -13030
  case nonMatchingChecksum = -13031
  case downloadSizeExceeded = -13032
  case cancelled = -13040
  case invalidArgument = -13050
  case bucketMismatch = -13051
  case internalError = -13052
  case pathError = -13053
}

public enum StorageError: Error, Sendable, CustomNSError, LocalizedError {
  case unknown(message: String, serverError: [String: String])
  case objectNotFound(object: String, serverError: [String: String])
  case downloadSizeExceeded(total: Int64, maxSize: Int64)
  case cancelled
  case invalidArgument(message: String)

  public static var errorDomain: String { StorageErrorDomain }
  public var code: StorageErrorCode {
    switch self {
    case .unknown: .unknown
    case .objectNotFound: .objectNotFound
    case .downloadSizeExceeded: .downloadSizeExceeded
    case .cancelled: .cancelled
    case .invalidArgument: .invalidArgument
    }
  }
  public var errorCode: Int { code.rawValue }
  public var errorUserInfo: [String: Any] {
    [NSLocalizedDescriptionKey: errorDescription ?? ""]
  }
  public var errorDescription: String? {
    switch self {
    case .unknown(let message, _): message
    case .objectNotFound(let object, _): "There is no object at \(object)."
    case .downloadSizeExceeded(let total, let most):
      "The object has \(total) bytes; at most \(most) were asked for."
    case .cancelled: "The program has stopped this."
    case .invalidArgument(let message): message
    }
  }
}

/// A project's files: they are kept in memory, as long as the program runs.
// Its bucket is set when it is made, what is kept has a lock, and nothing reads the rest.
public class Storage: NSObject, @unchecked Sendable {
  private static var usual: String {
    FirebaseApp.app()?.options.storageBucket ?? "project.appspot.com"
  }
  let bucket: String
  public var maxUploadRetryTime: TimeInterval = 600
  public var maxDownloadRetryTime: TimeInterval = 600
  public var maxOperationRetryTime: TimeInterval = 120
  public var callbackQueue = DispatchQueue.main
  public var app: FirebaseApp? { FirebaseApp.app() }
  init(bucket: String) { self.bucket = bucket }

  public class func storage() -> Storage {
    FirebaseProject.tell()
    return Storage(bucket: usual)
  }
  public class func storage(app: FirebaseApp) -> Storage { storage() }
  public class func storage(url: String) -> Storage { Storage(bucket: Place(url).bucket) }
  public class func storage(app: FirebaseApp, url: String) -> Storage { storage(url: url) }
  public func useEmulator(withHost host: String, port: Int) {
    Inert.note("FirebaseStorage", "no emulator is asked: files live in memory")
  }

  public func reference() -> StorageReference { StorageReference(storage: self, path: "") }
  public func reference(withPath path: String) -> StorageReference { reference().child(path) }
  public func reference(forURL url: String) -> StorageReference {
    let place = Place(url)
    return Storage(bucket: place.bucket).reference(withPath: place.path)
  }
  public func reference(for url: URL) throws -> StorageReference {
    reference(forURL: url.absoluteString)
  }

  /// What an address says. One that `downloadURL` gave holds the bytes themselves and is found by
  /// them.
  private struct Place {
    var bucket = Storage.usual
    var path = ""
    init(_ url: String) {
      if url.hasPrefix("data:") {
        path = StoredFiles.shared.path(address: url) ?? ""
      } else if url.hasPrefix("gs://") {
        let parts = url.dropFirst(5).split(separator: "/", maxSplits: 1)
        if let first = parts.first { bucket = String(first) }
        if parts.count > 1 { path = String(parts[1]) }
      } else if let parts = URLComponents(string: url)?.path.components(separatedBy: "/"),
        let at = parts.firstIndex(of: "b"), parts.count > at + 1
      {
        bucket = parts[at + 1]
        path = parts.dropFirst(at + 3).joined(separator: "/")
      }
    }
  }
}

/// What all programs' references have put where.
// What changes is kept under the lock.
final class StoredFiles: @unchecked Sendable {
  struct File {
    var data: Data
    var metadata: StorageMetadata
    /// The bytes as an address that any picture can be loaded from.
    var address: String {
      let type = metadata.contentType ?? "image/jpeg"
      return "data:\(type);base64,\(data.base64EncodedString())"
    }
  }
  static let shared = StoredFiles()
  private let lock = NSLock()
  // Read and written under the lock, by bucket and path.
  private var files: [String: [String: File]] = [:]

  func file(_ bucket: String, _ path: String) -> File? {
    lock.withLock { files[bucket]?[path] }
  }
  func keep(_ file: File?, _ bucket: String, _ path: String) {
    lock.withLock { files[bucket, default: [:]][path] = file }
  }
  func paths(_ bucket: String) -> [String] {
    lock.withLock { files[bucket].map { $0.keys.sorted() } ?? [] }
  }
  func path(address: String) -> String? {
    let all = lock.withLock { files.values.flatMap { Array($0) } }
    return all.sorted { $0.key < $1.key }.first { $0.value.address == address }?.key
  }
}

/// What is known of a file beside its bytes.
// Only the program's own changes; what is kept of it is a copy, which nobody changes.
public class StorageMetadata: NSObject, NSCopying, @unchecked Sendable {
  public var contentType, cacheControl, contentDisposition: String?
  public var contentEncoding, contentLanguage: String?
  public var customMetadata: [String: String]?
  public internal(set) var bucket = ""
  public internal(set) var path: String?
  public internal(set) var size: Int64 = 0
  public internal(set) var timeCreated, updated: Date?
  public internal(set) var generation: Int64 = 0
  public var metageneration: Int64 { 1 }
  public var md5Hash: String? { nil }
  public var name: String? { path?.components(separatedBy: "/").last }
  public var isFile: Bool { true }
  public var isFolder: Bool { false }
  public var storageReference: StorageReference? {
    path.map { Storage(bucket: bucket).reference(withPath: $0) }
  }
  public override init() {}
  public init(dictionary: [String: Any]) {
    contentType = dictionary["contentType"] as? String
    cacheControl = dictionary["cacheControl"] as? String
    contentDisposition = dictionary["contentDisposition"] as? String
    contentEncoding = dictionary["contentEncoding"] as? String
    contentLanguage = dictionary["contentLanguage"] as? String
    customMetadata = dictionary["metadata"] as? [String: String]
  }
  public func dictionaryRepresentation() -> [String: Any] {
    var all: [String: Any] = ["bucket": bucket, "size": "\(size)"]
    all["name"] = path
    all["contentType"] = contentType
    all["cacheControl"] = cacheControl
    all["metadata"] = customMetadata
    return all
  }

  /// The same words of the program on another file's facts.
  func written(over facts: StorageMetadata) -> StorageMetadata {
    let copy = StorageMetadata()
    copy.contentType = contentType ?? facts.contentType
    copy.cacheControl = cacheControl ?? facts.cacheControl
    copy.contentDisposition = contentDisposition ?? facts.contentDisposition
    copy.contentEncoding = contentEncoding ?? facts.contentEncoding
    copy.contentLanguage = contentLanguage ?? facts.contentLanguage
    copy.customMetadata = customMetadata ?? facts.customMetadata
    (copy.bucket, copy.path, copy.size) = (facts.bucket, facts.path, facts.size)
    (copy.timeCreated, copy.updated) = (facts.timeCreated, facts.updated)
    copy.generation = facts.generation
    return copy
  }
  public func copy(with zone: NSZone? = nil) -> Any { written(over: self) }
}
