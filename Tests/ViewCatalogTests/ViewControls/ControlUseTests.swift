import HalcyonTesting
import SwiftUI
import Testing

/// Controls as a user meets them: by what they are called, wherever they stand.
@MainActor @Suite("Controls in use")
struct ControlUseTests {

  private struct Switches: View {
    @State private var isOn = false
    @State private var isBold = false
    var body: some View {
      VStack {
        Toggle("Sound", isOn: $isOn)
        Toggle("Bold", isOn: $isBold).toggleStyle(.button)
        Text("\(isOn) \(isBold)").accessibilityIdentifier("state")
      }
    }
  }

  @Test("A tap on a switch flips its binding, another flips it back; so in the button style")
  func toggles() {
    let stage = Stage(Switches())
    for state in ["true false", "false false"] {
      stage["Sound"].tap()
      stage.settle()
      #expect(stage["state"].label == state)
    }
    stage["Bold"].tap()
    #expect(stage["state"].label == "false true")
  }

  private struct Counting: View {
    @State private var count = 1
    var body: some View { Stepper("\(count)", value: $count, in: 0...2) }
  }

  @Test("A stepper counts within its range")
  func stepper() {
    let stage = Stage(Counting())
    for label in ["2", "2"] {
      stage["Increment"].tap()
      #expect(stage[.stepper].label == label)
    }
    for label in ["1", "0", "0"] {
      stage["Decrement"].tap()
      #expect(stage[.stepper].label == label)
    }
  }

  private struct Acting: View {
    @State private var count = 5
    var body: some View {
      Stepper(onIncrement: { count += 2 }, onDecrement: { count -= 1 }) { Text("\(count)") }
    }
  }

  @Test("A stepper's label may stand behind its actions, as it did at first")
  func acting() {
    let stage = Stage(Acting())
    stage["Increment"].tap()
    #expect(stage[.stepper].label == "7")
    stage["Decrement"].tap()
    #expect(stage[.stepper].label == "6")
  }

  private struct Leaping: View {
    @State private var count = 5
    var body: some View { Stepper("\(count)", value: $count, in: 2...9, step: 4) }
  }

  @Test("A step that would leave a stepper's range ends at its end")
  func leap() {
    let stage = Stage(Leaping())
    for (button, label): (String, String) in [
      ("Decrement", "2"), ("Increment", "6"), ("Increment", "9"),
    ] {
      stage[.label(button)].tap()
      #expect(stage[.stepper].label == label)
    }
  }

  private struct Segments<Value: Hashable>: View {
    @State var chosen: Value
    let tags: [Value]
    var body: some View {
      VStack {
        Picker("Size", selection: $chosen) {
          ForEach(Array(tags.enumerated()), id: \.offset) { Text("Size \($0)").tag($1) }
        }
        .pickerStyle(.segmented)
        Text("\(tags.firstIndex(of: chosen) ?? -1)").accessibilityIdentifier("chosen")
      }
    }
  }

  @Test("A tap on a segment chooses it, of an optional selection too; they are equally wide")
  func segments() {
    let stage = Stage(
      Segments(chosen: "b", tags: ["a", "b", "c"]), size: CGSize(width: 300, height: 100))
    #expect(stage["Size 0"].frame.midX == 50)
    #expect(stage["Size 2"].frame.midX == 250)
    stage["Size 2"].tap()
    #expect(stage["chosen"].label == "2")
    let optional = Stage(Segments<Int?>(chosen: nil, tags: [1, 2]))
    optional["Size 1"].tap()
    #expect(optional["chosen"].label == "1")
  }

  private struct Wheel: View {
    @State private var chosen = 5
    var body: some View {
      VStack {
        Picker("Hour", selection: $chosen) { ForEach(0..<10) { Text("\($0)").tag($0) } }
          .pickerStyle(.wheel)
        Text("At \(chosen)").accessibilityIdentifier("chosen")
      }
    }
  }

  @Test("A wheel turned down by two rows chooses the option two rows up")
  func wheel() {
    let stage = Stage(Wheel())
    // Slowly, so that nothing flies on: 64 points are two rows of 32.
    stage[.picker].drag(by: CGSize(width: 0, height: 64), duration: 0.5, holding: 0.3)
    stage.settle()
    #expect(stage["chosen"].label == "At 3")
  }

  private struct MenuInMenu: View {
    @State private var chosen = "none"
    var body: some View {
      Menu("Outer") {
        Button("First") { chosen = "first" }
        Menu("Inner") { Button("Deep") { chosen = "deep" } }
      }
      Text(chosen).accessibilityIdentifier("chosen")
    }
  }

  @Test("A menu in a menu is a row that shows its own after a tap, and a choice there closes both")
  func menuInMenu() {
    let stage = Stage(MenuInMenu())
    stage["Outer"].tap()
    stage.settle()
    #expect(stage["First"].exists && stage["Inner"].exists && !stage["Deep"].exists)
    stage["Inner"].tap()
    stage.settle()
    #expect(stage["First"].exists && stage["Deep"].exists)
    stage["Deep"].tap()
    stage.settle()
    #expect(stage["chosen"].label == "deep" && !stage["First"].exists && !stage["Deep"].exists)
  }

  private struct Menus: View {
    @State private var count = 0
    var body: some View {
      Menu("More") { Button("Count \(count)") { count += 1 } }
      DisclosureGroup("Details") { Text("Inside") }
    }
  }

  @Test(
    "Buttons of a menu act and close it; a disclosure group shows its content after a tap on its title"
  )
  func opening() {
    let stage = Stage(Menus())
    #expect(!stage["Count 0"].exists)
    stage["More"].tap()
    stage.settle()
    stage["Count 0"].tap()
    stage.settle()
    #expect(stage[.button].all.map(\.label) == ["More", "Details"])
    stage["More"].tap()
    stage.settle()
    #expect(stage["Count 1"].exists)
    stage["Count 1"].tap()
    stage.settle()
    #expect(!stage["Inside"].exists)
    stage["Details"].tap()
    stage.settle()
    #expect(stage["Inside"].isVisible)
  }
}
