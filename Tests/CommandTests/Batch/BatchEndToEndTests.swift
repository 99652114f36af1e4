import Foundation
import Jobs
import TestSupport
import Testing

@testable import halcyon

@Suite("A batch, as a user runs it", .enabled(if: HalcyonCommandLine.isBuilt), .serialized)
struct BatchEndToEndTests {
  private static let source = """
    import SwiftUI
    struct ContentView: View {
      @State private var number = Int.random(in: 0..<1000)
      @AppStorage("name") private var name = "nobody"
      var body: some View {
        VStack {
          Text("\\(number) \\(name)")
          Text(ProcessInfo.processInfo.environment["name"] ?? "")
        }
      }
    }
    """
  private let small = ["--size", "80x40", "--scale", "1"]

  private func run(_ folder: TemporaryFolder, _ table: String, _ options: String...) throws
    -> HalcyonCommandLine.Answer
  {
    try folder.write(Self.source, to: "App/View.swift")
    try folder.write(table, to: "t.csv")
    return try HalcyonCommandLine.run(
      [
        "batch", folder.path + "/App", "--data", folder.path + "/t.csv", "-o",
        folder.path + "/out/{id}.png",
      ]
        + small + options)
  }

  @Test("Each row is byte for byte what still writes, and a second run has nothing to do")
  func equality() throws {
    let folder = try TemporaryFolder()
    let answer = try run(folder, "id,seed,size\na,1,\nb,2,60x30\n", "--jobs", "2")
    #expect(answer.status == 0, "\(answer.errors)")
    for (id, options) in [("a", ["--seed", "1"]), ("b", ["--seed", "2", "--size", "60x30"])] {
      let still = try HalcyonCommandLine.run(
        ["still", folder.path + "/App", "-o", folder.file("still.png")] + small + options)
      #expect(still.status == 0)
      #expect(folder.bytes("out/\(id).png") == folder.bytes("still.png"))
      #expect(!folder.bytes("still.png").isEmpty)
    }
    let again = try run(folder, "id,seed,size\na,1,\nb,2,60x30\n", "--resume")
    #expect(again.status == 0 && again.output.contains("nothing to do"))
    // A row that asks for something else is rendered, and so is one whose file is another.
    try Data("x".utf8).write(to: URL(fileURLWithPath: folder.file("out/a.png")))
    let changed = try run(folder, "id,seed,size\na,1,\nb,3,60x30\n", "--resume", "--json")
    #expect(changed.output.contains(#""rendered":2"#))
  }

