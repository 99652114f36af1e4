import PixelKernels

/// Layers: pixels of their own, which are drawn as one on what lies below.
extension BandPainter {
  /// - Parameter colors: nil for a mask, of which only the alpha counts.
  mutating func pushLayer(_ colors: LayerColors?, _ bounds: PixelRect) {
    let rect = clips.last!.rect.intersection(bounds)
    var layer = Layer(pixels: memory.layer(depth: layers.count), stride: memory.stride)
    let outer = layers.last!
    let isLinear = colors.map { $0 == .asAround ? outer.linear != nil : true } ?? false
    if isLinear {
      layer.linear = memory.linearLayer(depth: layers.count)
      layer.isExtended = colors == .asAround ? outer.isExtended : colors == .extendedLinear
    }
    clear(layer, rect, to: 0)
    layers.append(layer)
    clips.append(Clip(rect: rect))
  }

  mutating func popLayer(_ mode: pk_blend, _ opacity: UInt8, _ bounds: PixelRect) {
    let layer = layers.removeLast()
    let rect = clips.removeLast().rect
    guard !rect.isEmpty else { return }
    var paint = pk_paint()
    paint.kind = pk_paint_pixels
    if let linear = layer.linear {
      if layers.last!.linear != nil {
        paint.linear_pixels = UnsafePointer(linear)
      } else {
        for row in rect.y0..<rect.y1 {
          let start = row * layer.stride + rect.x0
          pk_encode_linear(layer.pixels + start, linear + start * 4, rect.width)
        }
      }
    }
    paint.pixels = UnsafePointer(layer.pixels)
    paint.pixel_stride = layer.stride
    paint.image_y = Int32(firstRow)
    drawPixels(paint, rect, mode, opacity)
  }

  mutating func popMask(_ isInverted: Bool, _ bounds: PixelRect) {
    let mask = layers.removeLast()
    let rect = clips.removeLast().rect
    let layer = layers.last!
    let mode = isInverted ? pk_blend_destination_out : pk_blend_mask
    if let linear = layer.linear, !rect.isEmpty {
      for row in rect.y0..<rect.y1 {
        let start = row * layer.stride + rect.x0
        pk_scale_linear(
          linear + start * 4, mask.pixels + row * mask.stride + rect.x0, isInverted ? 1 : 0,
          rect.width)
      }
      return
    }
    guard !rect.isEmpty, let blend = kernels.pointee.blendRow(mode) else { return }
    for row in rect.y0..<rect.y1 {
      blend(
        layer.pixels + row * layer.stride + rect.x0, mask.pixels + row * mask.stride + rect.x0,
        nil, 255, rect.width)
    }
  }

  func apply(_ matrix: ColorMatrix5x4, _ bounds: PixelRect) {
    let rect = clips.last!.rect.intersection(bounds)
    guard !rect.isEmpty else { return }
    let layer = layers.last!
    for row in rect.y0..<rect.y1 {
      let start = row * layer.stride + rect.x0
      // The matrix is for encoded colours.
      if let linear = layer.linear {
        pk_encode_linear(layer.pixels + start, linear + start * 4, rect.width)
      }
      kernels.pointee.color_matrix(layer.pixels + start, matrix.values, rect.width)
      if let linear = layer.linear {
        pk_decode_linear(linear + start * 4, layer.pixels + start, rect.width)
      }
    }
  }
}
