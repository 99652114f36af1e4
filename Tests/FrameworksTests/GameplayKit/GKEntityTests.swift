import Foundation
import GameplayKit
import Testing

/// What components did, in order.
@MainActor private final class Log { var lines: [String] = [] }

private class Part: GKComponent {
  let name: String
  let log: Log
  init(_ name: String, _ log: Log) {
    (self.name, self.log) = (name, log)
    super.init()
  }
  required init?(coder: NSCoder) { return nil }
  override func didAddToEntity() { log.lines.append("\(name) comes") }
  override func willRemoveFromEntity() { log.lines.append("\(name) goes") }
  override func update(deltaTime seconds: TimeInterval) { log.lines.append("\(name) \(seconds)") }
}
private final class Wheels: Part {}
private final class Engine: Part {}

/// After the documentation of `GKEntity`, `GKComponent` and `GKComponentSystem`.
@MainActor @Suite("Entities and their components")
struct GKEntityTests {
  private let log = Log()
  private let entity = GKEntity()

  @Test("A component knows its entity from when it comes until it goes")
  func membership() {
    let wheels = Wheels("wheels", log)
    entity.addComponent(wheels)
    #expect(wheels.entity === entity && entity.component(ofType: Wheels.self) === wheels)
    #expect(entity.component(ofType: Engine.self) == nil)
    entity.removeComponent(ofType: Wheels.self)
    #expect(wheels.entity == nil && entity.components.isEmpty)
    #expect(log.lines == ["wheels comes", "wheels goes"])
  }

  @Test("A second component of a class takes the place of the first, which goes")
  func replaced() {
    entity.addComponent(Wheels("old", log))
    entity.addComponent(Engine("engine", log))
    entity.addComponent(Wheels("new", log))
    #expect(entity.components.count == 2)
    #expect(log.lines == ["old comes", "engine comes", "old goes", "new comes"])
  }

  @Test("An entity updates all of its components, a system all of one class")
  func updates() {
    let other = GKEntity()
    entity.addComponent(Wheels("a", log))
    entity.addComponent(Engine("b", log))
    other.addComponent(Engine("c", log))
    log.lines = []
    entity.update(deltaTime: 0.5)
    #expect(log.lines == ["a 0.5", "b 0.5"])
    log.lines = []
    let engines = GKComponentSystem(componentClass: Engine.self)
    for each in [entity, other] { engines.addComponent(foundIn: each) }
    engines.update(deltaTime: 1)
    #expect(log.lines == ["b 1.0", "c 1.0"])
    engines.removeComponent(foundIn: entity)
    #expect(engines.components.map(\.name) == ["c"])
  }
}
