import CShaderRows
import Foundation

/// Finds the pixels of triangles, lets a function colour them, and lays them over the target. Bands of rows are drawn on
/// all processors; in each the triangles come in their order, so that the pixels are always the same.
struct TriangleRaster {
  private let pipeline: SoftwareRenderPipeline
  private let state: RasterState
  private let target: RenderTarget
  /// Nil where only depths are drawn.
  private let function: UnsafePointer<stage_function>?
  private let bindings: UnsafePointer<stage_bindings>
  private let columns: Range<Int>
  private let samplePlaces: [(x: Int64, y: Int64)]
  private let tests: Bool

  /// The places of samples in a pixel, in 256ths, as Metal's devices have them.
  private static func samplePlaces(_ count: Int) -> [(x: Int64, y: Int64)] {
    switch count {
    case 2: [(192, 192), (64, 64)]
    case 4: [(96, 32), (224, 96), (32, 160), (160, 224)]
    default: [(128, 128)]
    }
  }

  init(
    _ pipeline: SoftwareRenderPipeline, _ state: RasterState, _ target: RenderTarget,
    _ function: UnsafePointer<stage_function>?, _ bindings: UnsafePointer<stage_bindings>
  ) {
    (self.pipeline, self.state, self.target) = (pipeline, state, target)
    (self.function, self.bindings) = (function, bindings)
    columns = TriangleSetup.clip(state, target).columns
    samplePlaces = Self.samplePlaces(target.samples)
    tests = target.depth != nil && state.depth.map { $0.writes || $0.function != .always } == true
    if state.fillMode == .lines { MetalReports.notDrawn("triangles as lines") }
  }

  func draw(_ setup: TriangleSetup) {
    guard !columns.isEmpty, let top = setup.triangles.lazy.map(\.rows.lowerBound).min(),
      let bottom = setup.triangles.lazy.map(\.rows.upperBound).max(), top < bottom
    else { return }
    let threads = ProcessInfo.processInfo.activeProcessorCount
    let height = max(8, (bottom - top + threads * 4 - 1) / (threads * 4))
    let count = (bottom - top + height - 1) / height
    // Each band writes its own rows of the target, and only reads the rest, which is there until all are over.
    nonisolated(unsafe) let (raster, setup) = (self, setup)
    @Sendable func band(_ index: Int) {
      let start = top + index * height
      var band = RasterBand(raster, rows: start..<min(start + height, bottom))
      band.draw(setup)
    }
    if count > 1, threads > 1 {
      DispatchQueue.concurrentPerform(iterations: count, execute: band)
    } else {
      for index in 0..<count { band(index) }
    }
  }

  /// Rows that one thread draws, with room for what a row needs.
  private struct RasterBand {
    let raster: TriangleRaster
    let rows: Range<Int>
    private let room: RowRoom
    private let function: UnsafePointer<stage_function>?
    private let discards, writesDepth: Bool

    init(_ raster: TriangleRaster, rows: Range<Int>) {
      (self.raster, self.rows) = (raster, rows)
      function = raster.function
      discards = function?.pointee.discards != 0 && function != nil
      writesDepth = function?.pointee.writes_depth != 0 && function != nil
      room = RowRoom(
        width: raster.columns.count, numbers: raster.pipeline.numberCount,
        flatBytes: Int(function?.pointee.stride ?? 0), samples: raster.target.samples,
        colorCount: function.map { max(1, 32 - $0.pointee.colors.leadingZeroBitCount) } ?? 1)
    }

    mutating func draw(_ setup: TriangleSetup) {
      setup.planes.withUnsafeBufferPointer { planes in
        for triangle in setup.triangles {
          let rows = triangle.rows.clamped(to: rows)
          guard !rows.isEmpty else { continue }
          for copy in raster.pipeline.flat {
            memcpy(room.flat + copy.to, triangle.corner + copy.from, copy.size)
          }
          for y in rows { drawRow(triangle, y, planes) }
        }
      }
    }

    /// The columns of a row in which one sample of each pixel lies in the triangle.
    private func span(_ triangle: Triangle, _ y: Int, _ place: (x: Int64, y: Int64)) -> Range<Int> {
      var (low, high) = (Int64(raster.columns.lowerBound), Int64(raster.columns.upperBound) - 1)
      let row = Int64(y) * 256 + place.y
      for edge in 0..<3 {
        let a = triangle.a[edge]
        let rest = triangle.b[edge] * row + triangle.c[edge] + a * place.x
        if a == 0 {
          if rest < 0 { return 0..<0 }
        } else if a > 0 {
          // Rounded up.
          let (step, needed) = (256 * a, -rest)
          low = max(low, needed > 0 ? (needed + step - 1) / step : -(-needed / step))
        } else {
          let step = -256 * a
          high = min(high, rest >= 0 ? rest / step : -((-rest + step - 1) / step))
        }
        if low > high { return 0..<0 }
      }
      return Int(low)..<Int(high) + 1
    }

