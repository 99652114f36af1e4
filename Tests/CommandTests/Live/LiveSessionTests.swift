import Encoders
import Foundation
import LiveLink
import Pixels
import TestSupport
import Testing

@testable import halcyon

@Suite("A live session", .enabled(if: HalcyonCommandLine.isBuilt), .serialized)
struct LiveSessionTests {
  /// A shape of 40 x 40 in the middle of 60 x 60; its top corners go inwards when it is tapped.
  private static func trapezoid(_ color: String = "red: 1, green: 0, blue: 0") -> String {
    """
    struct Trapezoid: Shape {
      var inset: Double
      var animatableData: Double { get { inset } set { inset = newValue } }
      func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: 0, y: rect.maxY))
        path.addLine(to: CGPoint(x: inset, y: 0))
        path.addLine(to: CGPoint(x: rect.maxX - inset, y: 0))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        path.closeSubpath()
        return path
      }
    }
    struct ContentView: View {
      @State private var inset = 2.0
      var body: some View {
        Trapezoid(inset: inset)
          .fill(Color(\(color)))
          .frame(width: 40, height: 40)
          .onTapGesture { withAnimation(.linear(duration: 0.3)) { inset = 18 } }
      }
    }
    """
  }

  private let red: [UInt8] = [255, 0, 0, 255]
  private let blue: [UInt8] = [0, 0, 255, 255]
  private let white: [UInt8] = [255, 255, 255, 255]

  /// Inside while the inset is 2, outside once it is 18.
  private let corner = (x: 15, y: 11)
  private let middle = (x: 30, y: 45)

  private func isOpen(_ seen: FakeFrontEnd.Seen, _ color: [UInt8]) -> Bool {
    guard let picture = seen.picture else { return false }
    return picture.pixel(corner.x, corner.y) == white
      && picture.pixel(middle.x, middle.y) == color
  }

  private func waitForFirst(_ live: LiveProgramFolder, _ color: [UInt8]) throws {
    try live.host.wait(for: "the first picture") {
      $0.picture?.pixel(corner.x, corner.y) == color && $0.overlay == nil
    }
  }

  @Test("A tap moves the shape, frame by frame; then all is still")
  func touch() throws {
    let live = try LiveProgramFolder(Self.trapezoid())
    try waitForFirst(live, red)
    let before = live.host.now
    #expect(before.picture?.changes == [PixelRect(x0: 0, y0: 0, x1: 60, y1: 60)])
    live.tap(30, 40)
    try live.host.wait(for: "the open shape") { isOpen($0, red) }
    let after = waitForRest(live)
    #expect(after.frameCount - before.frameCount >= 3)
    // 0.3 s of movement at 60 frames a second, and the frame of the touch.
    #expect(after.frameCount - before.frameCount <= 20)
    let process = try #require(live.processes.first)
    let (ticks, still) = (try live.ticks(of: process), live.host.now)
    usleep(600_000)
    #expect(live.host.now.frameCount == still.frameCount)
    #expect(live.host.now.statusCount - still.statusCount <= 1)
    #expect(try live.ticks(of: process) - ticks <= 1)
  }

  /// Waits until nothing has come for a while.
  private func waitForRest(_ live: LiveProgramFolder) -> FakeFrontEnd.Seen {
    var seen = live.host.now
    while true {
      usleep(400_000)
      let next = live.host.now
      if next.frameCount == seen.frameCount, next.statusCount == seen.statusCount { return next }
      seen = next
    }
  }

  @Test("An edit shows, and the state goes on; an error is laid over until it is mended")
  func edits() throws {
    let live = try LiveProgramFolder(Self.trapezoid())
    try waitForFirst(live, red)
    live.tap(30, 40)
    try live.host.wait(for: "the open shape") { isOpen($0, red) }
    try live.edit(Self.trapezoid("red: 0, green: 0, blue: 1"))
    let edited = try live.host.wait(for: "the blue shape") {
      $0.picture?.pixel(middle.x, middle.y) == blue
    }
    #expect(isOpen(edited, blue), "the state was lost")
    #expect(live.processes.count == 1)

    try live.edit(Self.trapezoid("red: 0, green: 0, blue: 1") + "\nlet broken =\n")
    let broken = try live.host.wait(for: "the overlay") { $0.overlay != nil }
    #expect(broken.overlay?.kind == .compileError)
    #expect(broken.overlay?.title.hasPrefix("ContentView.swift:") == true)
    #expect(broken.overlay?.text.contains("error: ") == true)
    #expect(isOpen(broken, blue))

    try live.edit(Self.trapezoid("red: 0, green: 0, blue: 1"))
    let mended = try live.host.wait(for: "no overlay") { $0.overlay == nil }
    #expect(isOpen(mended, blue))
  }

