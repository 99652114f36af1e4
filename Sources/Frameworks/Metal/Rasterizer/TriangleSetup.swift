import CShaderRows
import Foundation

/// A triangle in pixels, with what changes over it.
struct Triangle {
  /// Inside a · x + b · y + c ≥ 0 for all three, in 256ths of a pixel; of pixels on an edge those count whose triangle
  /// lies below or to the right of it.
  var a: SIMD3<Int64>
  var b: SIMD3<Int64>
  var c: SIMD3<Int64>
  var rows: Range<Int>
  /// The number of its first plane.
  var planes: Int
  /// The answer of the vertex function for its first corner.
  var corner: UnsafeRawPointer
  var isFront: Bool
  var primitive: Int32
  /// Middle and side, where it is half of a point.
  var point = SIMD3<Float>.zero
}

/// Brings primitives into the target: clips them, and finds their edges and planes.
///
/// Olano and Greer, "Triangle Scan Conversion using 2D Homogeneous Coordinates" (1997), has the reasons; planes here are
/// of values divided by w.
struct TriangleSetup {
  private let pipeline: SoftwareRenderPipeline
  private let state: RasterState
  private let clip: (columns: Range<Int>, rows: Range<Int>)
  /// Numbers of a vertex: four of its place, then its values.
  private let stride: Int
  private(set) var triangles: [Triangle] = []
  /// Base and the changes along x and y, in pixels of the target: 1 / w, depth, then each number.
  private(set) var planes: [SIMD3<Double>] = []
  private var runs: [VertexRun] = []
  private var corners: [Float]
  private var primitive: Int32 = 0

  init(_ pipeline: SoftwareRenderPipeline, _ state: RasterState, _ target: RenderTarget) {
    (self.pipeline, self.state) = (pipeline, state)
    clip = Self.clip(state, target)
    stride = 4 + pipeline.numberCount
    corners = [Float](repeating: 0, count: 32 * stride)
  }

  /// The pixels that may change.
  static func clip(
    _ state: RasterState, _ target: RenderTarget
  ) -> (columns: Range<Int>, rows: Range<Int>) {
    let view = state.viewport
    let left = max(0, Int(max(view.originX, 0)))
    let top = max(0, Int(max(view.originY, 0)))
    let right = min(target.width, Int(min(view.originX + view.width, 1e6).rounded(.up)))
    let bottom = min(target.height, Int(min(view.originY + view.height, 1e6).rounded(.up)))
    var columns = left..<max(left, right)
    var rows = top..<max(top, bottom)
    if let scissor = state.scissor {
      let x = max(scissor.x, 0), y = max(scissor.y, 0)
      columns = columns.clamped(to: x..<max(x, x + scissor.width))
      rows = rows.clamped(to: y..<max(y, y + scissor.height))
    }
    return (columns, rows)
  }

  /// Keeps what triangles point into.
  mutating func hold(_ run: VertexRun) { runs.append(run) }

  mutating func removeAll() {
    triangles.removeAll(keepingCapacity: true)
    planes.removeAll(keepingCapacity: true)
    runs.removeAll()
  }

  mutating func add(_ order: VertexOrder, _ run: VertexRun) {
    primitive = 0
    var index = 0
    while index + order.cornerCount <= order.corners.count {
      let places = (0..<order.cornerCount).map { order.corners[index + $0] }
      let first = run.results + Int(places[0]) * run.stride
      for (number, place) in places.enumerated() {
        gather(run.results + Int(place) * run.stride, into: number)
      }
      switch order.cornerCount {
      case 1: addPoint(first)
      case 2: addLine(first)
      default: addPolygon(3, first)
      }
      primitive += 1
      index += order.cornerCount
    }
  }

  /// The place and the values of a vertex, as floats.
  private mutating func gather(_ result: UnsafeRawPointer, into number: Int) {
    let start = number * stride
    let place = result.loadUnaligned(
      fromByteOffset: pipeline.positionOffset, as: SIMD4<Float>.self)
    for part in 0..<4 { corners[start + part] = place[part] }
    var next = start + 4
    for varying in pipeline.varyings {
      for part in 0..<varying.count {
        corners[next] =
          varying.isHalf
          ? Float(
            result.loadUnaligned(fromByteOffset: varying.offset + 2 * part, as: Float16.self))
          : result.loadUnaligned(fromByteOffset: varying.offset + 4 * part, as: Float.self)
        next += 1
      }
    }
  }

