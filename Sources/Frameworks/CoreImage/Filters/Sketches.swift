import Foundation
import Pixels

// Pictures drawn anew by their edges. Apple tells what each does and its parameters; the strengths are ours.
extension FilterDefinition {
  static let sketches: [String: FilterDefinition] = [
    // What differs little from its surroundings is noise, and becomes like them; what differs more is an edge, and is
    // sharpened.
    "CINoiseReduction": FilterDefinition(image: [
      ("inputNoiseLevel", 0.02), ("inputSharpness", 0.4),
    ]) { image, values in
      image.denoised(
        level: values.single("inputNoiseLevel"), sharpness: values.single("inputSharpness"))
    },
    // Black lines along edges; clear between them.
    "CILineOverlay": FilterDefinition(image: [
      ("inputNRNoiseLevel", 0.07), ("inputNRSharpness", 0.71), ("inputEdgeIntensity", 1.0),
      ("inputThreshold", 0.1), ("inputContrast", 50.0),
    ]) { image, values in
      let intensity = values.single("inputEdgeIntensity")
      let (threshold, contrast) = (values.single("inputThreshold"), values.single("inputContrast"))
      let quiet = image.denoised(
        level: values.single("inputNRNoiseLevel"), sharpness: values.single("inputNRSharpness"))
      return quiet.outlined { edge, alpha in
        let line = min(max((edge * intensity - threshold) * contrast / 10, 0), 1) * alpha
        return SIMD4(0, 0, 0, line)
      }
    },
    // A woodcut: white where a pixel is brighter than its surroundings or beside an edge, black elsewhere.
    "CIEdgeWork": FilterDefinition(image: [("inputRadius", 3.0)]) { image, values in
      image.withBlurred(max(values.number("inputRadius"), 0.3)) { color, blurred in
        let difference =
          SRGBCurve.encoded(max(color.luminance, 0)) - SRGBCurve.encoded(max(blurred.luminance, 0))
        let cut = min(max((abs(difference) - 0.02) * 25, 0), 1) * color.w
        return SIMD4(cut, cut, cut, color.w)
      }
    },
    // Dots of ink for the colours, and black lines along the edges.
    "CIComicEffect": FilterDefinition(image: []) { image, _ in
      let halftone = Halftone()
      let colors = CIImage(extent: image.extent) { rendering, region in
        let grid = rendering.grid(image, region)
        return PixelGrid(region) { x, y in
          let color = grid[x, y]
          var straight =
            rendering.isLinear ? SRGBCurve.encoded(color.straight.held) : color.straight
          // Half dots, half colours in few steps, so that faces can be told.
          let dots = halftone[straight, Double(x) + 0.5, Double(y) + 0.5]
          straight = (straight * 5).rounded(.toNearestOrEven) / 5
          var mixed = straight * 0.6 + dots * 0.4
          if rendering.isLinear { mixed = SRGBCurve.linear(mixed) }
          mixed.w = color.w
          return mixed.premultiplied
        }
      }
      let lines = image.denoised(level: 0.07, sharpness: 0.71).outlined { edge, alpha in
        SIMD4(0, 0, 0, min(max((edge - 0.15) * 5, 0), 1) * alpha)
      }
      return lines.blended(over: colors) { $0 + $1 * (1 - $0.w) }
    },
  ]
}

extension CIImage {
  /// - Parameter level: the difference of luminance, of 1, up to which one is noise.
  fileprivate func denoised(level: Float, sharpness: Float) -> CIImage {
    withBlurred(1.5) { color, blurred in
      let difference = abs(color.luminance - blurred.luminance)
      let edge = min(max(difference / max(level, 1e-4) - 0.5, 0), 1)
      var result = blurred + (color - blurred) * (edge * (1 + sharpness))
      result = pointwiseMax(result, .zero)
      result.w = color.w
      return result
    }
  }

  /// What `draw` makes of each pixel's steepness (Sobel's operators on the encoded luminance, a step from black to
  /// white is 1) and its opacity.
  fileprivate func outlined(
    _ draw: @escaping (_ edge: Float, _ alpha: Float) -> SIMD4<Float>
  ) -> CIImage {
    let light = clampedToExtent().mapped { _ in
      { color in
        let bright = SRGBCurve.encoded(max(color.straight.luminance, 0))
        return SIMD4(bright, bright, bright, color.w)
      }
    }
    return light.gathered(reach: 1) { grid, x, y in
      let left = grid[x - 1, y - 1].x + 2 * grid[x - 1, y].x + grid[x - 1, y + 1].x
      let right = grid[x + 1, y - 1].x + 2 * grid[x + 1, y].x + grid[x + 1, y + 1].x
      let low = grid[x - 1, y - 1].x + 2 * grid[x, y - 1].x + grid[x + 1, y - 1].x
      let high = grid[x - 1, y + 1].x + 2 * grid[x, y + 1].x + grid[x + 1, y + 1].x
      let (across, up) = (right - left, high - low)
      return draw((across * across + up * up).squareRoot() / 4, grid[x, y].w)
    }.cropped(to: extent)
  }
}
