import Foundation
import FoundationXML

/// An element of an interface file (`.storyboard` or `.xib`): what Xcode's Interface Builder writes as XML.
final class InterfaceNode {
  let name: String
  private let attributes: [String: String]
  private(set) var children: [InterfaceNode] = []
  /// What stands between its tags where no elements do.
  private(set) var text = ""

  init(name: String, attributes: [String: String]) {
    (self.name, self.attributes) = (name, attributes)
  }

  subscript(attribute: String) -> String? { attributes[attribute] }

  /// A number; nil where there is none.
  func number(_ attribute: String) -> CGFloat? {
    attributes[attribute].flatMap { Double($0) }.map { CGFloat($0) }
  }

  func flag(_ attribute: String) -> Bool? { attributes[attribute].map { $0 == "YES" } }

  /// The child that stands for a property of its parent.
  func child(key: String) -> InterfaceNode? { children.first { $0["key"] == key } }
  func child(named name: String) -> InterfaceNode? { children.first { $0.name == name } }
  /// The children of its child of that name: `subviews`, `connections`, `constraints`.
  func members(_ list: String) -> [InterfaceNode] { child(named: list)?.children ?? [] }

  /// The first element in it, itself included, of which that holds.
  func first(where holds: (InterfaceNode) -> Bool) -> InterfaceNode? {
    if holds(self) { return self }
    for child in children { if let found = child.first(where: holds) { return found } }
    return nil
  }

  // MARK: Reading

  /// The root of a file; nil where it is not well formed.
  static func read(_ data: Data) -> InterfaceNode? {
    let reader = Reader()
    let parser = XMLParser(data: data)
    parser.shouldResolveExternalEntities = false
    parser.delegate = reader
    // The parser says yes to elements that do not end.
    return parser.parse() && parser.parserError == nil && reader.isWhole ? reader.root : nil
  }

  private final class Reader: NSObject, XMLParserDelegate {
    var root: InterfaceNode?
    var isWhole: Bool { open.isEmpty }
    private var open: [InterfaceNode] = []
    /// Elements within each other that no interface has: a file with more is not read.
    private static let deepest = 500

    func parser(
      _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String]
    ) {
      let node = InterfaceNode(name: elementName, attributes: attributes)
      if let parent = open.last { parent.children.append(node) } else { root = node }
      open.append(node)
      if open.count > Self.deepest { parser.abortParsing() }
    }

    func parser(
      _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?,
      qualifiedName: String?
    ) { open.removeLast() }

    func parser(_ parser: XMLParser, foundCharacters string: String) { open.last?.text += string }

    func parser(_ parser: XMLParser, foundCDATA CDATABlock: Data) {
      open.last?.text += String(decoding: CDATABlock, as: UTF8.self)
    }
  }
}
