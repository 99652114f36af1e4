import LiveLink
@_spi(Runtime) import ViewRuntime

extension ViewHost {
  /// The tree of views as text, a view a line, with how often bodies were run. Nodes that show
  /// nothing of their own and have one child are left out.
  func treeReport() -> LiveTree {
    var lines: [String] = []
    add(rootNode, depth: 0, to: &lines)
    return LiveTree(text: lines.joined(separator: "\n"))
  }

  /// No tree is worth more lines to a reader.
  private static let lineLimit = 5000

  private func add(_ node: Node, depth: Int, to lines: inout [String]) {
    guard lines.count < ViewHost.lineLimit, node.isAlive else { return }
    let counter = node as? any BodyRunner
    let children = node.children
    let isWorthALine = counter != nil || children.count != 1
    if isWorthALine {
      let count = counter.map { "  ×\($0.bodyCount)" } ?? ""
      lines.append(String(repeating: "  ", count: depth) + node.shortName + count)
    }
    for child in children { add(child, depth: isWorthALine ? depth + 1 : depth, to: &lines) }
  }
}

extension Node {
  /// Without what stands in angle brackets, which is all of a body.
  fileprivate var shortName: String { String(name.prefix { $0 != "<" }) }
}
