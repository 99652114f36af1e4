import Foundation
import Inert

/// What a program says of its project on Google's servers. Nobody reads it here but the program itself.
open class FirebaseOptions: NSObject {
  public var googleAppID: String
  public var gcmSenderID: String
  public var apiKey: String?
  public var clientID: String?
  public var projectID: String?
  public var bundleID = Bundle.main.bundleIdentifier ?? ""
  public var storageBucket: String?
  public var databaseURL: String?
  public var appGroupID: String?

  public init(googleAppID: String, gcmSenderID: String) {
    (self.googleAppID, self.gcmSenderID) = (googleAppID, gcmSenderID)
  }

  /// Reads the file that the project's console writes, `GoogleService-Info.plist`; nil where it is none.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path),
      let found = try? PropertyListSerialization.propertyList(from: data, format: nil),
      let values = found as? [String: Any]
    else { return nil }
    self.init(
      googleAppID: values["GOOGLE_APP_ID"] as? String ?? "",
      gcmSenderID: values["GCM_SENDER_ID"] as? String ?? "")
    apiKey = values["API_KEY"] as? String
    clientID = values["CLIENT_ID"] as? String
    projectID = values["PROJECT_ID"] as? String
    storageBucket = values["STORAGE_BUCKET"] as? String
    databaseURL = values["DATABASE_URL"] as? String
  }

  /// What `GoogleService-Info.plist` of the program says; nil where it has none.
  open class func defaultOptions() -> FirebaseOptions? {
    Bundle.main.path(forResource: "GoogleService-Info", ofType: "plist")
      .flatMap(FirebaseOptions.init(contentsOfFile:))
  }
}

/// A program's project: no server stands behind it. Its users, documents and files are those of one run, and there are
/// none at first.
// What it has is set when it is made, but for a wish that nobody reads.
open class FirebaseApp: NSObject, @unchecked Sendable {
  public let name: String
  public let options: FirebaseOptions
  public var isDataCollectionDefaultEnabled = true

  private static let defaultName = "__FIRAPP_DEFAULT"
  private static let lock = NSLock()
  // Read and written under the lock.
  nonisolated(unsafe) private static var apps: [String: FirebaseApp] = [:]

  private init(name: String, options: FirebaseOptions) {
    (self.name, self.options) = (name, options)
  }

  /// Unlike Firebase's it needs no `GoogleService-Info.plist`: archives and repositories come without it.
  open class func configure() {
    configure(options: .defaultOptions() ?? FirebaseOptions(googleAppID: "", gcmSenderID: ""))
  }

  open class func configure(options: FirebaseOptions) {
    configure(name: defaultName, options: options)
  }

  open class func configure(name: String, options: FirebaseOptions) {
    FirebaseProject.tell()
    lock.withLock { apps[name] = FirebaseApp(name: name, options: options) }
  }

  open class func app() -> FirebaseApp? { app(name: defaultName) }
  open class func app(name: String) -> FirebaseApp? { lock.withLock { apps[name] } }
  open class var allApps: [String: FirebaseApp]? { lock.withLock { apps.isEmpty ? nil : apps } }

  open func delete(_ completion: @escaping @Sendable (Bool) -> Void) {
    let removed = Self.lock.withLock { Self.apps.removeValue(forKey: name) }
    DispatchQueue.main.async { completion(removed != nil) }
  }

  @discardableResult
  open func delete() async -> Bool {
    Self.lock.withLock { Self.apps.removeValue(forKey: name) } != nil
  }
}

/// What all parts of Firebase say once.
package enum FirebaseProject {
  package static func tell() {
    Inert.warn(
      "Firebase: no server is asked. Users, documents and files are those of this run, and there are none at first."
    )
  }
}

public enum FirebaseLoggerLevel: Int, Sendable {
  case error = 3, warning, notice, info, debug
  public static let min = FirebaseLoggerLevel.error
  public static let max = FirebaseLoggerLevel.debug
}

// It has nothing that changes.
open class FirebaseConfiguration: NSObject, @unchecked Sendable {
  public static let shared = FirebaseConfiguration()
  /// Nothing is logged.
  open func setLoggerLevel(_ level: FirebaseLoggerLevel) {}
}

public func FirebaseVersion() -> String { "11.0.0" }