    private func drawRow(
      _ triangle: Triangle, _ y: Int, _ planes: UnsafeBufferPointer<SIMD3<Double>>
    ) {
      var all = Int.max..<Int.max
      for (sample, place) in raster.samplePlaces.enumerated() {
        let span = span(triangle, y, place)
        room.spans[sample] = span
        guard !span.isEmpty else { continue }
        all =
          all.isEmpty
          ? span : min(all.lowerBound, span.lowerBound)..<max(all.upperBound, span.upperBound)
      }
      guard !all.isEmpty else { return }
      let depth = planes[triangle.planes + 1]
      if raster.tests, !writesDepth {
        guard let left = test(all, y, depth) else { return }
        all = left
      }
      shade(triangle, all, y, planes)
      if raster.tests, writesDepth { testWritten(all, y) }
      for sample in raster.samplePlaces.indices { lay(sample, all, y, depth) }
    }

    // MARK: Depth

    private static func passes(_ function: MTLCompareFunction, _ new: Float, _ old: Float) -> Bool {
      switch function {
      case .never: false
      case .less: new < old
      case .equal: new == old
      case .lessEqual: new <= old
      case .greater: new > old
      case .notEqual: new != old
      case .greaterEqual: new >= old
      case .always: true
      }
    }

    private func depthOf(_ depth: SIMD3<Double>, _ x: Int, _ y: Int, _ sample: Int) -> Float {
      let place = raster.samplePlaces[sample]
      let value =
        depth.x + depth.y * (Double(x) + Double(place.x) / 256)
        + depth.z * (Double(y) + Double(place.y) / 256)
      return Float(min(max(value, 0), 1))
    }

    /// Notes for each sample which pixels are not hidden, and answers from the first to the last of them.
    private func test(_ all: Range<Int>, _ y: Int, _ depth: SIMD3<Double>) -> Range<Int>? {
      guard let plane = raster.target.depth, let state = raster.state.depth else { return all }
      var (first, last) = (Int.max, Int.min)
      for sample in raster.samplePlaces.indices {
        let row = plane.row(y, sample: sample).assumingMemoryBound(to: Float.self)
        for x in room.spans[sample] {
          let isSeen = Self.passes(state.function, depthOf(depth, x, y, sample), row[x])
          room.seen(sample)[x - raster.columns.lowerBound] = isSeen ? 1 : 0
          if isSeen { (first, last) = (min(first, x), max(last, x)) }
        }
      }
      return first <= last ? first..<(last + 1) : nil
    }

    /// The same where the function says how deep a pixel is.
    private func testWritten(_ all: Range<Int>, _ y: Int) {
      guard let plane = raster.target.depth, let state = raster.state.depth else { return }
      for sample in raster.samplePlaces.indices {
        let row = plane.row(y, sample: sample).assumingMemoryBound(to: Float.self)
        for x in room.spans[sample] {
          let isSeen = Self.passes(state.function, room.depths[x - all.lowerBound], row[x])
          room.seen(sample)[x - raster.columns.lowerBound] = isSeen ? 1 : 0
        }
      }
    }

    // MARK: Colours

    private func shade(
      _ triangle: Triangle, _ all: Range<Int>, _ y: Int,
      _ planes: UnsafeBufferPointer<SIMD3<Double>>
    ) {
      guard let function else { return }
      let (x, row) = (Double(all.lowerBound) + 0.5, Double(y) + 0.5)
      func start(_ plane: SIMD3<Double>) -> (Float, Float, Float) {
        (Float(plane.x + plane.y * x + plane.z * row), Float(plane.y), Float(plane.z))
      }
      let first = triangle.planes
      for number in 0..<raster.pipeline.numberCount {
        room.planes[number] = start(planes[first + 2 + number])
      }
      var span = stage_span()
      span.bindings = raster.bindings
      span.x = Int32(all.lowerBound)
      span.y = Int32(y)
      span.count = Int32(all.count)
      span.planes = UnsafePointer(room.planes)
      span.reciprocal = start(planes[first])
      span.depth = start(planes[first + 1])
      span.flat = UnsafeRawPointer(room.flat)
      span.is_front = triangle.isFront ? 1 : 0
      span.primitive = triangle.primitive
      span.point = (triangle.point.x, triangle.point.y, triangle.point.z)
      span.colors = UnsafePointer(room.colors)
      span.depths = room.depths
      span.kept = room.kept
      stage_run(function, &span)
    }

