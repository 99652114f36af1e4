import Foundation
import Pixels
import simd

/// Paints squares of a picture: where triangles are at four places of each pixel, one colour a pixel, and what that
/// does to what was there.
///
/// Each tile is one thread's; what they share is only read, and of the bitmap each writes its own pixels.
struct TilePainter: @unchecked Sendable {
  // Kept as said above.
  private let frame: SceneFrame
  private let corners: [Corner]
  private let list: [ScreenTriangle]
  private let bitmap: Bitmap
  private let shader: PixelShader
  private let samples: Int
  private static let tile = SceneRaster.tile
  /// In 256ths of a pixel from its middle.
  private static let spotsX = SIMD4<Int>(-32, 96, -96, 32)
  private static let spotsY = SIMD4<Int>(-96, -32, 32, 96)

  init(frame: SceneFrame, triangles: Triangles, bitmap: Bitmap) {
    self.frame = frame
    (corners, list) = (triangles.corners, triangles.list)
    self.bitmap = bitmap
    shader = PixelShader(frame)
    samples = frame.samples > 1 ? 4 : 1
  }

  func paint(x: Int, y: Int, triangles: ArraySlice<Int32>) {
    let count = Self.tile * Self.tile
    withUnsafeTemporaryAllocation(of: SIMD4<Float>.self, capacity: count * samples) { colors in
      withUnsafeTemporaryAllocation(of: Float.self, capacity: count * samples) { depths in
        depths.initialize(repeating: 1)
        clear(x, y, colors)
        corners.withUnsafeBufferPointer { corners in
          list.withUnsafeBufferPointer { list in
            for index in triangles {
              fill(list[Int(index)], corners, x, y, colors, depths)
            }
          }
        }
        resolve(x, y, colors)
      }
    }
  }

  private func clear(_ x: Int, _ y: Int, _ colors: UnsafeMutableBufferPointer<SIMD4<Float>>) {
    if case .color(let color) = frame.background { return colors.initialize(repeating: color) }
    for row in 0..<Self.tile {
      for column in 0..<Self.tile {
        let color = shader.background(x + column, y + row)
        let first = (row * Self.tile + column) * samples
        for sample in 0..<samples { colors[first + sample] = color }
      }
    }
  }

  /// The mean of the places of each pixel, as bytes.
  private func resolve(_ x: Int, _ y: Int, _ colors: UnsafeMutableBufferPointer<SIMD4<Float>>) {
    let (width, height) = (min(Self.tile, frame.width - x), min(Self.tile, frame.height - y))
    Light.byteOfLinear.withUnsafeBufferPointer { bytes in
      for row in 0..<height {
        let target = (bitmap.bytes + (y + row) * bitmap.rowBytes + 4 * x)
          .assumingMemoryBound(to: UInt8.self)
        for column in 0..<width {
          let first = (row * Self.tile + column) * samples
          var sum = colors[first]
          if samples == 4 {
            sum = (sum + colors[first + 1] + colors[first + 2] + colors[first + 3]) * 0.25
          }
          let alpha = min(max(sum.w, 0), 1)
          let pixel = target + 4 * column
          guard alpha > 0 else { continue }
          // Opacity is not light: colours are brought to bytes as they would be without it.
          let scale = 4096 / alpha
          let byte = UInt8((alpha * 255).rounded())
          for channel in 0..<3 {
            let value = bytes[Int(min(max(sum[channel] * scale, 0), 4096) + 0.5)]
            pixel[channel] = byte == 255 ? value : UInt8((Int(value) * Int(byte) + 127) / 255)
          }
          pixel[3] = byte
        }
      }
    }
  }

  /// A line on whose left the triangle lies: its value at a pixel's middle, what a step to the right adds, and what the
  /// four places add.
  private struct Edge {
    var start: Int
    var right: Int
    var down: Int
    var spots: SIMD4<Int>
    var least: Int
    var most: Int

    init(_ x0: Int, _ y0: Int, _ x1: Int, _ y1: Int, _ x: Int, _ y: Int, isSmooth: Bool) {
      let (dx, dy) = (x1 - x0, y1 - y0)
      // Of two triangles with an edge between them one has the places that are exactly on it.
      let bias = dy > 0 || dy == 0 && dx > 0 ? 0 : -1
      start = dx * (y - y0) - dy * (x - x0) + bias
      (right, down) = (-dy * 256, dx * 256)
      spots =
        isSmooth ? TilePainter.spotsY &* dx &- TilePainter.spotsX &* dy : SIMD4(repeating: 0)
      (least, most) = (spots.min(), spots.max())
    }
  }

