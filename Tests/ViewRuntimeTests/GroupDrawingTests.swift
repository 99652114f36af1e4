import Drawing
import Foundation
import Geometry
import Motion
import Pixels
import Testing

@_spi(Runtime) @testable import ViewRuntime

/// A window full of boxes, half of which begin to move in the first frame, and a drawing of its own of
/// them.
@MainActor
private final class Scene {
  let remote = BoxRemote()
  let host: ViewHost
  let count: Int
  let drawing = GroupDrawing()
  private var items: [DisplayItem] = []
  private var frame = 1

  init(count: Int) {
    self.count = count
    host = ViewHost(
      MovingBoxes([Double](repeating: 10, count: count), remote: remote),
      configuration: HostConfiguration())
    _ = host.frame(at: 0)
    withAnimation(.linear(duration: 1)) { remote.set(widths(moved: 110)) }
  }

  /// Every second one is `moved`.
  func widths(moved: Double) -> [Double] {
    (0..<count).map { $0.isMultiple(of: 2) ? 10 : moved }
  }

  /// Draws the next frame, at sixty a second, and answers how wide the boxes are.
  func draw() -> [Double] {
    _ = host.frame(at: Double(frame) / 60)
    frame += 1
    drawing.draw(boxes, following: host.animations, replacing: &items)
    return drawnWidths(DisplayList(items))
  }

  /// The first element with several others in it.
  private var boxes: [Element] {
    var elements = host.windowElements
    while elements.count == 1 { elements = elements[0].childElements }
    return elements
  }
}

@MainActor
struct GroupDrawingTests {
  @Test("A picture is the same whether memory was fetched ahead or not")
  func samePictures() {
    let scene = Scene(count: GroupDrawing.leastCount)
    for frame in 1..<70 {
      // Two frames after the change its time begins to count.
      let width = 10 + 100 * min(max(Double(frame - 2) / 60, 0), 1)
      let drawn = scene.draw()
      #expect(zip(drawn, scene.widths(moved: width)).allSatisfy { abs($0 - $1) < 1e-6 })
      #expect(drawn.count == scene.count)
    }
    #expect(scene.drawing.touched == nil, "nothing moves any more")
  }

  @Test("What moves is fetched once the same moved for a while; of what rests, its element alone")
  func steadyMovement() throws {
    let scene = Scene(count: GroupDrawing.leastCount)
    var frames = 0
    while scene.drawing.touched == nil, frames < 30 {
      _ = scene.draw()
      frames += 1
    }
    #expect(frames >= GroupDrawing.leastSteadyCount && frames < 10)
    let touched = try #require(scene.drawing.touched)
    let counts = (0..<scene.count).map { touched.lineCount(of: $0) }
    let resting = stride(from: 0, to: scene.count, by: 2).map { counts[$0] }
    let moving = stride(from: 1, to: scene.count, by: 2).map { counts[$0] }
    #expect(resting.min()! > 0 && moving.min()! > resting.max()!)
  }

  @Test("Nothing is fetched where the views are others, or begin to move anew")
  func changes() {
    let scene = Scene(count: GroupDrawing.leastCount)
    for _ in 0..<10 { _ = scene.draw() }
    #expect(scene.drawing.touched != nil)
    scene.drawing.orderChanged()
    #expect(scene.drawing.touched == nil)
    for _ in 0..<10 { _ = scene.draw() }
    #expect(scene.drawing.touched != nil)
    withAnimation(.linear(duration: 2)) { scene.remote.set(scene.widths(moved: 60)) }
    _ = scene.draw()
    #expect(scene.drawing.touched == nil)
  }

  @Test("For few views nothing is fetched")
  func fewViews() {
    let scene = Scene(count: GroupDrawing.leastCount - 1)
    for _ in 0..<20 {
      _ = scene.draw()
      #expect(scene.drawing.touched == nil)
    }
  }
}
