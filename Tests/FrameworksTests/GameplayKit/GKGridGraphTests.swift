import GameplayKit
import Testing
import simd

/// After the documentation of `GKGridGraph` and `GKGraphNode2D`.
@MainActor @Suite("Grids and places of graphs")
struct GKGridGraphTests {
  private func grid(_ diagonals: Bool) -> GKGridGraph<GKGridGraphNode> {
    GKGridGraph(
      fromGridStartingAt: vector_int2(2, 3), width: 4, height: 3, diagonalsAllowed: diagonals)
  }

  private func path(
    _ graph: GKGridGraph<GKGridGraphNode>, _ start: (Int32, Int32), _ end: (Int32, Int32)
  ) throws -> [GKGridGraphNode] {
    let first = try #require(graph.node(atGridPosition: vector_int2(start.0, start.1)))
    let last = try #require(graph.node(atGridPosition: vector_int2(end.0, end.1)))
    return graph.findPath(from: first, to: last).compactMap { $0 as? GKGridGraphNode }
  }

  @Test("A grid has its cells from its origin on, and none beyond")
  func cells() {
    let graph = grid(false)
    #expect(graph.nodes?.count == 12)
    #expect((graph.gridWidth, graph.gridHeight) == (4, 3))
    #expect(graph.node(atGridPosition: vector_int2(2, 3)) != nil)
    #expect(graph.node(atGridPosition: vector_int2(5, 5))?.gridPosition == vector_int2(5, 5))
    #expect(graph.node(atGridPosition: vector_int2(6, 3)) == nil)
    #expect(graph.node(atGridPosition: vector_int2(1, 3)) == nil)
  }

  @Test("Cells are connected to four neighbours, with diagonals to eight, fewer at the edges")
  func neighbors() {
    func count(_ diagonals: Bool, _ x: Int32, _ y: Int32) -> Int? {
      grid(diagonals).node(atGridPosition: vector_int2(x, y))?.connectedNodes.count
    }
    #expect(count(false, 3, 4) == 4 && count(true, 3, 4) == 8)
    #expect(count(false, 2, 3) == 2 && count(true, 2, 3) == 3)
    #expect(count(false, 3, 3) == 3 && count(true, 3, 3) == 5)
  }

  @Test("The way is as long as columns and rows together, or as the greater of both with diagonals")
  func lengths() throws {
    #expect(try path(grid(false), (2, 3), (5, 5)).count == 1 + 3 + 2)
    #expect(try path(grid(true), (2, 3), (5, 5)).count == 1 + 3)
  }

  @Test("Ways go around cells that were taken out, and end where nothing leads on")
  func walls() throws {
    let graph = grid(false)
    for y in [3, 4] as [Int32] {
      graph.remove([try #require(graph.node(atGridPosition: vector_int2(3, y)))])
    }
    let around = try path(graph, (2, 3), (4, 3))
    // Up to the third row, two to the right, and down again.
    #expect(around.count == 7)
    #expect(around.contains { $0.gridPosition == vector_int2(3, 5) })
    graph.remove([try #require(graph.node(atGridPosition: vector_int2(3, 5)))])
    #expect(graph.node(atGridPosition: vector_int2(3, 5)) == nil)
    #expect(try path(graph, (2, 3), (4, 3)).isEmpty)
  }

  @Test("A cell that comes back is connected when that is asked for")
  func added() throws {
    let graph = grid(false)
    let cell = try #require(graph.node(atGridPosition: vector_int2(3, 4)))
    graph.remove([cell])
    #expect(cell.connectedNodes.isEmpty)
    graph.add([cell])
    graph.connectToAdjacentNodes(node: cell)
    #expect(graph.node(atGridPosition: vector_int2(3, 4)) === cell)
    #expect(cell.connectedNodes.count == 4)
    #expect(
      graph.node(atGridPosition: vector_int2(3, 3))?.connectedNodes.contains { $0 === cell } == true
    )
  }

  @Test("Places of a plane cost their distances, so that the way with the shortest ones is found")
  func plane() {
    let points = [(0, 0), (10, 0), (5, 1), (5, 8)].map {
      GKGraphNode2D(point: vector_float2(Float($0.0), Float($0.1)))
    }
    points[0].addConnections(to: [points[2], points[3]], bidirectional: true)
    points[1].addConnections(to: [points[2], points[3]], bidirectional: true)
    #expect(points[0].cost(to: points[1]) == 10)
    let path = GKGraph(points).findPath(from: points[0], to: points[1])
    #expect(path.map { ($0 as? GKGraphNode2D)?.position.y } == [0, 1, 0])
    let up = GKGraphNode3D(point: vector_float3(0, 0, 4))
    #expect(up.cost(to: GKGraphNode3D(point: vector_float3(0, 3, 0))) == 5)
  }
}
