import Foundation
import Geometry

/// What is to be drawn on one surface, in its own pixels, as a flat list of commands.
///
/// Layers and clips nest by `push` and `pop`; a program without equal numbers of both is a mistake of
/// its builder.
package struct RasterProgram: Sendable {
  package let width: Int
  package let height: Int
  package var shapes: [RasterShape] = []
  package var paints = PaintTable()
  package var masks: [CoverageMask] = []
  /// What sprites show.
  private(set) var bitmaps: [Bitmap] = []
  package var matrices: [ColorMatrix5x4] = []
  /// Pictures that are drawn first, each on pixels of its own.
  package var surfaces: [OffscreenSurface] = []
  package var commands: [RasterCommand] = []
  /// An opaque colour that covers all before the first command; nil for what the caller gives.
  package private(set) var background: UInt32?

  package init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  package var bounds: PixelRect { PixelRect(x0: 0, y0: 0, x1: width, y1: height) }

  /// Takes the memory that `count` more things will need, mostly one command and one paint each.
  package mutating func makeRoom(for count: Int) {
    let needed = commands.count + count
    guard count > 64, commands.capacity < needed else { return }
    commands.reserveCapacity(max(needed, 2 * commands.count))
    paints.makeRoom(for: count)
  }

  /// Draws all of a bitmap, its first pixel at column `x` of row `y`.
  ///
  /// - Parameter opacity: 0...255.
  package mutating func addSprite(
    _ bitmap: Bitmap, x: Int, y: Int, _ mode: CompositeOperator, opacity: UInt8
  ) {
    // Most sprites show what one of the last few did.
    var index = bitmaps.count - 1
    let end = max(-1, index - 4)
    while index > end, bitmaps[index] !== bitmap { index -= 1 }
    if index == end {
      index = bitmaps.count
      bitmaps.append(bitmap)
    }
    commands.append(.sprite(index, x: x, y: y, mode, opacity: opacity))
  }

  /// Covers the whole surface with one opaque colour and forgets what would lie beneath it. False,
  /// and nothing done, inside a layer or a clip.
  package mutating func cover(with color: ColorComponents) -> Bool {
    guard commands.reduce(0, { $0 + $1.nesting }) == 0 else { return false }
    commands.removeAll()
    shapes.removeAll()
    masks.removeAll()
    bitmaps.removeAll()
    matrices.removeAll()
    surfaces.removeAll()
    background = color.premultiplied()
    return true
  }
}

/// A path to be filled or traced.
package struct RasterShape: Equatable, Sendable {
  package var path: Path
  /// From the path's points to pixels.
  package var transform: CGAffineTransform
  package var style: FillStyle
  /// Set to trace the path; then `style.isEOFilled` has no meaning.
  package var stroke: StrokeStyle?

  package init(
    path: Path, transform: CGAffineTransform, style: FillStyle = FillStyle(),
    stroke: StrokeStyle? = nil
  ) {
    self.path = path
    self.transform = transform
    self.style = style
    self.stroke = stroke
  }
}

/// With what a shape is coloured, and how it is combined with what lies beneath.
package struct Ink: Sendable {
  package var paint: Int
  package var blendMode: CompositeOperator
  /// 0...255; the opacity of plain colours stands in the paint, which is finer.
  package var opacity: UInt8

  package init(paint: Int, blendMode: CompositeOperator, opacity: UInt8 = 255) {
    self.paint = paint
    self.blendMode = blendMode
    self.opacity = opacity
  }
}

/// In which numbers colours are blended.
package enum LayerColors: Sendable {
  /// As around the layer; without any, encoded as they are shown.
  case asAround
  /// In linear light, held within 0…1.
  case linear
  /// In linear light, where colours brighter than white stay so until they leave the layer.
  case extendedLinear
}

/// Of numbers alone, so that one is loaded without a look at what it holds.
package enum RasterCommand: Sendable {
  /// The smallest radius of a ring; smaller circles are filled as paths.
  package static let leastRingRadius = 16.0

  /// A shape of the program, by its index.
  case fill(shape: Int, Ink)
  /// A rectangle with level sides, in pixels.
  case rectangle(minX: Double, minY: Double, maxX: Double, maxY: Double, Ink)
  /// A circle of at least 16 pixels' radius: the pixels between two radii, `inner` 0 for a disc.
  case ring(center: CGPoint, inner: Double, outer: Double, Ink)
  /// A mask of the program, its first byte at column `x` of row `y`.
  case mask(Int, x: Int, y: Int, Ink)
  /// A bitmap of the program as it is, its first pixel at column `x` of row `y`.
  case sprite(Int, x: Int, y: Int, CompositeOperator, opacity: UInt8)
  /// A surface of the program, its first pixel at column `x` of row `y`.
  case surface(Int, x: Int, y: Int, CompositeOperator, opacity: UInt8)
  /// All before is drawn before the surface is, which depends on it. Stands outside all layers and clips.
  case barrier(surface: Int)
  /// Until the pop, draws only inside (inverted: outside) a shape and within the clip before.
  case pushClip(shape: Int, isInverted: Bool)
  case pushClipRectangle(PixelRect)
  case popClip
  /// Until the pop, draws on a transparent surface of its own.
  case pushLayer(LayerColors)
  /// Draws the layer on what lies beneath it; operators that reach beyond their source change all that
  /// the clips around let through.
  case popLayer(CompositeOperator, opacity: UInt8)
  /// Until the pop, draws a mask for all that the layer on top holds so far.
  case pushMask
  /// The mask's alpha (inverted: what that leaves) scales the layer beneath it.
  case popMask(isInverted: Bool)
  /// Changes the colours of the layer on top by a matrix of the program.
  case colorMatrix(Int)
}

extension RasterCommand {
  /// The shape of the program that the command draws or clips by.
  var shape: Int? {
    switch self {
    case .fill(let shape, _), .pushClip(let shape, _): shape
    default: nil
    }
  }
}

extension RasterProgram {
  /// The commands between barriers, in order; each piece but the first begins with its surface.
  var stages: [(surface: Int?, commands: Range<Int>)] {
    var stages: [(surface: Int?, commands: Range<Int>)] = []
    var (surface, start): (Int?, Int) = (nil, 0)
    guard looksBeneath else {
      return [(nil, 0..<commands.count)]
    }
    for (index, command) in commands.enumerated() {
      guard case .barrier(let next) = command else { continue }
      stages.append((surface, start..<index))
      (surface, start) = (next, index + 1)
    }
    return stages + [(surface, start..<commands.count)]
  }
}

extension RasterCommand {
  /// 1 for a push, −1 for a pop.
  fileprivate var nesting: Int {
    switch self {
    case .pushClip, .pushClipRectangle, .pushLayer, .pushMask: 1
    case .popClip, .popLayer, .popMask: -1
    case .fill, .rectangle, .ring, .mask, .sprite, .surface, .barrier, .colorMatrix: 0
    }
  }
}
