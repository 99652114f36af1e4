import Geometry
import PixelKernels

/// Rows in a band. Bands are the same for any number of threads, and so are the pixels.
let bandRows = 32

/// What one thread needs to draw bands of up to `width` pixels; used again from frame to frame.
final class WorkerMemory {
  private(set) var width = 0
  var accumulator = pk_accumulator()
  private(set) var rowPixels: UnsafeMutablePointer<UInt32>
  private(set) var rowCoverage: UnsafeMutablePointer<UInt8>
  private(set) var rowCombined: UnsafeMutablePointer<UInt8>
  private var layers: [UnsafeMutablePointer<UInt32>] = []
  private var masks: [UnsafeMutablePointer<UInt8>] = []
  private var linearLayers: [Int: UnsafeMutablePointer<Float>] = [:]

  // Geometry
  var edgeList = pk_edge_list()
  var outline = FlattenedPath()
  var outliner = StrokeOutliner()
  private(set) var sortedEdges: UnsafeMutablePointer<pk_edge>
  private var sortedCapacity = 0
  var sortedCount = 0
  var bandStarts: [UInt32] = []

  init() {
    rowPixels = .allocate(capacity: 1)
    rowCoverage = .allocate(capacity: 1)
    rowCombined = .allocate(capacity: 1)
    sortedEdges = .allocate(capacity: 1)
    pk_clear_edges(&edgeList)
  }

  deinit {
    releaseRows()
    sortedEdges.deallocate()
    pk_free_edges(&edgeList)
  }

  /// Pixels from row to row of layers and masks: the width and room for kernels to round up.
  var stride: Int { (width + 15) / 16 * 16 + 16 }

  /// Makes room for bands of `width` pixels.
  func reserve(width newWidth: Int) {
    guard newWidth > width else { return }
    releaseRows()
    width = newWidth
    rowPixels = .allocate(capacity: stride + 64)
    rowPixels.initialize(repeating: 0, count: stride + 64)
    rowCoverage = .allocate(capacity: stride + 64)
    rowCoverage.initialize(repeating: 0, count: stride + 64)
    rowCombined = .allocate(capacity: stride + 64)
    rowCombined.initialize(repeating: 0, count: stride + 64)
    let words = (stride + 255) / 256
    accumulator.areas = .allocate(capacity: stride * bandRows)
    accumulator.areas.initialize(repeating: 0, count: stride * bandRows)
    accumulator.touched = .allocate(capacity: words * bandRows)
    accumulator.touched.initialize(repeating: 0, count: words * bandRows)
    accumulator.stride = Int32(stride)
    accumulator.words = Int32(words)
  }

  private func releaseRows() {
    rowPixels.deallocate()
    rowCoverage.deallocate()
    rowCombined.deallocate()
    accumulator.areas?.deallocate()
    accumulator.touched?.deallocate()
    layers.forEach { $0.deallocate() }
    masks.forEach { $0.deallocate() }
    linearLayers.values.forEach { $0.deallocate() }
    linearLayers.removeAll()
    layers.removeAll()
    masks.removeAll()
  }

  /// A band of pixels for the layer that lies `depth` layers deep; what it holds is left over.
  func layer(depth: Int) -> UnsafeMutablePointer<UInt32> {
    while layers.count <= depth { layers.append(.allocate(capacity: stride * bandRows)) }
    return layers[depth]
  }

  /// The same in linear light, four floats a pixel.
  func linearLayer(depth: Int) -> UnsafeMutablePointer<Float> {
    if let known = linearLayers[depth] { return known }
    let made = UnsafeMutablePointer<Float>.allocate(capacity: stride * bandRows * 4)
    linearLayers[depth] = made
    return made
  }

  /// A band of coverage for the clip that lies `depth` clips deep.
  func mask(depth: Int) -> UnsafeMutablePointer<UInt8> {
    while masks.count <= depth {
      let mask = UnsafeMutablePointer<UInt8>.allocate(capacity: stride * bandRows)
      mask.initialize(repeating: 0, count: stride * bandRows)
      masks.append(mask)
    }
    return masks[depth]
  }

  /// Forgets the edges of the last program.
  func removeAllEdges() {
    sortedCount = 0
    bandStarts.removeAll(keepingCapacity: true)
  }

  /// Room for `count` more sorted edges.
  func reserveSorted(_ count: Int) {
    guard sortedCount + count > sortedCapacity else { return }
    sortedCapacity = max(sortedCount + count, sortedCapacity * 2, 1024)
    let grown = UnsafeMutablePointer<pk_edge>.allocate(capacity: sortedCapacity)
    grown.moveInitialize(from: sortedEdges, count: sortedCount)
    sortedEdges.deallocate()
    sortedEdges = grown
  }
}
