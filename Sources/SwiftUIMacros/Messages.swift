import SwiftLexing

/// What the compiler asks. One member is present in each message; others stay unread.
struct Request: Decodable {
  struct Capability: Decodable {}
  var getCapability: Capability?
  var expandFreestandingMacro: FreestandingExpansion?
  var expandAttachedMacro: AttachedExpansion?
}

struct MacroReference: Decodable {
  var typeName: String
  /// The name that the program used, without `#` or `@`.
  var name: String
}

/// A piece of the program's text and where it stands.
struct SourcePiece: Decodable {
  struct Location: Decodable {
    /// Module and file name: `Program/ContentView.swift`.
    var fileID: String
    var fileName: String
    /// Bytes from the start of the file.
    var offset: Int
    /// Counted from 1.
    var line: Int
    var column: Int
  }
  var source: String
  var location: Location
}

struct FreestandingExpansion: Decodable {
  var macro: MacroReference
  /// The start of every name that this expansion may introduce.
  var discriminator: String
  var syntax: SourcePiece
}

extension FreestandingExpansion {
  /// What the program wrote, outside any bracket.
  var tokens: [SwiftTokens.Token] { SwiftTokens.topLevel(of: syntax.source[...]) }

  /// What stands in its parentheses; nothing without them.
  var arguments: String {
    tokens.first { $0.text.first == "(" }.map { String($0.text.dropFirst().dropLast()) } ?? ""
  }
}

struct AttachedExpansion: Decodable {
  enum Role: String, Decodable { case accessor, peer, member, memberAttribute, `extension` }
  var macro: MacroReference
  var macroRole: Role
  var declSyntax: SourcePiece
  /// What stands around the declaration, innermost first, without bodies.
  var lexicalContext: [SourcePiece]?
  /// The type that an extension is asked for, and what it is to conform to.
  var extendedTypeSyntax: SourcePiece?
  var conformanceListSyntax: SourcePiece?
}

/// What the compiler is answered.
struct Reply: Encodable {
  struct Capability: Encodable { var protocolVersion: Int }
  struct CapabilityResult: Encodable { var capability: Capability }
  var getCapabilityResult: CapabilityResult?
  var expandMacroResult: ExpansionResult?
}

struct ExpansionResult: Encodable {
  struct Position: Encodable {
    var fileName: String
    var offset: Int
  }
  struct Diagnostic: Encodable {
    var message: String
    var severity = "error"
    var position: Position
    var highlights: [Int] = []
    var notes: [Int] = []
    var fixIts: [Int] = []
  }
  var expandedSource: String?
  var diagnostics: [Diagnostic] = []

  static func failure(_ message: String, at location: SourcePiece.Location?) -> ExpansionResult {
    let position = Position(fileName: location?.fileName ?? "", offset: location?.offset ?? 0)
    return ExpansionResult(diagnostics: [Diagnostic(message: message, position: position)])
  }
}

/// Why a macro cannot be expanded, in words for the author of the program.
struct ExpansionFailure: Error {
  var message: String
}
