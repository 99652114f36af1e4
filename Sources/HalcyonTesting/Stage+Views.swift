import Foundation
import Geometry
import Testing
import ViewCatalog
@_spi(Runtime) import ViewRuntime

// What a test asks of the tree of views itself.

extension Stage {
  /// How many bodies have been run since the stage was made.
  public var bodiesRun: Int { host.bodyCount }

  /// How often the bodies of all views of this type have been run.
  public func bodiesRun<V: View>(of type: V.Type) -> Int {
    nodes(of: type).compactMap { ($0 as? any BodyRunner)?.bodyCount }.reduce(0, +)
  }

  /// How many bodies are run while `body` is.
  public func bodiesRun(during body: () throws -> Void) rethrows -> Int {
    let before = bodiesRun
    try body()
    return bodiesRun - before
  }

  /// Where the views of this type are, in points of the window, in the order of the tree.
  public func frames<V: View>(of type: V.Type) -> [CGRect] {
    nodes(of: type).map { node in
      node.elements.map(\.presentedFrameInWindow).reduce(.null) { $0.union($1) }
    }
  }

  /// Puts a finger down and up in the middle of the view of this type with this number.
  public func tap<V: View>(
    _ type: V.Type, number: Int = 0, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    self[type][number].tap(sourceLocation: sourceLocation)
  }

  /// The tree of views as text: a line a view that has a body or shows something, with where it is in the
  /// window, as `x y width height` in points.
  public var viewTree: String {
    var lines: [String] = []
    func visit(_ node: Node, depth: Int) {
      guard node.isAlive else { return }
      let isTold = node is any BodyRunner || node.children.isEmpty
      if isTold {
        let frame = node.elements.map(\.presentedFrameInWindow).reduce(CGRect.null) { $0.union($1) }
        let name = node.name.prefix { $0 != "<" }
        let indent = String(repeating: "  ", count: depth)
        lines.append(frame.isNull ? "\(indent)\(name)" : "\(indent)\(name) \(frame.words)")
      }
      for child in node.children { visit(child, depth: isTold ? depth + 1 : depth) }
    }
    visit(host.rootNode, depth: 0)
    return lines.joined(separator: "\n")
  }

  /// What the views hand up for `key`.
  public func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value {
    host.preferences.value(of: key, in: host.rootNode)
  }

  private func nodes<V: View>(of type: V.Type) -> [Node] {
    var found: [Node] = []
    func visit(_ node: Node) {
      guard node.isAlive else { return }
      if node is ViewNode<V> { found.append(node) }
      node.children.forEach(visit)
    }
    visit(host.rootNode)
    return found
  }
}

extension CGRect {
  /// Rounded to a tenth of a point.
  fileprivate var words: String {
    [minX, minY, width, height].map { number in
      let tenths = (number * 10).rounded() / 10
      return tenths == tenths.rounded() ? "\(Int(tenths))" : "\(tenths)"
    }.joined(separator: " ")
  }
}
