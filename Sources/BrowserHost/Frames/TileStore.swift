import CTileCoding
import LiveLink
import Pixels

/// The last picture of a program, in tiles that know when they changed.
///
/// A viewer only needs one number to be brought up to date, however slow it is: the generation that
/// it was last sent. Each tile is compressed once, for all viewers, and only when one wants it.
final class TileStore {
  /// Pixels along each side of a tile, save for those at the right and bottom edges.
  static let tileSize = 64

  private(set) var bitmap: Bitmap?
  /// Counts the pictures that differed from the one before.
  private(set) var generation = 0
  /// The generation in which the picture got its size: a viewer from before starts anew.
  private(set) var sizeGeneration = 0
  private(set) var scale = 1.0
  private(set) var time = 0.0
  private var columns = 0
  private var changedIn: [Int] = []
  private var encoded: [[UInt8]?] = []
  private var scratch = [UInt8](
    repeating: 0, count: TileStore.tileSize * TileStore.tileSize * 5)

  /// Takes over what differs in `frame`, and tells whether anything does.
  /// - Parameter changes: rectangles outside of which the frame equals the last one taken.
  func take(_ frame: LiveFrame, changes: [PixelRect]) -> Bool {
    time = frame.time
    scale = frame.scale
    if bitmap?.width != frame.width || bitmap?.height != frame.height {
      begin(width: frame.width, height: frame.height)
      _ = copy(frame, changes: [frame.bounds])
      return true
    }
    return copy(frame, changes: changes)
  }

  /// The tiles that changed after `generation`.
  func tiles(after generation: Int) -> [Int] {
    changedIn.indices.filter { changedIn[$0] > generation }
  }

  /// A tile's pixels, compressed.
  func encodedTile(_ tile: Int) -> [UInt8] {
    if let known = encoded[tile] { return known }
    guard let bitmap else { return [] }
    let rect = self.rect(of: tile, in: bitmap)
    let count = tile_encode(
      bitmap.bytes + rect.y0 * bitmap.rowBytes + rect.x0 * 4, bitmap.rowBytes, Int32(rect.width),
      Int32(rect.height), &scratch)
    let bytes = Array(scratch[..<count])
    encoded[tile] = bytes
    return bytes
  }

  private func begin(width: Int, height: Int) {
    bitmap = Bitmap(width: width, height: height)
    columns = (width + Self.tileSize - 1) / Self.tileSize
    let count = columns * ((height + Self.tileSize - 1) / Self.tileSize)
    sizeGeneration = generation + 1
    // A transparent picture equals the new bitmap, but not what the viewers show.
    changedIn = Array(repeating: sizeGeneration, count: count)
    encoded = Array(repeating: nil, count: count)
    generation = sizeGeneration
  }

  private func copy(_ frame: LiveFrame, changes: [PixelRect]) -> Bool {
    guard let bitmap else { return false }
    let next = generation + 1
    var seen = Array(repeating: false, count: changedIn.count)
    for rect in changes {
      for tile in tiles(touching: rect.intersection(frame.bounds)) where !seen[tile] {
        seen[tile] = true
        guard copy(frame, into: bitmap, self.rect(of: tile, in: bitmap)) else { continue }
        changedIn[tile] = next
        encoded[tile] = nil
        generation = next
      }
    }
    return generation == next
  }

  private func copy(_ frame: LiveFrame, into bitmap: Bitmap, _ rect: PixelRect) -> Bool {
    frame.withPixels { pixels in
      guard let source = pixels.baseAddress else { return false }
      return tile_update(
        bitmap.bytes + rect.y0 * bitmap.rowBytes + rect.x0 * 4, bitmap.rowBytes,
        source + rect.y0 * frame.rowBytes + rect.x0 * 4, frame.rowBytes, Int32(rect.width),
        Int32(rect.height))
    }
  }

  private func tiles(touching rect: PixelRect) -> [Int] {
    guard !rect.isEmpty else { return [] }
    let size = Self.tileSize
    return (rect.y0 / size...(rect.y1 - 1) / size).flatMap { row in
      (rect.x0 / size...(rect.x1 - 1) / size).map { row * columns + $0 }
    }
  }

  private func rect(of tile: Int, in bitmap: Bitmap) -> PixelRect {
    let x = tile % columns * Self.tileSize
    let y = tile / columns * Self.tileSize
    return PixelRect(
      x0: x, y0: y, x1: min(x + Self.tileSize, bitmap.width),
      y1: min(y + Self.tileSize, bitmap.height))
  }
}
