import HalcyonTesting
import SwiftUI
import Testing

/// Fields that are written into, and things that are moved by a finger.
@MainActor @Suite("Interactions: writing and moving")
struct WritingAndMovingTests {
  private struct SignUp: View {
    @State private var name = ""
    @State private var password = ""
    @State private var isAgreed = false
    @State private var message = "Please fill in"
    var body: some View {
      Form {
        Section("Account") {
          TextField("Name", text: $name)
          SecureField("Password", text: $password)
        }
        Section {
          Toggle("I agree", isOn: $isAgreed)
          Button("Sign up") { message = "Welcome, \(name)" }
            .disabled(name.isEmpty || password.count < 4 || !isAgreed)
        } footer: {
          Text(message).accessibilityIdentifier("message")
        }
      }
    }
  }

  @Test("16. A form waits until all is filled in")
  func form() {
    let stage = Stage(SignUp())
    #expect(stage["Account"].traits.contains(.isHeader))
    stage["Name"].type("Ada")
    stage["Password"].type("abc")
    stage["I agree"].tap()
    stage.settle()
    #expect(stage["I agree"].value == "1")
    #expect(!stage["Sign up"].isEnabled)
    stage["Password"].type("d")
    #expect(stage["Password"].value == "••••")
    stage["Sign up"].tap()
    #expect(stage["message"].label == "Welcome, Ada")
  }

  private struct Code: View {
    private enum Field: Hashable { case street, city }
    @FocusState private var field: Field?
    @State private var street = ""
    @State private var city = ""
    var body: some View {
      VStack {
        TextField("Street", text: $street).focused($field, equals: .street)
        TextField("City", text: $city).focused($field, equals: .city)
        Button("Begin") { field = .street }
        Text(field == .street ? "street" : field == .city ? "city" : "none")
          .accessibilityIdentifier("focus")
      }
      .onSubmit { field = field == .street ? .city : nil }
    }
  }

  @Test("17. The focus goes from field to field by the return key, and where the program puts it")
  func focus() {
    let stage = Stage(Code())
    #expect(stage["focus"].label == "none")
    stage["Begin"].tap()
    stage.settle()
    #expect(stage["focus"].label == "street")
    stage.type("Main Street 1")
    stage.press(.enter)
    #expect(stage["focus"].label == "city")
    stage.type("Bern")
    stage.press(.enter)
    #expect(stage["focus"].label == "none")
    #expect(stage["Street"].value == "Main Street 1")
    #expect(stage["City"].value == "Bern")
  }

  private struct Tasks: View {
    @State private var draft = ""
    @State private var tasks: [String] = []
    @FocusState private var isWriting: Bool
    var body: some View {
      VStack {
        TextField("New task", text: $draft)
          .focused($isWriting)
          .submitLabel(.done)
          .onSubmit {
            tasks.append(draft)
            draft = ""
            isWriting = true
          }
        ForEach(tasks, id: \.self) { Text($0) }
      }
    }
  }

  @Test("18. What is submitted by the keyboard is taken over, and the field is ready for the next")
  func submit() {
    let stage = Stage(Tasks())
    stage["New task"].type("Water the plants")
    stage.press(.enter)
    stage.type("Sleep")
    stage.press(.enter)
    #expect(stage[.text].all.map(\.label) == ["Water the plants", "Sleep"])
    #expect(stage["New task"].value == "")
  }

  private struct Cards: View {
    @State private var offset = CGSize.zero
    @State private var names = ["Ada", "Grace", "Edsger"]
    @State private var kept: [String] = []
    var body: some View {
      VStack {
        ZStack {
          ForEach(names.reversed(), id: \.self) { name in
            RoundedRectangle(cornerRadius: 20).fill(.blue).frame(width: 240, height: 320)
              .overlay(Text(name))
              .accessibilityElement(children: .combine)
              .accessibilityHidden(name != names.first)
              .offset(name == names.first ? offset : .zero)
              .gesture(
                DragGesture()
                  .onChanged { offset = $0.translation }
                  .onEnded { value in
                    withAnimation(.spring) {
                      if abs(value.predictedEndTranslation.width) > 200 {
                        if value.translation.width > 0 { kept.append(name) }
                        names.removeFirst()
                      }
                      offset = .zero
                    }
                  })
          }
        }
        Text("Kept: \(kept.joined(separator: " "))").accessibilityIdentifier("kept")
      }
    }
  }

  @Test("19. A card is put back where it is dropped near, and is gone where it is thrown")
  func thrown() {
    let stage = Stage(Cards())
    let home = stage["Ada"].frame
    stage["Ada"].drag(by: CGSize(width: 90, height: 0), duration: 0.6, holding: 0.3)
    stage.settle()
    #expect(stage["Ada"].frame == home)
    stage["Ada"].drag(by: CGSize(width: 90, height: 0), duration: 0.1)
    stage.settle()
    #expect(!stage[.label("Ada")].exists)
    stage["Grace"].swipe(.left)
    stage.settle()
    #expect(stage["Edsger"].exists)
    #expect(stage["kept"].label == "Kept: Ada")
  }

  private struct Carousel: View {
    @State private var page: Int? = 0
    @State private var slide = 0
    var body: some View {
      VStack {
        ScrollView(.horizontal) {
          LazyHStack(spacing: 0) {
            ForEach(0..<5) { number in
              Text("Page \(number)").containerRelativeFrame(.horizontal).id(number)
            }
          }
          .scrollTargetLayout()
        }
        .scrollTargetBehavior(.paging)
        .scrollPosition(id: $page)
        .frame(height: 200)
        Text("At \(page ?? -1)").accessibilityIdentifier("page")
        TabView(selection: $slide) {
          ForEach(0..<3) { number in Text("Slide \(number)").tag(number) }
        }
        .tabViewStyle(.page)
        .frame(height: 200)
        Text("Slide number \(slide)").accessibilityIdentifier("slide")
      }
    }
  }

  @Test("20. A carousel turns one page a swipe, of scroll views and of tabs")
  func carousel() {
    let stage = Stage(Carousel())
    stage["Page 0"].swipe(.left)
    stage.settle()
    #expect(stage["page"].label == "At 1")
    #expect(stage["Page 1"].isVisible)
    stage["Page 1"].swipe(.left)
    stage.settle()
    #expect(stage["page"].label == "At 2")
    stage["Page 2"].swipe(.right)
    stage.settle()
    #expect(stage["page"].label == "At 1")
    stage[.text("Slide 0")].swipe(.left)
    stage.settle()
    #expect(stage["slide"].label == "Slide number 1")
  }
}
