import SwiftLexing

/// `@Parameter static var isLoggedIn: Bool = false` of a tip: a value that its rules look at, and itself by `$name`.
struct TipParameterExpansion {
  let source: String

  init(_ request: AttachedExpansion) throws(ExpansionFailure) {
    guard let variable = VariableDeclaration(request.declSyntax.source) else {
      throw ExpansionFailure(message: "@Parameter belongs to a static var")
    }
    switch request.macroRole {
    case .accessor:
      source = """
        get { $\(variable.name).wrappedValue }
        set { $\(variable.name).wrappedValue = newValue }
        """
    case .peer:
      guard let type = variable.type, let value = variable.value else {
        throw ExpansionFailure(
          message: "@Parameter: write down the type and the first value of \(variable.name)")
      }
      source = """
        static var $\(variable.name): Tips.Parameter<\(type)> {
          Tips.Parameter(Self.self, "\(variable.name)", \(value))
        }
        """
    case .member, .memberAttribute, .extension: source = ""
    }
  }
}

/// `#Rule(Self.$isLoggedIn) { $0 == true }`: a condition under which a tip is shown.
struct TipRuleExpansion {
  let source: String

  init(_ request: FreestandingExpansion) {
    let closure =
      request.tokens.last { $0.text.first == "{" }.map { String($0.text) } ?? "{ _ in true }"
    source = "Tips.Rule(\(request.arguments), condition: \(closure))"
  }
}
