import SwiftLexing

/// Finds what of a source is written otherwise for the compiler here. Works on tokens: what stands in
/// strings, comments and regular expressions is nobody's code.
struct PlatformEdits {
  let source: SourceTokens
  private var bytes: [UInt8]
  private var isChanged = false
  /// What is written behind others' words, by its place in the source.
  var insertions: [Int: String] = [:]
  private let overrides: ExtensionOverrides
  private let members: InterfaceMembers
  /// Whether `@NSManaged` is Core Data's, and not that of layers.
  private let hasManagedObjects: Bool

  init(
    _ text: String, _ overrides: ExtensionOverrides = .none, _ members: InterfaceMembers = .none
  ) {
    source = SourceTokens(text)
    bytes = source.bytes
    self.overrides = overrides
    self.members = members
    hasManagedObjects = text.contains("CoreData") || text.contains("NSManagedObject")
  }

  /// The edited source, each of whose lines is where it was; nil where it is the same.
  mutating func result() -> String? {
    for index in source.tokens.indices where source.tokens[index].kind == .mark {
      settleCondition(at: index)
      settleSelector(at: index)
      settleKeyPath(at: index)
      settleAttribute(at: index)
    }
    for index in source.tokens.indices where source.reads(index, "extension") {
      settleExtension(at: index)
    }
    for index in source.tokens.indices where source.reads(index, "import") {
      settleImport(at: index)
    }
    for index in source.tokens.indices where source.reads(index, "?") {
      settleOptionalMethod(at: index)
    }
    for index in source.tokens.indices where source.reads(index, "NSError") {
      settleErrorCast(at: index)
    }
    for index in source.tokens.indices where source.reads(index, "dynamic") {
      settleObserved(at: index)
    }
    if !overrides.callers.isEmpty { settleCallers() }
    if !members.methods.isEmpty { settleMembers() }
    guard isChanged || !insertions.isEmpty else { return nil }
    for (place, text) in insertions.sorted(by: { $0.key > $1.key }) {
      bytes.insert(contentsOf: text.utf8, at: place)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  // MARK: Conditions

  /// `#if os(iOS)` holds.
  private mutating func settleCondition(at index: Int) {
    guard source.tokens[index].startsLine,
      source.reads(index, "#if") || source.reads(index, "#elseif")
    else { return }
    var next = index + 1
    while next + 3 < source.tokens.count, !source.tokens[next].startsLine {
      if source.reads(next, "os"), source.reads(next + 1, "("), source.reads(next + 2, "iOS"),
        source.reads(next + 3, ")")
      {
        let range = source.tokens[next].range.lowerBound..<source.tokens[next + 3].range.upperBound
        overwrite(range.lowerBound..<range.upperBound - 1, with: "(true")
      }
      next += 1
    }
  }

  // MARK: Modules

  /// `import os.log` imports all of `os`: modules of Swift's have no parts. The C library is Darwin there and Glibc
  /// here; what stands in `#if canImport(Darwin)` is left out as on any Linux.
  private mutating func settleImport(at index: Int) {
    guard let module = source.word(index + 1), !source.tokens[index + 1].startsLine
    else { return }
    let name = module == "Darwin" ? "Glibc" : OverlayModules.module(bringing: module)
    if let name {
      for place in source.tokens.indices
      where place == index + 1 || source.word(place) == module && source.reads(place + 1, ".") {
        overwrite(source.tokens[place].range, with: name)
      }
    }
    var next = index + 2
    while source.reads(next, "."), source.word(next + 1) != nil { next += 2 }
    guard next > index + 2 else { return }
    let start = source.tokens[index + 2].range.lowerBound
    overwrite(start..<source.tokens[next - 1].range.upperBound, with: "")
  }

  // MARK: Objective-C

  /// `#selector(Owner.method(_:label:))` holds the method, or the name of one of UIKit's own.
  private mutating func settleSelector(at index: Int) {
    guard source.reads(index, "#selector"), source.reads(index + 1, "("),
      let end = source.closing(index + 1)
    else { return }
    var path: [String] = []
    var next = index + 2
    // A property's accessor is a method for Objective-C alone: its name is left.
    if ["getter", "setter"].contains(source.word(next)), source.reads(next + 1, ":") {
      let name = source.tokens[next + 2..<end].last { $0.kind == .word }.map(source.text) ?? ""
      let range = source.tokens[index].range.lowerBound..<source.tokens[end].range.upperBound
      return overwrite(range, with: "\"\(name)\"")
    }
    while let word = source.word(next) {
      path.append(source.text(source.tokens[next]) == word ? word : "`\(word)`")
      next += 1
      guard source.reads(next, ".") else { break }
      next += 1
    }
    guard let name = path.popLast(), let labels = labels(from: next, to: end) else { return }
    let range = source.tokens[index].range.lowerBound..<source.tokens[end].range.upperBound
    if let method = Self.method(name, labels: labels, of: path) {
      guard let end = write("_SEL(\(method))", to: range) else { return }
      insertions[end - 1] = ", \"\(name.filter { $0 != "`" })\""
    } else {
      overwrite(range, with: "\"\(name)\"")
    }
  }

  /// The argument labels of a method, with their brackets; empty where none are written, nil where
  /// something else stands there.
  private func labels(from start: Int, to end: Int) -> String? {
    if start == end { return "" }
    guard source.reads(start, "("), source.closing(start) == end - 1 else { return nil }
    let inside = source.tokens[start..<end]
    guard inside.allSatisfy({ $0.kind == .word || $0.kind == .punctuation }) else { return nil }
    return inside.map(source.text).joined()
  }

  /// A method is named by its type, so that the selector does not keep its object alive. Nil for one of UIKit's own.
  private static func method(_ name: String, labels: String, of path: [String]) -> String? {
    let owner = path.first ?? "self"
    if owner.hasPrefix("UI") || owner.hasPrefix("NS") { return nil }
    let parts = [owner == "self" ? "Self" : owner] + path.dropFirst() + [name]
    return parts.joined(separator: ".") + labels
  }

  /// `#keyPath(Owner.property.part)` is the text "property.part"; what Objective-C calls `hidden` is `isHidden` here.
  private mutating func settleKeyPath(at index: Int) {
    guard source.reads(index, "#keyPath"), source.reads(index + 1, "("),
      let end = source.closing(index + 1)
    else { return }
    let words = source.tokens[index + 2..<end].filter { $0.kind == .word }.map(source.text)
    let names = words.drop { $0.first?.isUppercase == true }
    guard !names.isEmpty else { return }
    let ofLayer = words.first?.hasPrefix("CA") == true
    let path = names.map { name -> String in
      guard ofLayer, name.hasPrefix("is"), let first = name.dropFirst(2).first, first.isUppercase
      else { return name }
      return first.lowercased() + name.dropFirst(3)
    }
    let range = source.tokens[index].range.lowerBound..<source.tokens[end].range.upperBound
    overwrite(range, with: "\"\(path.joined(separator: "."))\"")
  }

  /// `@objc`, `@objc(name:)` and `@objcMembers` are left out; `@NSManaged` is a wrapper, `@UIApplicationMain` the
  /// older name of `@main`.
  private mutating func settleAttribute(at index: Int) {
    if source.reads(index, "@NSManaged") {
      if hasManagedObjects, settleManaged(at: index) { return }
      // A layer keeps it by its name; what it does not own, by a weak reference.
      let range = source.tokens[index].range
      guard source.reads(index + 1, "weak") else { return overwrite(range, with: "@_Managed") }
      let end = source.tokens[index + 1].range.upperBound
      return overwrite(range.lowerBound..<end, with: "@_WeakManaged")
    }
    if source.reads(index, "@UIApplicationMain") {
      return overwrite(source.tokens[index].range, with: "@main")
    }
    // A storyboard finds what these mark by methods of the class (`InterfaceMembers`).
    if members.areRead,
      ["@IBOutlet", "@IBAction", "@IBSegueAction", "@IBInspectable", "@IBDesignable"]
        .contains(source.text(source.tokens[index]))
    {
      return overwrite(source.tokens[index].range, with: "")
    }
    guard source.reads(index, "@objc") || source.reads(index, "@objcMembers") else { return }
    var range = source.tokens[index].range
    if source.reads(index, "@objc"), source.reads(index + 1, "("),
      source.tokens[index + 1].range.lowerBound == range.upperBound,
      let end = source.closing(index + 1)
    {
      range = range.lowerBound..<source.tokens[end].range.upperBound
    }
    overwrite(range, with: "")
  }

  /// `delegate?.textFieldDidEndEditing?(field)` calls a method of UIKit's that a delegate may lack: here each has it, if an
  /// empty one. What else is called so is a closure that may be nil, and stays.
  private mutating func settleOptionalMethod(at index: Int) {
    guard index >= 3, source.reads(index + 1, "("), source.reads(index - 2, "."),
      let name = source.word(index - 1), Self.delegateNames.contains(where: name.hasPrefix)
    else { return }
    let owner = source.reads(index - 3, "?") ? index - 4 : index - 3
    guard let word = source.word(owner)?.lowercased(),
      word.hasSuffix("delegate") || word.hasSuffix("source")
    else { return }
    overwrite(source.tokens[index].range, with: "")
  }

  /// How the names of methods begin that UIKit's delegates and sources of data may lack.
  private static let delegateNames = [
    "adaptivePresentationStyle", "collectionView", "documentPicker", "gestureRecognizer",
    "imagePickerController", "locationManager", "mapView", "navigationController",
    "numberOfSections", "pageViewController", "pickerView", "popoverPresentationController",
    "presentationController", "scrollView", "searchBar", "splitViewController", "tabBar",
    "tableView", "textField", "textView", "webView",
  ]

  /// A `dynamic` property that keeps a value tells its observers of each change.
  private mutating func settleObserved(at index: Int) {
    var next = index + 1
    while let word = source.word(next), word != "var" {
      next += 1
      if source.reads(next, "("), let close = source.closing(next) { next = close + 1 }
    }
    guard source.reads(next, "var"), source.word(next + 1) != nil else { return }
    let end = endOfLine(from: next + 2)
    // What has braces computes its value, has observers already, or ends with a closure.
    guard !source.reads(end - 1, "}"), !source.reads(end, "{") else { return }
    insertions[source.tokens[end - 1].range.upperBound] = " { didSet { _observed(self) } }"
  }

  /// The first token after `index` that stands in another line or statement, brackets left out.
  private func endOfLine(from index: Int) -> Int {
    var end = index
    while end < source.tokens.count, !source.tokens[end].startsLine, !source.reads(end, ";"),
      !source.reads(end, "}"), !source.reads(end, "{")
    {
      let opens = source.reads(end, "(") || source.reads(end, "[")
      end = (opens ? source.closing(end) ?? end : end) + 1
    }
    return end
  }

  // MARK: Core Data

  /// A managed object's property asks it by name, and so do the methods of its relationships; extensions may have both.
  private mutating func settleManaged(at index: Int) -> Bool {
    var next = index + 1
    while let word = source.word(next), word != "var", word != "func" {
      next += 1
      if source.reads(next, "("), let close = source.closing(next) { next = close + 1 }
    }
    guard source.word(next + 1) != nil else { return false }
    if source.reads(next, "var") {
      let end = endOfLine(from: next + 2)
      guard !source.reads(end, "{") || source.tokens[end].startsLine else { return false }
      insertions[source.tokens[end - 1].range.upperBound] =
        " { get { _managed() } set { _setManaged(newValue) } }"
    } else {
      guard source.reads(next + 2, "("), let close = source.closing(next + 2) else { return false }
      let names = ExtensionOverrides.parameters(from: next + 3, to: close, in: source)
      let arguments = names.compactMap(\.last).map { ", \($0)" }.joined()
      insertions[source.tokens[close].range.upperBound] = " { _managedCall(#function\(arguments)) }"
    }
    overwrite(source.tokens[index].range, with: "")
    return true
  }

  // MARK: Extensions of a program's classes

  /// Classes call what their extensions override, which has another name there.
  private mutating func settleCallers() {
    for index in source.tokens.indices {
      if source.reads(index, "class"), let name = source.word(index + 1),
        let callers = overrides.callers[name],
        let body = ExtensionOverrides.body(ofTypeAt: index + 1, in: source)
      {
        let place = source.tokens[body].range.upperBound
        insertions[place, default: ""] += " " + callers.joined(separator: "; ") + ";"
      }
      guard source.reads(index, "extension"), let name = source.word(index + 1),
        overrides.callers[name] != nil
      else { continue }
      for member in ExtensionOverrides.overrides(ofExtensionAt: index, in: source) {
        rename(member.name, withoutOverrideAt: member.override)
      }
    }
  }

  // MARK: Storyboards

  /// Classes get the methods by which storyboards reach their members.
  private mutating func settleMembers() {
    for index in source.tokens.indices where source.reads(index, "class") {
      guard let (place, text) = members.insertion(forClassAt: index, in: source) else { continue }
      insertions[place, default: ""] += text
    }
  }

  // MARK: Extensions of UIKit's classes

  /// Nothing here is a class of Objective-C, whose methods an extension could override: each gets another
  /// name.
  private mutating func settleExtension(at index: Int) {
    guard let type = source.word(index + 1),
      Self.frameworkPrefixes.contains(where: type.hasPrefix)
    else { return }
    guard let start = source.tokens[index...].indices.first(where: { source.reads($0, "{") }),
      let end = source.closing(start)
    else { return }
    var next = start + 1
    while next < end {
      if source.reads(next, "{"), let close = source.closing(next) { next = close }
      if source.reads(next, "override") { settleOverride(at: next) }
      next += 1
    }
  }

  /// Of classes that are Objective-C's on Apple's systems.
  private static let frameworkPrefixes = [
    "UI", "AVPlayer", "MKMap", "WKWeb", "SFSafari", "SKView", "SKScene", "SCNView", "MTKView",
    "PDFView", "PKCanvas", "QLPreview",
  ]

  private mutating func settleOverride(at index: Int) {
    var next = index + 1
    while let word = source.word(next), word != "func", word != "var" { next += 1 }
    // Other modifiers may stand before it too; between it and the name stand nothing but words.
    guard source.reads(next, "func") || source.reads(next, "var"), source.word(next + 1) != nil
    else { return }
    rename(next + 1, withoutOverrideAt: index)
  }

  /// The last letter of a name becomes a line.
  private mutating func rename(_ name: Int, withoutOverrideAt index: Int) {
    overwrite(source.tokens[index].range, with: "")
    var end = source.tokens[name].range.upperBound
    if bytes[end - 1] == UInt8(ascii: "`") { end -= 1 }
    var start = end - 1
    while bytes[start] & 0xC0 == 0x80 { start -= 1 }  // the rest of a character of several bytes
    overwrite(start..<end, with: String(repeating: "_", count: end - start))
  }

  // MARK: Writing

  /// Puts `text` into `range`, in the first of its lines that has room for it, and spaces around it. Lines keep
  /// their ends; where none has room nothing changes.
  mutating func overwrite(_ range: Range<Int>, with text: String) {
    _ = write(text, to: range)
  }

  /// The same; returns the text's own end.
  private mutating func write(_ text: String, to range: Range<Int>) -> Int? {
    let new = Array(text.utf8)
    let lines = bytes[range].split(omittingEmptySubsequences: false) { $0 == 10 || $0 == 13 }
      .map(\.indices)
    guard let place = lines.first(where: { $0.count >= new.count }) else { return nil }
    for line in lines {
      for index in line { bytes[index] = UInt8(ascii: " ") }
    }
    bytes.replaceSubrange(place.lowerBound..<place.lowerBound + new.count, with: new)
    isChanged = true
    return place.lowerBound + new.count
  }
}
