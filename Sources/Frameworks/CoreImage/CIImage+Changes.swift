import DrawingCommands
import Foundation
import Pixels
import ViewContent

extension CIImage {
  /// Its part inside a rectangle.
  public func cropped(to rect: CGRect) -> CIImage {
    let extent = extent.intersection(rect)
    guard !extent.isNull, !extent.isEmpty else { return CIImage.empty() }
    return CIImage(extent: extent) { $0.grid(self, $1).filling($1) }
  }

  /// Drawn over another one.
  public func composited(over dest: CIImage) -> CIImage {
    blended(over: dest) { $0 + $1 * (1 - $0.w) }
  }

  /// Its edges go on without end.
  public func clampedToExtent() -> CIImage { clamped(to: extent) }

  public func clamped(to rect: CGRect) -> CIImage {
    let edge = PixelRect(covering: extent.intersection(rect))
    guard !edge.isEmpty, extent != .infinite else { return self }
    return CIImage(extent: .infinite) { rendering, region in
      func held(_ low: Int, _ high: Int, _ from: Int, _ to: Int) -> (Int, Int) {
        (min(max(low, from), to - 1), min(max(high, from + 1), to))
      }
      let (x0, x1) = held(region.x0, region.x1, edge.x0, edge.x1)
      let (y0, y1) = held(region.y0, region.y1, edge.y0, edge.y1)
      let grid = rendering.grid(self, PixelRect(x0: x0, y0: y0, x1: x1, y1: y1))
      return PixelGrid(region) { x, y in
        grid[min(max(x, edge.x0), edge.x1 - 1), min(max(y, edge.y0), edge.y1 - 1)]
      }
    }
  }

  public func transformed(by matrix: CGAffineTransform) -> CIImage {
    transformed(by: matrix, isSmooth: true)
  }
  public func transformed(by matrix: CGAffineTransform, highQualityDownsample: Bool) -> CIImage {
    transformed(by: matrix, isSmooth: true)
  }

  func transformed(by matrix: CGAffineTransform, isSmooth: Bool) -> CIImage {
    let determinant = matrix.a * matrix.d - matrix.b * matrix.c
    guard determinant != 0, determinant.isFinite else { return CIImage.empty() }
    let back = matrix.inverted()
    let isWhole =
      matrix.a == 1 && matrix.b == 0 && matrix.c == 0 && matrix.d == 1
      && matrix.tx == matrix.tx.rounded() && matrix.ty == matrix.ty.rounded()
    let extent = extent == .infinite ? .infinite : extent.applying(matrix)
    // Whole pixels that only move, or that become larger squares, keep their edges.
    let isSmooth = isSmooth && !isWhole && !isNearest
    // Made smaller, a pixel is the mean of several points of what it was.
    let shrinking = Double(max(hypot(back.a, back.b), hypot(back.c, back.d)))
    let count = isSmooth ? min(max(Int(shrinking.rounded(.up)), 1), 8) : 1
    return warped(extent: extent, reach: isSmooth ? 1 : 0, isSmooth: isSmooth, count: count) {
      $0.applying(back)
    } needs: {
      $0.applying(back)
    }
  }

  /// An image whose colour at each point is this one's at `source` of the point.
  ///
  /// - Parameters:
  ///   - reach: pixels needed around what `needs` answers.
  ///   - count: points of each pixel along a side.
  ///   - needs: the rectangle of this image that a rectangle of the result is made of.
  func warped(
    extent: CGRect, reach: CGFloat = 1, isSmooth: Bool = true, count: Int = 1,
    source: @escaping (CGPoint) -> CGPoint, needs: @escaping (CGRect) -> CGRect
  ) -> CIImage {
    CIImage(extent: extent) { rendering, region in
      let needed = PixelRect(covering: needs(region.cgRect).insetBy(dx: -reach, dy: -reach))
      let grid = rendering.grid(self, needed)
      let step = 1 / Double(count)
      return PixelGrid(region) { x, y in
        var sum = SIMD4<Float>.zero
        for row in 0..<count {
          for column in 0..<count {
            let point = source(
              CGPoint(
                x: Double(x) + (Double(column) + 0.5) * step,
                y: Double(y) + (Double(row) + 0.5) * step))
            sum +=
              isSmooth
              ? grid.sample(Double(point.x), Double(point.y))
              : grid.nearest(Double(point.x), Double(point.y))
          }
        }
        return sum / Float(count * count)
      }
    }
  }

