import Foundation
import TestSupport
import Testing

@testable import halcyon

@Suite(
  "Rows leave no trace in the program that draws the next", .enabled(if: HalcyonCommandLine.isBuilt)
)
struct BatchTraceTests {
  /// Shows all that an earlier row could have left, and leaves it.
  private static let source = """
    import SwiftUI

    final class Store {
      static let shared = Store()
      let name = UserDefaults.standard.string(forKey: "name") ?? "nobody"
      var visits = 0
    }
    @Observable final class Model { static let shared = Model(); var count = 0 }
    enum Counter { static var made = 0 }
    var heard = 0
    var isLoud = false

    struct ContentView: View {
      @AppStorage("name") private var name = "nobody"
      @AppStorage("count") private var count = 0
      @AppStorage("kept") private var kept = "none"
      @State private var number = Int.random(in: 0..<1000)
      private let variable = ProcessInfo.processInfo.environment["trace"] ?? "-"
      private let isMoved = FileManager.default.currentDirectoryPath.hasSuffix("elsewhere")
      private let earlier = UserDefaults.standard.string(forKey: "earlier") ?? "nothing"
      private let document = FileManager.default.fileExists(atPath: NSHomeDirectory() + "/document")

      init() {
        NotificationCenter.default.addObserver(forName: Notification.Name("told"), object: nil, queue: nil) { _ in
          heard += 1
        }
        Store.shared.visits += 1
        Model.shared.count += 1
        Counter.made += 1
        NotificationCenter.default.post(name: Notification.Name("told"), object: nil)
      }

      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          Text("\\(name) \\(Store.shared.name) \\(Store.shared.visits) \\(Model.shared.count) \\(Counter.made)")
          Text("\\(number) \\(count) \\(kept) \\(variable) \\(heard) \\(earlier)")
          Text("\\(isMoved ? "moved" : "here") \\(document ? "document" : "-") \\(isLoud ? "loud" : "quiet")")
        }
        .font(.system(size: 6))
        .onAppear(perform: leave)
      }

      private func leave() {
        count += 1
        kept = "kept by \\(name)"
        isLoud = true
        UserDefaults.standard.set("an earlier row", forKey: "earlier")
        setenv("trace", "left", 1)
        try? FileManager.default.createDirectory(
          atPath: NSTemporaryDirectory() + "elsewhere", withIntermediateDirectories: true)
        _ = FileManager.default.changeCurrentDirectoryPath(NSTemporaryDirectory() + "elsewhere")
        FileManager.default.createFile(atPath: NSHomeDirectory() + "/document", contents: nil)
        signal(SIGUSR1, SIG_IGN)
        Thread { Thread.sleep(forTimeInterval: 1000) }.start()
        DispatchQueue.global().async { while true { sleep(1000) } }
        _ = open("/dev/null", O_RDONLY)
        _ = mmap(nil, 1 << 20, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
        switch name {
        case "trap": fatalError("told to")
        case "exit": exit(0)
        default: break
        }
      }
    }
    """
  /// Rows are to be right on a machine that is busy with other tests, too.
  private let small = ["--size", "120x40", "--scale", "1", "--patience", "120"]

  @Test(
    "Each of many rows is byte for byte the still that it is alone, whatever the rows before it did"
  )
  func traces() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.source, to: "App/View.swift")
    let names = ["a", "b", "c", "a", "trap", "a", "c", "exit", "b", "a", "exit"]
    let rows = names.enumerated().map { "r\($0.offset),\($0.element),\($0.offset % 3)" }
    try folder.write((["id,name,seed"] + rows).joined(separator: "\n"), to: "t.csv")
    let answer = try HalcyonCommandLine.run(
      [
        "batch", folder.file("App"), "--data", folder.file("t.csv"), "-o",
        folder.path + "/out/{id}.png",
        "--jobs", "1",
      ] + small)
    #expect(answer.output.contains("8 of 11 rows rendered"), "\(answer.output)\(answer.errors)")
    for (index, name) in names.enumerated() where name.count == 1 {
      let still = try HalcyonCommandLine.run(
        [
          "still", folder.file("App"), "-o", folder.file("still.png"), "--seed", "\(index % 3)",
          "--set",
          "name=\(name)",
        ] + small)
      #expect(still.status == 0, "\(still.errors)")
      #expect(folder.bytes("out/r\(index).png") == folder.bytes("still.png"), "row \(index)")
      #expect(!folder.bytes("still.png").isEmpty)
    }
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.file("out"))
    #expect(files.count == 9 && !files.contains { $0.hasPrefix(".") }, "\(files)")
  }
}
