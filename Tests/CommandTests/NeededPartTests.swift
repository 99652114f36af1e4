import Foundation
import TestSupport
import Testing

@testable import halcyon

@Suite(
  "A program with a module that is not here is shown as far as it does without it",
  .enabled(if: HalcyonCommandLine.isBuilt))
struct NeededPartTests {
  private func program() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      import SwiftUI
      struct Plain: View { var body: some View { Tint.color.frame(width: 10, height: 10) } }
      struct ContentView: View { var body: some View { Plain(); Far() } }
      """, to: "Program/Plain.swift")
    try folder.write(
      "import SwiftUI\nenum Tint { static let color = Color(red: 1, green: 0, blue: 0) }",
      to: "Program/Tint.swift")
    try folder.write(
      """
      import SwiftUI
      import FarAway
      struct Scan: View { var body: some View { FarView() } }
      #Preview { Tint.color }
      """, to: "Program/Scan.swift")
    return folder
  }

  private func draw(_ folder: TemporaryFolder, _ options: String...) throws
    -> HalcyonCommandLine.Answer
  {
    try HalcyonCommandLine.run(
      ["still", folder.file("Program"), "-o", folder.file("out.png")] + options)
  }

  @Test("A view that needs only files without the module is drawn, and what is left out is said")
  func drawn() throws {
    let folder = try program()
    try folder.write(
      "import SwiftUI\nstruct Plain: View { var body: some View { Tint.color } }",
      to: "Program/Plain.swift")
    let answer = try draw(folder, "--view", "Plain")
    #expect(answer.status == 0)
    #expect(
      answer.errors.contains(
        "1 of the program's 3 files is left out, which what is shown does not need; Scan.swift imports what is not here: FarAway."
      ))
    #expect(FileManager.default.fileExists(atPath: folder.file("out.png")))
  }

  @Test("One that comes to the module by way of others is not, and the import is said")
  func needed() throws {
    let folder = try program()
    try folder.write(
      "import SwiftUI\nstruct Plain: View { var body: some View { Scan() } }",
      to: "Program/Plain.swift")
    let answer = try draw(folder, "--view", "Plain")
    #expect(answer.status == 2)
    #expect(answer.errors.contains("Scan.swift:2:8: error: no such module 'FarAway'"))
    #expect(!FileManager.default.fileExists(atPath: folder.file("out.png")))
  }

  @Test("A module of which nothing is used is imported as an empty one, and that is said")
  func unused() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      import SwiftUI
      import FarAway
      struct ContentView: View { var body: some View { Color.red } }
      """, to: "Program/A.swift")
    let answer = try draw(folder)
    #expect(answer.status == 0)
    #expect(
      answer.errors.contains("warning: FarAway is not here; what is shown uses nothing of it."))
    #expect(FileManager.default.fileExists(atPath: folder.file("out.png")))
  }

  @Test("A mistake in the part that is needed leaves the missing module to be said")
  func mistake() throws {
    let folder = try program()
    let answer = try draw(folder, "--view", "Plain")
    #expect(answer.status == 2)
    #expect(answer.errors.contains("no such module 'FarAway'"))
  }

  @Test("A mistake in a file that is not needed is said while all modules are there")
  func otherMistake() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "import SwiftUI\nstruct Plain: View { var body: some View { Color.red } }",
      to: "Program/Plain.swift")
    try folder.write("import SwiftUI\nlet far = nowhere\n", to: "Program/Other.swift")
    let answer = try draw(folder, "--view", "Plain")
    #expect(answer.status == 2)
    #expect(answer.errors.contains("cannot find 'nowhere' in scope"))
  }

  /// A view with a word that another file, which cannot be compiled, has as a member of something else.
  private func sharing() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      import SwiftUI
      struct Plain: View {
        let caption = Caption(text: "a")
        var body: some View { Text(caption.text).background(Color.teal) }
      }
      """, to: "Program/Plain.swift")
    try folder.write("struct Caption { var text: String }", to: "Program/Caption.swift")
    try folder.write(
      """
      import FarAway
      struct Scan { let view: FarView }
      extension Scan { var caption: FarText { view.text } }
      """, to: "Program/Scan.swift")
    return folder
  }

  @Test(
    "Files that share a name with what is shown, and no more, are left out when they cannot be compiled"
  )
  func sharedName() throws {
    let folder = try sharing()
    let answer = try draw(folder, "--view", "Plain")
    #expect(answer.status == 0)
    #expect(answer.errors.contains("1 of the program's 3 files is left out"))
    #expect(answer.errors.contains("Scan.swift imports what is not here: FarAway."))
  }

  @Test("A file that gives a name of SwiftUI's another meaning is kept")
  func shadowing() throws {
    let folder = try sharing()
    try folder.write(
      "import SwiftUI\nextension Color { static var teal: Color { .red } }",
      to: "Program/Colors.swift")
    let answer = try draw(folder, "--view", "Plain")
    #expect(answer.status == 0)
    #expect(answer.errors.contains("1 of the program's 4 files is left out"))
  }

  @Test("An overload that another file has is found where the compiler names nothing")
  func overload() throws {
    let folder = try sharing()
    try folder.write(
      """
      import SwiftUI
      struct Plain: View {
        let caption = [Caption(text: "b"), Caption(text: "a")].sorted(by: \\Caption.text)[0]
        var body: some View { Text(caption.text) }
      }
      """, to: "Program/Plain.swift")
    try folder.write(
      """
      extension Sequence {
        func sorted(by path: KeyPath<Element, String>) -> [Element] {
          sorted { $0[keyPath: path] < $1[keyPath: path] }
        }
      }
      """, to: "Program/Sorting.swift")
    let answer = try draw(folder, "--view", "Plain")
    #expect(answer.status == 0)
    #expect(answer.errors.contains("1 of the program's 4 files is left out"))
  }

  @Test("What the view itself needs of the module is missing as ever")
  func missed() throws {
    let folder = try sharing()
    try folder.write(
      """
      import SwiftUI
      struct Plain: View { let scan: Scan; var body: some View { Text(scan.caption) } }
      """, to: "Program/Plain.swift")
    let answer = try draw(folder, "--view", "Plain")
    #expect(answer.status == 2)
    #expect(answer.errors.contains("no such module 'FarAway'"))
  }
}
