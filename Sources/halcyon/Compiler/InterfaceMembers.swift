import Foundation
import SwiftLexing

/// What a program's classes offer to their storyboards: `@IBOutlet`, `@IBInspectable`, `@IBAction` and `@IBSegueAction`.
///
/// Objective-C finds properties and methods by their names; here each class is compiled with methods that do so, a line more
/// behind the bracket that opens it.
struct InterfaceMembers {
  /// The methods of each class.
  private(set) var methods: [String: [String]] = [:]

  /// Whether sources were read: else nothing is known of them, and their attributes are left as they stand.
  private(set) var areRead = false

  static let none = InterfaceMembers()

  /// How the attributes begin: a source without it has none of them.
  static let mark = "@IB"

  private init() {}

  /// Costs a reading of those sources that have such members, and of those that declare classes which get some elsewhere.
  init(in texts: [String]) {
    areRead = true
    var found: [String: Members] = [:]
    for text in texts where text.contains(Self.mark) {
      for (type, members) in Self.read(text) {
        found[type, default: Members()].merge(members)
      }
    }
    for (type, members) in found { methods[type] = members.methods }
  }

  /// A source that lets storyboards set what extensions of UIKit's own views offer to them, to be compiled beside the
  /// program's; nil where none does.
  static func extensionSource(for files: [URL]) -> String? {
    let texts = files.compactMap { try? String(contentsOf: $0, encoding: .utf8) }
      .filter { $0.contains("@IBInspectable") && $0.contains("extension") }
    var properties: [String: [String]] = [:]
    for text in texts {
      for (type, members) in read(text) where type.hasPrefix("UI") {
        properties[type, default: []] += members.outlets
      }
    }
    guard !properties.isEmpty else { return nil }
    // What a kind of view has of its own comes before what all have.
    let types = properties.keys.sorted {
      ($0 == "UIView" ? 1 : 0, $0) < ($1 == "UIView" ? 1 : 0, $1)
    }
    let tries = types.map { type in
      let cases = (properties[type] ?? []).map {
        "    case \"\($0)\": _connectOutlet(&view.\($0), value); return true"
      }
      return
        "    if let view = self as? \(type) { switch name {\n\(cases.joined(separator: "\n"))\n    default: break } }"
    }
    return "import SwiftUI\n" + """

      extension UIView: @retroactive _InspectableView {
        public func _setInspectable(_ name: String, _ value: Any) -> Bool {
      \(tries.joined(separator: "\n"))
          return false
        }
      }

      """
  }

  // MARK: Reading

  /// The members of one source, by the simple names of the types around them.
  private static func read(_ text: String) -> [String: Members] {
    let source = SourceTokens(text)
    var found: [String: Members] = [:]
    var types: [(name: String, end: Int)] = []
    for index in source.tokens.indices {
      while let last = types.last, last.end <= index { types.removeLast() }
      if let name = typeName(at: index, in: source),
        let start = ExtensionOverrides.body(ofTypeAt: index + 1, in: source),
        let end = source.closing(start)
      {
        types.append((name, end))
      }
      guard source.tokens[index].kind == .mark, let type = types.last?.name else { continue }
      var members = found[type] ?? Members()
      members.add(at: index, in: source)
      found[type] = members
    }
    return found.filter { !$0.value.isEmpty }
  }

  /// The name of the type that a declaration at `index` opens; of a nested one the last.
  private static func typeName(at index: Int, in source: SourceTokens) -> String? {
    guard ["class", "extension", "struct", "enum", "actor"].contains(source.word(index)) else {
      return nil
    }
    var place = index + 1
    guard var name = source.word(place) else { return nil }
    while source.reads(place + 1, "."), let inner = source.word(place + 2) {
      (name, place) = (inner, place + 2)
    }
    return name
  }

  /// What is inserted into the class that is declared at `index`; nil where nothing is, or where nobody could find it: only
  /// views, controllers and what else gets events is asked.
  func insertion(forClassAt index: Int, in source: SourceTokens) -> (place: Int, text: String)? {
    guard let name = source.word(index + 1), let methods = methods[name],
      let body = ExtensionOverrides.body(ofTypeAt: index + 1, in: source),
      let colon = (index + 2..<body).first(where: { source.reads($0, ":") }),
      let parent = source.word(colon + 1), parent != "NSObject", parent != "AnyObject"
    else { return nil }
    var isPublic = false
    var before = index - 1
    while let word = source.word(before), Self.modifiers.contains(word) {
      isPublic = isPublic || word == "public" || word == "open"
      before -= 1
    }
    let access = isPublic ? "public " : ""
    return (
      source.tokens[body].range.upperBound,
      " " + methods.map { access + $0 }.joined(separator: "; ") + ";"
    )
  }

