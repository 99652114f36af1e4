import SwiftLexing

/// `@Generable struct Name { … }`: a value that a language model might make. None is here, so that it is never made:
/// what the program says of it compiles.
struct GenerableExpansion {
  let source: String

  init(_ request: AttachedExpansion) {
    guard request.macroRole == .extension, let type = request.extendedTypeSyntax?.source else {
      source = ""
      return
    }
    let declaration = request.declSyntax.source
    let isNeeded = request.conformanceListSyntax?.source.contains("Generable") ?? true
    let words = SwiftTokens.topLevel(of: declaration[...]).prefix { $0.text.first != "{" }
    let access = words.contains { $0.text == "public" } ? "public " : ""
    let isEnumeration = words.contains { $0.text == "enum" }
    let isEquatable = words.contains { ["Equatable", "Hashable", "Comparable"].contains($0.text) }
    source = """
      nonisolated extension \(type)\(isNeeded ? ": FoundationModels.Generable" : "") {
        \(access)nonisolated init(_ content: FoundationModels.GeneratedContent) throws {
          throw FoundationModels.GeneratedContent.noModel
        }
      \(isEnumeration ? "" : GenerableExpansion.part(of: declaration, access, isEquatable))
      }
      """
  }

  /// The type of what is known of a value while it is being made: all of its variables may be missing.
  /// Where the values can be compared, so can their parts.
  private static func part(
    of declaration: String, _ access: String, _ isEquatable: Bool
  ) -> String {
    let stored = VariableDeclaration.stored(in: declaration)
    var variables = stored.compactMap { variable in
      variable.type.map { type in
        // An identity is there from the first part on.
        let isIdentity = ["GenerationID", "FoundationModels.GenerationID"].contains(type)
        return "    \(access)var \(variable.name): "
          + (isIdentity ? "\(type)" : "(\(type)).PartiallyGenerated?")
      }
    }
    // A value that has an identity of its own keeps it.
    if !stored.contains(where: { $0.name == "id" }) {
      variables.insert("    \(access)var id: FoundationModels.GenerationID", at: 0)
    }
    return """
        \(access)nonisolated struct PartiallyGenerated: FoundationModels.ConvertibleFromGeneratedContent, Identifiable\(isEquatable ? ", Equatable" : "") {
      \(variables.joined(separator: "\n"))
          \(access)nonisolated init(_ content: FoundationModels.GeneratedContent) throws {
            throw FoundationModels.GeneratedContent.noModel
          }
        }
      """
  }
}

extension VariableDeclaration {
  /// The variables and constants of a type that keep a value.
  fileprivate static func stored(in declaration: String) -> [VariableDeclaration] {
    let body = SwiftTokens.topLevel(of: declaration[...]).last { $0.text.first == "{" }
    guard let body else { return [] }
    return ModelExpansion.statements(of: body.text.dropFirst().dropLast()).compactMap { text in
      let statement = String(text)
      return VariableDeclaration(statement) ?? VariableDeclaration(statement, keyword: "let")
    }.filter(\.isStored)
  }
}