    /// Lays the colours of a row over one sample of the pixels.
    private func lay(_ sample: Int, _ all: Range<Int>, _ y: Int, _ depth: SIMD3<Double>) {
      let span = room.spans[sample].clamped(to: all)
      guard !span.isEmpty else { return }
      let seen = room.seen(sample) - raster.columns.lowerBound
      let kept = room.kept - all.lowerBound
      let isWhole = !raster.tests && !discards
      if raster.tests, let plane = raster.target.depth, raster.state.depth?.writes == true {
        let row = plane.row(y, sample: sample).assumingMemoryBound(to: Float.self)
        for x in span where seen[x] != 0 && (!discards || kept[x] != 0) {
          row[x] = writesDepth ? room.depths[x - all.lowerBound] : depthOf(depth, x, y, sample)
        }
      }
      guard let function else { return }
      for (index, plane) in raster.target.colors
      where function.pointee.colors & (1 << UInt32(index)) != 0 {
        guard let colors = room.colors[index] else { continue }
        let source = UnsafeRawPointer(colors) - all.lowerBound * 16
        let row = plane.row(y, sample: sample)
        let (coding, size) = (plane.coding, plane.coding.size)
        let blend = raster.pipeline.blends[index]
        let isPlain = blend?.isPlain ?? true
        if isWhole, isPlain, coding.isBytes {
          let pixels = row.assumingMemoryBound(to: UInt32.self)
          let isBlueFirst = coding.isBlueFirst
          for x in span {
            let color = source.load(fromByteOffset: x &* 16, as: SIMD4<Float>.self)
            pixels[x] = PixelCoding.packed(color, isBlueFirst: isBlueFirst)
          }
          continue
        }
        let constant = raster.state.blendColor
        for x in span
        where isWhole || ((!raster.tests || seen[x] != 0) && (!discards || kept[x] != 0)) {
          let color = source.load(fromByteOffset: x &* 16, as: SIMD4<Float>.self)
          let place = row + x &* size
          if isPlain {
            coding.store(color, place)
          } else if let blend {
            coding.store(blend.over(coding.load(place), color, constant), place)
          }
        }
      }
    }
  }

  /// Memory for one row.
  private final class RowRoom {
    let colors: UnsafeMutablePointer<UnsafeMutablePointer<Float>?>
    let depths: UnsafeMutablePointer<Float>
    let kept: UnsafeMutablePointer<UInt8>
    let planes: UnsafeMutablePointer<(Float, Float, Float)>
    let flat: UnsafeMutableRawPointer
    private let seenBytes: UnsafeMutablePointer<UInt8>
    private let width, colorCount: Int
    var spans: [Range<Int>]

    /// - Parameter colorCount: how many colours the function answers with; others that it may read share the first one's row.
    init(width: Int, numbers: Int, flatBytes: Int, samples: Int, colorCount: Int) {
      self.width = width
      self.colorCount = min(colorCount, 8)
      colors = .allocate(capacity: 8)
      for index in 0..<self.colorCount {
        let row = UnsafeMutableRawPointer.allocate(byteCount: (width + 16) * 16, alignment: 64)
        colors[index] = row.bindMemory(to: Float.self, capacity: (width + 16) * 4)
      }
      for index in self.colorCount..<8 { colors[index] = colors[0] }
      depths = .allocate(capacity: width + 16)
      kept = .allocate(capacity: width + 16)
      planes = .allocate(capacity: max(numbers, 1))
      flat = .allocate(byteCount: flatBytes + 64, alignment: 64)
      memset(flat, 0, flatBytes + 64)
      seenBytes = .allocate(capacity: width * samples)
      spans = [Range<Int>](repeating: 0..<0, count: samples)
    }
    deinit {
      for index in 0..<colorCount { UnsafeMutableRawPointer(colors[index])?.deallocate() }
      colors.deallocate()
      depths.deallocate()
      kept.deallocate()
      planes.deallocate()
      flat.deallocate()
      seenBytes.deallocate()
    }

    /// Which pixels of the row's columns are not hidden, by sample.
    func seen(_ sample: Int) -> UnsafeMutablePointer<UInt8> { seenBytes + sample * width }
  }
}
