import Foundation
import Testing

@testable import CoreData

// Classes as they are compiled from what Xcode writes for a model.
final class Shed: NSManagedObject {
  var name: String? {
    get { _managed() }
    set { _setManaged(newValue) }
  }
  var doors: Int16 {
    get { _managed() }
    set { _setManaged(newValue) }
  }
  var tools: NSSet? {
    get { _managed() }
    set { _setManaged(newValue) }
  }
}
final class Tool: NSManagedObject {
  var name: String? {
    get { _managed() }
    set { _setManaged(newValue) }
  }
  var weight: Double {
    get { _managed() }
    set { _setManaged(newValue) }
  }
  var shed: Shed? {
    get { _managed() }
    set { _setManaged(newValue) }
  }
}

@MainActor @Suite("Managed objects", .serialized)
struct ManagedObjectTests {
  private let container: NSPersistentContainer
  private var context: NSManagedObjectContext { container.viewContext }

  init() throws {
    let text = """
      <model><entity name="Shed" representedClassName="Shed">
        <attribute name="name" attributeType="String" optional="YES"/>
        <attribute name="doors" attributeType="Integer 16" defaultValueString="1"/>
        <relationship name="tools" toMany="YES" optional="YES" deletionRule="Cascade" destinationEntity="Tool" inverseName="shed"/>
        <uniquenessConstraints><uniquenessConstraint><constraint value="name"/></uniquenessConstraint></uniquenessConstraints>
      </entity><entity name="Tool" representedClassName="Tool">
        <attribute name="name" attributeType="String"/>
        <attribute name="weight" attributeType="Double" optional="YES"/>
        <relationship name="shed" maxCount="1" optional="YES" destinationEntity="Shed" inverseName="tools"/>
      </entity></model>
      """
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try Data(text.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let model = try #require(NSManagedObjectModel(contentsOf: file))
    container = NSPersistentContainer(name: "Garden", managedObjectModel: model)
    container.loadPersistentStores { _, error in #expect(error == nil) }
  }

  @discardableResult
  private func tool(_ name: String?, _ weight: Double = 0, in shed: Shed? = nil) -> Tool {
    let tool = Tool(context: context)
    (tool.name, tool.weight, tool.shed) = (name, weight, shed)
    return tool
  }

  @Test("An object without a context has its entity, what it was given, and no context")
  func alone() {
    let tool = Tool()
    #expect(tool.entity.name == "Tool" && tool.managedObjectContext == nil)
    #expect(tool.name == nil && tool.weight == 0)
    tool.name = "Saw"
    #expect(tool.name == "Saw")
  }

  @Test("A new object has the model's defaults, and nothing, 0 and an empty set elsewhere")
  func defaults() {
    let shed = Shed(context: context)
    #expect(shed.name == nil && shed.doors == 1 && shed.tools == NSSet())
    #expect(shed.isInserted && context.hasChanges && shed.objectID.isTemporaryID)
  }

  @Test("Both ends of a relationship are kept the same")
  func relationships() throws {
    let (old, new) = (Shed(context: context), Shed(context: context))
    let spade = tool("Spade", in: old)
    #expect(old.tools?.contains(spade) == true)
    new._managedCall("addToTools(_:)", spade)
    #expect(spade.shed === new && old.tools?.count == 0)
    new._managedCall("removeFromTools(_:)", NSSet(array: [spade]))
    #expect(spade.shed == nil && new.tools?.count == 0)
  }

  @Test("Fetches filter, sort and count, what is not saved among it")
  func fetching() throws {
    for (name, weight) in [("Rake", 2.0), ("Axe", 3), ("Saw", 1)] { tool(name, weight) }
    let request = NSFetchRequest<Tool>(entityName: "Tool")
    request.sortDescriptors = [NSSortDescriptor(keyPath: \Tool.name, ascending: true)]
    #expect(try context.fetch(request).map(\.name) == ["Axe", "Rake", "Saw"])
    request.predicate = NSPredicate(format: "weight > %f", 1.5)
    request.sortDescriptors = [NSSortDescriptor(key: "weight", ascending: false)]
    #expect(try context.fetch(request).map(\.name) == ["Axe", "Rake"])
    request.fetchOffset = 1
    #expect(try context.fetch(request).map(\.name) == ["Rake"])
    #expect(try context.count(for: NSFetchRequest<Tool>(entityName: "Tool")) == 3)
    #expect(throws: (any Error).self) {
      try context.fetch(NSFetchRequest<Tool>(entityName: "Nothing"))
    }
  }

  @Test("Deleting follows the rules: what belongs to it goes with it, others are let go")
  func deleting() throws {
    let shed = Shed(context: context)
    let spade = tool("Spade", in: shed)
    let rake = tool("Rake", in: shed)
    try context.save()
    context.delete(rake)
    #expect(shed.tools?.count == 1 && shed.managedObjectContext === context)
    context.delete(shed)
    #expect(spade.isDeleted)
    try context.save()
    #expect(try context.count(for: NSFetchRequest<Tool>(entityName: "Tool")) == 0)
  }

  @Test("Where the rule denies it an object stays, as long as others belong to it")
  func denying() throws {
    let relationship = try #require(
      container.managedObjectModel.entitiesByName["Shed"]?.relationshipsByName["tools"])
    relationship.deleteRule = .denyDeleteRule
    let shed = Shed(context: context)
    let spade = tool("Spade", in: shed)
    try context.save()
    context.delete(shed)
    let error = #expect(throws: NSError.self) { try context.save() }
    #expect(error?.code == 1600)
    context.delete(spade)
    try context.save()
    #expect(try context.count(for: NSFetchRequest<Shed>(entityName: "Shed")) == 0)
  }

