import Foundation
import HalcyonTesting
import SwiftUI
import Testing

/// What Apple documents for each element, and what `children:` makes of several.
@MainActor @Suite("Accessibility trees")
struct AccessibilityTreeTests {
  @Test("A text is a static text with its letters, a picture an image with its name")
  func leaves() {
    let stage = Stage(
      VStack {
        Text("Hello \(3)")
        Image(systemName: "star.fill")
        Circle().frame(width: 10, height: 10)
      })
    #expect(stage["Hello 3"].traits == .isStaticText)
    #expect(stage[.image].label == "star")
    // A shape says nothing.
    #expect(stage[.traits([])].count == 2)
  }

  @Test("A part of a text has a label of its own")
  func labelledPart() {
    let stage = Stage(Text("7 ") + Text("★").accessibilityLabel("stars") + Text(" of 10"))
    #expect(stage[.text].label == "7 stars of 10")
    #expect(stage[.text].texts == ["7 ★ of 10"])
  }

  @Test("A shape with a label becomes an element of its own")
  func labelledShape() {
    let stage = Stage(
      Circle().frame(width: 40, height: 40).accessibilityLabel("Planet").accessibilityValue("red")
        .accessibilityHint("Turns").accessibilityIdentifier("p1").accessibilityAddTraits(.isImage))
    let planet = stage["p1"]
    #expect(planet.label == "Planet")
    #expect(planet.value == "red")
    #expect(planet.hint == "Turns")
    #expect(planet.traits == .isImage)
    #expect(planet.frame == CGRect(x: 175, y: 402, width: 40, height: 40))
  }

  @Test("A button is one element that says what its label says, disabled where it is")
  func buttons() {
    let stage = Stage(
      VStack {
        Button("Save") {}
        Button {
        } label: {
          Label("Add", systemImage: "plus")
        }
        Button("Gone") {}.disabled(true)
        Button {
        } label: {
          VStack {
            Text("Title")
            Text("Subtitle")
          }
        }
      })
    #expect(stage[.button].all.map(\.label) == ["Save", "Add", "Gone", "Title, Subtitle"])
    #expect(stage[.text].count == 0)
    #expect(stage["Save"].isEnabled)
    #expect(!stage["Gone"].isEnabled)
    #expect(stage["Save"].traits == .isButton)
  }

  @Test("A label is called by its title, also where only its icon is shown")
  func labels() {
    let stage = Stage(
      VStack {
        Label("Both", systemImage: "star")
        Label("Alone", systemImage: "star").labelStyle(.iconOnly)
      })
    #expect(stage[.traits([])].all.map(\.label) == ["Both", "Alone"])
  }

  @Test("Controls have their values")
  func controls() {
    let stage = Stage(
      VStack {
        Toggle("Sound", isOn: .constant(true))
        Slider(value: .constant(0.25)) { Text("Volume") }
        Stepper("Copies", value: .constant(2), in: 0...5)
        ProgressView("Loading", value: 0.5)
        TextField("Name", text: .constant("Ada"))
        SecureField("Password", text: .constant("abc"))
        Picker("Size", selection: .constant(1)) {
          Text("Small").tag(0)
          Text("Large").tag(1)
        }.pickerStyle(.segmented)
      })
    #expect(stage["Sound"].value == "1")
    #expect(stage["Sound"].role == .toggle)
    #expect(stage["Volume"].value == "25%")
    #expect(stage["Volume"].actions == ["increment", "decrement"])
    #expect(stage[.stepper].label == "Copies")
    #expect(stage["Increment"].exists && stage["Decrement"].exists)
    #expect(stage["Loading"].value == "50%")
    #expect(stage[.textField].label == "Name")
    #expect(stage[.textField].value == "Ada")
    #expect(stage[.secureField].value == "•••")
    #expect(stage[.picker].value == "Large")
    #expect(stage["Large"].isSelected)
    #expect(!stage["Small"].isSelected)
  }

  private struct Pair: View {
    let behaviour: AccessibilityChildBehavior?
    var body: some View {
      let pair = VStack {
        Text("One")
        Text("Two").accessibilityHint("last")
      }
      if let behaviour {
        pair.accessibilityElement(children: behaviour).accessibilityIdentifier("pair")
      } else {
        pair.accessibilityIdentifier("pair")
      }
    }
  }

  @Test("Children are combined, contained or ignored; else each has what is said of all")
  func children() {
    let combined = Stage(Pair(behaviour: .combine))
    #expect(combined["pair"].label == "One, Two")
    #expect(combined["pair"].hint == "last")
    #expect(combined[.traits([])].count == 1)
    let contained = Stage(Pair(behaviour: .contain))
    #expect(contained["pair"].role == .group)
    #expect(contained[.text].all.map(\.label) == ["One", "Two"])
    let ignored = Stage(Pair(behaviour: .ignore))
    #expect(ignored["pair"].label == nil)
    #expect(ignored[.text].count == 0)
    #expect(Stage(Pair(behaviour: nil))["pair"].count == 2)
  }

  @Test("One button inside a combined element is its action; several are named ones")
  func combinedActions() {
    func stage(_ names: [String]) -> Stage {
      Stage(
        VStack {
          Text("Row")
          ForEach(names, id: \.self) { Button($0) {} }
        }.accessibilityElement(children: .combine))
    }
    let one = stage(["Edit"])["Row"]
    #expect(one.traits.contains(.isButton))
    #expect(one.actions == ["activate"])
    let two = stage(["Edit", "Delete"])["Row"]
    #expect(!two.traits.contains(.isButton))
    #expect(two.actions == ["Edit", "Delete"])
  }

