import SwiftLexing

/// `@Model class Name { … }`: a class whose variables are observed and kept in a store.
///
/// Each stored variable that is not `@Transient` becomes a pair: the storage, `_name`, and accessors that tell the
/// object's backing of reads and writes. `_modelProperties` describes them all to the store.
struct ModelExpansion {
  let source: String

  init(_ request: AttachedExpansion) throws(ExpansionFailure) {
    switch request.macroRole {
    case .memberAttribute:
      let isKept = ModelExpansion.keeps(VariableDeclaration(request.declSyntax.source))
      source = isKept ? "@_PersistedProperty" : ""
    case .member: source = try ModelExpansion.members(of: request.declSyntax.source)
    case .extension:
      let isNeeded = request.conformanceListSyntax?.source.contains("PersistentModel") ?? true
      guard isNeeded, let type = request.extendedTypeSyntax?.source else {
        source = ""
        return
      }
      source = "extension \(type): SwiftData.PersistentModel {}"
    case .accessor, .peer: source = ""
    }
  }

  private static func keeps(_ variable: VariableDeclaration?) -> Bool {
    guard let variable, variable.isStored else { return false }
    return variable.attribute("@Transient") == nil
      && variable.attribute("@_PersistedProperty") == nil
  }

  private static func members(of declaration: String) throws(ExpansionFailure) -> String {
    let tokens = SwiftTokens.topLevel(of: declaration[...])
    guard let keyword = tokens.firstIndex(where: { $0.text == "class" }),
      keyword + 1 < tokens.count, let body = tokens.last, body.text.first == "{"
    else { throw ExpansionFailure(message: "@Model belongs to a class") }
    let name = tokens[keyword + 1].text
    let access = tokens[..<keyword].contains { $0.text == "public" } ? "public " : ""
    let statements = statements(of: body.text.dropFirst().dropLast()).map { String($0) }
    let variables = statements.compactMap { VariableDeclaration($0) }.filter { keeps($0) }
    let constants = statements.compactMap { VariableDeclaration($0, keyword: "let") }
      .filter { keepsConstant($0) }
    let restored =
      variables.map { "    _\(plain($0.name)) = \(stored(of: $0))" }
      + constants.map { "    self.\($0.name) = \(stored(of: $0))" }
    let described =
      variables.map {
        let storage = "_\(plain($0.name))"
        return description(of: $0, in: name, get: "$0.\(storage)", set: "$0.\(storage) = $1")
      } + constants.map { description(of: $0, in: name, get: "$0.\($0.name)", set: "_ = ($0, $1)") }
    return """
      \(access)let _$backing = SwiftData._ModelBacking()

      \(access)required init(_ row: SwiftData._ModelRow) throws {
      \(restored.joined(separator: "\n"))
      }

      \(access)static var _modelProperties: [SwiftData._ModelProperty] {
        [
      \(described.joined(separator: "\n"))
        ]
      }
      """
  }

  /// A constant that is set where an object is made is kept, too, and is not observed: it never changes.
  private static func keepsConstant(_ constant: VariableDeclaration) -> Bool {
    constant.isStored && constant.value == nil && constant.type != nil
      && constant.attribute("@Transient") == nil
  }

  private static func stored(of variable: VariableDeclaration) -> String {
    let fallback = fallback(of: variable).map { ", else: \($0)" } ?? ""
    return "try row.value(\"\(plain(variable.name))\"\(fallback))"
  }

  private static func plain(_ name: String) -> String { name.filter { $0 != "`" } }

  /// What a variable is where the store does not know it yet: its own default, or nil.
  private static func fallback(of variable: VariableDeclaration) -> String? {
    if let value = variable.value { return value }
    return variable.type?.last == "?" ? "nil" : nil
  }

