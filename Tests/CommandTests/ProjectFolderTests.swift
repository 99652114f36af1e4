import Foundation
import TestSupport
import Testing

@testable import halcyon

@Suite("Where a project lies")
struct ProjectFolderTests {
  @Test("Right in the folder, or in the only folder below that has one")
  func places() throws {
    let folder = try TemporaryFolder()
    let start = folder.url.standardizedFileURL
    #expect(ProjectFolder.of(start) == start)
    try folder.write("{}", to: "Pods/Pods.xcodeproj/project.pbxproj")
    try folder.write("{}", to: "Demo/App/App.xcodeproj/project.pbxproj")
    #expect(ProjectFolder.of(start).path == start.path + "/Demo/App")
    try folder.write("{}", to: "Demo/Other/Other.xcodeproj/project.pbxproj")
    #expect(ProjectFolder.of(start) == start)
    try folder.write("{}", to: "Demo/Demo.xcodeproj/project.pbxproj")
    #expect(ProjectFolder.of(start).path == start.path + "/Demo")
  }

  @Test("The nearest one above, at most three levels up, where none lies below")
  func above() throws {
    let folder = try TemporaryFolder()
    let start = folder.url.standardizedFileURL
    try folder.write("{}", to: "A/A.xcodeproj/project.pbxproj")
    try folder.write("", to: "A/b/c/d/e/E.swift")
    #expect(ProjectFolder.above(start) == nil)
    #expect(ProjectFolder.above(start.appendingPathComponent("A")) == nil)
    #expect(
      ProjectFolder.above(start.appendingPathComponent("A/b/c/d"))?.path == start.path + "/A")
    #expect(ProjectFolder.above(start.appendingPathComponent("A/b/c/d/e")) == nil)
  }
}