  private static let modifiers: Set = [
    "public", "open", "internal", "final", "private", "fileprivate",
  ]

  // MARK: Members

  private struct Members {
    /// Names of properties.
    var outlets: [String] = []
    /// Methods by the names that Objective-C has for them, as `Self.tapped(_:)`.
    var actions: [(name: String, method: String, simple: String)] = []
    /// Calls that make controllers, by those names.
    var creations: [(name: String, call: String)] = []

    var isEmpty: Bool { outlets.isEmpty && actions.isEmpty && creations.isEmpty }

    mutating func merge(_ other: Members) {
      outlets += other.outlets
      actions += other.actions
      creations += other.creations
    }

    mutating func add(at index: Int, in source: SourceTokens) {
      if source.reads(index, "@IBOutlet") || source.reads(index, "@IBInspectable") {
        guard let place = declaration("var", after: index, in: source),
          let name = source.word(place + 1)
        else { return }
        outlets.append(name)
      } else if source.reads(index, "@IBAction") || source.reads(index, "@IBSegueAction") {
        guard let place = declaration("func", after: index, in: source),
          let name = source.word(place + 1), source.reads(place + 2, "("),
          let close = source.closing(place + 2)
        else { return }
        let labels = ExtensionOverrides.parameters(from: place + 3, to: close, in: source)
          .compactMap(\.first)
        let objective = Self.objectiveName(name, labels: labels)
        if source.reads(index, "@IBAction") {
          guard !source.reads(close + 1, "async") else { return }
          let method = labels.isEmpty ? "\(name)" : "\(name)(\(labels.map { $0 + ":" }.joined()))"
          actions.append((objective, method, name))
        } else {
          let values = ["_coder", "_sender", "_identifier"]
          let arguments = zip(labels, values).map { $0 == "_" ? $1 : "\($0): \($1)" }
          creations.append((objective, "\(name)(\(arguments.joined(separator: ", ")))"))
        }
      }
    }

    /// The word `var` or `func` behind an attribute, whatever modifiers stand between.
    private func declaration(_ word: String, after index: Int, in source: SourceTokens) -> Int? {
      var next = index + 1
      while next < source.tokens.count {
        if source.word(next) == word { return next }
        if source.reads(next, "("), let close = source.closing(next) {
          next = close + 1
        } else if source.word(next) != nil || source.tokens[next].kind == .mark {
          next += 1
        } else {
          return nil
        }
      }
      return nil
    }

    /// `tapped(_:forEvent:)` is `tapped:forEvent:`, and `tapped(sender:)` `tappedWithSender:`, as Swift names it there.
    private static func objectiveName(_ name: String, labels: [String]) -> String {
      guard let first = labels.first else { return name }
      let rest = labels.dropFirst().map { ($0 == "_" ? "" : $0) + ":" }.joined()
      if first == "_" { return name + ":" + rest }
      let capital = first.prefix(1).uppercased() + first.dropFirst()
      let joint = prepositions.contains(where: { first.hasPrefix($0) }) ? "" : "With"
      return name + joint + capital + ":" + rest
    }

    private static let prepositions = [
      "with", "for", "from", "to", "in", "on", "at", "by", "of", "after", "before", "via", "using",
    ]

    /// The methods that the class is compiled with.
    var methods: [String] {
      var methods: [String] = []
      if !outlets.isEmpty {
        let cases = outlets.map {
          "case \"\($0)\": _connectOutlet(&self.\($0), _value); return true"
        }
        methods.append(
          "override func _setOutlet(_ _name: String, _ _value: Any) -> Bool { switch _name { "
            + cases.joined(separator: "; ")
            + "; default: return super._setOutlet(_name, _value) } }")
      }
      if !actions.isEmpty {
        let cases = actions.map {
          "case \"\($0.name)\": return _SEL(Self.\($0.method), \"\($0.simple)\")"
        }
        methods.append(
          "override func _action(_ _name: String) -> Selector? { switch _name { "
            + cases.joined(separator: "; ") + "; default: return super._action(_name) } }")
      }
      if !creations.isEmpty {
        let cases = creations.map { "case \"\($0.name)\": return self.\($0.call)" }
        methods.append(
          "override func _createController(_ _name: String, _ _coder: NSCoder, _ _sender: Any?, _ _identifier: String?) -> UIViewController? { switch _name { "
            + cases.joined(separator: "; ")
            + "; default: return super._createController(_name, _coder, _sender, _identifier) } }")
      }
      return methods
    }
  }
}
