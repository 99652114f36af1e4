import Foundation
import SwiftLexing

/// What extensions of a program's own classes override.
///
/// In Objective-C an extension can do so; here only the class can. So such a method gets another name, and the class one that
/// calls it: a line more behind the bracket that opens the class.
struct ExtensionOverrides {
  /// The methods of each class that call what its extensions have.
  private(set) var callers: [String: [String]] = [:]

  static let none = ExtensionOverrides()

  private init() {}

  /// Costs a reading of those sources that have extensions with overrides.
  init(in texts: [String]) {
    var found: [String: [String]] = [:]
    for text in texts where text.contains("extension") && text.contains("override") {
      let source = SourceTokens(text)
      for index in source.tokens.indices where source.reads(index, "extension") {
        for member in Self.overrides(ofExtensionAt: index, in: source) {
          found[member.type, default: []].append(member.caller)
        }
      }
    }
    guard !found.isEmpty else { return }
    let declared = texts.filter { text in found.keys.contains { text.contains("class \($0)") } }
    for text in declared {
      let source = SourceTokens(text)
      for index in source.tokens.indices where source.reads(index, "class") {
        guard let name = source.word(index + 1), let own = found[name],
          Self.body(ofTypeAt: index + 1, in: source) != nil
        else { continue }
        callers[name] = own
      }
    }
  }

  /// The bracket that opens a type's body; nil where something else than a declaration stands there.
  static func body(ofTypeAt name: Int, in source: SourceTokens) -> Int? {
    guard !source.reads(name, "func"), !source.reads(name, "var"), !source.reads(name, "let")
    else { return nil }
    var next = name + 1
    while next < source.tokens.count, !source.reads(next, "{") {
      if source.reads(next, "}") || source.reads(next, ";") || source.reads(next, "=") {
        return nil
      }
      next += 1
    }
    return next < source.tokens.count ? next : nil
  }

  struct Member {
    var type: String
    /// The word `override`, the one `func` or `var`, and the name.
    var override: Int
    var name: Int
    var caller: String
  }

  /// What the extension at `index` overrides and a class can call: methods, and properties that are read only.
  static func overrides(ofExtensionAt index: Int, in source: SourceTokens) -> [Member] {
    guard let type = source.word(index + 1), !type.hasPrefix("UI"), !source.reads(index + 2, "."),
      !source.reads(index - 1, "private"), !source.reads(index - 1, "fileprivate"),
      let start = body(ofTypeAt: index + 1, in: source), let end = source.closing(start)
    else { return [] }
    var members: [Member] = []
    var next = start + 1
    while next < end {
      if source.reads(next, "{"), let close = source.closing(next) { next = close }
      if source.reads(next, "override"), let member = member(of: type, at: next, in: source) {
        members.append(member)
      }
      next += 1
    }
    return members
  }

  private static func member(of type: String, at override: Int, in source: SourceTokens) -> Member?
  {
    var next = override + 1
    while let word = source.word(next), word != "func", word != "var" { next += 1 }
    guard let name = source.word(next + 1), let open = body(ofTypeAt: next + 1, in: source),
      let close = source.closing(open)
    else { return nil }
    var words: [String] = []
    var before = override - 1
    while let word = source.word(before), modifiers.contains(word) {
      words.insert(word, at: 0)
      before -= 1
    }
    words += (override + 1..<next).compactMap(source.word)
    let start = source.tokens[next].range.lowerBound
    let header = String(
      decoding: source.bytes[start..<source.tokens[open].range.lowerBound]
        .map { $0 == 10 || $0 == 13 ? 32 : $0 }, as: UTF8.self)
    guard !header.contains("//"), !header.contains("/*") else { return nil }
    let other = String(name.dropLast()) + "_"
    let call: String
    if source.reads(next, "func") {
      guard source.reads(next + 2, "("), let end = source.closing(next + 2) else { return nil }
      let effects = (end..<open).compactMap(source.word)
      let marks =
        (effects.contains("throws") ? "try " : "") + (effects.contains("async") ? "await " : "")
      call = marks + other + "(" + arguments(from: next + 3, to: end, in: source) + ")"
    } else {
      let inside = (open..<close).compactMap(source.word)
      guard !inside.contains("set"), !inside.contains("willSet"), !inside.contains("didSet") else {
        return nil
      }
      call = other
    }
    let caller = (words + ["override", header]).joined(separator: " ") + "{ \(call) }"
    return Member(type: type, override: override, name: next + 1, caller: caller)
  }

  private static let modifiers: Set = [
    "public", "open", "internal", "final", "class", "static", "nonisolated",
  ]

  /// A call's arguments for the parameters that stand between two tokens.
  static func arguments(from start: Int, to end: Int, in source: SourceTokens) -> String {
    var arguments: [String] = []
    for names in parameters(from: start, to: end, in: source) {
      guard let label = names.first, let name = names.last else { continue }
      arguments.append(label == "_" ? name : "\(label): \(name)")
    }
    return arguments.joined(separator: ", ")
  }

  /// The words before the colon of each parameter.
  static func parameters(from start: Int, to end: Int, in source: SourceTokens) -> [[String]] {
    var parameters: [[String]] = []
    var next = start
    while next < end {
      var names: [String] = []
      while next < end, !source.reads(next, ":") {
        if let word = source.word(next) { names.append(word) }
        next += 1
      }
      if !names.isEmpty { parameters.append(names.suffix(2)) }
      while next < end, !source.reads(next, ",") {
        if ["(", "[", "{"].contains(source.text(source.tokens[next])),
          let close = source.closing(next)
        {
          next = close
        }
        next += 1
      }
      next += 1
    }
    return parameters
  }
}
