import UIKit

/// Nodes by their names, after "Searching the Node Tree" of SpriteKit's documentation.
///
/// A name alone is that of a child. `/` goes on to children, `//` to all below; at the start both begin at the root.
/// `..` is the parent, `.` the node itself, `*` any letters, `[a,b]` and `[0-9]` one of several.
extension SKNode {
  /// The first node that is found.
  public func childNode(withName name: String) -> SKNode? {
    var found: SKNode?
    enumerateChildNodes(withName: name) { node, stop in
      found = node
      stop.pointee = true
    }
    return found
  }

  public func enumerateChildNodes(
    withName name: String, using block: (SKNode, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop = ObjCBool(false)
    for node in nodes(named: name) {
      block(node, &stop)
      if stop.boolValue { return }
    }
  }

  public subscript(name: String) -> [SKNode] { nodes(named: name) }

  private var root: SKNode { scene ?? parent?.root ?? self }

  private func nodes(named search: String) -> [SKNode] {
    guard search.contains(where: { "/.*[".contains($0) }) else {
      return children.filter { $0.name == search }
    }
    let isFromRoot = search.hasPrefix("/")
    var found = [isFromRoot ? root : self]
    var isDeep = false
    for part in search.split(separator: "/", omittingEmptySubsequences: false)
      .dropFirst(isFromRoot ? 1 : 0)
    {
      switch part {
      case "": isDeep = true
      case ".": break
      case "..":
        let all = isDeep ? found.flatMap { [$0] + $0.descendants } : found
        var known: Set<ObjectIdentifier> = []
        found = all.compactMap(\.parent).filter { known.insert(ObjectIdentifier($0)).inserted }
        isDeep = false
      default:
        let pattern = NamePattern(part)
        found = found.flatMap { isDeep ? $0.descendants : $0.children }
          .filter { pattern.matches($0.name ?? "") }
        isDeep = false
      }
    }
    return found
  }
}

/// A name with signs that stand for others.
struct NamePattern {
  private enum Sign {
    case letter(Character)
    case anyLetters
    case oneOf([ClosedRange<Character>])
  }

  private let signs: [Sign]

  init(_ text: Substring) {
    var signs: [Sign] = []
    var rest = text
    while let first = rest.popFirst() {
      if first == "*" {
        signs.append(.anyLetters)
      } else if first == "[", let end = rest.firstIndex(of: "]") {
        signs.append(.oneOf(Self.ranges(rest[..<end])))
        rest = rest[rest.index(after: end)...]
      } else {
        signs.append(.letter(first))
      }
    }
    self.signs = signs
  }

  private static func ranges(_ text: Substring) -> [ClosedRange<Character>] {
    text.split(separator: ",").flatMap { part -> [ClosedRange<Character>] in
      let letters = Array(part)
      if letters.count == 3, letters[1] == "-", letters[0] <= letters[2] {
        return [letters[0]...letters[2]]
      }
      return letters.map { $0...$0 }
    }
  }

  func matches(_ name: String) -> Bool { matches(signs[...], name[...]) }

  private func matches(_ signs: ArraySlice<Sign>, _ name: Substring) -> Bool {
    guard let sign = signs.first else { return name.isEmpty }
    let others = signs.dropFirst()
    if case .anyLetters = sign {
      return matches(others, name) || (!name.isEmpty && matches(signs, name.dropFirst()))
    }
    guard let letter = name.first else { return false }
    switch sign {
    case .letter(let wanted): if letter != wanted { return false }
    case .oneOf(let ranges): if !ranges.contains(where: { $0.contains(letter) }) { return false }
    case .anyLetters: break
    }
    return matches(others, name.dropFirst())
  }
}
