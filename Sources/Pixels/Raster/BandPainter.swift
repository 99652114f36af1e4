import Foundation
import PixelKernels

/// Plays the commands of one band.
struct BandPainter {
  private let run: ProgramRun
  let memory: WorkerMemory
  /// Not the table itself: what is played copies the painter, and would copy its 600 bytes.
  let kernels: UnsafePointer<pk_kernels>
  private let band: Int
  private let rows: Int
  let firstRow: Int
  var layers: [Layer] = []
  var clips: [Clip] = []
  /// What is to be laid over the whole band before anything else is drawn.
  private var veil: Veil?
  /// What the band is to be filled with before it is drawn on; nil once it is.
  private var background: UInt32?

  struct Layer {
    var pixels: UnsafeMutablePointer<UInt32>
    var stride: Int
    /// Set for a layer that is blended in linear light; `pixels` then holds its encoded form when it is
    /// drawn on a layer that is not.
    var linear: UnsafeMutablePointer<Float>?
    var isExtended = false
  }

  /// In the band's own pixels.
  struct Clip {
    var rect: PixelRect
    var mask: UnsafeMutablePointer<UInt8>?
  }

  init(run: ProgramRun, memory: WorkerMemory, band: Int) {
    self.run = run
    self.memory = memory
    self.band = band
    kernels = run.kernels
    firstRow = band * bandRows
    rows = min(bandRows, run.program.height - firstRow)
    memory.accumulator.width = Int32(run.program.width)
    memory.accumulator.rows = Int32(rows)
    layers = [Layer(pixels: run.pixels + firstRow * run.stride, stride: run.stride)]
    clips = [Clip(rect: PixelRect(x0: 0, y0: 0, x1: run.program.width, y1: rows))]
  }

  /// Plays the commands of one stage of the program; the first one begins on the background.
  mutating func paint(_ stage: Range<Int>) {
    let schedule = run.schedule
    let positions = schedule.starts[band]..<schedule.starts[band + 1]
    if stage.lowerBound == 0 { background = run.background }
    for position in positions {
      let command = Int(schedule.commands[Int(position)])
      guard stage.contains(command) else { continue }
      if let color = veil(command) {
        if veil == nil { veil = Veil(color) } else { veil!.lay(color) }
        continue
      }
      drawVeil()
      if let color = background, begin(command, on: color) { continue }
      play(command)
    }
    drawVeil()
    if let background { clear(layers[0], clips[0].rect, to: background) }
    background = nil
  }

  /// Fills the band for the first command; true when the command is done with that.
  private mutating func begin(_ index: Int, on color: UInt32) -> Bool {
    background = nil
    // What covers all needs no background.
    if covers(index) { return false }
    if case .fill(let shape, let ink) = run.program.commands[index],
      fillUprights(shape, ink, on: color)
    {
      return true
    }
    clear(layers[0], clips[0].rect, to: color)
    return false
  }

  /// Whether a command replaces every pixel of the band.
  private func covers(_ index: Int) -> Bool {
    guard
      case .rectangle(let minX, let minY, let maxX, let maxY, let ink) =
        run.program.commands[index]
    else { return false }
    return ink.blendMode == .normal && ink.opacity == 255 && run.paints![ink.paint].is_opaque != 0
      && minX <= 0 && maxX >= Double(run.program.width) && minY <= Double(firstRow)
      && maxY >= Double(firstRow + rows)
  }

  /// The colour that a command lays over every pixel of the band; nil for anything else.
  private func veil(_ index: Int) -> pk_deep_color? {
    guard
      case .rectangle(let minX, let minY, let maxX, let maxY, let ink) =
        run.program.commands[index], ink.blendMode == .normal, ink.opacity == 255,
      minX <= 0 && maxX >= Double(run.program.width) && minY <= Double(firstRow)
        && maxY >= Double(firstRow + rows),
      run.paints![ink.paint].kind == pk_paint_color
    else { return nil }
    let clip = clips[clips.count - 1]
    guard clip.mask == nil, clip.rect == clips[0].rect, layers[layers.count - 1].linear == nil
    else { return nil }
    return run.paints![ink.paint].deep_color
  }

  /// Over a background that is not drawn yet it is another background: 20 colours over a phone's frame cost what one
  /// does, and the frame 0.17 of the time that it took with them one after another.
  private mutating func drawVeil() {
    guard let color = veil?.deepColor else { return }
    veil = nil
    if background != nil {
      kernels.pointee.over_color(&background!, color, 1)
      return
    }
    let layer = layers[layers.count - 1]
    kernels.pointee.over.rows(
      layer.pixels, layer.stride, color, 255, nil, 0, run.program.width, rows)
  }

