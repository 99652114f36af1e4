import CShaderRows
import Foundation

public enum MTLPrimitiveType: UInt, Sendable {
  case point, line, lineStrip, triangle, triangleStrip
}
public enum MTLIndexType: UInt, Sendable { case uint16, uint32 }
public enum MTLCullMode: UInt, Sendable { case none, front, back }
public enum MTLWinding: UInt, Sendable { case clockwise, counterClockwise }
public enum MTLTriangleFillMode: UInt, Sendable { case fill, lines }
public enum MTLDepthClipMode: UInt, Sendable { case clip, clamp }

/// What an encoder has set beside functions and their values.
struct RasterState {
  var viewport = MTLViewport()
  var scissor: MTLScissorRect?
  var cullMode = MTLCullMode.none
  var winding = MTLWinding.clockwise
  var fillMode = MTLTriangleFillMode.fill
  var depth: SoftwareDepthState?
  var depthBias: (constant: Float, slope: Float, clamp: Float) = (0, 0, 0)
  var blendColor = SIMD4<Float>.zero
}

/// One drawing of primitives: all its vertices, then all its pixels.
struct DrawCall {
  let pipeline: SoftwareRenderPipeline
  let vertexBindings: StageBindings
  let fragmentBindings: StageBindings
  let state: RasterState
  let target: RenderTarget
  var primitive: MTLPrimitiveType
  var first: Int
  var count: Int
  var instances = 1
  var baseInstance = 0
  var baseVertex = 0
  /// Nil where vertices follow each other.
  var indices: (buffer: SoftwareBuffer, offset: Int, type: MTLIndexType)?

  /// The most vertices of one instance.
  private static let mostVertices = 1 << 24

  func run() {
    guard count > 0, count <= Self.mostVertices, instances > 0, pipeline.isRasterizing else {
      return
    }
    let numbers = indices.map { read($0) }
    guard let order = VertexOrder(primitive, count: count, numbers: numbers) else { return }
    var setup = TriangleSetup(pipeline, state, target)
    let attributes = attributes
    vertexBindings.withStage { bindings in
      fragmentBindings.withStage { fragmentBindings in
        let function = pipeline.fragment?.stage(for: self.fragmentBindings)
        let raster = TriangleRaster(pipeline, state, target, function, fragmentBindings)
        for instance in 0..<instances {
          let vertices = VertexRun(
            pipeline, bindings, attributes: attributes, count: order.shadedCount,
            first: numbers == nil ? first : order.lowest + baseVertex,
            instance: baseInstance + instance, baseVertex: baseVertex, baseInstance: baseInstance)
          setup.add(order, vertices)
          // The triangles of many small instances are drawn together.
          setup.hold(vertices)
          if setup.triangles.count > 4096 || instance == instances - 1 {
            raster.draw(setup)
            setup.removeAll()
          }
        }
      }
    }
  }

  private var attributes: [stage_attribute] {
    var found = [stage_attribute](repeating: stage_attribute(), count: StageBindings.bufferCount)
    for attribute in pipeline.attributes where found.indices.contains(attribute.index) {
      guard let bound = vertexBindings.buffers[attribute.buffer] else { continue }
      let start = bound.offset + attribute.offset
      guard start < bound.buffer.length else { continue }
      found[attribute.index] = stage_attribute(
        bytes: UnsafePointer((bound.buffer.bytes + start).assumingMemoryBound(to: UInt8.self)),
        stride: Int64(attribute.stride), length: Int64(bound.buffer.length - start),
        format: attribute.format, step: attribute.step)
    }
    return found
  }

  /// The numbers of the vertices; those beyond the buffer are 0.
  private func read(_ indices: (buffer: SoftwareBuffer, offset: Int, type: MTLIndexType))
    -> [UInt32]
  {
    let size = indices.type == .uint16 ? 2 : 4
    let available = max(0, (indices.buffer.length - indices.offset) / size)
    let bytes = indices.buffer.bytes + indices.offset
    return (0..<count).map { index in
      guard index < available else { return 0 }
      return indices.type == .uint16
        ? UInt32(bytes.loadUnaligned(fromByteOffset: index * 2, as: UInt16.self))
        : bytes.loadUnaligned(fromByteOffset: index * 4, as: UInt32.self)
    }
  }
}

