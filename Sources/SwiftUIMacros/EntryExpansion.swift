import SwiftLexing

/// `@Entry var name: Type = value` as a key and the two accessors that use it.
struct EntryExpansion {
  let source: String

  init(_ request: AttachedExpansion) throws(ExpansionFailure) {
    let entry = try EntryDeclaration(request.declSyntax.source)
    let key = "__Key_\(entry.name)"
    switch request.macroRole {
    case .accessor:
      source = """
        get { self[\(key).self] }
        set { self[\(key).self] = newValue }
        """
    case .peer:
      source = EntryExpansion.key(
        key, conformingTo: try EntryExpansion.protocolName(for: request), of: entry)
    case .member, .memberAttribute, .extension:
      source = ""
    }
  }

  private static func key(
    _ name: String, conformingTo protocolName: String, of entry: EntryDeclaration
  ) -> String {
    var members: [String] = []
    if protocolName == "FocusedValueKey" {
      let type = (entry.type ?? "Never").trimmingSuffix("?")
      members.append("typealias Value = \(type)")
    } else {
      if let type = entry.type { members.append("typealias Value = \(type)") }
      let annotation = entry.type.map { ": \($0)" } ?? ""
      members.append(
        entry.type == nil
          ? "static let defaultValue = \(entry.value ?? "nil")"
          : "static var defaultValue\(annotation) { \(entry.value ?? "nil") }")
    }
    return """
      private struct \(name): \(protocolName) {
        \(members.joined(separator: "\n  "))
      }
      """
  }

  private static let protocols = [
    "EnvironmentValues": "EnvironmentKey", "Transaction": "TransactionKey",
    "ContainerValues": "ContainerValueKey", "FocusedValues": "FocusedValueKey",
  ]

  private static func protocolName(
    for request: AttachedExpansion
  ) throws(ExpansionFailure) -> String {
    let words = (request.lexicalContext ?? []).flatMap {
      SwiftTokens.topLevel(of: $0.source[...]).map { String($0.text) }
    }
    guard let name = words.lazy.compactMap({ protocols[$0] }).first else {
      throw ExpansionFailure(
        message: "@Entry stands only in an extension of EnvironmentValues, Transaction, "
          + "ContainerValues or FocusedValues")
    }
    return name
  }
}

/// The parts of `var name: Type = value`; type or value may be left out.
private struct EntryDeclaration {
  var name: String
  var type: String?
  var value: String?

  init(_ source: String) throws(ExpansionFailure) {
    let tokens = SwiftTokens.topLevel(of: source[...])
    guard let variable = tokens.firstIndex(where: { $0.text == "var" }),
      variable + 1 < tokens.count
    else { throw ExpansionFailure(message: "@Entry belongs to a var") }
    name = String(tokens[variable + 1].text)
    let rest = tokens[(variable + 2)...]
    let equals = rest.firstIndex { $0.text == "=" || $0.text == "?=" || $0.text == "!=" }
    if let first = rest.first, first.text == ":" {
      let end = equals.map { tokens[$0].text.startIndex } ?? source.endIndex
      let text = source[first.text.startIndex..<end].dropFirst()
      type = String(text).trimmingSuffix("\n").trimmingSuffix(" ")
    }
    if let equals { value = String(source[tokens[equals].text.endIndex...]) }
    if value == nil && type?.hasSuffix("?") != true {
      throw ExpansionFailure(message: "@Entry var \(name) needs a default value: = …")
    }
  }
}

extension String {
  fileprivate func trimmingSuffix(_ suffix: Character) -> String {
    var text = self
    while text.last == suffix { text.removeLast() }
    return text
  }
}