  @Test("Without what must be there nothing is saved")
  func validation() throws {
    tool(nil)
    #expect(throws: (any Error).self) { try context.save() }
    #expect(context.hasChanges && container.persistentStoreCoordinator.rows.isEmpty)
  }

  @Test("Going back brings what was saved")
  func rollback() throws {
    let spade = tool("Spade", 2)
    try context.save()
    spade.weight = 5
    tool("Rake")
    context.rollback()
    #expect(spade.weight == 2 && !context.hasChanges)
    #expect(try context.count(for: NSFetchRequest<Tool>(entityName: "Tool")) == 1)
  }

  @Test("Of two that must not both be there the merge policy says which counts")
  func uniqueness() throws {
    for doors in [2, 3] as [Int16] {
      let shed = Shed(context: context)
      (shed.name, shed.doors) = ("Old", doors)
      if doors == 3 {
        #expect(throws: (any Error).self) { try context.save() }
        context.mergePolicy = NSMergeByPropertyObjectTrumpMergePolicy
      }
      try context.save()
    }
    #expect(try context.fetch(NSFetchRequest<Shed>(entityName: "Shed")).map(\.doors) == [3])
  }

  @Test("What another context saves is seen by one that follows")
  func contexts() throws {
    let spade = tool("Spade", 2)
    try context.save()
    context.automaticallyMergesChangesFromParent = true
    let other = container.newBackgroundContext()
    let twin = try #require(try other.existingObject(with: spade.objectID) as? Tool)
    #expect(twin !== spade && twin.name == "Spade")
    twin.weight = 7
    #expect(spade.weight == 2)
    try other.save()
    #expect(spade.weight == 7)
  }

  @Test("A child's changes are its parent's once it saves")
  func children() throws {
    let child = NSManagedObjectContext(.mainQueue)
    child.parent = context
    let spade = Tool(context: child)
    spade.name = "Spade"
    #expect(try context.count(for: NSFetchRequest<Tool>(entityName: "Tool")) == 0)
    try child.save()
    #expect(try context.fetch(NSFetchRequest<Tool>(entityName: "Tool")).map(\.name) == ["Spade"])
  }

  @Test("A batch deletes at once, and a controller hears of what comes and goes")
  func batches() throws {
    final class Listener: NSFetchedResultsControllerDelegate {
      var heard: [NSFetchedResultsChangeType] = []
      func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange object: Any,
        at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
      ) { heard.append(type) }
    }
    let request = NSFetchRequest<Tool>(entityName: "Tool")
    request.sortDescriptors = [NSSortDescriptor(key: "name", ascending: true)]
    let controller = NSFetchedResultsController(
      fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: "weight",
      cacheName: nil)
    let listener = Listener()
    controller.delegate = listener
    try controller.performFetch()
    tool("Axe", 1)
    tool("Saw", 2)
    try context.save()
    #expect(listener.heard.filter { $0 == .insert }.count == 2)
    #expect(controller.sections?.map(\.numberOfObjects) == [1, 1])
    #expect(controller.object(at: IndexPath(indexes: [1, 0])).name == "Saw")
    try context.execute(NSBatchDeleteRequest(fetchRequest: NSFetchRequest(entityName: "Tool")))
    #expect(controller.fetchedObjects?.isEmpty == true && listener.heard.contains(.delete))
  }
}
