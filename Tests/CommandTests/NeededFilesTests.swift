import Foundation
import Testing

@testable import SwiftLexing
@testable import halcyon

@Suite("Files of a program that one of them needs")
struct NeededFilesTests {
  /// The names of the files that are needed from `root` on.
  private func needed(_ root: String, in files: KeyValuePairs<String, String>) -> [String] {
    let sources = files.map {
      CompiledSource(file: URL(fileURLWithPath: "/" + $0.key), tokens: SourceTokens($0.value))
    }
    return NeededFiles(in: sources).all(from: [URL(fileURLWithPath: "/" + root)])
      .map(\.lastPathComponent)
  }

  @Test(
    "Types, functions and variables outside of types are needed where they are named, and what these name"
  )
  func chain() {
    let files = needed(
      "Root.swift",
      in: [
        "Root.swift": "struct Root: View { var body: some View { Row(width: \"\\(margin)\") } }",
        "Row.swift": "struct Row: View { var body: some View { Text(format(1)) } }",
        "Margin.swift": "let margin = 4.0",
        "Format.swift": "public func format(_ number: Int) -> String { \"\" }",
        "Other.swift": "struct Other: View { var body: some View { Root() } }",
      ])
    #expect(files == ["Root.swift", "Row.swift", "Margin.swift", "Format.swift"])
  }

  @Test("A member inside a type is no name of its file's")
  func members() {
    let files = needed(
      "Root.swift",
      in: [
        "Root.swift": "struct Root { func go() { print(title) } }",
        "Other.swift": "struct Other { var title = 1; func print() {} }",
      ])
    #expect(files == ["Root.swift"])
  }

  @Test("An extension of another module's type is needed for its members' names")
  func outsideExtensions() {
    let files = needed(
      "Root.swift",
      in: [
        "Root.swift": "struct Root: View { var body: some View { Color(hex: 1).card() } }",
        "Card.swift": "extension View { func card() -> some View { self } }",
        "Hex.swift": "extension Color { init(hex: Int) { self = .red } }",
        "Badge.swift": "extension View { func badge() -> some View { self } }",
        "Text.swift": "extension Text { init(hex: Int) { self = Text(verbatim: \"\") } }",
      ])
    #expect(files == ["Root.swift", "Card.swift", "Hex.swift"])
  }

  @Test(
    "What is used without its name counts as used, where it is an extension's of another module's type"
  )
  func implied() {
    let files = needed(
      "Root.swift",
      in: [
        "Root.swift": "struct Root { func go(_ date: Date) { print(\"\\(date)\") } }",
        "Dates.swift":
          "extension String.StringInterpolation { mutating func appendInterpolation(_ date: Date) {} }",
        "Other.swift": "struct Other {}\nextension Other { var description: String { \"\" } }",
      ])
    #expect(files == ["Root.swift", "Dates.swift"])
  }

  @Test(
    "All extensions of a type of the program's are needed with it, and conformances of others where they are named"
  )
  func ownExtensions() {
    let files = needed(
      "Root.swift",
      in: [
        "Root.swift": "struct Root { var date: Date; var kind: Kind.Inner }",
        "Kind.swift": "enum Kind { enum Inner { case a } }",
        "Inner.swift": "extension Kind.Inner { var name: String { \"\" } }",
        "Date.swift": "extension Date: @retroactive Identifiable { public var id: Int { 0 } }",
        "URL.swift": "extension URL: Identifiable where Root: Date { public var id: Int { 0 } }",
      ])
    #expect(files == ["Root.swift", "Kind.swift", "Inner.swift", "Date.swift"])
  }

  @Test("Operators, wrappers and macros are needed where they stand")
  func signs() {
    let files = needed(
      "Root.swift",
      in: [
        "Root.swift": "struct Root { @Clamped var a = 1 +++ 2 }",
        "Clamped.swift": "@propertyWrapper struct Clamped { var wrappedValue: Int }",
        "Operator.swift": "func +++ (a: Int, b: Int) -> Int { a + b }",
        "Other.swift": "func --- (a: Int, b: Int) -> Int { a - b }",
      ])
    #expect(files == ["Root.swift", "Clamped.swift", "Operator.swift"])
  }

  @Test("A file whose imports are the others' too is always needed")
  func exportedImports() {
    let files = needed(
      "Root.swift",
      in: [
        "Root.swift": "struct Root {}", "Exports.swift": "@_exported import Core",
        "Other.swift": "import Core\nstruct Other {}",
      ])
    #expect(files == ["Root.swift", "Exports.swift"])
  }
}