  @Test("Rows that make no sense are told, and the others are there")
  func faults() throws {
    let folder = try TemporaryFolder()
    let answer = try run(folder, "id,seed\na,1\n../b,2\nc,three\nd\n")
    #expect(answer.status == 65)
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.file("out")).sorted()
    #expect(files == ["a.png", "t.manifest.jsonl"])
    for place in ["t.csv:3:1: ", "t.csv:4:3: ", "t.csv:5:1: "] {
      #expect(answer.errors.contains(place))
    }
  }

  @Test("A copy of a program has its own arguments, variables, seed and state")
  func copies() throws {
    let folder = try TemporaryFolder()
    let answer = try run(folder, "id\na\n")
    #expect(answer.status == 0, "\(answer.errors)")
    let products = try #require(HalcyonCommandLine.executable).deletingLastPathComponent()
    let environment = try HalcyonCommandLine.environment().merging(["HALCYON_HOME": products.path])
    { $1 }
    let compiler = ProgramCompiler(
      installation: try .find(environment: environment), cache: .standard(environment: environment))
    let sources = try SourceSet(paths: [folder.file("App")])
    let program = ServedProgram(executable: try compiler.executable(for: sources))
    defer { program.end() }
    func picture(_ name: String?) throws -> [UInt8] {
      var job = RenderJob()
      (job.width, job.height, job.scale, job.frames) = (80, 40, 1, 0...0)
      job.output = folder.file("copy.png")
      let served = ServedJob(
        job: job, arguments: name.map { ["-name", $0] } ?? [],
        environment: name.map { ["name": $0] } ?? [:])
      #expect(try program.run(served).ending == .exited(0))
      return folder.bytes("copy.png")
    }
    let plain = try picture(nil)
    #expect(plain == folder.bytes("out/a.png"))
    let named = try picture("Ada")
    #expect(named != plain)
    #expect(try picture("Bob") != named)
    #expect(try picture(nil) == plain)
    #expect(try picture("Ada") == named)
  }

  @Test("What a process looks up before it is copied changes no byte of a row")
  func warmth() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      import SwiftUI
      struct Badge<Content: View>: View {
        let content: Content
        var body: some View { content.padding(1).background(.yellow, in: Capsule()) }
      }
      struct ContentView: View {
        @State private var number = Int.random(in: 0..<1000)
        @AppStorage("name") private var name = "nobody"
        let identifier = UUID()
        var body: some View {
          VStack(spacing: 0) {
            Badge(content: Text(name).font(.system(size: 9, weight: .heavy)))
            Text("\\(number) \\(identifier)").font(.system(size: 5, design: .monospaced))
            Text(Date(), style: .time).font(.system(size: 5, design: .serif))
            Text(Set(["a", "b", "c"]).joined()).font(.caption2)
            if let kept = UserDefaults.standard.string(forKey: "kept") { Text(kept) }
          }
          .shadow(radius: 1)
          .onAppear { UserDefaults.standard.set("an earlier row", forKey: "kept") }
        }
      }
      """, to: "Warm/View.swift")
    let table = "id,seed,name\na,1,Ada\nb,1,Ada\nc,2,\nd,3,Dora\n"
    try folder.write(table, to: "t.csv")
    let answer = try HalcyonCommandLine.run(
      [
        "batch", folder.file("Warm"), "--data", folder.file("t.csv"), "-o",
        folder.path + "/out/{id}.png", "--jobs", "1",
      ] + small)
    #expect(answer.status == 0 && answer.errors.isEmpty, "\(answer.errors)")
    // The first is done before anything is looked up, the second after.
    #expect(folder.bytes("out/a.png") == folder.bytes("out/b.png"))
    for (id, options) in [("c", ["--seed", "2"]), ("d", ["--seed", "3", "--set", "name=Dora"])] {
      let still = try HalcyonCommandLine.run(
        ["still", folder.file("Warm"), "-o", folder.file("still.png")] + small + options)
      #expect(still.status == 0, "\(still.errors)")
      #expect(folder.bytes("out/\(id).png") == folder.bytes("still.png"))
    }
    #expect(folder.bytes("out/c.png") != folder.bytes("out/d.png"))
  }

  @Test("A film in parts is byte for byte the film at once", arguments: ["gif", "apng"])
  func shards(format: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      import SwiftUI
      struct ContentView: View {
        @State private var isWide = false
        var body: some View {
          Capsule().frame(width: isWide ? 70 : 10, height: 20)
            .onAppear { withAnimation(.linear(duration: 0.2).delay(0.2)) { isWide = true } }
        }
      }
      """, to: "App/View.swift")
    let options = [folder.path + "/App", "--duration", "0.6", "--fps", "60"] + small
    let plain = try HalcyonCommandLine.run(
      ["render", "-o", folder.file("plain.\(format)")] + options)
    #expect(plain.status == 0, "\(plain.errors)")
    let film = folder.file("film.\(format)")
    for number in [3, 1, 4] {
      #expect(
        try HalcyonCommandLine.run(["render", "-o", film, "--shard", "\(number)/4"] + options)
          .status == 0)
    }
    let early = try HalcyonCommandLine.run(["join", film])
    #expect(early.status == 66 && early.errors.contains("shard 2 of 4 is missing"))
    #expect(
      try HalcyonCommandLine.run(["render", "-o", film, "--shard", "2/4"] + options).status == 0)
    #expect(try HalcyonCommandLine.run(["join", film, "--remove"]).status == 0)
    #expect(folder.bytes("film.\(format)") == folder.bytes("plain.\(format)"))
    #expect(folder.contents == ["App", "film.\(format)", "plain.\(format)"])
  }
}
