import Foundation
import Geometry
import Motion
import Testing

@_spi(Runtime) @testable import Drawing
@testable import ViewGraphics
@testable import ViewLayout
@_spi(Runtime) @testable import ViewRuntime

/// Where filled rectangles are painted, in pixels of a window of three pixels a point.
@MainActor
struct LayoutPixelTests {
  private func painted<Root: View>(
    _ width: CGFloat, after seconds: Double = 0, @ViewBuilder _ root: () -> Root
  ) -> [CGRect] {
    var configuration = HostConfiguration()
    configuration.size = CGSize(width: width, height: 100)
    configuration.scale = 3
    let host = ViewHost(root(), configuration: configuration)
    var list = host.frame(at: 0).displayList
    var time = 0.0
    while time < seconds {
      time += 1.0 / 60
      list = host.frame(at: time).displayList
    }
    return list.filledBoxes(in: ProjectionTransform()).map {
      CGRect(x: $0.minX * 3, y: $0.minY * 3, width: $0.width * 3, height: $0.height * 3)
    }
  }

  private func expectNoSeams(_ boxes: [CGRect], sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(boxes.count > 1, sourceLocation: sourceLocation)
    for box in boxes {
      for edge in [box.minX, box.maxX, box.minY, box.maxY] {
        #expect(abs(edge - edge.rounded()) < 1e-6, sourceLocation: sourceLocation)
      }
    }
    for (left, right) in zip(boxes, boxes.dropFirst()) {
      #expect(abs(left.maxX - right.minX) < 1e-6, sourceLocation: sourceLocation)
    }
  }

  @Test("Views that abut have no seams between them, within effects either")
  func abutting() {
    // 100 points in sevenths: no edge but the first lies on a pixel by itself.
    expectNoSeams(
      painted(100) { HStack(spacing: 0) { ForEach(0..<7, id: \.self) { _ in Box() } } })
    expectNoSeams(
      painted(100) {
        HStack(spacing: 0) { ForEach(0..<7, id: \.self) { _ in Box().opacity(0.5) } }
      })
    expectNoSeams(
      painted(100) {
        HStack(spacing: 0) { ForEach(0..<7, id: \.self) { _ in Box().rotationEffect(.zero) } }
          .padding(.leading, 0.4).compositingGroup()
      })
    expectNoSeams(
      painted(100) {
        HStack(spacing: 0) {
          Box().frame(width: 13.3)
          HStack(spacing: 0) { ForEach(0..<7, id: \.self) { _ in Box() } }.clipped()
        }
      })
  }

  @Test("What is inside an effect finds its pixels again when the effect's place changes")
  func movedEffect() {
    let knob = Knob(10)
    var configuration = HostConfiguration()
    configuration.size = CGSize(width: 100, height: 30)
    configuration.scale = 3
    let host = ViewHost(
      Turning(knob: knob) { width in
        HStack(spacing: 0) {
          Box().frame(width: width)
          Box().frame(width: 20.2).padding(.leading, 3.1).opacity(0.5)
          Spacer()
        }
      }, configuration: configuration)
    _ = host.frame(at: 0)
    knob.turn(10.2)
    let boxes = host.frame(at: 1.0 / 60).displayList.filledBoxes(in: ProjectionTransform())
    // 13.3 to 33.5 points are 39.9 to 100.5 pixels, of which the next ones are 40 and 101.
    #expect(abs(boxes[1].minX * 3 - 40) < 1e-6)
    #expect(abs(boxes[1].maxX * 3 - 101) < 1e-6)
  }

  @Test("A view moves from pixels to pixels, and is rounded to none on its way")
  func moving() {
    let knob = Knob(0)
    var configuration = HostConfiguration()
    configuration.size = CGSize(width: 100, height: 30)
    configuration.scale = 3
    let host = ViewHost(
      Turning(knob: knob) { x in
        Box().frame(width: 10, height: 10).padding(.leading, x)
          .frame(maxWidth: .infinity, alignment: .leading)
          .animation(.linear(duration: 1), value: x)
      }, configuration: configuration)
    _ = host.frame(at: 0)
    knob.turn(20.25)
    var places: [CGFloat] = []
    for frame in 1...80 {
      let list = host.frame(at: Double(frame) / 60).displayList
      places.append(list.filledBoxes(in: ProjectionTransform())[0].minX)
    }
    // 60.75 pixels are 61: a sixtieth of the way is 61 / 180 points.
    let steps = zip(places, places.dropFirst()).map { $1 - $0 }.filter { $0 > 1e-9 }
    #expect(steps.count == 60)
    for step in steps { #expect(abs(step - 61.0 / 180) < 1e-6) }
    #expect(abs(places.last! - 61.0 / 3) < 1e-6)
  }
}

extension DisplayList {
  /// The boxes of all filled shapes, from back to front, as transforms put them.
  fileprivate func filledBoxes(in transform: ProjectionTransform) -> [CGRect] {
    items.flatMap { item -> [CGRect] in
      switch item {
      case .mark(let mark):
        guard case .fill(let path, _, _) = mark.content else { return [] }
        return [path.boundingRect.boundingBox(under: transform)]
      case .layer(let layer, let origin):
        let own = layer.effect.transform.concatenating(ProjectionTransform(translation: origin))
        return layer.content.filledBoxes(in: own.concatenating(transform))
      }
    }
  }
}
