import Foundation
import TestSupport
import Testing

@testable import halcyon

@Suite("The style that a program's property list asks for")
struct UserInterfaceStyleTests {
  @Test("A list's own style counts before that of the project's settings")
  func lists() throws {
    let folder = try TemporaryFolder()
    let project = """
      // !$*UTF8*$!
      { objects = { A = { isa = XCBuildConfiguration;
        buildSettings = { INFOPLIST_KEY_UIUserInterfaceStyle = Dark; SWIFT_VERSION = 6.0;
          SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor; }; };
        B = { isa = XCBuildConfiguration; buildSettings = { SWIFT_VERSION = 5.0; }; }; }; }
      """
    try folder.write(project, to: "App.xcodeproj/project.pbxproj")
    let settings = BuildSettings(projectIn: folder.url)
    #expect(settings.userInterfaceStyle(in: nil) == "Dark")
    // What a project's programs may say depends on its version and on who they belong to.
    #expect(settings.flags.starts(with: ["-default-isolation", "MainActor"]))
    #expect(settings.flags.contains("IsolatedDefaultValues"))
    #expect(BuildSettings().flags.isEmpty)
    #expect(BuildSettings().userInterfaceStyle(in: nil) == nil)
    let list = try folder.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>UIUserInterfaceStyle</key><string>Dark</string></dict></plist>
      """, to: "Info.plist")
    #expect(BuildSettings().userInterfaceStyle(in: URL(fileURLWithPath: list)) == "Dark")
  }
}
