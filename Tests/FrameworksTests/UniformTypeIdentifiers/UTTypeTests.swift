import Foundation
import Testing
import UniformTypeIdentifiers

/// After Apple's list of the system's types.
@Suite("Kinds of data")
struct UTTypeTests {
  @Test("Endings and media types lead to the system's kinds, and back")
  func endings() {
    #expect(UTType(filenameExtension: "png") == .png && UTType(filenameExtension: "JPEG") == .jpeg)
    #expect(UTType(mimeType: "application/json") == .json)
    #expect(UTType.png.preferredFilenameExtension == "png")
    #expect(UTType.png.preferredMIMEType == "image/png")
    #expect(UTType.png.identifier == "public.png" && UTType("public.png") == .png)
  }

  @Test("Kinds belong to others, all the way up")
  func families() {
    #expect(UTType.png.conforms(to: .image) && UTType.png.conforms(to: .data))
    #expect(UTType.png.conforms(to: .item) && UTType.png.conforms(to: .png))
    #expect(!UTType.image.conforms(to: .png) && !UTType.png.isSubtype(of: .png))
    #expect(UTType.image.isSupertype(of: .png) && UTType.plainText.isSubtype(of: .text))
    #expect(UTType.json.conforms(to: .text) && !UTType.json.conforms(to: .image))
    #expect(UTType.png.supertypes.isSuperset(of: [.image, .data, .content]))
  }

  @Test("A program's own kind belongs to what it says, else to data")
  func own() {
    let drawing = UTType(exportedAs: "org.example.drawing", conformingTo: .json)
    #expect(drawing.conforms(to: .json) && drawing.conforms(to: .text))
    #expect(!drawing.isPublic && !drawing.isDynamic)
    #expect(UTType(exportedAs: "org.example.plain").conforms(to: .data))
  }

  @Test("An ending that nobody knows is a kind of its own; a name that nobody knows is none")
  func unknown() {
    let kind = UTType(filenameExtension: "halcyontest")
    #expect(kind?.isDynamic == true && kind?.preferredFilenameExtension == "halcyontest")
    #expect(UTType("org.example.unknown") == nil && UTType(mimeType: "a/b") == nil)
  }

  @Test("An address gets the ending of a kind, unless it has one")
  func addresses() {
    let folder = URL(fileURLWithPath: "/tmp")
    #expect(folder.appendingPathComponent("a", conformingTo: .png).lastPathComponent == "a.png")
    #expect(
      folder.appendingPathComponent("a.jpg").appendingPathExtension(for: .png).lastPathComponent
        == "a.jpg")
  }

  @Test("A kind is coded and decoded as itself")
  func coding() throws {
    let data = try JSONEncoder().encode([UTType.png, .text])
    #expect(try JSONDecoder().decode([UTType].self, from: data) == [.png, .text])
  }
}
