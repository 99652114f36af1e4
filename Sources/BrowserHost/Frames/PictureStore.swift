import CPictureCoding
import LiveLink
import Pixels

/// The last picture of a program, in blocks of 8 pixels that know when they changed.
///
/// A viewer only needs one number to be brought up to date, however slow it is: the generation that
/// it was last sent. Viewers that have seen the same get the same bytes, made once.
final class PictureStore {
  /// Counts the pictures that differed from the one before.
  private(set) var generation = 0
  /// The generation in which the picture got its size: a viewer from before starts anew.
  private(set) var sizeGeneration = 0
  /// Pixels.
  private(set) var width = 0
  private(set) var height = 0
  private(set) var scale = 1.0
  private(set) var time = 0.0
  /// Premultiplied, rows from the top without gaps, in whole blocks.
  private var pixels: [UInt32] = []
  private var changedIn: [UInt32] = []
  private var encoded: [Int: [UInt8]] = [:]
  private var scratch: [UInt8] = []

  /// Takes over what differs in `frame`, and tells whether anything does.
  /// - Parameter changes: rectangles outside of which the frame equals the last one taken.
  func take(_ frame: LiveFrame, changes: [PixelRect]) -> Bool {
    time = frame.time
    scale = frame.scale
    if width != frame.width || height != frame.height {
      begin(width: frame.width, height: frame.height)
      _ = copy(frame, changes: [frame.bounds])
      return true
    }
    return copy(frame, changes: changes)
  }

  /// What brings a viewer that has seen `known` up to date: the steps that CPictureCoding.h describes.
  func encodedPicture(after known: Int) -> [UInt8] {
    let known = max(known, sizeGeneration - 1)
    if let bytes = encoded[known] { return bytes }
    let count = picture_encode(
      pixels, Int32(width), Int32(height), changedIn, UInt32(truncatingIfNeeded: known), &scratch)
    let bytes = Array(scratch[..<count])
    encoded[known] = bytes
    return bytes
  }

  private func begin(width: Int, height: Int) {
    self.width = width
    self.height = height
    let blocks = picture_blocks(Int32(width), Int32(height))
    pixels = Array(repeating: 0, count: blocks * Int(PICTURE_BLOCK))
    scratch = Array(repeating: 0, count: picture_largest(Int32(width), Int32(height)))
    generation += 1
    sizeGeneration = generation
    encoded = [:]
    // A transparent picture equals the new pixels, but not what the viewers show.
    changedIn = Array(repeating: UInt32(truncatingIfNeeded: generation), count: blocks)
  }

  private func copy(_ frame: LiveFrame, changes: [PixelRect]) -> Bool {
    let next = generation + 1
    var differs = false
    frame.withPixels { source in
      for rect in changes {
        let rect = rect.intersection(frame.bounds)
        guard !rect.isEmpty else { continue }
        let changed = picture_update(
          &pixels, Int32(width), &changedIn, source.baseAddress, frame.rowBytes,
          picture_rect(
            x0: Int32(rect.x0), y0: Int32(rect.y0), x1: Int32(rect.x1), y1: Int32(rect.y1)),
          UInt32(truncatingIfNeeded: next))
        differs = differs || changed
      }
    }
    guard differs else { return false }
    generation = next
    encoded = [:]
    return true
  }
}
