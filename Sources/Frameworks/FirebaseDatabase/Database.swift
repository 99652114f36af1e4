@_exported import FirebaseCore
import Foundation
import Inert

/// The tree of values of a program's project. It is kept in memory for one run: it is empty at first, and what is written
/// is read again at once, by those who look at it too.
// Its settings are a program's own to keep; the tree has a lock.
public class Database: NSObject, @unchecked Sendable {
  public var isPersistenceEnabled = false
  public var persistenceCacheSizeBytes: UInt = 10 * 1024 * 1024
  public var callbackQueue = DispatchQueue.main
  public let app: FirebaseApp?
  let address: URL
  let store = DataStore()

  private static let lock = NSLock()
  // Read and written under the lock.
  nonisolated(unsafe) private static var known: [String: Database] = [:]

  private init(app: FirebaseApp?, address: URL) {
    (self.app, self.address) = (app, address)
    // What the server says of itself: it is there, and its clock is right.
    store.set([([".info"], ["connected": true, "serverTimeOffset": 0])])
  }

  public class func database() -> Database { database(of: FirebaseApp.app(), url: nil) }
  public class func database(url: String) -> Database {
    database(of: FirebaseApp.app(), url: url)
  }
  public class func database(app: FirebaseApp) -> Database { database(of: app, url: nil) }
  public class func database(app: FirebaseApp, url: String) -> Database {
    database(of: app, url: url)
  }
  private class func database(of app: FirebaseApp?, url: String?) -> Database {
    FirebaseProject.tell()
    let name = url ?? "https://\(app?.options.projectID ?? "project").firebaseio.com"
    return lock.withLock {
      let key = "\(app?.name ?? "") \(name)"
      if let database = known[key] { return database }
      let address = URL(string: name) ?? URL(fileURLWithPath: "/")
      let database = Database(app: app, address: address)
      known[key] = database
      return database
    }
  }

  public func reference() -> DatabaseReference { DatabaseReference(self, []) }
  public func reference(withPath path: String) -> DatabaseReference {
    DatabaseReference(self, DataKey.path(path))
  }
  public func reference(fromURL url: String) -> DatabaseReference {
    reference(withPath: URL(string: url)?.path ?? "")
  }

  public func useEmulator(withHost host: String, port: Int) {}
  public func goOnline() {}
  public func goOffline() {}
  public func purgeOutstandingWrites() {}
  public class func setLoggingEnabled(_ enabled: Bool) {}
  public class func sdkVersion() -> String { "11.0.0" }
}