  @Test("A file that was named alone goes with edits of what it needs of the project around it")
  func projectAround() throws {
    let tint = { (color: String) in
      "import SwiftUI\nenum Tint { static let color = Color(\(color)) }"
    }
    let live = try LiveProgramFolder(
      "struct ContentView: View { var body: some View { Tint.color } }",
      with: [
        "App.xcodeproj/project.pbxproj": "", "Shared/Tint.swift": tint("red: 1, green: 0, blue: 0"),
      ], shown: "App/ContentView.swift")
    try live.host.wait(for: "red") { $0.picture?.pixel(30, 30) == red && $0.overlay == nil }
    try live.folder.write(tint("red: 0, green: 0, blue: 1"), to: "Shared/Tint.swift")
    try live.host.wait(for: "blue") { $0.picture?.pixel(30, 30) == blue && $0.overlay == nil }
  }

  @Test("What changes beside the sources starts nothing; images and tables do")
  func otherFiles() throws {
    let live = try LiveProgramFolder(Self.trapezoid())
    try waitForFirst(live, red)
    let processes = live.processes
    try live.folder.write("notes", to: "App/notes.txt")
    try live.folder.write("notes", to: "App/Swift.swift.orig")
    // A new process would be there by then: the compiler is not even asked.
    usleep(400_000)
    #expect(!live.host.now.status.isCompiling)
    #expect(live.processes == processes)
    try live.folder.write("", to: "App/Table.strings")
    var patience = Patience(seconds: 60)
    while live.processes == processes, patience.lasts() {}
    #expect(live.processes != processes)
  }

  @Test("Many edits leave one program, one connection and one memory behind")
  func manyEdits() throws {
    let live = try LiveProgramFolder(Self.trapezoid())
    try waitForFirst(live, red)
    var colors = [red, blue]
    for _ in 0..<12 {
      colors.reverse()
      try live.edit(
        Self.trapezoid(colors[0] == red ? "red: 1, green: 0, blue: 0" : "red: 0, green: 0, blue: 1")
      )
      try live.host.wait(for: "the edit") {
        $0.picture?.pixel(middle.x, middle.y) == colors[0]
      }
    }
    #expect(live.processes.count == 1)
    // The tests of pictures in shared memory run in this process too, for a moment.
    var patience = Patience(seconds: 20)
    while try framesMemories() > 1, patience.lasts() {}
    #expect(try framesMemories() == 1)
    #expect(try FileManager.default.contentsOfDirectory(atPath: live.folder.path + "/out") == [])
  }

  /// Pauses, has a touch file written of what was done, and answers the time and a still of each frame until
  /// then.
  private func pausedStills(
    of live: LiveProgramFolder
  ) throws -> (latest: Double, stills: [Data]) {
    live.session.send(.playback(.pause))
    let paused = try live.host.wait(for: "the pause") {
      $0.status.state == .paused && $0.status.time > 0
    }
    live.session.send(.record(true))
    live.session.send(.record(false))
    try live.host.wait(for: "the touch file") { !$0.notices.isEmpty }
    let latest = paused.status.latest
    return (latest, try stills(of: live, through: latest))
  }

  /// How many memories with pictures this process has open.
  private func framesMemories() throws -> Int {
    try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count {
      let target = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\($0)")
      return target?.contains("halcyon-frames") ?? false
    }
  }

  @Test("The past is seen as stills show it, byte for byte, and the present comes back")
  func scrubbing() throws {
    let live = try LiveProgramFolder(Self.trapezoid())
    try waitForFirst(live, red)
    live.touch(1, .began, 30, 40)
    live.touch(1, .moved, 31, 40)
    live.touch(1, .ended, 31, 41)
    try live.host.wait(for: "the open shape") { isOpen($0, red) && !$0.status.isCompiling }
    let (latest, stills) = try pausedStills(of: live)
    let present = try #require(live.host.now.picture)

    var generator = SplitMix(seed: 7)
    for _ in 0..<24 {
      let frame = Int.random(in: 0..<stills.count, using: &generator)
      // In the middle of a frame, so that no rounding matters.
      live.session.send(.playback(.scrub(to: (Double(frame) + 0.5) / 60)))
      let seen = try live.host.wait(for: "frame \(frame)") {
        $0.status.state == .scrubbing && $0.picture?.time == Double(frame) / 60
      }
      #expect(Data(PNGEncoder.encode(seen.picture!.bitmap)) == stills[frame], "frame \(frame)")
    }
    live.session.send(.playback(.backToLive))
    let back = try live.host.wait(for: "the present") { $0.status.state == .paused }
    try live.host.wait(for: "its picture") { $0.picture!.pixels == present.pixels }
    #expect(back.status.latest == latest)
    #expect(live.processes.count == 1)
  }