  @Test("A higher priority is read first; what is hidden, see-through or behind a sheet not at all")
  func order() {
    let stage = Stage(
      VStack {
        Text("Third")
        Text("First").accessibilitySortPriority(2)
        Text("Second").accessibilitySortPriority(1)
        Text("A").accessibilityHidden(true)
        Text("B").hidden()
        Text("C").opacity(0)
      })
    #expect(stage[.text].all.map(\.label) == ["First", "Second", "Third"])
    let covered = Stage(Text("Behind").sheet(isPresented: .constant(true)) { Text("In front") })
    covered.settle()
    #expect(covered[.text].all.map(\.label) == ["In front"])
    #expect(covered[.sheet].traits.contains(.isModal))
  }

  @Test("A representation stands for a drawing, and is not drawn")
  func representation() {
    var volume = 0.5
    let stage = Stage(
      Canvas { context, size in
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
      }
      .frame(width: 100, height: 100)
      .accessibilityRepresentation {
        Slider(value: Binding(get: { volume }, set: { volume = $0 })) { Text("Volume") }
      }, size: CGSize(width: 100, height: 100))
    #expect(stage["Volume"].value == "50%")
    #expect(stage["Volume"].frame == CGRect(x: 0, y: 0, width: 100, height: 100))
    stage["Volume"].adjust(.increment)
    #expect(abs(volume - 0.6) < 1e-9)
    #expect(stage.picture == Stage(Color.red, size: CGSize(width: 100, height: 100)).picture)
  }

  @Test("Actions, adjustments and focus reach the program")
  func actions() {
    var done: [String] = []
    let stage = Stage(
      Text("Mail")
        .accessibilityAction { done.append("open") }
        .accessibilityAction(named: "Archive") { done.append("archive") }
        .accessibilityActions {
          Button("Flag") { done.append("flag") }
          Button("Move") { done.append("move") }
        }
        .accessibilityAdjustableAction { done.append("\($0)") })
    #expect(
      stage["Mail"].actions
        == ["activate", "Archive", "Flag", "Move", "increment", "decrement"])
    for action in ["activate", "Archive", "Move"] { stage["Mail"].perform(action) }
    stage["Mail"].adjust(.decrement)
    #expect(done == ["open", "archive", "move", "decrement"])
  }

  private struct Focusing: View {
    @AccessibilityFocusState private var focus: Int?
    var body: some View {
      VStack {
        Text("One").accessibilityFocused($focus, equals: 1)
        Text("Two").accessibilityFocused($focus, equals: 2)
        Button("Second") { focus = 2 }
        Text("at \(focus ?? 0)").accessibilityIdentifier("state")
      }
    }
  }

  @Test("Accessibility focus goes both ways")
  func focus() {
    let stage = Stage(Focusing())
    stage["One"].focus()
    #expect(stage["state"].label == "at 1")
    #expect(stage["One"].isFocused)
    stage["Second"].tap()
    #expect(stage["Two"].isFocused)
    #expect(!stage["One"].isFocused)
  }

  @Test("Navigation has a header, a way back, and links that are buttons")
  func navigation() {
    let stage = Stage(
      NavigationStack {
        List {
          Section("Fruit") {
            NavigationLink("Apple") { Text("Detail").navigationTitle("Apples") }
          }
        }
        .navigationTitle("Market")
      })
    #expect(stage["Market"].traits.contains(.isHeader))
    // The title stands above the rows, and is read before them.
    #expect(stage[.traits([])].all.map(\.label) == ["Market", "Fruit", "Apple"])
    #expect(stage["Fruit"].traits.contains(.isHeader))
    stage[.button, "Apple"].tap()
    stage.settle()
    #expect(stage["Detail"].exists)
    #expect(stage["Apples"].traits.contains(.isHeader))
    stage["Back"].tap()
    stage.settle()
    #expect(!stage["Detail"].exists)
  }

  @Test("Tabs are buttons of a tab bar, the chosen one selected")
  func tabs() {
    let stage = Stage(
      TabView {
        Text("Home page").tabItem { Label("Home", systemImage: "house") }
        Text("Search page").tabItem { Label("Search", systemImage: "magnifyingglass") }
      })
    #expect(stage[.button].all.map(\.label) == ["Home", "Search"])
    #expect(stage[.tabBar].traits.contains(.isTabBar))
    #expect(stage["Home"].isSelected || stage[.button, "Home"].isSelected)
    stage[.button, "Search"].tap()
    stage.settle()
    #expect(stage[.button, "Search"].isSelected)
    #expect(stage["Search page"].exists)
    #expect(!stage["Home page"].exists)
  }

  @Test("An alert says its title and offers its buttons alone")
  func alert() {
    let stage = Stage(
      Text("Behind").alert("Delete?", isPresented: .constant(true)) {
        Button("Delete", role: .destructive) {}
        Button("Cancel", role: .cancel) {}
      } message: {
        Text("It is gone then.")
      })
    stage.settle()
    #expect(stage[.alert].label == "Delete?")
    #expect(stage[.button].all.map(\.label) == ["Cancel", "Delete"])
    #expect(!stage["Behind"].exists)
  }

  @Test("Rotors, custom content and headings are told")
  func further() {
    let stage = Stage(
      Text("Book").accessibilityHeading(.h2).accessibilityCustomContent("Pages", "312")
        .accessibilityRotor("Chapters") {
          AccessibilityRotorEntry("One", id: 1)
          AccessibilityRotorEntry("Two", id: 2)
        })
    #expect(stage.accessibilityTree.contains("h2"))
    #expect(stage.accessibilityTree.contains("Pages: 312"))
    #expect(stage.accessibilityTree.contains("rotor Chapters: One, Two"))
  }
}
