import HalcyonTesting
import SwiftUI
import Testing

/// Programs in which something is chosen, used as a reader's finger would, through the tree.
@MainActor @Suite("Interactions: choosing")
struct ChoosingTests {
  private struct Shop: View {
    @State private var tab = "fruit"
    @State private var basket = 0
    var body: some View {
      TabView(selection: $tab) {
        VStack {
          Text("Fruit of the day")
          Button("Add a pear") { basket += 1 }
        }
        .tabItem { Label("Fruit", systemImage: "leaf") }.tag("fruit")
        Text("In the basket: \(basket)")
          .tabItem { Label("Basket", systemImage: "cart") }.tag("basket")
      }
    }
  }

  @Test("1. A tab bar switches screens, and what one did stands in the other")
  func tabBar() {
    let stage = Stage(Shop())
    #expect(stage[.button, "Fruit"].isSelected)
    stage["Add a pear"].tap()
    stage["Add a pear"].tap()
    stage[.button, "Basket"].tap()
    stage.settle()
    #expect(stage["In the basket: 2"].isVisible)
    #expect(!stage["Fruit of the day"].exists)
    #expect(stage[.button, "Basket"].isSelected)
    #expect(!stage[.button, "Fruit"].isSelected)
    stage[.button, "Fruit"].tap()
    stage.settle()
    #expect(stage["Fruit of the day"].exists)
  }

  private struct Editor: View {
    @State private var size = 12
    @State private var last = "nothing"
    var body: some View {
      VStack {
        Menu("Edit") {
          Button("Copy", systemImage: "doc.on.doc") { last = "copied" }
          Button("Delete", role: .destructive) { last = "deleted" }
          Menu("Share") {
            Button("By mail") { last = "mailed" }
          }
        }
        Text(last).accessibilityIdentifier("last")
      }
    }
  }

  @Test("2. A menu opens, and what is chosen is done; one inside of it opens, too")
  func menu() {
    let stage = Stage(Editor())
    #expect(!stage["Copy"].exists)
    stage["Edit"].tap()
    stage.settle()
    #expect(stage[.button].all.map(\.label).contains("Delete"))
    stage["Copy"].tap()
    stage.settle()
    #expect(stage["last"].label == "copied")
    #expect(!stage["Copy"].exists)
    stage["Edit"].tap()
    stage.settle()
    stage["Share"].tap()
    stage.settle()
    stage["By mail"].tap()
    stage.settle()
    #expect(stage["last"].label == "mailed")
  }

  private struct Order: View {
    @State private var size = "Medium"
    @State private var milk = "None"
    @State private var place = "Here"
    var body: some View {
      NavigationStack {
        Form {
          Picker("Size", selection: $size) {
            ForEach(["Small", "Medium", "Large"], id: \.self) { Text($0) }
          }
          .pickerStyle(.segmented)
          Picker("Milk", selection: $milk) {
            ForEach(["None", "Cow", "Oat"], id: \.self) { Text($0) }
          }
          Picker("Place", selection: $place) {
            ForEach(["Here", "To go"], id: \.self) { Text($0) }
          }
          .pickerStyle(.inline)
          Text("\(size), \(milk), \(place)").accessibilityIdentifier("order")
        }
      }
    }
  }

  @Test("3. Pickers of three kinds take what is chosen")
  func pickers() {
    let stage = Stage(Order())
    #expect(stage[.button, "Medium"].isSelected)
    stage[.button, "Large"].tap()
    stage["Milk"].tap()
    stage.settle()
    stage["Oat"].tap()
    stage.settle()
    stage[.button, "To go"].tap()
    stage.settle()
    #expect(stage["order"].label == "Large, Oat, To go")
    #expect(stage["Milk"].value == "Oat")
    #expect(stage[.button, "To go"].isSelected)
  }

  private struct Tickets: View {
    @State private var count = 1
    var body: some View {
      Form {
        Stepper("Tickets: \(count)", value: $count, in: 0...2)
      }
    }
  }

  @Test("4. A stepper counts to its bound, where the button rests; it can be adjusted, too")
  func stepper() {
    let stage = Stage(Tickets())
    stage["Increment"].tap()
    #expect(stage["Tickets: 2"].exists)
    #expect(!stage["Increment"].isEnabled)
    stage[.stepper].adjust(.decrement)
    stage[.stepper].adjust(.decrement)
    #expect(stage["Tickets: 0"].exists)
    #expect(!stage["Decrement"].isEnabled)
  }

  private struct Lamp: View {
    @State private var brightness = 0.5
    @State private var isEditing = false
    var body: some View {
      VStack {
        Slider(value: $brightness, in: 0...1, step: 0.25) {
          Text("Brightness")
        } onEditingChanged: {
          isEditing = $0
        }
        Text("\(Int(brightness * 100)) of 100").accessibilityIdentifier("reading")
        Text(isEditing ? "moving" : "still").accessibilityIdentifier("state")
      }
      .padding()
    }
  }

  @Test("5. A slider is adjusted by its steps, and dragged by its knob")
  func slider() {
    let stage = Stage(Lamp())
    stage["Brightness"].adjust(.increment)
    #expect(stage["reading"].label == "75 of 100")
    #expect(stage["Brightness"].value == "75%")
    stage["Brightness"].adjust(.decrement)
    stage["Brightness"].adjust(.decrement)
    #expect(stage["reading"].label == "25 of 100")
    // The knob stands at a quarter; a third of the way further it is past the middle.
    let width = stage["Brightness"].frame.width
    stage["Brightness"].drag(by: CGSize(width: width / 2, height: 0))
    #expect(stage["reading"].label == "75 of 100")
    #expect(stage["state"].label == "still")
  }
}
