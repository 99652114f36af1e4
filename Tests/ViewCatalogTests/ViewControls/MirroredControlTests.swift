import Foundation
import Geometry
import Pixels
import TestSupport
import Testing

@_spi(Runtime) import Drawing
@_spi(Runtime) @testable import ViewCatalog
@_spi(Runtime) @testable import ViewRuntime

@MainActor @Suite("Controls from right to left")
struct MirroredControlTests {
  private func picture(
    _ view: some View, _ direction: LayoutDirection, size: CGSize = CGSize(width: 120, height: 60)
  ) -> Bitmap {
    var configuration = HostConfiguration()
    configuration.size = size
    configuration.scale = 1
    let host = ViewHost(
      view.environment(\.layoutDirection, direction), configuration: configuration)
    let bitmap = Bitmap(width: Int(size.width), height: Int(size.height))
    _ = host.frame(at: 0)
    Painter(jobs: 1).paint(
      host.frame(at: 1).displayList, into: bitmap, scale: 1, background: .white)
    return bitmap
  }

  private func value(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> Int {
    let offset = y * bitmap.rowBytes + x * 4
    return (0..<3).reduce(0) {
      $0 + Int(bitmap.bytes.load(fromByteOffset: offset + $1, as: UInt8.self))
    }
  }

  /// How many pixels differ by more than a little from those of the mirrored other picture.
  private func differences(_ view: some View) -> (mirrored: Int, same: Int) {
    let (left, right) = (picture(view, .leftToRight), picture(view, .rightToLeft))
    var counts = (mirrored: 0, same: 0)
    for y in 0..<left.height {
      for x in 0..<left.width {
        let original = value(left, x, y)
        if abs(original - value(right, left.width - 1 - x, y)) > 60 { counts.mirrored += 1 }
        if abs(original - value(right, x, y)) > 30 { counts.same += 1 }
      }
    }
    return counts
  }

  private func expectMirrored(
    _ view: some View, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let counts = differences(view)
    #expect(counts.mirrored <= 4, sourceLocation: sourceLocation)
    #expect(counts.same > 20, sourceLocation: sourceLocation)
  }

  @Test("Knobs of sliders and switches, bars of progress and of gauges lie as in a mirror")
  func values() {
    expectMirrored(Slider(value: .constant(0.2)).padding(10))
    expectMirrored(Toggle("", isOn: .constant(true)).labelsHidden())
    expectMirrored(ProgressView(value: 0.3).padding(10))
    expectMirrored(
      Gauge(value: 0.3) {
        EmptyView()
      }
      .gaugeStyle(.accessoryLinearCapacity).padding(10))
  }

  @Test("The chosen segment, the line of a row and an inset bar are mirrored as well")
  func places() {
    expectMirrored(
      Picker("", selection: .constant(0)) {
        Color.clear.frame(width: 1, height: 1).tag(0)
        Color.clear.frame(width: 1, height: 1).tag(1)
      }
      .pickerStyle(.segmented).padding(10))
    expectMirrored(
      Color.teal.safeAreaInset(edge: .leading, spacing: 0) { Color.red.frame(width: 30) })
    let probe = LayoutProbe(120, 60) {
      Box("padded").safeAreaPadding(.leading, 30).environment(\.layoutDirection, .rightToLeft)
    }
    #expect(probe.frame("padded") == rect(0, 0, 90, 60))
  }

  @Test("A finger on a mirrored slider sets the value that lies under it")
  func slider() {
    let value = Noted(0.5)
    let probe = LayoutProbe(238, 60) {
      Slider(value: Binding(get: { value.value }, set: { (new: Double) in value.value = new }))
        .environment(\.layoutDirection, .rightToLeft)
    }
    // A knob of 38 points leaves 200: its middle lies 19 to 219 points from the left.
    probe.press(CGPoint(x: 59, y: 30))
    probe.release(CGPoint(x: 59, y: 30))
    #expect(abs(value.value - 0.8) < 1e-6)
  }

  @Test("Pages follow one another to the left, and a finger that goes to the right shows the next")
  func pages() {
    let shown = Noted(0)
    let probe = LayoutProbe(200, 100) {
      TabView(
        selection: Binding(get: { shown.value }, set: { (new: Int) in shown.value = new })
      ) {
        Box("p0", 20, 20).tag(0)
        Box("p1", 20, 20).tag(1)
      }
      .tabViewStyle(.page)
      .environment(\.layoutDirection, .rightToLeft)
    }
    #expect(probe.frame("p0")?.midX == 100)
    #expect(probe.frame("p1")?.midX == -100)
    probe.drag(from: CGPoint(x: 40, y: 50), to: CGPoint(x: 180, y: 50))
    #expect(shown.value == 1)
  }

  @Test("A row is swiped to the right to its trailing buttons")
  func rows() {
    let deleted = Noted(0)
    let probe = LayoutProbe(300, 200) {
      List {
        Box("row", 60, 20).swipeActions(allowsFullSwipe: true) {
          Button {
            deleted.value += 1
          } label: {
            Box("button", 20, 20)
          }
        }
      }
      .environment(\.layoutDirection, .rightToLeft)
    }
    let y = probe.frame("row")!.midY
    probe.drag(from: CGPoint(x: 60, y: y), to: CGPoint(x: 280, y: y))
    probe.run(1)
    #expect(deleted.value == 1)
  }
}
