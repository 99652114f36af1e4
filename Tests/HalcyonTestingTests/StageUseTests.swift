import Foundation
import HalcyonTesting
import SwiftUI
import Testing

/// Programs used as a user would, through the tree: nothing here knows where anything stands.
@MainActor @Suite("A stage is used")
struct StageUseTests {
  private struct Counter: View {
    @State private var count = 0
    var body: some View {
      VStack {
        Text("\(count)").accessibilityIdentifier("count")
        Button("Add") { count += 1 }
      }
    }
  }

  @Test("A tap presses a button")
  func tap() {
    let stage = Stage(Counter())
    stage["Add"].tap()
    stage["Add"].tap()
    #expect(stage["count"].label == "2")
  }

  @Test("A body is run for what it reads, and its runs are counted")
  func bodies() {
    let stage = Stage(Counter())
    #expect(stage.bodiesRun(of: Counter.self) == 1)
    stage["Add"].tap()
    #expect(stage.bodiesRun(of: Counter.self) == 2)
    #expect(stage.bodiesRun(during: { stage.advance(by: 1) }) == 0)
  }

  private struct Form1: View {
    enum Field { case name, mail }
    @State private var name = ""
    @State private var mail = ""
    @State private var isOn = false
    @State private var sent = ""
    @FocusState private var focus: Field?

    var body: some View {
      Form {
        TextField("Name", text: $name).focused($focus, equals: .name)
          .onSubmit { focus = .mail }
        TextField("Mail", text: $mail).focused($focus, equals: .mail)
        Toggle("Newsletter", isOn: $isOn)
        Button("Send") { sent = "\(name) \(mail) \(isOn)" }.disabled(name.isEmpty)
        Text(sent).accessibilityIdentifier("sent")
      }
    }
  }

  @Test("A form is filled in: fields, the return key, a switch, a button that waits for it")
  func form() {
    let stage = Stage(Form1())
    #expect(!stage["Send"].isEnabled)
    stage["Name"].type("Ada")
    stage.press(.enter)
    stage.type("ada@example.org")
    stage["Newsletter"].tap()
    #expect(stage["Newsletter"].value == "1")
    #expect(stage["Mail"].value == "ada@example.org")
    stage["Send"].tap()
    #expect(stage["sent"].label == "Ada ada@example.org true")
  }

  private struct Rows: View {
    @State private var rows = Array(1...100)
    var body: some View {
      List {
        ForEach(rows, id: \.self) { Text("Row \($0)") }.onDelete { rows.remove(atOffsets: $0) }
      }
    }
  }

  @Test("A lazy list is scrolled to a row that was not there")
  func scrolling() {
    let stage = Stage(Rows())
    #expect(!stage[.label("Row 60")].exists)
    stage.scroll(to: .label("Row 60"))
    #expect(stage[.label("Row 60")].isVisible)
    stage.scroll(to: .label("Row 1"))
    #expect(stage[.label("Row 1")].isVisible)
  }

  @Test("A row is swiped and deleted")
  func swiping() {
    let stage = Stage(Rows())
    let row = stage[.label("Row 2")]
    row.drag(by: CGSize(width: -120, height: 0))
    stage.settle()
    stage["Delete"].tap()
    stage.settle()
    #expect(!stage[.label("Row 2")].exists)
    #expect(stage[.label("Row 3")].exists)
  }

  private struct Menued: View {
    @State private var isShown = false
    @State private var size = "Small"
    var body: some View {
      VStack {
        Picker("Size", selection: $size) {
          ForEach(["Small", "Large"], id: \.self) { Text($0) }
        }
        Button("Show") { isShown = true }
      }
      .sheet(isPresented: $isShown) { Button("Close") { isShown = false } }
    }
  }

  @Test("A menu is opened, an option chosen; a sheet comes and goes")
  func menuAndSheet() {
    let stage = Stage(Menued())
    #expect(stage["Size"].value == "Small")
    stage["Size"].tap()
    stage.settle()
    stage["Large"].tap()
    stage.settle()
    #expect(stage["Size"].value == "Large")
    stage["Show"].tap()
    stage.settle()
    #expect(stage[.sheet].exists)
    stage["Close"].tap()
    stage.settle()
    #expect(!stage[.sheet].exists)
  }

  private struct Dragged: View {
    @State private var offset = CGSize.zero
    @State private var scale = 1.0
    @State private var note = ""
    var body: some View {
      VStack {
        Circle().frame(width: 80, height: 80).accessibilityLabel("Ball")
          .offset(offset)
          .gesture(
            DragGesture().onChanged { offset = $0.translation }.onEnded {
              note = $0.predictedEndTranslation.width > $0.translation.width + 20 ? "thrown" : "put"
              offset = .zero
            })
        Rectangle().frame(width: 200, height: 200).accessibilityLabel("Map")
          .gesture(MagnifyGesture().onChanged { scale = $0.magnification })
        Text("Press").onLongPressGesture { note = "pressed" }
        Text("Twice").onTapGesture(count: 2) { note = "twice" }
        Text(note).accessibilityIdentifier("note")
        Text(scale.formatted(.number.precision(.fractionLength(1))))
          .accessibilityIdentifier("scale")
      }
    }
  }

  @Test("A ball is thrown or put, a map pinched, a text pressed and tapped twice")
  func gestures() {
    let stage = Stage(Dragged())
    stage["Ball"].drag(by: CGSize(width: 100, height: 0), duration: 0.1)
    #expect(stage["note"].label == "thrown")
    stage["Ball"].drag(by: CGSize(width: 100, height: 0), duration: 0.5, holding: 0.3)
    #expect(stage["note"].label == "put")
    stage["Map"].pinch(scale: 2)
    #expect(stage["scale"].label == "2.0")
    stage["Press"].press(duration: 1)
    #expect(stage["note"].label == "pressed")
    stage["Twice"].doubleTap()
    stage.settle()
    #expect(stage["note"].label == "twice")
  }

  @Test("What is not there, or could be two things, is said with what there is")
  func failures() {
    let stage = Stage(
      VStack {
        Button("Same") {}
        Button("Same") {}
        Text("Far").offset(x: 1000)
      })
    withKnownIssue {
      stage["Nothing"].tap()
    } matching: {
      "\($0)".contains("there is no") && "\($0)".contains("Same")
    }
    withKnownIssue {
      stage["Same"].tap()
    } matching: {
      "\($0)".contains("2 elements are")
    }
    withKnownIssue {
      stage["Far"].tap()
    } matching: {
      "\($0)".contains("outside of the window")
    }
    withKnownIssue {
      stage.type("a")
    } matching: {
      "\($0)".contains("nothing has the focus that takes")
    }
    stage["Same"][1].tap()
  }

  @Test("A window has its device's size and safe area, its text size, direction and appearance")
  func surroundings() {
    struct Told: View {
      @Environment(\.dynamicTypeSize) private var typeSize
      @Environment(\.layoutDirection) private var direction
      @Environment(\.colorScheme) private var colorScheme
      @Environment(\.locale) private var locale
      var body: some View {
        GeometryReader { proxy in
          Text(
            "\(Int(proxy.size.height)) \(typeSize == .xxLarge) \(direction == .rightToLeft) "
              + "\(colorScheme == .dark) \(locale.identifier)")
        }
      }
    }
    let stage = Stage(
      Told(), device: .iPhone15, appearance: .dark, dynamicType: .xxLarge,
      locale: Locale(identifier: "ar"))
    #expect(stage[.text].label == "\(852 - 59 - 34) true true true ar")
  }
}
