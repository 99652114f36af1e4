import Foundation
import TestSupport
import Testing

@testable import halcyon

@Suite("Classes of data models")
struct DataModelClassesTests {
  private func source(_ entities: String) throws -> String? {
    let folder = try TemporaryFolder()
    let file = try folder.write("<model>\(entities)</model>", to: "contents")
    return DataModelClasses.source(for: [URL(fileURLWithPath: file)])
  }

  @Test("A class has its attributes by the types that Xcode gives them")
  func attributes() throws {
    let source = try #require(
      try source(
        """
        <entity name="Item" representedClassName="Item" codeGenerationType="class">
          <attribute name="text" attributeType="String"/>
          <attribute name="count" attributeType="Integer 32" usesScalarValueType="YES"/>
          <attribute name="loose" attributeType="Integer 16"/>
          <attribute name="isDone" attributeType="Boolean" usesScalarValueType="YES"/>
          <attribute name="due" attributeType="Date" usesScalarValueType="NO"/>
        </entity>
        """))
    #expect(source.contains("class Item: NSManagedObject"))
    #expect(source.contains("class func fetchRequest() -> NSFetchRequest<Item>"))
    for property in [
      "`text`: String?", "`count`: Int32 ", "`loose`: NSNumber?", "`isDone`: Bool ", "`due`: Date?",
    ] {
      #expect(source.contains(property))
    }
  }

  @Test("Relationships have methods; ordered ones know places")
  func relationships() throws {
    let source = try #require(
      try source(
        """
        <entity name="List" representedClassName="List" codeGenerationType="class">
          <relationship name="items" toMany="YES" ordered="YES" destinationEntity="Item"/>
        </entity>
        <entity name="Item" representedClassName="Item" codeGenerationType="class">
          <relationship name="list" maxCount="1" destinationEntity="List"/>
        </entity>
        """))
    #expect(source.contains("`items`: NSOrderedSet?") && source.contains("`list`: List?"))
    #expect(source.contains("func addToItems(_ value: Item)"))
    #expect(source.contains("func removeFromItems(_ values: NSOrderedSet)"))
    #expect(source.contains("func insertIntoItems(_ value: Item, at place: Int)"))
  }

  @Test("A program's own class gets properties alone, or nothing; names that are none are left out")
  func own() throws {
    #expect(try source("<entity name=\"A\" representedClassName=\"A\"/>") == nil)
    let source = try #require(
      try source(
        """
        <entity name="A" representedClassName="A" codeGenerationType="category">
          <attribute name="a }; import Evil" attributeType="String"/>
        </entity>
        """))
    #expect(
      source.contains("extension A {") && !source.contains("class A:") && !source.contains("Evil"))
    #expect(source.contains("extension A: Identifiable {}"))
  }
}
