import Decoders
import Encoders
import Foundation
import Pixels
import TestSupport
import Testing

@testable import halcyon

@Suite("From sources to a picture", .enabled(if: HalcyonCommandLine.isBuilt), .serialized)
struct EndToEndTests {
  private let small = ["--size", "40x30", "--scale", "1"]

  private func still(
    _ source: String, into folder: TemporaryFolder, _ options: String...
  ) throws -> HalcyonCommandLine.Answer {
    try folder.write("import SwiftUI\n" + source, to: "App/View.swift")
    return try HalcyonCommandLine.run(
      [
        "still", folder.path + "/App", "-o", folder.path + "/a.png", "--size", "40x30", "--scale",
        "1",
      ]
        + options)
  }

  @Test("A view becomes a picture of the size asked for, and nothing else lies beside it")
  func picture() throws {
    let folder = try TemporaryFolder()
    let answer = try still(
      "struct ContentView: View { var body: some View { Color.red } }", into: folder, "--json")
    #expect(answer.status == 0, "\(answer.errors)")
    #expect(answer.output.contains("\"width\":40") && answer.output.contains("\"height\":30"))
    let png = try Data(contentsOf: folder.url.appendingPathComponent("a.png"))
    #expect(png.prefix(8) == Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]))
    #expect(png[16..<24] == Data([0, 0, 0, 40, 0, 0, 0, 30]))
    #expect(folder.contents == ["App", "a.png"])
  }

  @Test("A type that is @Animatable moves by itself, in all that is not ignored")
  func animatableMacro() throws {
    let folder = try TemporaryFolder()
    let source = """
      @Animatable struct Bar: Shape {
        var left: CGFloat, right: CGFloat
        @AnimatableIgnored var isFull = true
        func path(in rect: CGRect) -> Path {
          Path(CGRect(x: left, y: 0, width: right - left, height: isFull ? rect.height : 1))
        }
      }
      struct ContentView: View {
        @State private var isWide = false
        var body: some View {
          Bar(left: isWide ? 20 : 0, right: isWide ? 40 : 10)
            .onAppear { withAnimation(.linear(duration: 1)) { isWide = true } }
        }
      }
      """
    // The first two frames show the old value; half a second later the bar reaches from 10 to 25.
    let answer = try still(
      source, into: folder, "--at", "\(0.5 + 1.0 / 60)", "--background", "white")
    #expect(answer.status == 0, "\(answer.errors)")
    let png = try Data(contentsOf: folder.url.appendingPathComponent("a.png"))
    let bitmap = try ImageDecoder.decode(png)
    let bytes = [UInt8](bitmap.unpaddedPixels)
    let isDark = (0..<40).map { bytes[(15 * 40 + $0) * 4] < 128 }
    #expect(isDark == (0..<40).map { (10..<25).contains($0) })
  }

