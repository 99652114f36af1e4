/// `#Unique<Trip>([\.name, \.year], [\.code])` in a model: a list of the combinations that no two models share.
struct UniqueExpansion {
  let source: String

  init(_ request: FreestandingExpansion) {
    let head = request.syntax.source.prefix { $0 != "(" }
    // Key paths may name the model themselves.
    var kind = "AnyKeyPath"
    if let start = head.firstIndex(of: "<"), let end = head.lastIndex(of: ">"), start < end {
      kind = "PartialKeyPath<\(head[head.index(after: start)..<end])>"
    }
    source = """
      public static var _uniqueCombinations: [[AnyKeyPath]] {
        let combinations: [[\(kind)]] = [\(request.arguments)]
        return combinations
      }
      """
  }
}