  /// All frames up to `time`, as the command renders them with the touches that were recorded.
  private func stills(of live: LiveProgramFolder, through time: Double) throws -> [Data] {
    let count = Int(time * 60) + 1
    let answer = try HalcyonCommandLine.run([
      "render", live.folder.path + "/App", "-o", live.folder.path + "/frame-%05d.png", "--frames",
      "0-\(count - 1)", "--size", "60x60", "--scale", "1", "--touch",
      live.folder.path + "/out/app-1.touch",
    ])
    #expect(answer.status == 0, "\(answer.errors)")
    return try (0..<count).map { index in
      let name = "frame-" + String(repeating: "0", count: 5 - "\(index)".count) + "\(index).png"
      return try Data(contentsOf: live.folder.url.appendingPathComponent(name))
    }
  }

  @Test("What is typed reaches the field, is seen again in the past, and stands in the touch file")
  func typing() throws {
    let live = try LiveProgramFolder(
      """
      struct ContentView: View {
        @State private var name = ""
        @State private var hovers = false
        var body: some View {
          VStack(spacing: 0) {
            TextField("", text: $name).frame(height: 20)
            Color(red: name == "Ad\\"é" ? 0 : 1, green: 0, blue: name == "Ad\\"é" ? 1 : 0)
            (hovers ? Color.black : Color.white).frame(height: 20).onHover { hovers = $0 }
          }
        }
      }
      """)
    try live.host.wait(for: "the form") { $0.picture?.pixel(30, 30) == red }
    live.tap(30, 10)
    try live.host.wait(for: "the focus") { $0.status.keyboard.takesText }
    for event: LiveEvent in [.text("Ad\"éx"), .key(.left), .key(.forwardDelete)] {
      live.session.send(event)
    }
    try live.host.wait(for: "the text") { $0.picture?.pixel(30, 30) == blue }
    live.session.send(.key(.escape))
    try live.host.wait(for: "the end of the input") { !$0.status.keyboard.takesText }
    let stills = try pausedStills(of: live).stills
    for frame in stride(from: stills.count - 1, through: 0, by: -max(1, stills.count / 6)) {
      live.session.send(.playback(.scrub(to: (Double(frame) + 0.5) / 60)))
      let seen = try live.host.wait(for: "frame \(frame)") {
        $0.status.state == .scrubbing && $0.picture?.time == Double(frame) / 60
      }
      #expect(Data(PNGEncoder.encode(seen.picture!.bitmap)) == stills[frame], "frame \(frame)")
    }
    live.session.send(.playback(.play))
    try live.host.wait(for: "the present") { $0.status.state == .playing }
    live.session.send(.hover(LivePlace(x: 30, y: 50)))
    try live.host.wait(for: "the hovering") { $0.picture?.pixel(30, 50) == [0, 0, 0, 255] }
    live.session.send(.hover(nil))
    try live.host.wait(for: "its end") { $0.picture?.pixel(30, 50) == white }
  }

  @Test("A paused program stands still and steps by frames; slow motion shows what lies between")
  func playback() throws {
    let live = try LiveProgramFolder(
      """
      struct ContentView: View {
        @State private var width = 0.0
        var body: some View {
          Color.black.frame(width: width, height: 10)
            .onAppear { withAnimation(.linear(duration: 6000)) { width = 60_000 } }
        }
      }
      """)
    try live.host.wait(for: "movement") { ($0.picture?.time ?? 0) > 0.1 }
    live.session.send(.playback(.pause))
    let paused = try live.host.wait(for: "the pause") {
      $0.status.state == .paused && $0.status.time == $0.picture?.time
    }
    for step in 1...3 {
      live.session.send(.playback(.step(1)))
      let wanted = ((paused.status.time * 60).rounded() + Double(step)) / 60
      try live.host.wait(for: "step \(step)") { $0.picture?.time == wanted }
    }
    live.session.send(.playback(.speed(1.0 / 20)))
    live.session.send(.playback(.play))
    var times: [Double] = []
    for _ in 0..<5 {
      let last = times.last ?? live.host.now.picture!.time
      times.append(try live.host.wait(for: "slow motion") { $0.picture!.time > last }.picture!.time)
    }
    // Twenty steps to a frame; a busy machine may pass some over.
    #expect(times.contains { ($0 * 60).truncatingRemainder(dividingBy: 1) > 0.01 })
    #expect(times.allSatisfy { abs(($0 * 1200).rounded() - $0 * 1200) < 1e-6 })
  }

