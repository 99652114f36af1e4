import Drawing
import Encoders
import Foundation
import Geometry
import Goldens
import Pixels
import VirtualTime
@_spi(Runtime) import ViewRuntime

/// What a stage shows at one time. Pictures are equal when each of their pixels is.
public struct Picture: Equatable, Sendable {
  let bitmap: Bitmap
  /// Pixels per point.
  public let scale: Double

  /// Pixels.
  public var width: Int { bitmap.width }
  public var height: Int { bitmap.height }

  /// The picture as a PNG file: the same bytes for the same pixels.
  public var pngData: Data { Data(PNGEncoder.encode(bitmap)) }

  /// Red, green, blue and alpha at a point of the picture, 0...255, premultiplied; nil outside.
  public func color(at point: CGPoint) -> (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8)? {
    let (x, y) = (Int((point.x * scale).rounded(.down)), Int((point.y * scale).rounded(.down)))
    guard x >= 0, y >= 0, let color = bitmap.color(x, y) else { return nil }
    return (color.red, color.green, color.blue, color.alpha)
  }

  public static func == (left: Picture, right: Picture) -> Bool {
    left.bitmap.hasSamePixels(as: right.bitmap)
  }
}

extension Stage {
  /// One for all: it keeps the glyphs that it has drawn. Its threads are none of the view's.
  private static let painter = VirtualClock.besideProgram {
    Painter(jobs: ProcessInfo.processInfo.activeProcessorCount)
  }

  /// What is seen now, on the window's white or black.
  public var picture: Picture {
    let scale = host.configuration.scale
    let bitmap = Bitmap(
      width: max(1, Int((size.width * scale).rounded())),
      height: max(1, Int((size.height * scale).rounded())))
    Stage.painter.paint(
      frame.displayList, into: bitmap, scale: scale,
      background: host.colorScheme == .dark ? .black : .white)
    return Picture(bitmap: bitmap, scale: scale)
  }

  /// Pictures of a span of time, seconds from now, one each `step` seconds, both ends among them.
  public func film(_ span: ClosedRange<Double>, every step: Double) -> [Picture] {
    precondition(span.lowerBound >= 0 && step > 0, "film(\(span), every: \(step))")
    let start = time
    let count = Int(((span.upperBound - span.lowerBound) / step + 1e-9).rounded(.down))
    return (0...count).map { number in
      advance(to: max(time, start + span.lowerBound + Double(number) * step))
      return picture
    }
  }

  /// The pictures of a film side by side, `columns` in a row; nil for one row.
  public func filmstrip(_ span: ClosedRange<Double>, every step: Double, columns: Int? = nil)
    -> Picture
  {
    let pictures = film(span, every: step)
    let columns = min(max(1, columns ?? pictures.count), pictures.count)
    let rows = (pictures.count + columns - 1) / columns
    let (width, height) = (pictures[0].width, pictures[0].height)
    let strip = Bitmap(width: width * columns, height: height * rows)
    for (number, picture) in pictures.enumerated() {
      strip.copy(picture.bitmap, x: number % columns * width, y: number / columns * height)
    }
    return Picture(bitmap: strip, scale: pictures[0].scale)
  }
}

extension Bitmap {
  /// Puts another picture into this one, whose part it must be.
  fileprivate func copy(_ other: Bitmap, x: Int, y: Int) {
    for row in 0..<other.height {
      memcpy(
        bytes + (y + row) * rowBytes + x * 4, other.bytes + row * other.rowBytes, other.width * 4)
    }
  }
}