  /// Each pixel changed by itself; the function is given premultiplied colours and the rendering.
  func mapped(
    _ change: @escaping (Rendering) -> (SIMD4<Float>) -> SIMD4<Float>
  ) -> CIImage {
    CIImage(extent: extent) { rendering, region in
      rendering.grid(self, region).filling(region).mapped(change(rendering))
    }
  }

  /// This image and another one, pixel by pixel, where either is; colours are premultiplied.
  func blended(
    over dest: CIImage, _ mix: @escaping (SIMD4<Float>, SIMD4<Float>) -> SIMD4<Float>
  ) -> CIImage {
    CIImage(extent: extent.isEmpty ? dest.extent : extent.union(dest.extent)) { rendering, region in
      let (above, beneath) = (rendering.grid(self, region), rendering.grid(dest, region))
      return PixelGrid(region) { mix(above[$0, $1], beneath[$0, $1]) }
    }
  }

  /// Pixels as they are, where the image is made larger.
  public func samplingNearest() -> CIImage {
    let image = CIImage(extent: extent, bitmap: bitmap, paint: paint)
    image.isNearest = true
    return image
  }
  public func samplingLinear() -> CIImage { CIImage(extent: extent, bitmap: bitmap, paint: paint) }

  public func premultiplyingAlpha() -> CIImage { mapped { _ in { $0.premultiplied } } }
  public func unpremultiplyingAlpha() -> CIImage { mapped { _ in { $0.straight } } }

  /// Opaque inside a rectangle.
  public func settingAlphaOne(in extent: CGRect) -> CIImage {
    let inside = PixelRect(covering: extent)
    return CIImage(extent: self.extent) { rendering, region in
      let grid = rendering.grid(self, region)
      return PixelGrid(region) { x, y in
        var color = grid[x, y]
        if x >= inside.x0, x < inside.x1, y >= inside.y0, y < inside.y1 { color.w = 1 }
        return color
      }
    }
  }

  /// A Gaussian blur of that deviation in pixels, with nothing around the image.
  public func applyingGaussianBlur(sigma: Double) -> CIImage {
    applyingFilter("CIGaussianBlur", parameters: [kCIInputRadiusKey: sigma])
  }

  /// The image after a filter with these parameters; the image itself where there is no such filter.
  public func applyingFilter(_ filterName: String, parameters params: [String: Any]) -> CIImage {
    guard let filter = CIFilter(name: filterName, parameters: params) else { return self }
    filter.setValue(self, forKey: kCIInputImageKey)
    return filter.outputImage ?? self
  }
  public func applyingFilter(_ filterName: String) -> CIImage {
    applyingFilter(filterName, parameters: [:])
  }

  /// Turned from one of EXIF's orientations, 1…8, into the upright one.
  public func oriented(forExifOrientation orientation: Int32) -> CIImage {
    let matrix = orientationTransform(forExifOrientation: orientation)
    return matrix.isIdentity ? self : transformed(by: matrix)
  }

  public func orientationTransform(forExifOrientation orientation: Int32) -> CGAffineTransform {
    // Where the first row and column lie, in a plane whose y grows upwards.
    let turn: CGAffineTransform =
      switch orientation {
      case 2: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
      case 3: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: 0, ty: 0)
      case 4: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 0)
      case 5: CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: 0, ty: 0)
      case 6: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 0)
      case 7: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
      case 8: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
      default: .identity
      }
    guard !turn.isIdentity, extent != .infinite else { return .identity }
    let turned = extent.applying(turn)
    return turn.concatenating(
      CGAffineTransform(translationX: extent.minX - turned.minX, y: extent.minY - turned.minY))
  }

  public func oriented(_ orientation: CGImagePropertyOrientation) -> CIImage {
    oriented(forExifOrientation: Int32(orientation.rawValue))
  }
}

/// How a picture lies, by EXIF's numbers.
public enum CGImagePropertyOrientation: UInt32, Sendable {
  case up = 1
  case upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left
}
