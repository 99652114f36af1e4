import Foundation

extension NSPredicate {
  /// A predicate by its text, such as `name BEGINSWITH[c] %@ AND age > 3`.
  ///
  /// Objects are asked by their properties' names: managed objects, dictionaries, and stored properties of others.
  /// Where a text cannot be read (`SUBQUERY`, arithmetic), everything matches, and that is told once.
  public convenience init(format: String, _ arguments: Any?...) {
    self.init(text: format, arguments)
  }

  public convenience init(format: String, argumentArray: [Any]?) {
    self.init(text: format, argumentArray ?? [])
  }

  private convenience init(text: String, _ arguments: [Any?]) {
    var parser = PredicateParser(text, arguments)
    guard let term = parser.predicate() else {
      FormatReports.once("NSPredicate(format:): \(text) is not read, and lets everything through")
      self.init(value: true)
      return
    }
    self.init(block: { object, _ in term.matches(object) })
  }
}

extension NSSortDescriptor {
  /// An order by the value of a property's name; what has none comes first.
  public convenience init(key: String?, ascending: Bool) {
    self.init(
      keyPath: \NSObject.self, ascending: ascending,
      comparator: { left, right in
        guard let key else { return KeyValues.compare(left, right) ?? .orderedSame }
        return KeyValues.compare(
          KeyValues.value(of: left, at: key), KeyValues.value(of: right, at: key)) ?? .orderedSame
      })
  }

  /// The same for texts that are compared as a user expects it, by methods such as `localizedStandardCompare(_:)`.
  public convenience init(key: String?, ascending: Bool, selector: Selector?) {
    let name = selector?.name ?? "compare"
    self.init(
      keyPath: \NSObject.self, ascending: ascending,
      comparator: { left, right in
        let first = KeyValues.value(of: left, at: key ?? "SELF")
        let second = KeyValues.value(of: right, at: key ?? "SELF")
        guard let one = first as? String, let other = second as? String else {
          return KeyValues.compare(first, second) ?? .orderedSame
        }
        return TextOrder.compare(one, other, as: name)
      })
  }

  /// An order by values that need not be comparable to the compiler: optional ones, and `Bool`.
  @_disfavoredOverload
  public convenience init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
    // Reading a path changes nothing, whoever does it.
    nonisolated(unsafe) let path = keyPath
    self.init(
      keyPath: \NSObject.self, ascending: ascending,
      comparator: { left, right in
        guard let one = left as? Root, let other = right as? Root else { return .orderedSame }
        return KeyValues.compare(one[keyPath: path], other[keyPath: path]) ?? .orderedSame
      })
  }
}

/// Orders of texts by the names of `NSString`'s methods.
private enum TextOrder {
  static func compare(_ left: String, _ right: String, as name: String) -> ComparisonResult {
    if name.hasPrefix("localizedStandardCompare") { return left.localizedStandardCompare(right) }
    if name.hasPrefix("localizedCaseInsensitiveCompare") {
      return left.localizedCaseInsensitiveCompare(right)
    }
    if name.hasPrefix("caseInsensitiveCompare") { return left.caseInsensitiveCompare(right) }
    if name.hasPrefix("localizedCompare") { return left.localizedCompare(right) }
    return KeyValues.compare(left, right) ?? .orderedSame
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
