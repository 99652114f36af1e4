import Foundation
import TestSupport
import Testing

@testable import halcyon

@Suite("Check tells of everything that is missing at once")
struct ProgramCheckTests {
  @Test(
    "Three missing modules and five missing names are in one answer",
    .enabled(if: HalcyonCommandLine.isBuilt))
  func allAtOnce() throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appendingPathComponent("Eight.swift")
    try """
    import SwiftUI
    import RealityKit
    import ARKit
    import Charrts

    struct ContentView: View {
      @State private var shown: SCNScenes?
      var body: some View {
        VStack {
          Text("a").handGestureShortcut("x").paddding()
          Circle().fill(.red)
            .qqqqqqq(3)
        }
        .frme(width: 3)
      }
    }
    """.write(to: file, atomically: true, encoding: .utf8)
    let answer = try HalcyonCommandLine.run(["check", file.path, "--json"])
    #expect(answer.status == 2)
    let report = try JSONDecoder().decode(Report.self, from: Data(answer.output.utf8))
    #expect(!report.compiles)
    #expect(
      Set(report.missing.keys) == [
        "RealityKit", "ARKit", "Charrts", "SCNScenes", "handGestureShortcut", "paddding", "qqqqqqq",
        "frme",
      ])
    let advice = Dictionary(
      report.diagnostics.map { ($0.missing ?? "", $0.advice) }, uniquingKeysWith: { $1 ?? $0 })
    #expect(advice["ARKit"] == "Apple's ARKit is not in Halcyon yet.")
    #expect(advice["Charrts"] == "Did you mean 'Charts'?")
    #expect(advice["paddding"] == "Did you mean 'padding'?")
    #expect(advice["frme"] == "Did you mean 'frame'?")
    #expect(report.diagnostics.first { $0.missing == "qqqqqqq" }?.line == 12)
    #expect(!answer.output.contains("StandIn"))
  }

  @Test(
    "What a framework brings to views is there where the program imports it",
    .enabled(if: HalcyonCommandLine.isBuilt))
  func frameworks() throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appendingPathComponent("Shop.swift")
    try """
    import StoreKit
    import SwiftUI

    struct Shop: View {
      @State private var isShown = false
      var body: some View {
        Text("a").appStoreOverlay(isPresented: $isShown) {
          SKOverlay.AppConfiguration(appIdentifier: "1", position: .bottom)
        }
        .paddding()
      }
    }
    """.write(to: file, atomically: true, encoding: .utf8)
    let answer = try HalcyonCommandLine.run(["check", file.path, "--json"])
    let report = try JSONDecoder().decode(Report.self, from: Data(answer.output.utf8))
    #expect(report.missing == ["paddding": 1])
  }

  @Test(
    "What stands behind an argument that nobody can type is found too",
    .enabled(if: HalcyonCommandLine.isBuilt))
  func behindArguments() throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appendingPathComponent("Behind.swift")
    try """
    import SwiftUI
    import RealityKit

    struct ContentView: View {
      @Environment(\\.sparkle) private var sparkle
      let names = ["a", "b"]
      var body: some View {
        VStack {
          RealityView { content in content.add(1) }
          TextEdditor(text: .constant(""))
          ForEachh(names, id: \\.self) { name in Text(name).shimmery() }
          Circle().strokke(.red).shadow(radius: sparkle ? 3 : 0)
          Color.azure.frame(height: 20)
        }
      }
    }
    """.write(to: file, atomically: true, encoding: .utf8)
    let answer = try HalcyonCommandLine.run(["check", file.path, "--json"])
    let report = try JSONDecoder().decode(Report.self, from: Data(answer.output.utf8))
    #expect(
      Set(report.missing.keys) == [
        "RealityKit", "RealityView", "TextEdditor", "ForEachh", "shimmery", "strokke", "azure",
        "sparkle",
      ])
    #expect(report.diagnostics.allSatisfy { $0.missing != nil })
    #expect(report.diagnostics.map(\.line) == [2, 5, 9, 10, 11, 11, 12, 13])
    #expect(!answer.output.contains("StandIn"))
  }

  @Test(
    "A member of the program's own, and one behind a missing type, is not missed",
    .enabled(if: HalcyonCommandLine.isBuilt))
  func ownMembers() throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appendingPathComponent("Own.swift")
    try """
    import SwiftUI

    struct Point3 { var depthOfField = 1.0 }
    extension View { func glossed() -> some View { self } }
    struct ContentView: View {
      var body: some View {
        Meterr(Point3().depthOfField) { level in Text("x") }.glossed()
        let engine = Enginee.shared
        Text("a").wobbled().glossed().paddding()
      }
    }
    """.write(to: file, atomically: true, encoding: .utf8)
    let answer = try HalcyonCommandLine.run(["check", file.path, "--json"])
    let report = try JSONDecoder().decode(Report.self, from: Data(answer.output.utf8))
    #expect(Set(report.missing.keys) == ["Meterr", "Enginee", "wobbled", "paddding"])
  }

  private struct Report: Decodable {
    struct Line: Decodable {
      var line: Int
      var missing: String?
      var advice: String?
    }
    var compiles: Bool
    var missing: [String: Int]
    var diagnostics: [Line]
  }

  @Test(
    "A program with missing modules is not compiled at all: all of them are said at once",
    .enabled(if: HalcyonCommandLine.isBuilt))
  func modulesBeforeCompiling() throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appendingPathComponent("Two.swift")
    try
      "import SwiftUI\nimport RealityKit\nimport ARKit\nstruct ContentView: View { var body: some View { nope } }\n"
      .write(to: file, atomically: true, encoding: .utf8)
    let output = folder.url.appendingPathComponent("out.png").path
    let answer = try HalcyonCommandLine.run(["still", file.path, "-o", output])
    #expect(answer.status == 2)
    #expect(answer.errors.contains("Two.swift:2:8: error: no such module 'RealityKit'"))
    #expect(answer.errors.contains("Two.swift:3:8: error: no such module 'ARKit'"))
    #expect(!answer.errors.contains("nope"))
    #expect(!FileManager.default.fileExists(atPath: output))
  }
}

