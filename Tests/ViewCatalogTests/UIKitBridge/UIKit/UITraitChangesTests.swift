import HalcyonTesting
import SwiftUI
import Testing

@testable import UIKitBridge

@MainActor
@Suite("Changes of traits")
struct UITraitChangesTests {
  private final class Watcher: UIView {
    var seen: [UIUserInterfaceStyle] = []
    var others = 0
    func watch() -> any UITraitChangeRegistration {
      registerForTraitChanges([UITraitLayoutDirection.self]) { (self: Self, _) in
        self.others += 1
      }
      return registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
        (view: Watcher, previous) in
        view.seen += [previous.userInterfaceStyle, view.traitCollection.userInterfaceStyle]
      }
    }
  }

  private func environment(_ scheme: ColorScheme) -> EnvironmentValues {
    var values = EnvironmentValues()
    values.colorScheme = scheme
    return values
  }

  @Test(
    "Who asked for light and dark is told of them with the traits before, until he asks no more")
  func style() {
    let view = Watcher()
    let registration = view.watch()
    view.setAppearance(environment(.light))
    #expect(view.seen.isEmpty)
    view.setAppearance(environment(.dark))
    #expect(view.seen == [.light, .dark] && view.others == 0)
    view.setAppearance(environment(.dark))
    #expect(view.seen.count == 2)
    view.unregisterForTraitChanges(registration)
    view.setAppearance(environment(.light))
    #expect(view.seen.count == 2)
  }

  @Test("A view describes itself by its class")
  func description() {
    #expect(UILabel().description.hasPrefix("<UILabel"))
    #expect("\(Watcher())".hasPrefix("<Watcher"))
  }
}
