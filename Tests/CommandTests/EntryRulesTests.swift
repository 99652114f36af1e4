import Foundation
import TestSupport
import Testing

@testable import halcyon

@Suite("What of a program is shown")
struct EntryRulesTests {
  /// The entry of a program of one file, or of several.
  private func entry(
    _ sources: String..., view: String? = nil, release: Bool = false,
    storyboard: String? = nil
  ) throws -> Entry {
    let folder = try TemporaryFolder()
    for (index, source) in sources.enumerated() {
      try folder.write("import SwiftUI\n" + source, to: "File\(index).swift")
    }
    let compiler = try #require(Installation.findProgram("swiftc"))
    let installation = Installation(package: folder.url, products: folder.url, compiler: compiler)
    let workshop = try TemporaryFolder()
    let outline = try ProgramOutline(
      parsing: try SourceSet(paths: [folder.path]).files,
      with: CompilerInvocation(installation: installation, isRelease: release), in: workshop.url)
    if let storyboard { try folder.write(storyboard, to: "Main.storyboard") }
    let storyboards = Storyboards(
      storyboard == nil ? [] : [folder.url.appendingPathComponent("Main.storyboard")])
    return try EntryRules(outline: outline, viewName: view, storyboards: storyboards).entry()
  }

  private func failure(_ sources: String..., view: String? = nil) throws -> CommandFailure {
    try #require(throws: CommandFailure.self) {
      try entry(sources.joined(separator: "\n"), view: view)
    }
  }

  private let a = "struct A: View { var body: some View { Text(\"a\") } }\n"
  private let b = "struct B: View { var body: some View { Text(\"b\") } }\n"

  @Test("A playground's page is run and shows its live view; a view that is asked for comes before")
  func playground() throws {
    let page = "import PlaygroundSupport\nPlaygroundPage.current.setLiveView(A())\n"
    guard case .playground(let file, let others) = try entry(a, page) else {
      Issue.record("the page is not run")
      return
    }
    #expect(file.lastPathComponent == "File1.swift" && others.isEmpty)
    #expect(try entry(a, page, view: "A") == .view("A()", visibleIn: nil))
    #expect(try entry(a, "// PlaygroundPage.current\n") == .view("A()", visibleIn: nil))
  }

  @Test("A view asked for by name comes before everything else")
  func named() throws {
    let app = "@main struct Main: App { var body: some Scene { WindowGroup { ContentView() } } }\n"
    let content = "struct ContentView: View { var body: some View { A() } }\n"
    #expect(try entry(app + content + a, view: "A") == .view("A()", visibleIn: nil))
  }

  @Test("The app comes before ContentView")
  func app() throws {
    let app = "@main struct Main: App { var body: some Scene { WindowGroup { A() } } }\n"
    let content = "struct ContentView: View { var body: some View { Text(\"\") } }\n"
    #expect(try entry(content, app + a) == .app)
  }

  @Test("An @main that is no App is passed over")
  func otherMain() throws {
    #expect(
      try entry("@main struct Tool { static func main() {} }\n" + a)
        == .view("A()", visibleIn: nil))
  }

  @Test("ContentView comes before other roots and before previews")
  func contentView() throws {
    let content = "struct ContentView: View { var body: some View { Text(\"\") } }\n"
    #expect(try entry(a + content + "#Preview { A() }") == .view("ContentView()", visibleIn: nil))
  }

  @Test("The one view that no other uses is the root, in whichever file it stands")
  func root() throws {
    let root = "struct Root: View { var body: some View { VStack { A(); B() } } }\n"
    #expect(try entry(a, root, b) == .view("Root()", visibleIn: nil))
  }

  @Test("A name in a comment or a string is not a use")
  func namesInText() throws {
    let user = """
      struct User: View { // shows A()
        let title = "A() /* B() */"
        var body: some View { B() }
      }

      """
    #expect(try failure(user, a, b).message.contains("2 views"))
  }

  @Test("A view used inside the interpolation of a string does not hide the end of the string")
  func interpolation() throws {
    let user = #"struct User: View { var body: some View { Text("\(title("}"))") } }"# + "\n"
    #expect(try entry(user + "struct Plain { }") == .view("User()", visibleIn: nil))
  }

  @Test("A use in a preview leaves a view a root")
  func useInPreview() throws {
    let provider =
      "struct A_Previews: PreviewProvider { static var previews: some View { A() } }\n"
    #expect(try entry(a, provider) == .view("A()", visibleIn: nil))
    #expect(try entry(a + "#Preview { A() }") == .view("A()", visibleIn: nil))
  }

  @Test(
    "A view counts as made without arguments by Swift's own rules",
    arguments: [
      ("var x: Int", false), ("var x = 1", true), ("var x: Int?", true), ("let x: Int?", false),
      ("@State var x: Int", false), ("@State private var x = 1", true),
      ("@State var x: [String: Int]?", true), ("@Binding var x: Bool?", false),
      ("@ObservedObject var m: Model", false), ("@StateObject var m = Model()", true),
      ("@Environment(\\.colorScheme) private var scheme", true),
      ("@EnvironmentObject var m: Model", true), ("@FocusState var f: Bool", true),
      ("@Namespace private var n", true), ("static let x: Int = 1", true),
      ("lazy var x: Int = 1", true), ("var x: Int { 1 }", true),
      ("var x: Int { didSet { } }", false), ("var x: Int = 1 { didSet { } }", true),
      ("let a = 1, b: Int", false), ("let (a, b) = (1, 2)", true),
      ("init(x: Int) {}", false), ("init(x: Int = 1) {}", true), ("private init() {}", false),
      ("init?() { nil }", false), ("init() {}; init(x: Int) {}", true),
    ])
  func initializers(member: String, isPlain: Bool) throws {
    let source = "struct V: View { \(member)\n var body: some View { Text(\"\") } }\n"
    if isPlain {
      #expect(try entry(source) == .view("V()", visibleIn: nil))
    } else {
      #expect(try failure(source).message.contains("without arguments: V"))
    }
  }

  @Test("A conformance may stand in an extension, among others, or behind a protocol")
  func conformances() throws {
    #expect(
      try entry("struct V { }\nextension V: Equatable, View { var body: some View { Text(\"\") } }")
        == .view("V()", visibleIn: nil))
    #expect(
      try entry("struct V: SwiftUI.View & Identifiable { let id = 1 }")
        == .view("V()", visibleIn: nil))
    #expect(
      try entry("protocol Screen: View { }\nstruct V: @MainActor Screen { }")
        == .view("V()", visibleIn: nil))
    #expect(try entry("typealias Page = View\nstruct V: Page { }") == .view("V()", visibleIn: nil))
    #expect(
      try entry("struct V: UIViewRepresentable { }") == .view("V()", visibleIn: nil))
  }

  @Test("Two roots are told apart by a preview, else they are listed with exit code 64")
  func ambiguity() throws {
    let failure = try failure(a, b)
    #expect(failure.code == 64)
    #expect(failure.message.contains("--view A ") && failure.message.contains("--view B "))
    guard case .preview = try entry(a + b + "#Preview { A() }") else {
      Issue.record("the preview is not shown")
      return
    }
  }

  @Test("Generic and nested views are found by what they are")
  func genericAndNested() throws {
    let generic = "struct Box<Content: View>: View { var body: some View { Text(\"\") } }\n"
    #expect(try entry(generic + a) == .view("A()", visibleIn: nil))
    #expect(try entry(generic, view: "Box<Text>") == .view("Box<Text>()", visibleIn: nil))
    let nested = "enum Screens { struct Home: View { var body: some View { Text(\"\") } } }\n"
    #expect(try entry(nested) == .view("Screens.Home()", visibleIn: nil))
    #expect(try entry(nested, view: "Home") == .view("Screens.Home()", visibleIn: nil))
  }

  @Test("A view private to its file is shown from that file")
  func privateView() throws {
    guard case .view("P()", let file?, _) = try entry("private struct P: View { }") else {
      Issue.record("not found in its file")
      return
    }
    #expect(file.lastPathComponent == "File0.swift")
  }

  @Test("A view private to a type is nowhere to be seen, one private to its file in all of it")
  func privateInside() throws {
    let inner = "View { var body: some View { Text(\"\") } }\n"
    let hidden = "enum Screens { private struct Home: \(inner) }\n"
    #expect(try entry(hidden + a) == .view("A()", visibleIn: nil))
    #expect(throws: CommandFailure.self) { try entry(hidden) }
    guard
      case .view("Screens.Home()", let file?, _) = try entry(
        "enum Screens { fileprivate struct Home: \(inner) }\n")
    else {
      Issue.record("not found in its file")
      return
    }
    #expect(file.lastPathComponent == "File0.swift")
  }

  @Test("What #if leaves out does not count")
  func conditions() throws {
    let source = """
      #if os(macOS)
      struct Mac: View { }
      #elseif canImport(NoSuchKit) || !DEBUG
      struct Other: View { }
      #else
      struct Phone: View { }
      #endif
      """
    #expect(try entry(source) == .view("Phone()", visibleIn: nil))
    #expect(try entry(source, release: true) == .view("Other()", visibleIn: nil))
  }

  @Test("The first preview is shown where no view can be made without arguments")
  func previews() throws {
    let row = "struct Row: View { let n: Int }\n"
    let macro = "// é\n#Preview(\"Second\") { Row(n: 2) }"
    let offset = ("import SwiftUI\n" + row + "// é\n").utf8.count
    #expect(
      try entry(row + macro) == .preview(symbol: "halcyonPreview_File0_2eswift_\(offset)"))
    #expect(
      try entry(row + "struct Row_Previews: PreviewProvider { }")
        == .view("Row_Previews._firstPreview", visibleIn: nil))
    #expect(try entry(a + row + macro, view: "Second") != .view("A()", visibleIn: nil))
  }

  @Test("A name that does not exist is answered with those that do")
  func unknownName() throws {
    let failure = try failure(a, view: "C")
    #expect(failure.code == 64)
    #expect(failure.message.contains("There is no view C") && failure.message.contains("--view A"))
  }

  @Test("A program without views says so")
  func noViews() throws {
    let failure = try failure("struct Model { }")
    #expect(failure.code == 64)
    #expect(failure.message.contains("declares no view"))
  }

  @Test("A shape is shown only where there is no other view")
  func shapes() throws {
    let star = "struct Star: Shape { func path(in r: CGRect) -> Path { Path() } }\n"
    #expect(try entry(star) == .view("Star()", visibleIn: nil))
    #expect(try entry(star + a) == .view("A()", visibleIn: nil))
  }

  @Test("Of shapes alone the first preview is shown, unless one is asked for by name")
  func previewedShapes() throws {
    let star = "struct Star: Shape { func path(in r: CGRect) -> Path { Path() } }\n"
    let preview = "#Preview { Star().stroke(.red) }\n"
    #expect(isPreview(try entry(star + preview)))
    #expect(try entry(star + preview, view: "Star") == .view("Star()", visibleIn: nil))
  }

  @Test("A view that needs arguments is shown by a preview that makes it, best one of its file")
  func viewsWithArguments() throws {
    let row = "struct Row: View { let n: Int; var body: some View { Text(\"\") } }\n"
    let box = "struct Box<C: View>: View { let c: C; var body: some View { c } }\n"
    let provider = "struct Rows: PreviewProvider { static var previews: some View { Row(n: 1) } }\n"
    #expect(isPreview(try entry(a + row, "#Preview { A() }\n#Preview { Row(n: 2) }", view: "Row")))
    #expect(isPreview(try entry(a + box + "#Preview { Box(c: A()) }", view: "Box")))
    #expect(
      try entry("#Preview { Row(n: 2) }", a + row + provider, view: "Row")
        == .view("Rows._firstPreview", visibleIn: nil))
    // What its file previews may show it by way of others; what other files do need not.
    #expect(isPreview(try entry(row + a + "#Preview { A() }", view: "Row")))
    let failure = try #require(throws: CommandFailure.self) {
      try entry(row, a + "#Preview { A() }", view: "Row")
    }
    #expect(failure.message.contains("without arguments"))
  }

  @Test("An optional whose type holds a comma has a value, as any other optional has")
  func genericOptionals() throws {
    let view = """
      struct A: View {
        @State private var task: Task<Void, Never>?
        @State private var pairs: [String: Result<
          Int, Error
        >]?
        @State private var done: ((Int, Int) -> Void)?
        var body: some View { Text("") }
      }
      """
    #expect(try entry(view) == .view("A()", visibleIn: nil))
    #expect(
      try failure(view.replacing("Never>?", with: "Never>")).message.contains("without arguments"))
  }

  private let store = "final class Store: ObservableObject { @Published var count = 1 }\n"
  private let row = """
    struct Row: View { @EnvironmentObject var store: Store; var body: some View { Text("") } }

    """
  private let content = "struct ContentView: View { var body: some View { Row() } }\n"

  private func isPreview(_ entry: Entry) -> Bool {
    if case .preview = entry { true } else { false }
  }

  @Test("A view that lacks objects of its environment is shown by the preview that supplies them")
  func suppliedByPreview() throws {
    let preview = "#Preview { ContentView().environmentObject(Store()) }\n"
    #expect(isPreview(try entry(store + row + content + preview)))
    let provider = """
      struct P: PreviewProvider { static var previews: some View { ContentView().environmentObject(Store()) } }
      """
    #expect(try entry(store + row + content + provider) == .view("P._firstPreview", visibleIn: nil))
  }

  @Test("A view that hands on an object of its own environment does not supply it")
  func handingOn() throws {
    for argument in ["store", "self.store"] {
      let content = """
        struct ContentView: View {
          @EnvironmentObject private var store: Store
          var body: some View { Row().environmentObject(\(argument)) }
        }

        """
      #expect(
        try entry(store + row + content)
          == .view(
            "ContentView().environmentObject(Store())", visibleIn: nil, supplied: ["Store"]))
      let owning = content.replacing("@EnvironmentObject private", with: "@StateObject")
        .replacing(": Store", with: " = Store()")
      #expect(try entry(store + row + owning) == .view("ContentView()", visibleIn: nil))
    }
  }

  @Test("A preview that lacks objects has new ones, as far as they can be made")
  func suppliedPreview() throws {
    let request = EnvironmentObjectRequest(type: "Store", isObservable: false)
    let page = content.replacing("ContentView", with: "Page").replacing(
      "{ var", with: "{ let n: Int; var")
    let macro = "#Preview(\"one\") { Page(n: 1) }\n"
    guard case .preview(_, let supplied) = try entry(store + row + page + macro) else {
      Issue.record("The preview is not shown")
      return
    }
    #expect(supplied == [request])
    let provider = "struct P: PreviewProvider { static var previews: some View { Page(n: 1) } }\n"
    #expect(
      try entry(store + row + page + provider)
        == .view("P._firstPreview.environmentObject(Store())", visibleIn: nil, supplied: ["Store"]))
    let needy = store.replacing(
      "var count = 1", with: "var count: Int; init(_ n: Int) { count = n }")
    #expect(
      try entry(needy + row + page + provider) == .view("P._firstPreview", visibleIn: nil))
    let supplying = macro.replacing(" }", with: ".environmentObject(Store()) }")
    guard case .preview(_, []) = try entry(store + row + page + supplying) else {
      Issue.record("A preview with objects gets others")
      return
    }
  }

  @Test("A view that supplies its own objects, or needs none, comes before previews")
  func suppliedByItself() throws {
    let preview = "#Preview { ContentView().environmentObject(Store()) }\n"
    let supplying = content.replacing("Row()", with: "Row().environmentObject(Store())")
    #expect(try entry(store + row + supplying + preview) == .view("ContentView()", visibleIn: nil))
    let plain = content.replacing("Row()", with: "Text(\"\")")
    #expect(try entry(store + row + plain + preview) == .view("ContentView()", visibleIn: nil))
    let other = "#Preview { Row().environmentObject(Store()) }\n"
    #expect(
      try entry(store + row + content + other)
        == .view(
          "ContentView().environmentObject(Store())", visibleIn: nil, supplied: ["Store"]))
  }

  @Test("A view asked for by name is shown by the preview that supplies its objects, too")
  func suppliedByPreviewForName() throws {
    let preview = "#Preview { ContentView().environmentObject(Store()) }\n"
    #expect(isPreview(try entry(store + row + content + preview, view: "ContentView")))
  }

  @Test("What nothing supplies is made new, where it can be made without arguments")
  func suppliedAnew() throws {
    #expect(
      try entry(store + row, view: "Row")
        == .view("Row().environmentObject(Store())", visibleIn: nil, supplied: ["Store"]))
    let observable = """
      @Observable final class Cart { var count = 1 }
      struct Shop: View { @Environment(Cart.self) private var cart; var body: some View { Row() } }

      """
    #expect(
      try entry(store + row + observable, view: "Shop")
        == .view(
          "Shop().environment(Cart()).environmentObject(Store())", visibleIn: nil,
          supplied: ["Cart", "Store"]))
    for store in [
      "final class Store: ObservableObject { let count: Int; init(count: Int) { self.count = count } }\n",
      "final class Store: ObservableObject { private init() {} }\n",
      "private final class Store: ObservableObject { var count = 1 }\n",
    ] {
      #expect(try entry(store + row, view: "Row") == .view("Row()", visibleIn: nil))
    }
  }

  @Test("An object asked for by its type may be optional")
  func observables() throws {
    let preview = "#Preview { ContentView().environment(Store()) }\n"
    let store = "@Observable final class Store { var count = 1 }\n"
    let row = """
      struct Row: View { @Environment(Store.self) private var store; var body: some View { Text("") } }

      """
    #expect(isPreview(try entry(store + row + content + preview)))
    let optional = row.replacing("var store;", with: "var store: Store?;")
    #expect(
      try entry(store + optional + content + preview) == .view("ContentView()", visibleIn: nil))
    let value = "#Preview { ContentView().environment(\\.locale, .current) }\n"
    #expect(
      try entry(store + row + content + value)
        == .view("ContentView().environment(Store())", visibleIn: nil, supplied: ["Store"]))
  }

  @Test("A view that reads models is shown by the preview with a container of them")
  func models() throws {
    let list =
      "struct ContentView: View { @Query var items: [Item]; var body: some View { Text(\"\") } }\n"
    let preview = "#Preview { ContentView().modelContainer(for: Item.self, inMemory: true) }\n"
    #expect(isPreview(try entry(list + preview)))
    let inner = "struct ContentView: View { var body: some View { Rows() } }\n"
    let rows = list.replacing("ContentView", with: "Rows")
    #expect(isPreview(try entry(inner + rows + preview, view: "ContentView")))
    #expect(
      try entry(list + "#Preview { ContentView() }") == .view("ContentView()", visibleIn: nil))
    let own = inner.replacing("Rows()", with: "Rows().modelContainer(for: Item.self)")
    #expect(try entry(own + rows + preview) == .view("ContentView()", visibleIn: nil))
  }

  @Test(
    "A preview's own trait, and a modifier of the program's own, supply a view as they do in their bodies"
  )
  func ownSupplies() throws {
    let list =
      "struct ContentView: View { @Query var items: [Item]; var body: some View { Text(\"\") } }\n"
    #expect(isPreview(try entry(list + "#Preview(traits: .samples) { ContentView() }")))
    #expect(
      isPreview(
        try entry(list + "#Preview(\"A\", traits: .sizeThatFitsLayout, .samples) { ContentView() }")
      ))
    #expect(
      try entry(list + "#Preview(traits: .fixedLayout(width: 9, height: 9)) { ContentView() }")
        == .view("ContentView()", visibleIn: nil))
    let function = """
      extension View { func samples() -> some View { modelContainer(for: Item.self) } }

      """
    #expect(isPreview(try entry(list + function + "#Preview { ContentView().samples() }")))
    let modifier = """
      struct Samples: ViewModifier {
        func body(content: Content) -> some View { content.modelContainer(for: Item.self) }
      }

      """
    #expect(
      isPreview(try entry(list + modifier + "#Preview { ContentView().modifier(Samples()) }")))
    #expect(
      try entry(list + modifier + "#Preview { ContentView().bold() }")
        == .view("ContentView()", visibleIn: nil))
  }

  // MARK: UIKit

  private let delegate = "@main class AppDelegate: UIResponder, UIApplicationDelegate {}\n"
  private let scene = """
    class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?
      func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        window?.rootViewController = UIHostingController(rootView: A())
      }
    }

    """

  @Test(
    "Delegates that fill a window come before views; where a storyboard fills it they are passed over"
  )
  func delegates() throws {
    let application = Entry.application(delegate: "AppDelegate", scene: "SceneDelegate")
    #expect(try entry(delegate + scene + a) == application)
    #expect(
      try entry(delegate.replacing("@main", with: "@UIApplicationMain") + scene, a) == application)
    #expect(try entry(delegate + scene + a, view: "A") == .view("A()", visibleIn: nil))
    let filled = delegate.replacing(
      "{}", with: "{ let a = { UIWindow().rootViewController = B() } }")
    #expect(try entry(filled + a) == .application(delegate: "AppDelegate", scene: nil))
    let read = scene.replacing(
      "rootViewController = UIHostingController(rootView: A())", with: "rootViewController")
    #expect(try entry(delegate + read + a) == .view("A()", visibleIn: nil))
    let app = "@main struct Main: App { var body: some Scene { WindowGroup { A() } } }\n"
    #expect(try entry(app + scene + delegate.dropFirst(6) + a) == .app)
  }

  @Test("A storyboard with a first controller fills the window before the delegates hear of it")
  func storyboards() throws {
    let first = #"<document initialViewController="a">"#
    #expect(
      try entry(delegate + a, storyboard: first)
        == .application(delegate: "AppDelegate", scene: nil, beginsWithStoryboard: true))
    let empty = scene.replacing(
      "rootViewController = UIHostingController(rootView: A())", with: "self")
    #expect(
      try entry(delegate + empty + a, storyboard: first)
        == .application(delegate: "AppDelegate", scene: "SceneDelegate", beginsWithStoryboard: true)
    )
    #expect(
      try entry(delegate + scene + a, storyboard: first)
        == .application(delegate: "AppDelegate", scene: "SceneDelegate"))
    #expect(try entry(delegate + a, storyboard: "<document>") == .view("A()", visibleIn: nil))
  }

  @Test("A controller with outlets is shown where a storyboard has it")
  func drawnControllers() throws {
    let drawn = "class Screen: UIViewController { @IBOutlet weak var label: UILabel! }\n"
    #expect(
      try entry(drawn, storyboard: #"<viewController customClass="Screen"/>"#)
        == .view("_Preview { _controller(Screen.self) }.makeView()", visibleIn: nil))
  }

  @Test("A controller that code alone can make is shown where there is neither view nor preview")
  func controllers() throws {
    let controller = "class ViewController: UIViewController { override func viewDidLoad() {} }\n"
    let shown = Entry.view("_Preview { ViewController() }.makeView()", visibleIn: nil)
    #expect(try entry(delegate + controller) == shown)
    #expect(
      try entry(controller + "class B: Base {}\nclass Base: UITableViewController {}\n") == shown)
    #expect(try entry(controller + a) == .view("A()", visibleIn: nil))
    #expect(try entry(controller + a, view: "ViewController") == shown)
    let outlet = controller.replacing(
      "override", with: "@IBOutlet weak var label: UILabel!; override")
    #expect(try failure(outlet).code == 64)
    let needing = controller.replacing("override", with: "init(name: String) {}; override")
    #expect(try failure(needing).code == 64)
  }

  @Test(
    "A view that another uses is no root, whatever letter its name begins with",
    arguments: ["_Part", "part"])
  func otherNames(name: String) throws {
    let part = "fileprivate struct \(name): View { var body: some View { Text(\"a\") } }\n"
    let whole = "struct Whole: View { var body: some View { \(name)() } }\n"
    #expect(try entry(part + whole) == .view("Whole()", visibleIn: nil))
  }
}
