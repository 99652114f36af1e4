import GameplayKit
import Testing

@MainActor @Suite("Graphs and entities of games")
struct GKGraphTests {
  private final class Place: GKGraphNode {
    let toll: Float
    init(_ toll: Float) {
      self.toll = toll
      super.init()
    }
    override func cost(to node: GKGraphNode) -> Float { (node as? Place)?.toll ?? 1 }
  }

  @Test("The cheapest way is found, not the shortest")
  func paths() {
    let (start, dear, cheap, further, end) = (Place(0), Place(9), Place(1), Place(1), Place(1))
    start.addConnections(to: [dear, cheap], bidirectional: true)
    cheap.addConnections(to: [further], bidirectional: false)
    further.addConnections(to: [end], bidirectional: false)
    dear.addConnections(to: [end], bidirectional: false)
    let graph = GKGraph([start, dear, cheap, further, end])
    let path = graph.findPath(from: start, to: end)
    #expect(path.count == 4 && path[1] === cheap && path[2] === further)
    graph.remove([further])
    #expect(graph.findPath(from: start, to: end).count == 3)
    #expect(graph.findPath(from: end, to: start).isEmpty)
  }

  private final class Health: GKComponent {
    var points = 10.0
    override func update(deltaTime seconds: Double) { points -= seconds }
  }

  @Test("An entity updates its components, and has one of each class")
  func entities() {
    let entity = GKEntity()
    entity.addComponent(Health())
    entity.addComponent(Health())
    #expect(entity.components.count == 1 && entity.components[0].entity === entity)
    entity.update(deltaTime: 2)
    #expect(entity.component(ofType: Health.self)?.points == 8)
    entity.removeComponent(ofType: Health.self)
    #expect(entity.component(ofType: Health.self) == nil)
  }
}
