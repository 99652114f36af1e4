import Foundation
import TestSupport
import Testing

@testable import halcyon

@Suite("Names that a module shares with Combine")
struct SharedNamesTests {
  private func module(_ name: String, _ text: String, in folder: TemporaryFolder) throws
    -> LocalModule
  {
    let file = URL(fileURLWithPath: try folder.write(text, to: "\(name)/\(name).swift"))
    return LocalModule(
      name: name, packageName: name, languageVersion: "5", files: [file], dependencies: [],
      folder: file.deletingLastPathComponent(), resources: ResourceList())
  }

  @Test("A public type is declared again, unless nobody imports it or it is no name of Combine's")
  func shared() throws {
    let folder = try TemporaryFolder()
    let kit = try module(
      "Kit",
      """
      public struct Subscription {}
      public final class Order {}
      struct Future {}
      public enum Outer {
        public struct Just {}
      }
      """, in: folder)
    let other = try module("Other", "public struct Record {}", in: folder)
    let file = URL(
      fileURLWithPath: try folder.write("import SwiftUI\nimport Kit\n", to: "App.swift"))
    #expect(
      SharedNames.source(for: [file], importing: [kit, other])
        == "import Kit\npublic typealias Subscription = Kit.Subscription\n")
    #expect(SharedNames.source(for: [file], importing: [other]) == nil)
  }

  @Test("A name that stands beside an import of Combine is left as it is")
  func besideCombine() throws {
    let folder = try TemporaryFolder()
    let kit = try module("Kit", "public struct Subscription {}", in: folder)
    let files = try [
      "A": "import SwiftUI\nimport Kit", "B": "import Combine\nvar own: Subscription?",
    ].sorted { $0.key < $1.key }.map {
      URL(fileURLWithPath: try folder.write($0.value, to: "\($0.key).swift"))
    }
    #expect(SharedNames.source(for: files, importing: [kit]) == nil)
    #expect(SharedNames.source(for: [files[0]], importing: [kit]) != nil)
  }
}
