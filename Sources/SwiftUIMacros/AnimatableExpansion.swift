import SwiftLexing

/// `@Animatable struct Name { … }`: all variables that are not ignored move, as one vector.
struct AnimatableExpansion {
  let source: String

  init(_ request: AttachedExpansion) throws(ExpansionFailure) {
    switch request.macroRole {
    case .extension:
      let isNeeded = request.conformanceListSyntax?.source.contains("Animatable") ?? true
      guard isNeeded, let type = request.extendedTypeSyntax?.source else {
        source = ""
        return
      }
      source = "extension \(type): Animatable {}"
    case .member:
      source = try AnimatableExpansion.member(of: request.declSyntax.source)
    case .accessor, .peer, .memberAttribute:
      source = ""
    }
  }

  /// The vector of the variables' own, in their order.
  private static func member(of declaration: String) throws(ExpansionFailure) -> String {
    let properties = StoredProperty.all(ofDeclaration: declaration).filter(\.attributes.isEmpty)
    var types: [String] = []
    for property in properties {
      guard let type = property.type else {
        throw ExpansionFailure(
          message: "@Animatable: write down the type of \(property.name), or mark it "
            + "@AnimatableIgnored")
      }
      types.append("(\(type)).AnimatableData")
    }
    let words = SwiftTokens.topLevel(of: declaration[...]).prefix { $0.text.first != "{" }
    let access = words.contains { $0.text == "public" } ? "public " : ""
    let names = properties.map { "\($0.name).animatableData" }
    switch properties.count {
    case 0:
      return "\(access)var animatableData: EmptyAnimatableData { get { .init() } set {} }"
    case 1:
      return """
        \(access)var animatableData: \(types[0]) {
          get { \(names[0]) }
          set { \(names[0]) = newValue }
        }
        """
    default:
      return """
        \(access)var animatableData: AnimatableValues<\(types.joined(separator: ", "))> {
          get { AnimatableValues(\(names.joined(separator: ", "))) }
          set { (\(names.joined(separator: ", "))) = newValue.value }
        }
        """
    }
  }
}