/// Which vertices make which primitives.
struct VertexOrder {
  /// Places in the run of vertices: three for a triangle, two for a line, one for a point.
  private(set) var corners: [Int32] = []
  let cornerCount: Int
  /// The lowest number of a vertex, and how many are computed from there on.
  private(set) var lowest = 0
  private(set) var shadedCount: Int

  /// - Parameter numbers: of an indexed drawing; the highest number ends a strip.
  init?(_ primitive: MTLPrimitiveType, count: Int, numbers: [UInt32]?) {
    shadedCount = count
    cornerCount =
      switch primitive {
      case .point: 1
      case .line, .lineStrip: 2
      default: 3
      }
    let isEnd: (UInt32) -> Bool = { $0 == .max || $0 == UInt32(UInt16.max) }
    let isStrip = primitive == .lineStrip || primitive == .triangleStrip
    if let numbers {
      let used = isStrip ? numbers.filter { !isEnd($0) } : numbers
      guard let low = used.min(), let high = used.max(), high - low < 1 << 24 else { return nil }
      lowest = Int(low)
      shadedCount = Int(high - low) + 1
    }
    var strip: [Int32] = []
    func place(_ index: Int) -> Int32? {
      guard let numbers else { return Int32(index) }
      return isStrip && isEnd(numbers[index]) ? nil : Int32(Int(numbers[index]) - lowest)
    }
    corners.reserveCapacity(count * (isStrip ? cornerCount : 1))
    for index in 0..<count {
      guard let vertex = place(index) else {
        strip = []
        continue
      }
      guard isStrip else {
        corners.append(vertex)
        continue
      }
      strip.append(vertex)
      guard strip.count >= cornerCount else { continue }
      let last = Array(strip.suffix(cornerCount))
      // Every other triangle of a strip turns the other way.
      let isTurned = cornerCount == 3 && strip.count % 2 == 0
      corners += isTurned ? [last[0], last[2], last[1]] : last
      // Its evenness is all that is still of use.
      if strip.count > 64 { strip.removeFirst(32) }
    }
    corners.removeLast(corners.count % cornerCount)
  }
}

/// What a vertex function answers with, vertex after vertex.
final class VertexRun {
  let results: UnsafeMutableRawPointer
  let stride: Int

  init(
    _ pipeline: SoftwareRenderPipeline, _ bindings: UnsafePointer<stage_bindings>,
    attributes: [stage_attribute], count: Int, first: Int, instance: Int, baseVertex: Int,
    baseInstance: Int
  ) {
    // Each piece writes its own part of the results, and only reads the rest, which is there until all are over.
    nonisolated(unsafe) let function = pipeline.vertex.stage
    stride = Int(function.pointee.stride)
    results = .allocate(byteCount: count * stride + 64, alignment: 64)
    // As above.
    nonisolated(unsafe) let (results, bindings) = (results, bindings)
    // As above.
    nonisolated(unsafe) let attributes = attributes
    let stride = stride
    let piece = 256
    @Sendable func run(_ index: Int) {
      attributes.withUnsafeBufferPointer { attributes in
        let start = index * piece
        var call = stage_vertices(
          bindings: bindings, attributes: attributes.baseAddress, numbers: nil,
          first: Int32(truncatingIfNeeded: first + start), count: Int32(min(piece, count - start)),
          instance: Int32(truncatingIfNeeded: instance),
          base_vertex: Int32(truncatingIfNeeded: baseVertex),
          base_instance: Int32(truncatingIfNeeded: baseInstance),
          results: results + start * stride)
        stage_run(function, &call)
      }
    }
    let pieces = (count + piece - 1) / piece
    if pieces > 1 {
      DispatchQueue.concurrentPerform(iterations: pieces, execute: run)
    } else {
      run(0)
    }
  }
  deinit { results.deallocate() }
}
