import Foundation
import Testing

@testable import halcyon

@Suite("Extensions that override")
struct ExtensionOverridesTests {
  private let scene = "class Game: SKScene {\n  let a = 1\n}\n"
  private let touches = """
    extension Game {
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { a }
      public override class func load(in n: Int,
        _ b: () -> Void) throws -> Int { 1 }
      override var canBecomeFirstResponder: Bool { true }
      override var title: String? { get { nil } set {} }
    }
    private extension Game { override func hidden() {} }
    """

  @Test(
    "The class calls what its extension has under another name, in the line that it begins with")
  func callers() throws {
    let overrides = ExtensionOverrides(in: [scene, touches])
    let adapted = try #require(PlatformSource.adapted(scene, overrides))
    #expect(adapted.split(separator: "\n").count == 3)
    #expect(
      adapted.contains(
        "override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { touchesBega_(touches, with: event) }"
      ))
    #expect(
      adapted.contains(
        "public class override func load(in n: Int,     _ b: () -> Void) throws -> Int { try loa_(in: n, b) }"
      ))
    #expect(
      adapted.contains("override var canBecomeFirstResponder: Bool { canBecomeFirstResponde_ }"))
  }

  @Test("The extension's method has its line, its body and no override")
  func extensions() throws {
    let overrides = ExtensionOverrides(in: [scene, touches])
    let adapted = try #require(PlatformSource.adapted(touches, overrides))
    #expect(adapted.utf8.count == touches.utf8.count)
    #expect(adapted.contains("           func touchesBega_(_ touches: Set<UITouch>"))
    #expect(adapted.contains("var canBecomeFirstResponde_: Bool"))
    #expect(adapted.contains("override var title") && adapted.contains("override func hidden"))
  }

  @Test("Classes of others stay as they are")
  func others() {
    #expect(ExtensionOverrides(in: [touches]).callers.isEmpty)
    #expect(ExtensionOverrides(in: [scene]).callers.isEmpty)
    #expect(
      PlatformSource.adapted(
        scene, ExtensionOverrides(in: [scene, touches.replacing("Game", with: "Other")])) == nil)
  }

  @Test("Managed properties and methods ask their object, at the end of their lines")
  func managed() throws {
    let source = """
      import CoreData
      extension Candy {
        @NSManaged public var name: String?
        @NSManaged public var origin: Country?; var x: Int { 1 }
        @NSManaged public func addToParts(_ value: Part)
        @objc(insertObject:inPartsAtIndex:)
        @NSManaged public func insertIntoParts(_ value: Part, at idx: Int)
      }
      """
    let adapted = try #require(PlatformSource.adapted(source))
    #expect(
      adapted.contains(
        "public var name: String? { get { _managed() } set { _setManaged(newValue) } }\n"))
    #expect(
      adapted.contains("Country? { get { _managed() } set { _setManaged(newValue) } }; var x"))
    #expect(adapted.contains("(_ value: Part) { _managedCall(#function, value) }\n"))
    #expect(adapted.contains("at idx: Int) { _managedCall(#function, value, idx) }\n"))
    #expect(adapted.split(separator: "\n").count == source.split(separator: "\n").count)
  }
}