  @Test("A clock shows the same hour in every time zone")
  func timeZone() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "import SwiftUI\nstruct ContentView: View { var body: some View { Text(.now, style: .time) } }",
      to: "App/View.swift")
    for zone in ["Asia/Kathmandu", "America/Los_Angeles"] {
      let answer = try HalcyonCommandLine.run(
        [
          "still", folder.path + "/App", "-o", folder.path + "/\(zone.suffix(4)).png", "--size",
          "80x30",
        ],
        environment: ["TZ": zone])
      #expect(answer.status == 0, "\(answer.errors)")
    }
    #expect(folder.bytes("andu.png") == folder.bytes("eles.png"))
    #expect(!folder.bytes("eles.png").isEmpty)
  }

  @Test("The same command writes the same bytes, and another seed others")
  func determinism() throws {
    let folder = try TemporaryFolder()
    let source = """
      struct ContentView: View {
        private let words = Set((0..<40).map { "\\($0)" })
        @State private var hue = Double.random(in: 0...1)
        var body: some View {
          Color(red: hue, green: Double(Array(words)[0])! / 40, blue: 0)
        }
      }
      """
    func bytes(_ options: String...) throws -> Data {
      try folder.write("import SwiftUI\n" + source, to: "App/View.swift")
      let answer = try HalcyonCommandLine.run(
        ["still", folder.path + "/App", "-o", folder.path + "/a.png"] + small + options)
      #expect(answer.status == 0, "\(answer.errors)")
      return try Data(contentsOf: folder.url.appendingPathComponent("a.png"))
    }
    let first = try bytes()
    #expect(try bytes() == first)
    #expect(try bytes("--jobs", "1") == first)
    #expect(try bytes("--seed", "1") != first)
  }

  @Test("A program sees the text size and the wish for less motion that the options name")
  func accessibility() throws {
    let folder = try TemporaryFolder()
    let source = """
      struct ContentView: View {
        @Environment(\\.accessibilityReduceMotion) private var isReduced
        @Environment(\\.dynamicTypeSize) private var size
        var body: some View {
          Color(red: isReduced ? 1 : 0, green: size == .accessibility3 ? 1 : 0, blue: 0)
        }
      }
      """
    let cases: [([String], [UInt8])] = [
      ([], [0, 0, 0, 255]),
      (["--reduce-motion", "--dynamic-type", "accessibility3"], [255, 255, 0, 255]),
    ]
    for (options, color) in cases {
      try folder.write("import SwiftUI\n" + source, to: "App/View.swift")
      let answer = try HalcyonCommandLine.run(
        ["still", folder.path + "/App", "-o", folder.path + "/a.png"] + small + options)
      #expect(answer.status == 0, "\(answer.errors)")
      let expected = Bitmap(
        width: 40, height: 30, premultiplied: Array(repeatElement(color, count: 1200).joined()))
      let png = try Data(contentsOf: folder.url.appendingPathComponent("a.png"))
      #expect(png == Data(PNGEncoder.encode(expected)), "\(options)")
    }
  }

  @Test("A compile error is shown as the compiler wrote it, with exit code 2")
  func compileError() throws {
    let folder = try TemporaryFolder()
    let answer = try still(
      "struct ContentView: View { var body: some View { NoSuchView() } }", into: folder)
    #expect(answer.status == 2)
    #expect(answer.errors.contains("View.swift:2:"))
    #expect(answer.errors.contains("error: cannot find 'NoSuchView' in scope"))
    #expect(folder.contents == ["App"])
  }

  @Test("A program that traps is one message, exit code 1, and no file")
  func trap() throws {
    let folder = try TemporaryFolder()
    let answer = try still(
      """
      struct ContentView: View {
        var body: some View { fatalError("no picture today"); return Color.red }
      }
      """, into: folder)
    #expect(answer.status == 1)
    #expect(answer.errors.contains("crashed with SIG"))
    #expect(answer.errors.contains("no picture today"))
    #expect(folder.contents == ["App"])
  }

  @Test("A program that ends without a word of Swift's is told with the function in which it ended")
  func crashPlace() throws {
    let folder = try TemporaryFolder()
    let sources = [
      "peek": "UnsafePointer<Int>(bitPattern: 8)!.pointee",
      "deep": "deep(count + 1) + deep(count + 2)",
    ]
    for (name, body) in sources {
      try folder.write(
        """
        import SwiftUI
        @inline(never) func \(name)(_ count: Int) -> Int { \(body) }
        struct ContentView: View { var body: some View { Text("\\(\(name)(1))") } }
        """, to: "\(name).swift")
      let answer = try HalcyonCommandLine.run([
        "still", folder.file("\(name).swift"), "-o", folder.file("out.png"),
      ])
      #expect(answer.status == 1)
      #expect(
        answer.errors.contains(
          "The program crashed with SIGSEGV (a bad memory access). Fatal error: it ended in \(name)(Int) -> Int"
        ), "\(answer.errors)")
    }
  }

  @Test("A program that leaves early has not done its work")
  func earlyExit() throws {
    let folder = try TemporaryFolder()
    for status in [0, 3] {
      let answer = try still(
        "struct ContentView: View { var body: some View { exit(\(status)); return Color.red } }",
        into: folder)
      #expect(answer.status == 1)
      #expect(answer.errors.contains("ended"))
      #expect(folder.contents == ["App"])
    }
  }

  @Test("A preview is shown by its name, with its state")
  func preview() throws {
    let folder = try TemporaryFolder()
    let source = """
      struct Swatch: View {
        @Binding var isRed: Bool
        var body: some View { isRed ? Color.red : Color.blue }
      }
      private struct Hidden: View { var body: some View { Color.red } }
      #Preview("Blue") {
        @Previewable @State var isRed =
          false  // as yet
        Swatch(isRed: $isRed)
      }
      #Preview("Red") { Hidden() }
      """
    func bytes(_ view: String) throws -> Data {
      let answer = try still(source, into: folder, "--view", view)
      #expect(answer.status == 0, "\(answer.errors)")
      return try Data(contentsOf: folder.url.appendingPathComponent("a.png"))
    }
    let red = try bytes("Red")
    #expect(try bytes("Hidden") == red)
    #expect(try bytes("Blue") != red)
  }

  @Test("An @Entry has its default until it is set")
  func entry() throws {
    let folder = try TemporaryFolder()
    let answer = try still(
      """
      extension EnvironmentValues {
        @Entry var depth: Int = 3
        @Entry var label = "none"
        @Entry var test: (Int) -> Bool = { $0 == 1 }
        @Entry var note: String?
      }
      struct Inner: View {
        @Environment(\\.depth) private var depth
        @Environment(\\.self) private var all
        var body: some View {
          precondition(depth == 4 && all.label == "none" && all.test(1) && all.note == nil)
          return Color.red
        }
      }
      struct ContentView: View { var body: some View { Inner().environment(\\.depth, 4) } }
      """, into: folder)
    #expect(answer.status == 0, "\(answer.errors)")
    #expect(answer.errors == "")
  }

  @Test("A view takes the place of the program's @main")
  func besideMain() throws {
    let folder = try TemporaryFolder()
    let answer = try still(
      """
      @main struct Main: App { var body: some Scene { WindowGroup { fatalError(); Color.red } } }
      struct Page: View { var body: some View { Color.blue } }
      """, into: folder, "--view", "Page")
    #expect(answer.status == 0, "\(answer.errors)")
  }

  @Test("An app is shown by its own @main")
  func app() throws {
    let folder = try TemporaryFolder()
    let answer = try still(
      "@main struct Main: App { var body: some Scene { WindowGroup { Color.red } } }", into: folder)
    #expect(answer.status == 0, "\(answer.errors)")
    #expect(folder.contents == ["App", "a.png"])
  }

  @Test("What cannot be written or read is told before anything is compiled")
  func places() throws {
    let folder = try TemporaryFolder()
    let source = try folder.write("import SwiftUI\nsyntax error", to: "a.swift")
    try folder.write("", to: "b.png/c")
    let cases: [([String], Int32, String)] = [
      (["still", source, "-o", folder.path + "/no/a.png"], 74, "mkdir -p"),
      (["still", source, "-o", folder.path + "/b.png"], 74, "is a folder"),
      (["still", "/no/such.swift", "-o", folder.path + "/a.png"], 66, "/no/such.swift"),
      (
        ["still", source, "-o", folder.path + "/a.png", "--touch", "/no/touch"], 66, "/no/touch"
      ),
      (["still", source, "-o", folder.path + "/a.png", "--assets", "/no"], 66, "/no"),
      (["run", source], 69, "halcyon render"),
      (["render", source, "-o", folder.path + "/a.avi"], 64, ".avi"),
    ]
    for (arguments, status, text) in cases {
      let answer = try HalcyonCommandLine.run(arguments)
      #expect(answer.status == status, "\(arguments)")
      #expect(answer.errors.contains(text), "\(arguments): \(answer.errors)")
    }
    let answer = try HalcyonCommandLine.run(
      ["render", source, "-o", folder.path + "/a.mp4"], environment: ["PATH": "/nowhere"])
    #expect(answer.status == 69)
    #expect(answer.errors.contains("apt-get install ffmpeg"))
  }

  @Test("Check lists what is missing with file and line, and nothing when all compiles")
  func check() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(
      "import SwiftUI\nstruct V: View {\n  var body: some View { Chart() }\n}\n", to: "v.swift")
    let answer = try HalcyonCommandLine.run(["check", path, "--json"])
    #expect(answer.status == 2)
    let report = try #require(
      try JSONSerialization.jsonObject(with: Data(answer.output.utf8)) as? [String: Any])
    #expect(report["compiles"] as? Bool == false)
    let found = try #require((report["diagnostics"] as? [[String: Any]])?.first)
    #expect(found["line"] as? Int == 3)
    #expect(found["missing"] as? String == "Chart")
    try folder.write(
      "import SwiftUI\nstruct V: View { var body: some View { Color.red } }", to: "v.swift")
    #expect(try HalcyonCommandLine.run(["check", path]).output == "1 file compiles.\n")
  }

  @Test("Every example compiles", arguments: ["Flower", "SpringCard", "TapBurst"])
  func examples(name: String) throws {
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let answer = try HalcyonCommandLine.run(
      ["check", package.appendingPathComponent("Examples/\(name)").path])
    #expect(answer.status == 0, "\(answer.output)")
  }

  static let seeds = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("../shared/seeds/programs").standardizedFileURL

  static var hasSeeds: Bool { FileManager.default.fileExists(atPath: seeds.path) }

  @Test(
    "The published programs compile as they stand",
    .enabled(if: hasSeeds, "the published programs are not beside this package"),
    arguments: [
      "ripples", "trapezoid", "spirograph", "checkerboard", "bubbles", "lamp", "particles-1-setup",
      "particles-2-move", "particles-3-wave", "particles-final", "effects-multiply",
      "effects-colormultiply", "effects-screen", "effects-saturation-blur",
    ])
  func publishedPrograms(name: String) throws {
    let answer = try HalcyonCommandLine.run(
      ["check", EndToEndTests.seeds.appendingPathComponent(name).path])
    #expect(answer.status == 0, "\(answer.output)")
  }

  @Test("One import brings observation, Combine and what UIKit files use without naming it")
  func oneImport() throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appendingPathComponent("One.swift")
    try """
    import SwiftUI
    @Observable final class Store { var count = 1 }
    final class Model: ObservableObject { @Published var width = UIScreen.main.bounds.width }
    struct ContentView: View {
      @State private var store = Store()
      @StateObject private var model = Model()
      var body: some View { Text("\\(store.count) \\(model.width)") }
    }
    """.write(to: file, atomically: true, encoding: .utf8)
    let answer = try HalcyonCommandLine.run(["check", file.path])
    #expect(answer.status == 0, "\(answer.output)")
  }
}