  @Test("A crash is told over the last picture, and an edit starts the program anew")
  func crash() throws {
    func source(_ color: String) -> String {
      """
      struct ContentView: View {
        var body: some View { Color.\(color).onTapGesture { fatalError("too far") } }
      }
      """
    }
    let live = try LiveProgramFolder(source("black"))
    try live.host.wait(for: "the first picture") { $0.picture?.pixel(30, 30) == [0, 0, 0, 255] }
    live.tap(30, 30)
    let crashed = try live.host.wait(for: "the crash") {
      $0.overlay?.kind == .crash && $0.status.state == .ended
    }
    #expect(crashed.overlay?.title.contains("SIG") == true)
    #expect(crashed.overlay?.text.contains("too far") == true)
    #expect(live.processes.isEmpty)
    try live.edit(source("white"))
    let mended = try live.host.wait(for: "the edit") { $0.picture?.pixel(30, 30) == white }
    #expect(mended.overlay == nil)
  }

  @Test("The window's surroundings change while the program runs, and the tree counts its bodies")
  func surroundings() throws {
    let live = try LiveProgramFolder(
      """
      struct ContentView: View {
        @Environment(\\.colorScheme) private var scheme
        var body: some View {
          Text("x").hidden().frame(maxWidth: .infinity, maxHeight: .infinity)
            .background(scheme == .dark ? Color(red: 0, green: 0, blue: 1) : .white)
        }
      }
      """)
    try live.host.wait(for: "the first picture") { $0.picture?.pixel(1, 1) == white }
    live.session.send(.environment(LiveEnvironment(isDark: true)))
    try live.host.wait(for: "the dark") { $0.picture?.pixel(1, 1) == blue }
    live.session.send(.resize(width: 30, height: 20))
    live.session.send(.displayScale(2))
    try live.host.wait(for: "the new size") {
      $0.picture?.width == 60 && $0.picture?.height == 40 && $0.picture?.pixel(59, 39) == blue
    }
    // What no window can be.
    live.session.send(.resize(width: .nan, height: 20))
    live.session.send(.resize(width: 1e9, height: 1e9))
    live.touch(1, .began, .nan, 3)
    live.touch(2, .moved, 3, 3)
    live.session.send(.tree)
    let seen = try live.host.wait(for: "the tree") { $0.tree != nil }
    #expect(seen.tree?.text.contains("ContentView  ×2") == true, "\(seen.tree?.text ?? "")")
    try live.host.wait(for: "the size") { $0.status.width == 30 && $0.status.height == 20 }
  }

  @Test("Previews are listed, chosen and pictured")
  func previews() throws {
    let live = try LiveProgramFolder(
      """
      struct ContentView: View { var body: some View { Color.white } }
      #Preview("Blue") { Color(red: 0, green: 0, blue: 1) }
      #Preview { Color.black }
      struct Old_Previews: PreviewProvider {
        static var previews: some View { Color(red: 1, green: 0, blue: 0) }
      }
      """)
    let seen = try live.host.wait(for: "the list") { !$0.previews.isEmpty && $0.picture != nil }
    #expect(seen.previews.map(\.id) == ["Blue", "ContentView.swift#2", "Old_Previews"])
    live.session.send(.preview("Old_Previews"))
    try live.host.wait(for: "the provider's preview") { $0.picture?.pixel(1, 1) == red }
    #expect(live.host.now.status.preview == "Old_Previews")
    live.session.send(.gallery)
    let pictured = try live.host.wait(for: "the gallery") { $0.pictures.count == 3 }
    #expect(pictured.pictures.map(\.preview) == seen.previews)
    let blueBitmap = Bitmap(
      width: 60, height: 60, premultiplied: Array(repeatElement(blue, count: 3600).joined()))
    #expect(pictured.pictures[0].png == Data(PNGEncoder.encode(blueBitmap)))
  }
}
