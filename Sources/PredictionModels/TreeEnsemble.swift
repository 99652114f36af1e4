/// Trees of decisions whose leaves add up: boosted trees and random forests.
struct TreeEnsemble: Sendable {
  private struct Node: Sendable {
    /// In the order of the specification; the seventh is a leaf.
    var behavior: Int64
    var column: Int
    var value: Double
    /// Places in `nodes`; nil where the file names none that is there.
    var whenTrue: Int?
    var whenFalse: Int?
    var takesMissing: Bool
    var leaves: [(index: Int, value: Double)]
  }

  private enum Transform: Int64 { case none, softmax, logistic, softmaxWithZero }

  private var nodes: [Node] = []
  private var roots: [Int] = []
  private let base: [Double]
  private let transform: Transform
  let classes: ClassLabels?

  private static let leaf: Int64 = 6
  /// More scores than any model has: what a broken file may not ask for.
  private static let mostScores = 100_000

  init(regressor message: WireMessage) throws { try self.init(message, classes: nil) }

  init(classifier message: WireMessage) throws {
    try self.init(message, classes: ClassLabels(message))
  }

  private init(_ message: WireMessage, classes: ClassLabels?) throws {
    guard let parameters = try message.message(1) else { throw PredictionError.malformed }
    self.classes = classes
    transform = Transform(rawValue: message.integer(2)) ?? .none
    let count = max(parameters.integer(2), 1)
    guard count <= Self.mostScores else { throw PredictionError.malformed }
    let base = try parameters.doubles(3)
    self.base = (0..<Int(count)).map { $0 < base.count ? base[$0] : 0 }
    try read(parameters.messages(1))
  }

  private mutating func read(_ messages: [WireMessage]) throws {
    struct Key: Hashable { let tree, node: Int64 }
    var places: [Key: Int] = [:]
    for (index, message) in messages.enumerated() {
      places[Key(tree: message.integer(1), node: message.integer(2))] = index
    }
    var isChild = [Bool](repeating: false, count: messages.count)
    nodes = try messages.map { message in
      let behavior = message.integer(3)
      let children = [12, 13].map { field in
        behavior == Self.leaf
          ? nil : places[Key(tree: message.integer(1), node: message.integer(field))]
      }
      for child in children { if let child { isChild[child] = true } }
      return Node(
        behavior: behavior, column: Int(clamping: message.integer(10)), value: message.double(11),
        whenTrue: children[0], whenFalse: children[1], takesMissing: message.integer(14) != 0,
        leaves: try message.messages(20).map {
          (Int(clamping: $0.integer(1)), $0.double(2))
        })
    }
    roots = nodes.indices.filter { !isChild[$0] }
  }

  /// A regressor's numbers, or how likely each class is. Cost: the depth of each tree.
  func scores(for columns: [Double]) throws -> [Double] {
    var sums = base
    for root in roots {
      for leaf in try leaf(from: root, columns).leaves {
        guard sums.indices.contains(leaf.index) else { throw PredictionError.malformed }
        sums[leaf.index] += leaf.value
      }
    }
    switch transform {
    case .none: break
    case .softmax: sums = Scores.softmax(sums)
    case .logistic: sums = sums.map(Scores.logistic)
    case .softmaxWithZero: sums = Scores.softmax([0] + sums)
    }
    // One score tells two classes apart: it is that of the second.
    return classes?.count == 2 && sums.count == 1 ? [1 - sums[0], sums[0]] : sums
  }

  private func leaf(from root: Int, _ columns: [Double]) throws -> Node {
    var node = nodes[root]
    // A path is no longer than there are nodes, unless a broken file leads in a circle.
    for _ in nodes.indices {
      if node.behavior == Self.leaf { return node }
      guard columns.indices.contains(node.column),
        let next = isTrue(node, columns[node.column]) ? node.whenTrue : node.whenFalse
      else { throw PredictionError.malformed }
      node = nodes[next]
    }
    guard node.behavior == Self.leaf else { throw PredictionError.malformed }
    return node
  }

  private func isTrue(_ node: Node, _ value: Double) -> Bool {
    if value.isNaN { return node.takesMissing }
    return switch node.behavior {
    case 0: value <= node.value
    case 1: value < node.value
    case 2: value >= node.value
    case 3: value > node.value
    case 4: value == node.value
    default: value != node.value
    }
  }
}
