import Foundation
import TestSupport
import Testing

@testable import halcyon

@Suite("An installed Halcyon, and the compiler that it needs")
struct InstallationTests {
  /// A prefix as packages lay it out, and a toolchain of that version beside it.
  private func place(swift version: String, needs needed: String) throws -> (
    TemporaryFolder, [String: String]
  ) {
    let folder = try TemporaryFolder()
    for name in ["libHalcyonRuntime.so", "SwiftUIMacros-tool", "Modules/SwiftUI.swiftmodule"] {
      try folder.write("", to: "prefix/" + name)
    }
    try folder.write("module CFreeType {}\n", to: "prefix/CModules/CFreeType/module.modulemap")
    try folder.write("Swift version \(needed)\n", to: "prefix/swift-version")
    let compiler = try folder.write("#!/bin/sh\n", to: "usr/bin/swiftc")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: compiler)
    try folder.write(
      "// swift-interface-format-version: 1.0\n// swift-compiler-version: Swift version \(version) (swift-\(version)-RELEASE)\n",
      to: "usr/lib/swift/linux/Swift.swiftmodule/x86_64-unknown-linux-gnu.swiftinterface")
    let environment = ["HALCYON_HOME": folder.file("prefix"), "PATH": folder.file("usr/bin")]
    return (folder, environment)
  }

  @Test("It needs no package around it, and has maps of its own")
  func withoutPackage() throws {
    let (folder, environment) = try place(swift: "6.3.1", needs: "6.3.1")
    let installation = try Installation.find(environment: environment)
    #expect(installation.package == nil)
    #expect(
      installation.moduleMaps.map(\.path) == [
        folder.file("prefix/CModules/CFreeType/module.modulemap")
      ])
    let arguments = CompilerInvocation(installation: installation, isRelease: false)
      .search(moduleCache: folder.url)
    #expect(!arguments.contains { $0.hasPrefix("-I/usr/include") })
  }

  @Test("Another compiler is refused in one sentence", arguments: ["6.3", "6.2.4", "7.0"])
  func otherVersion(version: String) throws {
    let (folder, environment) = try place(swift: version, needs: "6.3.1")
    let failure = #expect(throws: CommandFailure.self) {
      try Installation.find(environment: environment)
    }
    #expect(failure?.code == 69)
    let message = failure?.message ?? ""
    #expect(message.contains("is Swift \(version), and this Halcyon needs Swift 6.3.1"))
    #expect(!message.contains("\n"))
    _ = folder
  }

  @Test("The launcher's toolchain goes before the PATH")
  func toolchain() throws {
    let (folder, environment) = try place(swift: "6.3.1", needs: "6.3.1")
    let own = environment.merging(["PATH": "/nowhere", "HALCYON_TOOLCHAIN": folder.file("usr")]) {
      $1
    }
    #expect(try Installation.find(environment: own).compiler.path == folder.file("usr/bin/swiftc"))
  }
}