@Suite("Imports are found in sources")
struct MissingImportsTests {
  @Test(
    "No package is asked for one of Apple's frameworks that is not here",
    .enabled(if: HalcyonCommandLine.isBuilt))
  func frameworks() throws {
    let installation = try Installation.find(environment: HalcyonCommandLine.environment())
    #expect(!installation.canImport("AppKit") && installation.mayProvide("AppKit"))
    #expect(installation.mayProvide("SwiftUI"))
    #expect(!installation.mayProvide("Splash"))
  }

  @Test("Attributes, access levels and kinds stand before and behind the word")
  func forms() {
    let text = """
      import A
      @testable import B
      internal import C; import D
      import struct E.Inner
      import F.Sub
      let x = "import G"
      // import H
      import  // nothing
      func import2() {}
      @_spi(Name) import I
      """
    #expect(MissingImports.imports(in: text).map(\.module) == ["A", "B", "C", "D", "E", "F", "I"])
    let inner = MissingImports.imports(in: text)[4]
    #expect(inner == MissingImports.Use(module: "E", line: 4, column: 15))
  }
}

@Suite("What a message says is missing")
struct MissingNameTests {
  @Test("Each form of the compiler's names what and where")
  func forms() {
    #expect(MissingName("no such module 'A.B'") == .module("A"))
    #expect(MissingName("cannot find type 'T' in scope; did you mean 'U'?") == .type("T"))
    #expect(MissingName("cannot find 'f' in scope") == .value("f"))
    let member = MissingName("value of type 'VStack<Text>' has no member 'x'")
    #expect(member == .member("x", of: "VStack<Text>"))
    #expect(member?.owner == "VStack")
    #expect(MissingName("value of type 'some View' has no member 'x'")?.owner == "View")
    #expect(MissingName("type 'Color' has no member 'redd'") == .staticMember("redd", of: "Color"))
    #expect(
      MissingName(
        "value of type 'Binding<M>' has no dynamic member 'q' using key path from root type 'M'")?
        .name
        == "q")
    #expect(MissingName("expected expression") == nil)
  }
}

@Suite("Stand-ins")
struct StandInsTests {
  @Test("Each name is declared once, and what cannot be declared is left out")
  func declarations() throws {
    var standIns = StandIns()
    let member = MissingName.member("glow", of: "Text")
    #expect(standIns.source == nil)
    let names = [member, member, .member("x", of: "(Int, Int)"), .other("Model")]
    let areNew = names.map { standIns.add($0) }
    #expect(areNew == [true, false, false, false])
    let source = try #require(standIns.source)
    #expect(source.contains("extension View { var `glow`"))
    #expect(source.contains("extension Text { var `glow`"))
  }
}

@Suite("Names that Apple's frameworks are known to have")
struct AppleNamesTests {
  private var names: AppleNames {
    let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    return AppleNames(folder: sources.appendingPathComponent("Sources/halcyon/Known"))
  }

  @Test("Types, members, functions and frameworks are told apart")
  func tables() {
    #expect(names.hasType("Table"))
    #expect(!names.hasType("table"))
    #expect(names.owners["typeSelectEquivalent"] == ["View"])
    #expect(names.members["Color"]?.contains("mint") == true)
    #expect(names.functions.contains("withAnimation"))
    #expect(names.frameworks.contains("MapKit"))
    #expect(!names.frameworks.contains("Lottie"))
  }

  @Test("Without the tables nothing is known")
  func absent() {
    let none = AppleNames(folder: URL(fileURLWithPath: "/nowhere"))
    #expect(none.members.isEmpty)
    #expect(none.frameworks.isEmpty)
  }
}