  private mutating func play(_ index: Int) {
    let bounds = run.bounds[index].offsetBy(x: 0, y: -firstRow)
    switch run.program.commands[index] {
    case .fill(let shape, let ink): fill(shape, ink)
    case .rectangle(let minX, let minY, let maxX, let maxY, let ink):
      fillRectangle(minX, minY, maxX, maxY, ink)
    case .ring(let center, let inner, let outer, let ink): drawRing(center, inner, outer, ink)
    case .mask(let mask, let x, let y, let ink): drawMask(run.program.masks[mask], x, y, ink)
    case .sprite(let bitmap, let x, let y, let mode, let opacity):
      draw(run.bitmapPixels[bitmap], x, y, mode.kernel, opacity)
    case .surface(let surface, let x, let y, let mode, let opacity):
      draw(run.surfaces[surface].picture, x, y, mode.kernel, opacity)
    case .pushClip(let shape, let isInverted): pushClip(shape, isInverted, bounds)
    case .pushClipRectangle:
      clips.append(Clip(rect: clips.last!.rect.intersection(bounds), mask: clips.last!.mask))
    case .barrier: break
    case .popClip: clips.removeLast()
    case .pushLayer(let colors): pushLayer(colors, bounds)
    case .pushMask: pushLayer(nil, bounds)
    case .popLayer(let mode, let opacity): popLayer(mode.kernel, opacity, bounds)
    case .popMask(let isInverted): popMask(isInverted, bounds)
    case .colorMatrix(let matrix): apply(run.program.matrices[matrix], bounds)
    }
  }

  func clear(_ layer: Layer, _ rect: PixelRect, to color: UInt32) {
    guard !rect.isEmpty else { return }
    let start = rect.y0 * layer.stride + rect.x0
    guard let linear = layer.linear else {
      pk_fill_rows(
        layer.pixels + start, layer.stride, Int32(rect.width), Int32(rect.height), color)
      return
    }
    for row in 0..<rect.height {
      (linear + (start + row * layer.stride) * 4).update(repeating: 0, count: rect.width * 4)
    }
  }

  // MARK: Shapes

  private func compositor(
    _ paint: UnsafePointer<pk_paint>, _ mode: pk_blend, _ opacity: UInt8
  ) -> pk_compositor {
    let layer = layers[layers.count - 1]
    return pk_compositor(
      kernels: run.kernels,
      band: pk_band(
        pixels: layer.pixels, stride: layer.stride, x: 0, y: Int32(firstRow),
        width: Int32(run.program.width), rows: Int32(rows), linear: layer.linear,
        extended: layer.isExtended ? 1 : 0),
      clip: clip, paint: paint, mode: mode, opacity: UInt32(opacity),
      row_pixels: memory.rowPixels, row_coverage: memory.rowCoverage,
      row_combined: memory.rowCombined)
  }

  private var clip: pk_clip {
    let clip = clips[clips.count - 1]
    return pk_clip(
      x0: Int32(clip.rect.x0), y0: Int32(clip.rect.y0), x1: Int32(clip.rect.x1),
      y1: Int32(clip.rect.y1), mask: clip.mask, mask_stride: memory.stride)
  }

  private func accumulate(_ shape: Int) -> Bool {
    let geometry = run.geometry[shape]
    return memory.accumulate(geometry, of: run.workers[geometry.worker], band: band)
  }

  private func rule(_ shape: RasterShape) -> pk_rule {
    shape.stroke == nil && shape.style.isEOFilled ? pk_rule_even_odd : pk_rule_non_zero
  }

  private func fill(_ index: Int, _ ink: Ink) {
    let shape = run.program.shapes[index]
    let geometry = run.geometry[index]
    if geometry.isUpright {
      fillUpright(shape, run.workers[geometry.worker].edges(of: geometry, band: band), ink)
      return
    }
    guard accumulate(index) else { return }
    var compositor = compositor(run.paints! + ink.paint, ink.blendMode.kernel, ink.opacity)
    pk_composite_areas(
      &compositor, &memory.accumulator, rule(shape), shape.style.isAntialiased ? 1 : 0, 0,
      Int32(rows))
  }

  private func fillUpright(
    _ shape: RasterShape, _ edges: UnsafeBufferPointer<pk_edge>, _ ink: Ink
  ) {
    guard let first = edges.baseAddress, edges.count > 0 else { return }
    var compositor = compositor(run.paints! + ink.paint, ink.blendMode.kernel, ink.opacity)
    pk_composite_uprights(
      &compositor, &memory.accumulator, first, edges.count, rule(shape),
      shape.style.isAntialiased ? 1 : 0)
  }

