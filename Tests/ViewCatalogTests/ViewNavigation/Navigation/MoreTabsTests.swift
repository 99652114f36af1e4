import Foundation
import HalcyonTesting
import SwiftUI
import Testing

/// A bar of a phone holds five tabs: the rest is behind "More".
@MainActor @Suite("More tabs than a bar has room for")
struct MoreTabsTests {
  private struct Tabs: View {
    let count: Int
    @State var selection = 0

    var body: some View {
      TabView(selection: $selection) {
        ForEach(0..<count, id: \.self) { number in
          Text("Screen \(number)").tabItem { Label("Tab \(number)", systemImage: "star") }
            .tag(number)
        }
      }
    }
  }

  @Test("Five tabs stand in the bar; of six the first four do, and More")
  func room() {
    let five = Stage(Tabs(count: 5))
    #expect(five["Tab 4"].exists && !five["More"].exists)
    let six = Stage(Tabs(count: 6))
    #expect(six["Tab 3"].exists && six["More"].exists)
    #expect(!six["Tab 4"].exists && !six["Tab 5"].exists)
  }

  @Test("More lists the others; one that is touched is shown, and the way back leads to the list")
  func listing() {
    let stage = Stage(Tabs(count: 7))
    stage["More"].tap()
    stage.settle()
    #expect(stage["Tab 4"].exists && stage["Tab 6"].exists && !stage["Screen 0"].exists)
    stage["Tab 5"].tap()
    stage.settle()
    #expect(stage["Screen 5"].exists)
    stage["Tab 1"].tap()
    stage.settle()
    #expect(stage["Screen 1"].exists && !stage["Screen 5"].exists)
  }

  @Test("A tab behind More that the program chooses is shown")
  func chosen() {
    let stage = Stage(Tabs(count: 7, selection: 6))
    #expect(stage["Screen 6"].exists)
  }
}
