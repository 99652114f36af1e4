import Foundation
import Pixels

// Planes that are covered by a part of an image. Apple tells how many symmetries each has; they are those of the
// wallpaper groups pmm, p4, p4m, p3m1, p6, p6m, pg and p1 (Coxeter, Introduction to Geometry, chapter 4).
extension FilterDefinition {
  static let tiles: [String: FilterDefinition] = [
    "CIFourfoldReflectedTile": tile(acute: true) { cell in
      cell.skewed { SIMD2(abs($0.x), abs($0.y)) }
    },
    "CIParallelogramTile": tile(acute: true) { cell in
      cell.skewed { SIMD2(abs($0.x), abs($0.y)) }
    },
    "CIFourfoldTranslatedTile": tile(acute: true) { cell in cell.skewed { $0 } },
    "CIFourfoldRotatedTile": tile { cell in
      cell.inSquare { wedge($0, of: .pi / 2, isFolded: false) }
    },
    "CIEightfoldReflectedTile": tile { cell in
      cell.inSquare { wedge($0, of: .pi / 2, isFolded: true) }
    },
    "CISixfoldReflectedTile": tile { cell in
      cell.inHexagon { wedge($0, of: 2 * .pi / 3, isFolded: true) }
    },
    "CISixfoldRotatedTile": tile { cell in
      cell.inHexagon { wedge($0, of: .pi / 3, isFolded: false) }
    },
    "CITwelvefoldReflectedTile": tile { cell in
      cell.inHexagon { wedge($0, of: .pi / 3, isFolded: true) }
    },
    "CIGlideReflectedTile": tile { cell in
      // Every second row is mirrored.
      let row = cell.place.y.rounded(.down)
      let x = row.truncatingRemainder(dividingBy: 2) == 0 ? cell.place.x : -cell.place.x
      return SIMD2(x - x.rounded(.down), cell.place.y - row)
    },
    "CITriangleTile": tile { cell in
      let height = 3.squareRoot() / 2
      let row = (cell.place.y / height).rounded(.down)
      let (along, up) = (cell.place.x - row / 2, cell.place.y - row * height)
      // From the left edge of the rhombus at its height.
      var x = along - up / (2 * height) - (along - up / (2 * height)).rounded(.down)
      var y = up
      // Its upper half is the lower one, turned.
      if x + y / height > 1 { (x, y) = (1 - x, height - y) }
      return SIMD2(x + y / (2 * height), y)
    },
    "CIOpTile": FilterDefinition(image: [
      ("inputCenter", CIVector(x: 150, y: 150)), ("inputScale", 2.8), ("inputAngle", 0.0),
      ("inputWidth", 65.0),
    ]) { image, values in
      let (center, width) = (values.point("inputCenter"), max(values.number("inputWidth"), 1))
      let (angle, scale) = (values.number("inputAngle"), values.number("inputScale"))
      let (c, s) = (cos(angle) * scale, sin(angle) * scale)
      return image.rearranged(extent: .infinite) { point in
        let x = ((point.x - center.x) / width).rounded() * width
        let y = ((point.y - center.y) / width).rounded() * width
        let (dx, dy) = (point.x - center.x - x, point.y - center.y - y)
        return CGPoint(x: center.x + x + dx * c - dy * s, y: center.y + y + dx * s + dy * c)
      }
    },
    "CIPerspectiveTile": FilterDefinition(image: corners) { image, values in
      let extent = image.extent
      guard extent != .infinite, !extent.isEmpty, let map = perspective(values, extent: extent)
      else { return image }
      return image.rearranged(extent: .infinite) { point in
        let place = map.inverse(point)
        func wrapped(_ value: CGFloat, _ start: CGFloat, _ length: CGFloat) -> CGFloat {
          value - ((value - start) / length).rounded(.down) * length
        }
        return CGPoint(
          x: wrapped(place.x, extent.minX, extent.width),
          y: wrapped(place.y, extent.minY, extent.height))
      }
    },
    "CITriangleKaleidoscope": FilterDefinition(image: [
      ("inputPoint", CIVector(x: 150, y: 150)), ("inputSize", 700.0),
      ("inputRotation", -0.36), ("inputDecay", 0.85),
    ]) { image, values in
      let (corner, size) = (values.point("inputPoint"), max(values.number("inputSize"), 1))
      let (turn, decay) = (values.number("inputRotation"), values.single("inputDecay"))
      let (c, s) = (cos(turn), sin(turn))
      guard image.extent != .infinite else { return image }
      return CIImage(extent: .infinite) { rendering, region in
        let grid = rendering.grid(image, image.pixelExtent)
        return PixelGrid(region) { x, y in
          let (dx, dy) = (Double(x) + 0.5 - corner.x, Double(y) + 0.5 - corner.y)
          let (place, mirrors) = mirrored(
            SIMD2((dx * c + dy * s) / size, (dy * c - dx * s) / size))
          let source = SIMD2(place.x * c - place.y * s, place.x * s + place.y * c) * size
          let color = grid.sample(corner.x + source.x, corner.y + source.y)
          // Each mirror takes some light.
          let light = pow(decay, Float(mirrors))
          return SIMD4(color.x * light, color.y * light, color.z * light, color.w)
        }
      }
    },
  ]

