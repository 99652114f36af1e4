import Foundation

/// The compiler's side of the previews: an executable that answers its macro expansion requests.
///
/// It speaks the compiler's plug-in protocol itself instead of linking swift-syntax, which would
/// take minutes to build on two cores: each message is a JSON object behind its length, eight
/// bytes with the lowest first.
@main
struct MacroPlugin {
  static func main() {
    while let request = readMessage() {
      write(reply(to: request))
    }
  }

  private static func reply(to request: Request) -> Reply {
    if request.getCapability != nil {
      return Reply(getCapabilityResult: .init(capability: .init(protocolVersion: 7)))
    }
    if let expansion = request.expandFreestandingMacro {
      return Reply(expandMacroResult: expand(expansion))
    }
    if let expansion = request.expandAttachedMacro {
      return Reply(expandMacroResult: expand(expansion))
    }
    return Reply(
      expandMacroResult: .failure("this request is unknown to Halcyon's macros", at: nil))
  }

  private static func expand(_ request: FreestandingExpansion) -> ExpansionResult {
    switch request.macro.typeName {
    case "PreviewMacro":
      return result(at: request.syntax) { () throws(ExpansionFailure) in
        try PreviewExpansion(request).source
      }
    case "TipRuleMacro":
      return ExpansionResult(expandedSource: TipRuleExpansion(request).source)
    case "UniqueMacro":
      return ExpansionResult(expandedSource: UniqueExpansion(request).source)
    case "EmptyMacro":
      return ExpansionResult(expandedSource: "")
    default:
      return .failure("there is no macro \(request.macro.typeName)", at: request.syntax.location)
    }
  }

  private static func expand(_ request: AttachedExpansion) -> ExpansionResult {
    switch request.macro.typeName {
    case "PreviewableMacro", "AnimatableIgnoredMacro", "MarkerMacro":
      return ExpansionResult(expandedSource: "")
    case "EntryMacro":
      return result(at: request.declSyntax) { () throws(ExpansionFailure) in
        try EntryExpansion(request).source
      }
    case "AnimatableMacro":
      return result(at: request.declSyntax) { () throws(ExpansionFailure) in
        try AnimatableExpansion(request).source
      }
    case "ModelMacro":
      return result(at: request.declSyntax) { () throws(ExpansionFailure) in
        try ModelExpansion(request).source
      }
    case "PersistedPropertyMacro":
      return result(at: request.declSyntax) { () throws(ExpansionFailure) in
        try PersistedPropertyExpansion(request).source
      }
    case "ModelActorMacro":
      return ExpansionResult(expandedSource: ModelActorExpansion(request).source)
    case "GenerableMacro":
      return ExpansionResult(expandedSource: GenerableExpansion(request).source)
    case "TipParameterMacro":
      return result(at: request.declSyntax) { () throws(ExpansionFailure) in
        try TipParameterExpansion(request).source
      }
    default:
      return .failure(
        "there is no macro \(request.macro.typeName)", at: request.declSyntax.location)
    }
  }

  /// The source that `expand` makes, or its failure, told at `piece`.
  private static func result(
    at piece: SourcePiece, _ expand: () throws(ExpansionFailure) -> String
  ) -> ExpansionResult {
    do {
      return ExpansionResult(expandedSource: try expand())
    } catch {
      return .failure(error.message, at: piece.location)
    }
  }

  private static func readMessage() -> Request? {
    guard let header = read(8) else { return nil }
    let length = header.reversed().reduce(0) { $0 << 8 | Int($1) }
    guard let body = read(length) else { return nil }
    return try? JSONDecoder().decode(Request.self, from: body)
  }

  private static func read(_ count: Int) -> Data? {
    guard let data = try? FileHandle.standardInput.read(upToCount: count), data.count == count
    else { return nil }
    return data
  }

  private static func write(_ reply: Reply) {
    guard let body = try? JSONEncoder().encode(reply) else { return }
    let header = Data((0..<8).map { UInt8(truncatingIfNeeded: body.count >> ($0 * 8)) })
    FileHandle.standardOutput.write(header + body)
  }
}
