import Foundation

extension NSPredicate {
  /// Predicates as texts ask objects for values by name, which nobody can do here: everything matches, and that is told once.
  public convenience init(format: String, _ arguments: any CVarArg...) {
    FormatReports.once("NSPredicate(format:) is not read: \(format) lets everything through")
    self.init(value: true)
  }

  public convenience init(format: String, argumentArray: [Any]?) {
    FormatReports.once("NSPredicate(format:) is not read: \(format) lets everything through")
    self.init(value: true)
  }
}

extension NSSortDescriptor {
  /// An order by a value's name, which nobody can ask objects for here: it leaves them as they are.
  public convenience init(key: String?, ascending: Bool) {
    self.init(keyPath: \NSObject.self, ascending: ascending, comparator: { _, _ in .orderedSame })
  }
}

/// What is told once.
private enum FormatReports {
  private static let lock = NSLock()
  // Only read and written under the lock.
  nonisolated(unsafe) private static var told: Set<String> = []

  static func once(_ message: String) {
    guard lock.withLock({ told.insert(message).inserted }) else { return }
    FileHandle.standardError.write(Data("warning: \(message)\n".utf8))
  }
}
