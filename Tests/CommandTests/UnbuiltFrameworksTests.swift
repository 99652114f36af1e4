import Foundation
import TestSupport
import Testing

@testable import halcyon

@Suite("Frameworks that a checkout was built without")
struct UnbuiltFrameworksTests {
  private let folder: TemporaryFolder
  private let installation: Installation

  init() throws {
    folder = try TemporaryFolder()
    for name in ["MapKit", "SpriteKit", "NetworkPaths", "UIDynamics", "CPhysics"] {
      try folder.write("", to: "Sources/Frameworks/\(name)/\(name).swift")
    }
    for name in ["SwiftUI", "UIDynamics"] {
      try folder.write("", to: "products/Modules/\(name).swiftmodule")
    }
    installation = Installation(
      package: folder.url, products: URL(fileURLWithPath: folder.file("products")),
      compiler: URL(fileURLWithPath: folder.file("usr/bin/swiftc")))
  }

  private func asked(by text: String) throws -> [String] {
    let file = URL(fileURLWithPath: try folder.write(text, to: "Program.swift"))
    return UnbuiltFrameworks(of: installation).asked(by: [file], isRelease: false)
  }

  @Test("They are those with sources and without a module, by the names that programs know")
  func names() {
    #expect(UnbuiltFrameworks(of: installation).names == ["MapKit", "SpriteKit", "Network"])
    var whole = installation
    whole.package = nil
    #expect(UnbuiltFrameworks(of: whole).names.isEmpty)
  }

  @Test("A program asks for those that it imports, and for those that it would if it could")
  func asks() throws {
    #expect(try asked(by: "import SwiftUI\nimport UIDynamics\nlet map = \"import MapKit\"") == [])
    #expect(try asked(by: "import SwiftUI\n@preconcurrency import MapKit") == ["MapKit"])
    #expect(
      try asked(by: "#if canImport(SpriteKit)\nimport Network\n#endif") == ["Network", "SpriteKit"])
    #expect(try asked(by: "#if os(watchOS)\nimport MapKit\n#endif") == [])
  }

  @Test("It is refused in one sentence that says what to type")
  func refused() throws {
    let file = URL(fileURLWithPath: try folder.write("import MapKit", to: "Program.swift"))
    let failure = #expect(throws: CommandFailure.self) {
      try UnbuiltFrameworks(of: installation).refuse([file], isRelease: false)
    }
    #expect(failure?.code == 69)
    #expect(failure?.message.contains("MapKit is not built") == true)
    #expect(failure?.message.hasSuffix("\(folder.url.path)/Scripts/build") == true)
  }
}
