import Foundation
import Testing
import UIKit

@Suite("Quick actions of a program")
@MainActor
struct UIApplicationShortcutItemTests {
  @Test("What a program offers is kept as it was said")
  func offering() {
    let application = UIApplication.shared
    let before = application.shortcutItems
    defer { application.shortcutItems = before }
    let add = UIApplicationShortcutItem(
      type: "add", localizedTitle: "Add", localizedSubtitle: "A note",
      icon: UIApplicationShortcutIcon(systemImageName: "plus"),
      userInfo: ["from": "icon" as NSString])
    application.shortcutItems = [
      add, UIApplicationShortcutItem(type: "find", localizedTitle: "Find"),
    ]
    #expect(application.shortcutItems?.map(\.type) == ["add", "find"])
    #expect(add.localizedSubtitle == "A note" && add.icon?.name == "plus")
    #expect(add.userInfo?["from"] as? NSString == "icon")
    #expect(application.shortcutItems?.last?.icon == nil)
  }

  @Test("One that can be changed is offered as it is then")
  func changing() {
    let item = UIMutableApplicationShortcutItem(type: "draft", localizedTitle: "Draft")
    item.localizedTitle = "Draft 2"
    item.targetContentIdentifier = "2"
    let offered: UIApplicationShortcutItem = item
    #expect(
      offered.localizedTitle == "Draft 2" && offered.targetContentIdentifier as? String == "2")
  }

  @Test("A program has one scene, with one window and the points of the screen")
  func scenes() throws {
    let scenes = UIApplication.shared.connectedScenes
    let scene = try #require(scenes.first as? UIWindowScene)
    #expect(scenes.count == 1 && scene.activationState == .foregroundActive)
    #expect(scene.windows.count == 1 && scene.keyWindow === scene.windows.first)
    #expect(scene.coordinateSpace.bounds == scene.screen.bounds)
  }
}
