import Foundation
import TestSupport
import Testing

@testable import halcyon

@Suite("Delegates that a program names")
struct DelegateMakersTests {
  private func source(_ text: String) throws -> String? {
    let folder = try TemporaryFolder()
    return DelegateMakers.source(for: [URL(fileURLWithPath: try folder.write(text, to: "A.swift"))])
  }

  @Test(
    "A delegate is made by its type, however its property is written",
    arguments: [
      "@UIApplicationDelegateAdaptor(Listener.self) var delegate",
      "@UIApplicationDelegateAdaptor( Listener.self ) private var delegate",
      "@UIApplicationDelegateAdaptor var delegate: Listener",
      "@UIApplicationDelegateAdaptor private var delegate: Listener",
      "@UIApplicationDelegateAdaptor fileprivate var delegate: Listener",
    ])
  func forms(property: String) throws {
    let source = try #require(try source("struct A: App { \(property) }"))
    #expect(source.contains("extension Listener: _MakableDelegate"))
    #expect(source.contains("{ Listener() }"))
  }

  @Test(
    "A watch's delegate is made by its type, under both of its adaptor's names",
    arguments: [
      "@WKApplicationDelegateAdaptor(Listener.self) var delegate",
      "@WKExtensionDelegateAdaptor private var delegate: Listener",
    ])
  func watch(property: String) throws {
    let source = try #require(try source("struct A: App { \(property) }"))
    #expect(source.contains("import WatchKit"))
    #expect(source.contains("extension Listener: _MakableWatchDelegate"))
    #expect(!source.contains("UIApplicationDelegate"))
  }

  @Test("The delegate of a scene is made where an app's delegate names its class")
  func scene() throws {
    let named = """
      func application() -> UISceneConfiguration {
        configuration.delegateClass = Face.self
        return configuration
      }
      """
    let adaptor = "@UIApplicationDelegateAdaptor(A.self) var a"
    let source = try #require(try source(adaptor + "\n" + named))
    #expect(source.contains("extension Face: _MakableSceneDelegate"))
    #expect(source.contains("-> any UISceneDelegate { Face() }"))
    #expect(try self.source(named) == nil)
  }

  @Test("A delegate that is named twice is made in one way; sources without one have none")
  func others() throws {
    let twice = """
      @UIApplicationDelegateAdaptor(A.self) var a
      @UIApplicationDelegateAdaptor private var b: A
      """
    #expect(try source(twice)?.components(separatedBy: "_MakableDelegate").count == 2)
    #expect(try source("final class AppDelegate: NSObject, UIApplicationDelegate {}") == nil)
  }
}
