import Foundation

/// What a game's object is made of: parts that each do one thing.
@preconcurrency @MainActor
open class GKEntity {
  open private(set) var components: [GKComponent] = []

  public init() {}

  /// Takes the place of a part of the same class.
  open func addComponent(_ component: GKComponent) {
    components.removeAll { existing in
      guard type(of: existing) == type(of: component) else { return false }
      existing.willRemoveFromEntity()
      existing.entity = nil
      return true
    }
    components.append(component)
    component.entity = self
    component.didAddToEntity()
  }

  open func removeComponent<Component: GKComponent>(ofType type: Component.Type) {
    guard let index = components.firstIndex(where: { $0 is Component }) else { return }
    components[index].willRemoveFromEntity()
    components.remove(at: index).entity = nil
  }

  open func component<Component: GKComponent>(ofType type: Component.Type) -> Component? {
    components.lazy.compactMap { $0 as? Component }.first
  }

  open func update(deltaTime seconds: TimeInterval) {
    for component in components { component.update(deltaTime: seconds) }
  }
}

/// A part of an entity.
@preconcurrency @MainActor
open class GKComponent {
  open internal(set) weak var entity: GKEntity?

  public init() {}
  public required init?(coder: NSCoder) {}

  open func didAddToEntity() {}
  open func willRemoveFromEntity() {}
  open func update(deltaTime seconds: TimeInterval) {}
}

/// All parts of one class, of whatever entities.
@preconcurrency @MainActor
open class GKComponentSystem<Component: GKComponent> {
  public let componentClass: Component.Type
  open private(set) var components: [Component] = []

  public init(componentClass: Component.Type) { self.componentClass = componentClass }

  open func addComponent(_ component: Component) { components.append(component) }
  open func addComponent(foundIn entity: GKEntity) {
    if let component = entity.component(ofType: Component.self) { components.append(component) }
  }
  open func removeComponent(_ component: Component) { components.removeAll { $0 === component } }
  open func removeComponent(foundIn entity: GKEntity) {
    components.removeAll { $0.entity === entity }
  }
  open func update(deltaTime seconds: TimeInterval) {
    for component in components { component.update(deltaTime: seconds) }
  }
}