  private static func description(
    of variable: VariableDeclaration, in type: Substring, get: String, set: String
  ) -> String {
    let name = plain(variable.name)
    var metadata = "nil"
    for kind in ["Attribute", "Relationship"] {
      guard let attribute = variable.attribute("@\(kind)") else { continue }
      let arguments = attribute.arguments.isEmpty ? "()" : attribute.arguments
      metadata = "SwiftData.Schema.\(kind)\(arguments)"
    }
    return """
          SwiftData._ModelProperty(
            "\(name)", \\\(type).\(variable.name), metadata: \(metadata),
            get: { \(get) }, set: { \(set) }),
      """
  }

  /// The declarations between the braces of a type, each from its attributes to its end.
  static func statements(of text: Substring) -> [Substring] {
    let tokens = SwiftTokens.topLevel(of: text)
    var starts: [Substring.Index] = []
    for (index, token) in tokens.enumerated() {
      let previous = index > 0 ? tokens[index - 1].text : ";"
      guard token.startsLine || previous == ";" else { continue }
      let isAfterAttribute =
        previous.first == "@"
        || previous.first == "(" && index > 1 && tokens[index - 2].text.first == "@"
      if !isAfterAttribute { starts.append(token.text.startIndex) }
    }
    let ends = starts.dropFirst() + [text.endIndex]
    return joined(zip(starts, ends).map { text[$0..<$1] }, in: text)
  }

  /// Lines that carry on the one before, such as `.init()` or `= 3`, put together with it.
  private static func joined(_ lines: [Substring], in text: Substring) -> [Substring] {
    var result: [Substring] = []
    for line in lines {
      if let last = result.last, let first = line.first, "=.?:+-*/,{".contains(first) {
        result[result.count - 1] = text[last.startIndex..<line.endIndex]
      } else {
        result.append(line)
      }
    }
    return result
  }
}

/// `@_PersistedProperty var name: Type = value`: the storage and the accessors of one variable of a model.
struct PersistedPropertyExpansion {
  let source: String

  init(_ request: AttachedExpansion) throws(ExpansionFailure) {
    guard let variable = VariableDeclaration(request.declSyntax.source) else {
      throw ExpansionFailure(message: "@Model: declare one variable a line")
    }
    let name = variable.name.filter { $0 != "`" }
    switch request.macroRole {
    case .accessor:
      source = """
        @storageRestrictions(initializes: _\(name))
        init(initialValue) { _\(name) = initialValue }
        get {
          _$backing.access(self, \\.\(variable.name))
          return _\(name)
        }
        set {
          let previous = _\(name)
          _$backing.change(self, \\.\(variable.name)) { _\(name) = newValue }
          _$backing.changed(self, "\(name)", from: previous, to: newValue)
        }
        """
    case .peer:
      let type = variable.type.map { ": \($0)" } ?? ""
      let value = variable.value.map { " = \($0)" } ?? ""
      if type.isEmpty && value.isEmpty {
        throw ExpansionFailure(message: "@Model: write down the type of \(name)")
      }
      source = "private var _\(name)\(type)\(value)"
    case .member, .extension, .memberAttribute: source = ""
    }
  }
}

/// `@ModelActor actor Name { … }`: an actor with a context of its own.
struct ModelActorExpansion {
  let source: String

  init(_ request: AttachedExpansion) {
    switch request.macroRole {
    case .member:
      let words = SwiftTokens.topLevel(of: request.declSyntax.source[...]).prefix {
        $0.text.first != "{"
      }
      let access = words.contains { $0.text == "public" } ? "public " : ""
      source = """
        \(access)nonisolated let modelExecutor: any SwiftData.ModelExecutor
        \(access)nonisolated let modelContainer: SwiftData.ModelContainer

        \(access)init(modelContainer: SwiftData.ModelContainer) {
          let modelContext = ModelContext(modelContainer)
          self.modelExecutor = DefaultSerialModelExecutor(modelContext: modelContext)
          self.modelContainer = modelContainer
        }
        """
    case .extension:
      let type = request.extendedTypeSyntax?.source
      source = type.map { "extension \($0): SwiftData.ModelActor {}" } ?? ""
    case .accessor, .peer, .memberAttribute: source = ""
    }
  }
}
