import Foundation
import PixelKernels

extension SurfaceFilter {
  /// Changes the bitmap, at least its pixels `needed`.
  func apply(to bitmap: Bitmap, needed: PixelRect, pool: ThreadPool, memory: FilterMemory) {
    switch self {
    case .blur(let sigmaX, let sigmaY, let opaqueIn):
      GaussianBlur(sigmaX: sigmaX, sigmaY: sigmaY)
        .apply(to: bitmap, needed: needed, pool: pool, memory: memory)
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
  fileprivate func apply(to bitmap: Bitmap, pool: ThreadPool, memory: FilterMemory) {
    let shadow = memory.takeBitmap(width: bitmap.width, height: bitmap.height)
    defer { memory.giveBack(shadow) }
    let kernels = memory.kernels
    let (wholeX, wholeY) = (offset.width.rounded(.down), offset.height.rounded(.down))
    for y in 0..<bitmap.height {
      copyAlpha(
        of: bitmap, row: y - Int(clamped: wholeY), to: shadow.pixelRow(y), Int(clamped: wholeX))
    }
    GaussianBlur(
      sigmaX: sigmaX, sigmaY: sigmaY, shiftX: offset.width - wholeX,
      shiftY: offset.height - wholeY
    ).apply(
      to: shadow, needed: PixelRect(x0: 0, y0: 0, x1: bitmap.width, y1: bitmap.height), pool: pool,
      memory: memory)

    let tint = color.premultiplied()
    shadow.forRows(pool) { row in pk_tint(row, tint, isInner ? 1 : 0, bitmap.width) }
    let under = kernels.pointee.blendRow(
      isInner ? pk_blend_source_atop : pk_blend_destination_over)!
    let cut = kernels.pointee.blendRow(isInner ? pk_blend_mask : pk_blend_normal)!
    let only = isShadowOnly
    bitmap.forRowsIndexed(pool) { row, y in
      let source = shadow.pixelRow(y)
      if !only {
        under(row, source, nil, 255, bitmap.width)
      } else {
        if isInner { cut(source, row, nil, 255, bitmap.width) }
        row.update(from: source, count: bitmap.width)
      }
    }
  }

  /// Black of the alpha of a row, moved by whole pixels.
  private func copyAlpha(
    of bitmap: Bitmap, row y: Int, to output: UnsafeMutablePointer<UInt32>, _ offset: Int
  ) {
    guard y >= 0, y < bitmap.height else { return }
    let input = bitmap.pixelRow(y)
    for x in max(0, offset)..<max(max(0, offset), min(bitmap.width, bitmap.width + offset)) {
      output[x] = input[x - offset] & 0xff00_0000
    }
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
