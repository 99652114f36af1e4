import Foundation
import PixelKernels

extension SurfaceFilter {
  /// Changes the bitmap, at least its pixels `needed`.
  func apply(to bitmap: Bitmap, needed: PixelRect, pool: ThreadPool, memory: FilterMemory) {
    switch self {
    case .blur(let sigmaX, let sigmaY, let opaqueIn):
      GaussianBlur(sigmaX: sigmaX, sigmaY: sigmaY)
        .apply(to: bitmap.byteRows, needed: needed, pool: pool, memory: memory)
      if let opaqueIn { bitmap.makeOpaque(in: opaqueIn) }
    case .shadow(let shadow):
      shadow.apply(to: bitmap, pool: pool, memory: memory)
    case .colorMatrix(let matrix):
      let kernels = memory.kernels
      bitmap.forRows(pool) { kernels.pointee.color_matrix($0, matrix.values, bitmap.width) }
    case .function(let function, let toPixels):
      function.apply(to: bitmap, needed: needed, toPixels: toPixels, pool: pool, memory: memory)
    case .alphaThreshold(let minimum, let maximum, let color):
      let inside = color.premultiplied()
      let range = minimum...max(minimum, maximum)
      bitmap.forRows(pool) { row in
        for x in 0..<bitmap.width {
          row[x] = range.contains(Double(row[x] >> 24) / 255) ? inside : 0
        }
      }
    }
  }
}

extension SurfaceShadow {
  /// Draws the shadow behind what the bitmap holds, or, inner, on it.
  ///
  /// Only coverage is blurred, and it becomes a colour row by row: a shadow of 24 pixels' deviation takes 0.3 of the
  /// time of blurring black pixels.
  fileprivate func apply(to bitmap: Bitmap, pool: ThreadPool, memory: FilterMemory) {
    let shadow = memory.coverageRows(width: bitmap.width, height: bitmap.height)
    let kernels = memory.kernels
    let (wholeX, wholeY) = (offset.width.rounded(.down), offset.height.rounded(.down))
    bitmap.forRowsIndexed(pool) { _, y in
      copyAlpha(
        of: bitmap, row: y - Int(clamped: wholeY), to: shadow.row(y), Int(clamped: wholeX), kernels)
    }
    GaussianBlur(
      sigmaX: sigmaX, sigmaY: sigmaY, shiftX: offset.width - wholeX,
      shiftY: offset.height - wholeY
    ).apply(
      to: shadow, needed: PixelRect(x0: 0, y0: 0, x1: bitmap.width, y1: bitmap.height), pool: pool,
      memory: memory)

    let tint = color.premultiplied()
    let under = kernels.pointee.blendRow(
      isInner ? pk_blend_source_atop : pk_blend_destination_over)!
    let cut = kernels.pointee.blendRow(isInner ? pk_blend_mask : pk_blend_normal)!
    let (only, width) = (isShadowOnly, bitmap.width)
    bitmap.forRowsIndexed(pool) { row, y in
      withUnsafeTemporaryAllocation(of: UInt32.self, capacity: width) { pixels in
        let source = pixels.baseAddress!
        kernels.pointee.tint_mask(source, shadow.row(y), tint, isInner ? 1 : 0, width)
        if !only {
          under(row, source, nil, 255, width)
        } else {
          if isInner { cut(source, row, nil, 255, width) }
          row.update(from: source, count: width)
        }
      }
    }
  }

  /// The alpha of a row, moved by whole pixels.
  private func copyAlpha(
    of bitmap: Bitmap, row y: Int, to output: UnsafeMutablePointer<UInt8>, _ offset: Int,
    _ kernels: Kernels
  ) {
    let width = bitmap.width
    let isThere = y >= 0 && y < bitmap.height
    let start = isThere ? min(max(0, offset), width) : width
    let end = isThere ? max(start, min(width, width + offset)) : width
    output.update(repeating: 0, count: start)
    (output + end).update(repeating: 0, count: width - end)
    guard end > start else { return }
    kernels.pointee.alpha_to_mask(
      output + start, bitmap.pixelRow(y) + (start - offset), 0, end - start)
  }
}

extension Int {
  /// Far offsets leave nothing to see; they must not overflow.
  fileprivate init(clamped value: CGFloat) {
    self = value.isNaN ? 0 : Int(Swift.min(Swift.max(Double(value), -1e8), 1e8))
  }
}

extension Bitmap {
  func forRows(_ pool: ThreadPool, _ body: @Sendable (UnsafeMutablePointer<UInt32>) -> Void) {
    forRowsIndexed(pool) { row, _ in body(row) }
  }

  func forRowsIndexed(
    _ pool: ThreadPool, _ body: @Sendable (UnsafeMutablePointer<UInt32>, Int) -> Void
  ) {
    let step = 32
    pool.run(count: (height + step - 1) / step) { piece, _ in
      for y in piece * step..<min(height, (piece + 1) * step) { body(pixelRow(y), y) }
    }
  }

  /// Divides by alpha inside `rect` and clears what lies outside: a blur that saw nothing beyond the
  /// rectangle.
  fileprivate func makeOpaque(in rect: PixelRect) {
    let inside = rect.intersection(PixelRect(x0: 0, y0: 0, x1: width, y1: height))
    for y in 0..<height {
      let row = pixelRow(y)
      if inside.isEmpty || y < inside.y0 || y >= inside.y1 {
        row.update(repeating: 0, count: width)
        continue
      }
      row.update(repeating: 0, count: inside.x0)
      (row + inside.x1).update(repeating: 0, count: width - inside.x1)
      pk_unpremultiply(row + inside.x0, inside.width)
    }
  }
}
