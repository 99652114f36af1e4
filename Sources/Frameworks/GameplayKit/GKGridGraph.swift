import simd

/// A place of a plane; what it costs to go to another one is the distance.
@preconcurrency @MainActor
open class GKGraphNode2D: GKGraphNode {
  open var position: vector_float2

  public init(point: vector_float2) {
    position = point
    super.init()
  }

  open override func cost(to node: GKGraphNode) -> Float { estimatedCost(to: node) }
  open override func estimatedCost(to node: GKGraphNode) -> Float {
    (node as? GKGraphNode2D).map { simd_distance(position, $0.position) } ?? 0
  }
}

/// A place of a space; what it costs to go to another one is the distance.
@preconcurrency @MainActor
open class GKGraphNode3D: GKGraphNode {
  open var position: vector_float3

  public init(point: vector_float3) {
    position = point
    super.init()
  }

  open override func cost(to node: GKGraphNode) -> Float { estimatedCost(to: node) }
  open override func estimatedCost(to node: GKGraphNode) -> Float {
    (node as? GKGraphNode3D).map { simd_distance(position, $0.position) } ?? 0
  }
}

/// A cell of a grid.
@preconcurrency @MainActor
open class GKGridGraphNode: GKGraphNode {
  open internal(set) var gridPosition: vector_int2

  public required init(gridPosition: vector_int2) {
    self.gridPosition = gridPosition
    super.init()
  }
}

/// Cells in rows and columns, each connected to its neighbours.
@preconcurrency @MainActor
open class GKGridGraph<NodeType: GKGridGraphNode>: GKGraph {
  /// The lower left cell.
  public let gridOrigin: vector_int2
  public let gridWidth: Int
  public let gridHeight: Int
  public let diagonalsAllowed: Bool
  /// Which cells there are; others may have been taken out.
  private var cells: [vector_int2: NodeType] = [:]

  /// - Parameter diagonalsAllowed: whether cells are connected to those at their corners as well.
  public init(
    fromGridStartingAt position: vector_int2, width: Int32, height: Int32, diagonalsAllowed: Bool,
    nodeClass: NodeType.Type
  ) {
    gridOrigin = position
    (gridWidth, gridHeight) = (Int(max(width, 0)), Int(max(height, 0)))
    self.diagonalsAllowed = diagonalsAllowed
    super.init()
    for y in 0..<Int32(gridHeight) {
      for x in 0..<Int32(gridWidth) {
        let place = vector_int2(position.x + x, position.y + y)
        cells[place] = nodeClass.init(gridPosition: place)
        if let cell = cells[place] { super.add([cell]) }
      }
    }
    for case let cell as NodeType in nodes ?? [] { connectToAdjacentNodes(node: cell) }
  }

  public convenience init(
    fromGridStartingAt position: vector_int2, width: Int32, height: Int32, diagonalsAllowed: Bool
  ) where NodeType == GKGridGraphNode {
    self.init(
      fromGridStartingAt: position, width: width, height: height,
      diagonalsAllowed: diagonalsAllowed, nodeClass: GKGridGraphNode.self)
  }

  /// Nil outside of the grid, and where a cell was taken out.
  open func node(atGridPosition position: vector_int2) -> NodeType? { cells[position] }

  open func connectToAdjacentNodes(node: NodeType) {
    let steps: [(Int32, Int32)] = [
      (1, 0), (-1, 0), (0, 1), (0, -1), (1, 1), (1, -1), (-1, 1), (-1, -1),
    ]
    let place = node.gridPosition
    let neighbors = steps.prefix(diagonalsAllowed ? 8 : 4).compactMap {
      cells[vector_int2(place.x + $0.0, place.y + $0.1)]
    }
    node.addConnections(to: neighbors, bidirectional: true)
  }

  open override func add(_ new: [GKGraphNode]) {
    super.add(new)
    for case let cell as NodeType in new { cells[cell.gridPosition] = cell }
  }

  open override func remove(_ gone: [GKGraphNode]) {
    super.remove(gone)
    for case let cell as NodeType in gone where cells[cell.gridPosition] === cell {
      cells[cell.gridPosition] = nil
    }
  }
}
