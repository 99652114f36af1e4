import Foundation
import TestSupport
import Testing

@testable import halcyon

@Suite(
  "Packages from elsewhere",
  .enabled(if: Installation.findProgram("git") != nil && Installation.findProgram("swift") != nil))
struct RemotePackagesTests {
  @Test("Sources that were damaged are fetched again; what Git keeps beside them does not matter")
  func damaged() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "Far", products: [.library(name: "Far", targets: ["Far"])], targets: [.target(name: "Far")])
      """, to: "Far/Package.swift")
    try folder.write("public let far = 1\n", to: "Far/Sources/Far/Far.swift")
    let script = """
      cd '\(folder.file("Far"))' && git init -q . && git add -A \
      && git -c user.name=a -c user.email=a@b.c commit -qm one && git tag 1.0.0
      """
    let shell = try #require(Installation.findProgram("bash"))
    try #require(try Tool(shell, ["-c", script]).output().status == 0)
    let packages = RemotePackages(
      packages: [
        BuildSettings.RemotePackage(
          address: "file://" + folder.file("Far"), requirement: "exact: \"1.0.0\"")
      ], cache: ProgramCache(folder: folder.url.appendingPathComponent("cache")))
    let checkout = try #require(try packages.checkouts(for: ["Far"]).first)
    let source = checkout.appendingPathComponent("Sources/Far/Far.swift")
    #expect(try String(contentsOf: source, encoding: .utf8) == "public let far = 1\n")

    let mark = checkout.appendingPathComponent(".git/mark")
    try Data().write(to: mark)
    #expect(try packages.checkouts(for: ["Far"]) == [checkout])
    #expect(FileManager.default.fileExists(atPath: mark.path))

    try Damage.zeros.strike(source)
    #expect(try packages.checkouts(for: ["Far"]) == [checkout])
    #expect(try String(contentsOf: source, encoding: .utf8) == "public let far = 1\n")
  }
}
