import Foundation
import Geometry
import PixelKernels

/// Where the edges of one shape lie, and which pixels they can touch.
struct ShapeGeometry {
  /// Whose memory holds the edges.
  var worker = 0
  /// The first edge in that worker's sorted edges.
  var edgeStart = 0
  /// The first entry in that worker's band starts; one entry a band and one for the end.
  var startsIndex = 0
  var firstBand = 0
  /// One past the last; equal to `firstBand` when the shape has no edges on the surface.
  var endBand = 0
  /// Columns that the edges span; pixels right of the surface are left out.
  var x0 = 0
  var x1 = 0
  /// True when there are only upright edges.
  var isUpright = false
}

/// The largest distance, in pixels, between a curve and the segments drawn for it. Those of a stroke lie
/// inside their curve: 0.01 pixel is 2/255 of coverage at most. Those of a fill lie on both sides alike, at
/// most 2/3 of the distance off: 4/255 of coverage, and none on the mean.
private let (strokeFlatness, fillFlatness) = (0.01, 0.025)

extension WorkerMemory {
  /// Flattens (or strokes) a shape and sorts its edges into the bands of a surface.
  func geometry(of shape: RasterShape, on surface: PixelRect, worker: Int) -> ShapeGeometry {
    outline.removeAll()
    let visible = surface.cgRect.insetBy(dx: -1, dy: -1)
    if let stroke = shape.stroke {
      outliner.outline(
        shape.path, style: stroke, transform: shape.transform, tolerance: strokeFlatness,
        visible: visible, into: &outline)
    } else {
      shape.path.flattened(
        transform: shape.transform, tolerance: fillFlatness, visible: visible, keepsArea: true,
        into: &outline)
    }
    pk_clear_edges(&edgeList)
    outline.points.withUnsafeBufferPointer { points in
      guard let base = points.baseAddress else { return }
      base.withMemoryRebound(to: Double.self, capacity: points.count * 2) { numbers in
        for subpath in outline.subpaths where subpath.range.count > 1 {
          _ = pk_add_polygon(
            &edgeList, numbers + 2 * subpath.start, subpath.range.count, Int32(surface.x1),
            Int32(surface.y1), Int32(bandRows))
        }
      }
    }
    return sortEdges(worker: worker)
  }

  private func sortEdges(worker: Int) -> ShapeGeometry {
    guard edgeList.count > 0 else { return ShapeGeometry() }
    reserveSorted(edgeList.count)
    let firstBand = Int(edgeList.first_band)
    let endBand = Int(edgeList.last_band) + 1
    let startsIndex = bandStarts.count
    bandStarts.append(contentsOf: repeatElement(0, count: endBand - firstBand + 1))
    bandStarts.withUnsafeMutableBufferPointer {
      pk_sort_edges(&edgeList, sortedEdges + sortedCount, $0.baseAddress! + startsIndex)
    }
    defer { sortedCount += edgeList.count }
    return ShapeGeometry(
      worker: worker, edgeStart: sortedCount, startsIndex: startsIndex, firstBand: firstBand,
      endBand: endBand, x0: Int(edgeList.least_x), x1: Int(edgeList.most_x.rounded(.up)),
      isUpright: edgeList.has_slants == 0)
  }
}

extension WorkerMemory {
  /// Adds the edges that `owner` holds for one band of a shape; false when there are none.
  @discardableResult
  func accumulate(_ geometry: ShapeGeometry, of owner: WorkerMemory, band: Int) -> Bool {
    let edges = owner.edges(of: geometry, band: band)
    guard let first = edges.baseAddress, edges.count > 0 else { return false }
    pk_accumulate(&accumulator, first, edges.count)
    return true
  }

  /// The edges that this memory holds for one band of a shape.
  func edges(of geometry: ShapeGeometry, band: Int) -> UnsafeBufferPointer<pk_edge> {
    guard geometry.firstBand <= band, band < geometry.endBand else {
      return UnsafeBufferPointer(start: nil, count: 0)
    }
    let entry = geometry.startsIndex + band - geometry.firstBand
    let start = Int(bandStarts[entry])
    return UnsafeBufferPointer(
      start: sortedEdges + geometry.edgeStart + start, count: Int(bandStarts[entry + 1]) - start)
  }
}