  private func place(_ number: Int) -> SIMD4<Float> {
    let start = number * stride
    return SIMD4(corners[start], corners[start + 1], corners[start + 2], corners[start + 3])
  }

  // MARK: Points and lines

  /// In pixels of the target.
  private func screen(_ place: SIMD4<Float>) -> SIMD2<Double> {
    let view = state.viewport
    return SIMD2(
      (Double(place.x / place.w) * 0.5 + 0.5) * view.width + view.originX,
      (0.5 - Double(place.y / place.w) * 0.5) * view.height + view.originY)
  }

  /// Puts four corners that are so far from `number`'s place, in pixels, behind the corners, as two triangles.
  private mutating func addQuad(
    _ corner: UnsafeRawPointer, from numbers: [Int], by ways: [SIMD2<Double>], point: SIMD3<Float>
  ) {
    let view = state.viewport
    for (index, (number, way)) in zip(numbers, ways).enumerated() {
      let from = number * stride, to = (16 + index) * stride
      for part in 0..<stride { corners[to + part] = corners[from + part] }
      let w = corners[from + 3]
      corners[to] += Float(way.x * 2 / view.width) * w
      corners[to + 1] -= Float(way.y * 2 / view.height) * w
    }
    for triple in [[16, 17, 18], [16, 18, 19]] {
      for (index, number) in triple.enumerated() where index != number {
        for part in 0..<stride { corners[index * stride + part] = corners[number * stride + part] }
      }
      let before = triangles.count
      addPolygon(3, corner, isCulled: false)
      for index in before..<triangles.count { triangles[index].point = point }
    }
  }

  private mutating func addPoint(_ corner: UnsafeRawPointer) {
    let place = place(0)
    guard place.w > 0 else { return }
    let size = pipeline.pointSizeOffset.map {
      corner.loadUnaligned(fromByteOffset: $0, as: Float.self)
    }
    let side = min(max(size ?? 1, 0), 511)
    guard side > 0 else { return }
    let middle = screen(place)
    let half = Double(side) / 2
    addQuad(
      corner, from: [0, 0, 0, 0],
      by: [SIMD2(-half, -half), SIMD2(half, -half), SIMD2(half, half), SIMD2(-half, half)],
      point: SIMD3(Float(middle.x), Float(middle.y), side))
  }

  /// A pixel wide. What lies behind the eye is left out whole.
  private mutating func addLine(_ corner: UnsafeRawPointer) {
    let (a, b) = (place(0), place(1))
    guard a.w > 0, b.w > 0 else { return }
    let way = screen(b) - screen(a)
    let length = (way.x * way.x + way.y * way.y).squareRoot()
    guard length > 0, length.isFinite else { return }
    let side = SIMD2(-way.y, way.x) / length / 2
    addQuad(corner, from: [0, 1, 1, 0], by: [side, side, -side, -side], point: .zero)
  }

  // MARK: Triangles

  /// How far beyond the picture a triangle may reach before it is cut: its edges fit into 64 bits.
  private static let reach: Float = 2048

  /// The first `count` corners.
  private mutating func addPolygon(
    _ count: Int, _ corner: UnsafeRawPointer, isCulled: Bool = true
  ) {
    var count = count
    let needsCut = (0..<count).contains { number in
      let place = place(number)
      return !(place.w > 1e-6) || place.z < 0 || place.z > place.w
        || abs(place.x) > Self.reach * place.w || abs(place.y) > Self.reach * place.w
    }
    if needsCut {
      // Inside where the sum is at least 0; the first keeps all later divisions finite.
      let planes: [SIMD4<Float>] = [
        SIMD4(0, 0, 0, 1), SIMD4(0, 0, 1, 0), SIMD4(0, 0, -1, 1), SIMD4(1, 0, 0, Self.reach),
        SIMD4(-1, 0, 0, Self.reach), SIMD4(0, 1, 0, Self.reach), SIMD4(0, -1, 0, Self.reach),
      ]
      for (index, plane) in planes.enumerated() {
        count = cut(count, plane, index == 0 ? 1e-6 : 0)
        guard count >= 3 else { return }
      }
    }
    for last in 2..<count { addTriangle(0, last - 1, last, corner, isCulled) }
  }