  /// Draws a shape of upright edges and all around it; false, and nothing done, for any other.
  private func fillUprights(_ index: Int, _ ink: Ink, on background: UInt32) -> Bool {
    let shape = run.program.shapes[index]
    let geometry = run.geometry[index]
    guard geometry.isUpright else { return false }
    let edges = run.workers[geometry.worker].edges(of: geometry, band: band)
    guard let first = edges.baseAddress, edges.count > 0 else { return false }
    var compositor = compositor(run.paints! + ink.paint, ink.blendMode.kernel, ink.opacity)
    return pk_begin_uprights(
      &compositor, &memory.accumulator, first, edges.count, rule(shape),
      shape.style.isAntialiased ? 1 : 0, background) != 0
  }

  private func fillRectangle(
    _ minX: Double, _ minY: Double, _ maxX: Double, _ maxY: Double, _ ink: Ink
  ) {
    var compositor = compositor(run.paints! + ink.paint, ink.blendMode.kernel, ink.opacity)
    let top = Double(firstRow)
    pk_composite_rectangle(
      &compositor, Float(minX), Float(minY - top), Float(maxX), Float(maxY - top))
  }

  private func drawRing(_ center: CGPoint, _ inner: Double, _ outer: Double, _ ink: Ink) {
    var compositor = compositor(run.paints! + ink.paint, ink.blendMode.kernel, ink.opacity)
    var ring = pk_ring(
      x: Float(center.x), y: Float(Double(center.y) - Double(firstRow)), outer: Float(outer),
      inner: Float(inner))
    pk_composite_ring(&compositor, &ring)
  }

  private func drawMask(_ mask: CoverageMask, _ x: Int, _ y: Int, _ ink: Ink) {
    var compositor = compositor(run.paints! + ink.paint, ink.blendMode.kernel, ink.opacity)
    pk_composite_mask(
      &compositor, mask.bytes, mask.stride, Int32(x), Int32(y - firstRow),
      Int32(mask.bounds.width), Int32(mask.bounds.height))
  }

  /// Draws a picture that lies pixel on pixel.
  private func draw(
    _ picture: pk_picture, _ x: Int, _ y: Int, _ mode: pk_blend, _ opacity: UInt8
  ) {
    let (clip, layer) = (clips[clips.count - 1], layers[layers.count - 1])
    let top = y - firstRow
    let right = x + Int(picture.width)
    let rect = PixelRect(x0: x, y0: top, x1: right, y1: top + Int(picture.height))
      .intersection(clip.rect)
    guard !rect.isEmpty else { return }
    if clip.mask != nil || layer.linear != nil {
      drawPixels(picture.paint(x: x, y: y), rect, mode, opacity)
      return
    }
    pk_composite_picture(
      run.kernels, mode, UInt32(opacity), layer.pixels + rect.y0 * layer.stride + rect.x0,
      layer.stride, picture.pixels + (rect.y0 - top) * picture.stride + (rect.x0 - x),
      picture.stride, rect.width, rect.height)
  }

  /// Draws pixels that lie one to one over the program's own.
  func drawPixels(
    _ paint: pk_paint, _ rect: PixelRect, _ mode: pk_blend, _ opacity: UInt8
  ) {
    guard !rect.isEmpty else { return }
    withUnsafePointer(to: paint) { paint in
      var compositor = compositor(paint, mode, opacity)
      pk_composite_rectangle(
        &compositor, Float(rect.x0), Float(rect.y0), Float(rect.x1), Float(rect.y1))
    }
  }

  // MARK: Clips

  private mutating func pushClip(_ index: Int, _ isInverted: Bool, _ bounds: PixelRect) {
    let outer = clips.last!
    var inner = Clip(rect: outer.rect.intersection(bounds), mask: outer.mask)
    if accumulate(index) {
      let mask = memory.mask(depth: clips.count)
      if let beneath = outer.mask {
        mask.update(from: beneath, count: memory.stride * rows)
      } else {
        mask.update(repeating: 255, count: memory.stride * rows)
      }
      let shape = run.program.shapes[index]
      pk_mask_areas(
        run.kernels, &memory.accumulator, rule(shape), shape.style.isAntialiased ? 1 : 0,
        isInverted ? 1 : 0, memory.rowCoverage, mask, memory.stride)
      inner.mask = mask
    } else if !isInverted {
      inner.rect = .empty
    }
    clips.append(inner)
  }
}
