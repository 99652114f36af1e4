import Foundation
import TestSupport
import Testing

@testable import halcyon

@Suite(
  "A file that is named alone is shown with what it needs of the program around it",
  .enabled(if: HalcyonCommandLine.isBuilt))
struct SurroundingProgramTests {
  /// A project with a view that needs another file, one that needs nothing, and one that does not compile.
  private func project() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("", to: "App.xcodeproj/project.pbxproj")
    try folder.write(
      """
      import SwiftUI
      struct Card: View { let title: String; var body: some View { Tint.color } }
      #Preview { Card(title: Tint.name) }
      """, to: "App/Views/Card.swift")
    try folder.write(
      "import SwiftUI\nenum Tint { static let color = Color.red; static let name = \"a\" }",
      to: "App/Tint.swift")
    try folder.write(
      "import SwiftUI\n#Preview { Color.blue }\nlet wrong = Card(title: nowhere)",
      to: "App/Wrong.swift")
    return folder
  }

  private func draw(_ folder: TemporaryFolder, _ file: String) throws -> HalcyonCommandLine.Answer {
    try HalcyonCommandLine.run(["still", folder.file(file), "-o", folder.file("out.png")])
  }

  @Test("What it needs is compiled with it, and nothing else, and its own preview is shown")
  func drawn() throws {
    let folder = try project()
    let answer = try draw(folder, "App/Views/Card.swift")
    #expect(answer.status == 0)
    #expect(
      answer.errors == "note: shown with 1 other file of the program in \(folder.url.path)\n")
    #expect(FileManager.default.fileExists(atPath: folder.file("out.png")))
  }

  @Test("Initializers that other files give to known types are found, too")
  func initializers() throws {
    let folder = try project()
    try folder.write(
      "import SwiftUI\nextension Color { init(hex: String) { self = .red } }", to: "App/Hex.swift")
    try folder.write("import SwiftUI\n#Preview { Color(hex: \"f00\") }", to: "App/Views/Red.swift")
    let answer = try draw(folder, "App/Views/Red.swift")
    #expect(answer.status == 0)
    #expect(answer.errors.contains("note: shown with 1 other file"))
  }

  @Test("Where the project is not there, the folder with the app's assets is the program")
  func assets() throws {
    let folder = try project()
    try FileManager.default.removeItem(atPath: folder.file("App.xcodeproj"))
    #expect(try draw(folder, "App/Views/Card.swift").status == 2)
    try folder.write("{}", to: "App/Assets.xcassets/Contents.json")
    let answer = try draw(folder, "App/Views/Card.swift")
    #expect(answer.status == 0)
    #expect(answer.errors.hasSuffix("of the program in \(folder.file("App"))\n"))
  }

  @Test("A view that compiles alone has the pictures and colours of the program around it")
  func colors() throws {
    let folder = try project()
    try folder.write(
      #"{"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components": {"red": "1", "green": "0", "blue": "0", "alpha": "1"}}}]}"#,
      to: "App/Assets.xcassets/Brand.colorset/Contents.json")
    try folder.write(
      "import SwiftUI\nstruct Plain: View { var body: some View { Color(\"Brand\").ignoresSafeArea() } }\n#Preview { Plain() }",
      to: "App/Views/Plain.swift")
    let answer = try draw(folder, "App/Views/Plain.swift")
    #expect(answer.status == 0 && answer.errors.isEmpty)
  }

  @Test("Objects that its preview does not supply are made new, whatever file they are of")
  func objects() throws {
    let folder = try project()
    try folder.write(
      "import SwiftUI\nclass Store: ObservableObject { @Published var title = \"a\" }",
      to: "App/Store.swift")
    try folder.write(
      """
      import SwiftUI
      struct Shop: View { @EnvironmentObject var store: Store; var body: some View { Text(store.title) } }
      #Preview { Shop() }
      """, to: "App/Views/Shop.swift")
    let answer = try draw(folder, "App/Views/Shop.swift")
    #expect(answer.status == 0)
    #expect(answer.errors.contains("nothing supplies the view with Store"))
  }

  @Test("Of a project with several apps the one that has the file is the program")
  func otherApp() throws {
    let folder = try project()
    func target(_ name: String, _ file: String) -> String {
      """
      T\(name) = {isa = PBXNativeTarget; name = \(name); productType = "com.apple.product-type.application"; buildPhases = (P\(name)); };
      P\(name) = {isa = PBXSourcesBuildPhase; files = (\(file)); };
      """
    }
    func file(_ name: String, _ path: String) -> String {
      """
      \(name) = {isa = PBXBuildFile; fileRef = F\(name); };
      F\(name) = {isa = PBXFileReference; path = \(path); sourceTree = SOURCE_ROOT; };
      """
    }
    try folder.write(
      """
      {rootObject = R; objects = {
      R = {isa = PBXProject; mainGroup = G; targets = (TApp, TOther); };
      G = {isa = PBXGroup; children = (FA, FB, FC, FD); sourceTree = "<group>"; };
      \(file("A", "App/Tint.swift")) \(file("B", "App/Wrong.swift"))
      \(file("C", "Other/Sign.swift")) \(file("D", "Other/Words.swift"))
      \(target("App", "A, B")) \(target("Other", "C, D"))
      }; }
      """, to: "App.xcodeproj/project.pbxproj")
    try folder.write(
      "import SwiftUI\n#Preview { Text(Words.hello) }", to: "Other/Sign.swift")
    try folder.write("enum Words { static let hello = \"Hello\" }", to: "Other/Words.swift")
    let answer = try draw(folder, "Other/Sign.swift")
    #expect(answer.status == 0)
    #expect(answer.errors.contains("note: shown with 1 other file of the program"))
  }

  @Test("A mistake of its own is told as if it were alone")
  func mistake() throws {
    let folder = try project()
    let answer = try draw(folder, "App/Wrong.swift")
    #expect(answer.status == 2)
    #expect(answer.errors.contains("cannot find 'nowhere' in scope"))
    #expect(!answer.errors.contains("note: shown with"))
  }

  @Test(
    "Where the program around it needs a module that is not here, that is said beside the missing name"
  )
  func regret() throws {
    let folder = try project()
    try folder.write(
      "import SwiftUI\nimport Nowhere\nenum Tint { static let color = nowhere(); static let name = \"\" }",
      to: "App/Tint.swift")
    let answer = try draw(folder, "App/Views/Card.swift")
    #expect(answer.status == 2)
    #expect(answer.errors.contains("cannot find 'Tint' in scope"))
    #expect(answer.errors.contains("it does not compile either: Nowhere is not here. See what"))
    #expect(answer.errors.contains("halcyon check \(folder.url.path)\n"))
  }

  @Test(
    "Where a file that it needs does not compile, that is told instead of the names that it misses alone"
  )
  func elsewhere() throws {
    let folder = try project()
    try folder.write(
      "import SwiftUI\nenum Tint { static let color: Color = 1; static let name = \"\" }",
      to: "App/Tint.swift")
    let answer = try draw(folder, "App/Views/Card.swift")
    #expect(answer.status == 2)
    #expect(answer.errors.contains("App/Tint.swift:2:"))
    #expect(!answer.errors.contains("cannot find"))
    #expect(
      answer.errors.contains(
        "note: compiled with what it needs of the program in \(folder.url.path), which does not compile\n"
      ))
  }

  @Test("A file of a module that others import is shown with its own and those that it imports")
  func module() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "Cards",
        targets: [
          .target(name: "Tints"), .target(name: "Cards", dependencies: ["Tints"]),
          .executableTarget(name: "Shop", dependencies: ["Cards"]),
        ])
      """, to: "Package.swift")
    try folder.write(
      """
      import SwiftUI
      import Cards
      @main struct Shop: App { var body: some Scene { WindowGroup { Color.red } } }
      """, to: "Sources/Shop/Shop.swift")
    try folder.write(
      "import SwiftUI\nimport Tints\n#Preview { tint.frame(width: side) }",
      to: "Sources/Cards/Card.swift")
    try folder.write("let side = 10.0", to: "Sources/Cards/Side.swift")
    try folder.write(
      "import SwiftUI\nimport Tints\n#Preview { tint }", to: "Sources/Cards/Plain.swift")
    try folder.write(
      "import SwiftUI\npublic let tint = Color.red", to: "Sources/Tints/Tint.swift")
    let answer = try draw(folder, "Sources/Cards/Card.swift")
    #expect(answer.status == 0)
    #expect(answer.errors.contains("note: shown with 1 other file of the program"))
    let plain = try draw(folder, "Sources/Cards/Plain.swift")
    #expect(plain.status == 0)
    #expect(plain.errors.contains("note: shown with modules of the program in"))
  }

  @Test("A file of a package has its package, and an example beside the package's sources has not")
  func package() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "Cards",
        targets: [.target(name: "Tints"), .target(name: "Cards", dependencies: ["Tints"])])
      """, to: "Package.swift")
    try folder.write(
      "import SwiftUI\nimport Tints\n#Preview { tint.frame(width: side) }",
      to: "Sources/Cards/Card.swift")
    try folder.write("let side = 10.0", to: "Sources/Cards/Side.swift")
    try folder.write(
      "import SwiftUI\npublic let tint = Color.red", to: "Sources/Tints/Tint.swift")
    try folder.write(
      "import SwiftUI\n#Preview { Color.red.frame(width: side) }", to: "Examples/Loose.swift")
    let answer = try draw(folder, "Sources/Cards/Card.swift")
    #expect(answer.status == 0)
    #expect(answer.errors.contains("note: shown with 1 other file of the program"))
    #expect(try draw(folder, "Examples/Loose.swift").status == 2)
  }

  @Test("Modules of a project that Tuist would make are one, as far as they are needed")
  func described() throws {
    let folder = try TemporaryFolder()
    try folder.write("import ProjectDescription\nlet project = Project()", to: "Project.swift")
    try folder.write(
      "import SwiftUI\nimport Design\n#Preview { Color.brand }", to: "Targets/Home/Home.swift")
    try folder.write(
      "import SwiftUI\nextension Color { public static let brand = Color.red }",
      to: "Targets/Design/Colors.swift")
    let answer = try draw(folder, "Targets/Home/Home.swift")
    #expect(answer.status == 0)
    #expect(answer.errors.contains("note: shown with 1 other file of the program"))
  }

  @Test("Files without a project or a package above them have no program around them")
  func alone() throws {
    let folder = try TemporaryFolder()
    try folder.write("let a = 1", to: "A.swift")
    try folder.write("let b = 1", to: "B.swift")
    #expect(SurroundingProgram(of: try SourceSet(paths: [folder.file("A.swift")])) == nil)
  }
}