  /// Sutherland and Hodgman, "Reentrant Polygon Clipping" (1974).
  private mutating func cut(_ count: Int, _ plane: SIMD4<Float>, _ least: Float) -> Int {
    let old = Array(corners[0..<count * stride])
    func distance(_ number: Int) -> Float {
      let start = number * stride
      let place = SIMD4(old[start], old[start + 1], old[start + 2], old[start + 3])
      return (place * plane).sum() - least
    }
    var made = 0
    for number in 0..<count {
      let next = (number + 1) % count
      let (here, there) = (distance(number), distance(next))
      if here >= 0 {
        for part in 0..<stride { corners[made * stride + part] = old[number * stride + part] }
        made += 1
      }
      if (here >= 0) != (there >= 0) {
        let share = here / (here - there)
        for part in 0..<stride {
          let (a, b) = (old[number * stride + part], old[next * stride + part])
          corners[made * stride + part] = a + (b - a) * share
        }
        made += 1
      }
      guard made < 15 else { return made }
    }
    return made
  }

  private mutating func addTriangle(
    _ first: Int, _ second: Int, _ third: Int, _ corner: UnsafeRawPointer, _ isCulled: Bool
  ) {
    var numbers = [first, second, third]
    var places = numbers.map { screen(place($0)) }
    guard places.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) else { return }
    var x = places.map { Int64(($0.x * 256).rounded()) }
    var y = places.map { Int64(($0.y * 256).rounded()) }
    var area = (x[1] - x[0]) * (y[2] - y[0]) - (x[2] - x[0]) * (y[1] - y[0])
    guard area != 0 else { return }
    let isFront = (area > 0) == (state.winding == .clockwise)
    if isCulled, state.cullMode == (isFront ? .front : .back) { return }
    if area < 0 {
      numbers.swapAt(1, 2)
      places.swapAt(1, 2)
      x.swapAt(1, 2)
      y.swapAt(1, 2)
      area = -area
    }
    let top = Int((y.min()! - 255) >> 8), bottom = Int((y.max()! + 255) >> 8)
    let rows = (top..<(bottom + 1)).clamped(to: clip.rows)
    guard !rows.isEmpty else { return }
    var triangle = Triangle(
      a: .zero, b: .zero, c: .zero, rows: rows, planes: planes.count, corner: corner,
      isFront: isFront, primitive: primitive)
    for edge in 0..<3 {
      let next = (edge + 1) % 3
      let (dx, dy) = (x[next] - x[edge], y[next] - y[edge])
      let isTopOrLeft = dy < 0 || (dy == 0 && dx > 0)
      triangle.a[edge] = -dy
      triangle.b[edge] = dx
      triangle.c[edge] = dy * x[edge] - dx * y[edge] - (isTopOrLeft ? 0 : 1)
    }
    triangles.append(triangle)
    addPlanes(numbers, x, y, area)
  }

  private mutating func addPlanes(_ numbers: [Int], _ x: [Int64], _ y: [Int64], _ area: Int64) {
    let (x0, y0) = (Double(x[0]) / 256, Double(y[0]) / 256)
    let (x1, y1) = (Double(x[1] - x[0]) / 256, Double(y[1] - y[0]) / 256)
    let (x2, y2) = (Double(x[2] - x[0]) / 256, Double(y[2] - y[0]) / 256)
    let scale = 65536 / Double(area)
    func plane(_ a: Double, _ b: Double, _ c: Double) -> SIMD3<Double> {
      let across = ((b - a) * y2 - (c - a) * y1) * scale
      let down = ((c - a) * x1 - (b - a) * x2) * scale
      return SIMD3(a - across * x0 - down * y0, across, down)
    }
    let w = numbers.map { 1 / Double(corners[$0 * stride + 3]) }
    planes.append(plane(w[0], w[1], w[2]))
    let depths = numbers.enumerated().map { index, number in
      let range = state.viewport.zfar - state.viewport.znear
      return Double(corners[number * stride + 2]) * w[index] * range + state.viewport.znear
    }
    var depth = plane(depths[0], depths[1], depths[2])
    let bias = state.depthBias
    if bias.constant != 0 || bias.slope != 0 {
      let slope = Double(bias.slope) * max(abs(depth.y), abs(depth.z))
      depth.x += Double(bias.constant) * 0x1p-23 + slope
    }
    planes.append(depth)
    var part = 4
    for varying in pipeline.varyings {
      for _ in 0..<varying.count {
        let values = numbers.enumerated().map { index, number in
          Double(corners[number * stride + part]) * (varying.isPerspective ? w[index] : 1)
        }
        planes.append(plane(values[0], values[1], values[2]))
        part += 1
      }
    }
  }
}
