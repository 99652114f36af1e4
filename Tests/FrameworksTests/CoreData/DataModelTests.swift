import DataModels
import Foundation
import Testing

@Suite("Data models as files")
struct DataModelTests {
  static let library = """
    <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
    <!-- <entity name="None"/> -->
    <model type="com.apple.IDECoreDataModeler.DataModel" sourceLanguage="Swift">
        <entity name="Author" representedClassName="Author" syncable="YES" codeGenerationType="class">
            <attribute name="name" optional="YES" attributeType="String"/>
            <attribute name="born" optional="YES" attributeType="Integer 16" defaultValueString="1900" usesScalarValueType="YES"/>
            <relationship name="books" optional="YES" toMany="YES" deletionRule="Cascade" destinationEntity="Book" inverseName="author" inverseEntity="Book"/>
            <uniquenessConstraints><uniquenessConstraint><constraint value="name"/></uniquenessConstraint></uniquenessConstraints>
        </entity>
        <entity name="Book" representedClassName=".Volume" codeGenerationType="category" parentEntity="Thing">
            <attribute name="title &amp; more" attributeType="Transformable" customClassName="[Int]"/>
            <relationship name="author" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Author" inverseName="books"/>
        </entity>
    </model>
    """

  @Test("Entities have attributes and relationships as they are written")
  func entities() throws {
    let model = try #require(DataModel(xml: Self.library))
    #expect(model.entities.map(\.name) == ["Author", "Book"])
    let author = model.entities[0]
    #expect(author.codeGeneration == "class" && author.uniqueNames == [["name"]])
    #expect(author.attributes.map(\.type) == ["String", "Integer 16"])
    #expect(author.attributes[1].defaultText == "1900" && author.attributes[1].usesScalar)
    let books = try #require(author.relationships.first)
    #expect(books.isToMany && books.deletionRule == "Cascade" && books.inverse == "author")
    #expect(model.entities[1].className == "Volume" && model.entities[1].parent == "Thing")
    #expect(model.entities[1].attributes[0].name == "title & more")
    #expect(model.entities[1].attributes[0].customClass == "[Int]")
  }

  @Test(
    "What is no model is none, and a torn one has what was read of it",
    arguments: [
      "", "<", "<<<>>>", "<plist version=\"1.0\"/>", "<!--", "\u{0}",
    ])
  func broken(text: String) {
    #expect(DataModel(xml: text) == nil)
  }

  @Test("A model that ends in the middle of a tag does not end the program")
  func torn() {
    let text = Self.library
    for count in stride(from: 0, to: text.count, by: 7) {
      _ = DataModel(xml: String(text.prefix(count)))
    }
  }

  @Test("Of several versions the current one counts")
  func versions() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString)/Model.xcdatamodeld")
    defer { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }
    for (version, name) in [("Model", "Old"), ("Model 2", "New"), ("Model 3", "Later")] {
      let place = folder.appendingPathComponent("\(version).xcdatamodel")
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      try Data("<model><entity name=\"\(name)\"/></model>".utf8)
        .write(to: place.appendingPathComponent("contents"))
    }
    #expect(DataModel(at: folder)?.entities.map(\.name) == ["Later"])
    let note = ["_XCCurrentVersionName": "Model 2.xcdatamodel"]
    try PropertyListSerialization.data(fromPropertyList: note, format: .xml, options: 0)
      .write(to: folder.appendingPathComponent(".xccurrentversion"))
    #expect(DataModel(at: folder)?.entities.map(\.name) == ["New"])
  }
}