  private func fill(
    _ t: ScreenTriangle, _ corners: UnsafeBufferPointer<Corner>, _ x: Int, _ y: Int,
    _ colors: UnsafeMutableBufferPointer<SIMD4<Float>>, _ depths: UnsafeMutableBufferPointer<Float>
  ) {
    let left = max((min(t.x.0, t.x.1, t.x.2) - 224) >> 8, x)
    let right = min((max(t.x.0, t.x.1, t.x.2) + 224) >> 8, x + Self.tile - 1, frame.width - 1)
    let top = max((min(t.y.0, t.y.1, t.y.2) - 224) >> 8, y)
    let bottom = min((max(t.y.0, t.y.1, t.y.2) + 224) >> 8, y + Self.tile - 1, frame.height - 1)
    guard left <= right, top <= bottom else { return }
    let (startX, startY) = (left * 256 + 128, top * 256 + 128)
    let isSmooth = samples == 4
    let e0 = Edge(t.x.1, t.y.1, t.x.2, t.y.2, startX, startY, isSmooth: isSmooth)
    let e1 = Edge(t.x.2, t.y.2, t.x.0, t.y.0, startX, startY, isSmooth: isSmooth)
    let e2 = Edge(t.x.0, t.y.0, t.x.1, t.y.1, startX, startY, isSmooth: isSmooth)
    let inverse = 1 / Double(t.area)
    let (z0, z1, z2) = (Double(t.z.x) * inverse, Double(t.z.y) * inverse, Double(t.z.z) * inverse)
    var spotsZ = SIMD4<Float>(repeating: 0)
    if isSmooth {
      for spot in 0..<4 {
        spotsZ[spot] = Float(
          Double(e0.spots[spot]) * z0 + Double(e1.spots[spot]) * z1 + Double(e2.spots[spot]) * z2)
      }
    }
    let surface = shader.surfaces[t.surface]
    var pixel = PixelShader.Pixel(
      a: corners[t.corners.0], b: corners[t.corners.1], c: corners[t.corners.2], triangle: t,
      steps: SIMD3(Float(e0.right), Float(e1.right), Float(e2.right)) * Float(inverse),
      downs: SIMD3(Float(e0.down), Float(e1.down), Float(e2.down)) * Float(inverse))
    for row in top...bottom {
      let rows = row - top
      var (w0, w1, w2) = (
        e0.start + rows * e0.down, e1.start + rows * e1.down, e2.start + rows * e2.down
      )
      var at = ((row - y) * Self.tile + left - x) * samples
      for _ in left...right {
        defer {
          w0 += e0.right
          w1 += e1.right
          w2 += e2.right
          at += samples
        }
        if w0 + e0.most < 0 || w1 + e1.most < 0 || w2 + e2.most < 0 { continue }
        let middle = Float(Double(w0) * z0 + Double(w1) * z1 + Double(w2) * z2)
        var covered = 0
        if w0 + e0.least >= 0, w1 + e1.least >= 0, w2 + e2.least >= 0 {
          covered = samples == 4 ? 15 : 1
        } else {
          for spot in 0..<samples
          where w0 + e0.spots[spot] >= 0 && w1 + e1.spots[spot] >= 0 && w2 + e2.spots[spot] >= 0 {
            covered |= 1 << spot
          }
        }
        if covered == 0 { continue }
        if surface.readsDepth {
          for spot in 0..<samples where middle + spotsZ[spot] >= depths[at + spot] {
            covered &= ~(1 << spot)
          }
          if covered == 0 { continue }
        }
        let weights = SIMD3(Float(w0), Float(w1), Float(w2)) * Float(inverse)
        let color = pixel.color(weights, surface, shader)
        guard color.w > 0 || surface.blend == .replace else { continue }
        for spot in 0..<samples where covered & (1 << spot) != 0 {
          if surface.writesColor {
            colors[at + spot] = Self.blended(color, colors[at + spot], surface.blend)
          }
          if surface.writesDepth { depths[at + spot] = middle + spotsZ[spot] }
        }
      }
    }
  }

  /// - Parameter color: premultiplied.
  @inline(__always)
  private static func blended(
    _ color: SIMD4<Float>, _ behind: SIMD4<Float>, _ mode: SCNBlendMode
  ) -> SIMD4<Float> {
    if mode == .alpha { return color.w >= 1 ? color : color + behind * (1 - color.w) }
    switch mode {
    case .add:
      let sum = color + behind
      return SIMD4(sum.xyz, max(behind.w, min(max(color.x, color.y, color.z), 1)))
    case .replace: return color
    case .multiply: return SIMD4(color.xyz * behind.xyz, behind.w)
    case .screen:
      let mixed = color.xyz + behind.xyz - color.xyz * behind.xyz
      return SIMD4(mixed, max(color.w, behind.w))
    default: return color + behind * (1 - color.w)
    }
  }
}