  /// A place in units of the width from the centre, in the directions of the tiles.
  private struct Cell {
    var place: SIMD2<Double>
    /// Radians between the sides.
    var acute: Double

    /// From its parallelogram's middle, in units of half a side along each.
    func skewed(_ change: (SIMD2<Double>) -> SIMD2<Double>) -> SIMD2<Double> {
      let v = place.y / max(abs(sin(acute)), 1e-3), u = place.x - v * cos(acute)
      let part = change(SIMD2(u - u.rounded(), v - v.rounded()))
      return SIMD2(part.x + part.y * cos(acute), part.y * sin(acute))
    }

    func inSquare(_ change: (SIMD2<Double>) -> SIMD2<Double>) -> SIMD2<Double> {
      change(SIMD2(place.x - place.x.rounded(), place.y - place.y.rounded()))
    }

    /// From the nearest centre of hexagons a width apart.
    func inHexagon(_ change: (SIMD2<Double>) -> SIMD2<Double>) -> SIMD2<Double> {
      let height = 3.squareRoot()
      func nearest(_ shift: SIMD2<Double>) -> SIMD2<Double> {
        let (x, y) = (place.x - shift.x, place.y - shift.y)
        return SIMD2(x - x.rounded(), y - (y / height).rounded() * height)
      }
      let (one, other) = (nearest(.zero), nearest(SIMD2(0.5, height / 2)))
      return change((one * one).sum() <= (other * other).sum() ? one : other)
    }
  }

  private static func tile(
    acute: Bool = false, _ place: @escaping (Cell) -> SIMD2<Double>
  ) -> FilterDefinition {
    FilterDefinition(
      image: [
        ("inputCenter", CIVector(x: 150, y: 150)), ("inputAngle", 0.0), ("inputWidth", 100.0),
      ] + (acute ? [("inputAcuteAngle", Double.pi / 2)] : [])
    ) { image, values in
      let (center, width) = (values.point("inputCenter"), max(values.number("inputWidth"), 1))
      let (angle, between) = (values.number("inputAngle"), values.number("inputAcuteAngle"))
      let (c, s) = (cos(angle), sin(angle))
      return image.rearranged(extent: .infinite) { point in
        let (dx, dy) = ((point.x - center.x) / width, (point.y - center.y) / width)
        let part = place(
          Cell(place: SIMD2(dx * c + dy * s, dy * c - dx * s), acute: acute ? between : .pi / 2))
        return CGPoint(
          x: center.x + (part.x * c - part.y * s) * width,
          y: center.y + (part.x * s + part.y * c) * width)
      }
    }
  }

  /// A place turned into the wedge of that angle at the middle; folded, the wedge's second half mirrors its first.
  private static func wedge(
    _ place: SIMD2<Double>, of angle: Double, isFolded: Bool
  ) -> SIMD2<Double> {
    var turn = atan2(place.y, place.x)
    turn -= (turn / angle).rounded(.down) * angle
    if isFolded, turn > angle / 2 { turn = angle - turn }
    let distance = (place * place).sum().squareRoot()
    return SIMD2(distance * cos(turn), distance * sin(turn))
  }

  /// The mirrors of a triangle whose sides are 1: normals, which point inwards, and distances from the origin.
  private static let mirrors: [(SIMD2<Double>, Double)] = {
    let half = 3.squareRoot() / 2
    return [(SIMD2(0, 1), 0), (SIMD2(half, -0.5), 0), (SIMD2(-half, -0.5), -half)]
  }()

  /// A place mirrored into the triangle with the corners 0, 1 and 60 degrees above, and how often it was.
  private static func mirrored(_ place: SIMD2<Double>) -> (SIMD2<Double>, Int) {
    var (place, count) = (place, 0)
    while count < 200 {
      let before = count
      for (normal, distance) in mirrors {
        let outside = (place * normal).sum() - distance
        if outside < 0 {
          place -= normal * (2 * outside)
          count += 1
        }
      }
      if before == count { break }
    }
    return (place, count)
  }
}
