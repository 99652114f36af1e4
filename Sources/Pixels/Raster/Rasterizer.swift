import Foundation
import PixelKernels

/// Turns programs into pixels. Safe to use from several threads at once: each run borrows its memory.
package final class Rasterizer: @unchecked Sendable {
  package let pool: ThreadPool
  private let lock = NSLock()
  /// Sets of worker memories that no run uses now.
  private var idle: [[WorkerMemory]] = []
  private var idleFilters: [FilterMemory] = []
  private let surfaces = SurfaceCache()

  /// Stands for a surface that is not drawn.
  private let noBitmap = Bitmap(width: 1, height: 1)

  private let kernels: Kernels

  /// - Parameter jobs: how many threads draw, the caller's included.
  package init(jobs: Int, kernels: Kernels = .active) {
    pool = ThreadPool(threads: max(1, jobs))
    self.kernels = kernels
  }

  /// Draws over `background` into the whole of `bitmap`, which has the program's size.
  package func run(_ program: RasterProgram, into bitmap: Bitmap, background: UInt32) {
    surfaces.beginPicture()
    draw(program, into: bitmap, background: background)
  }

  /// Draws the next picture of `sequence` into `bitmap`, only where that differs from what it showed before.
  ///
  /// - Returns: rectangles outside of which the picture equals the last one of the sequence.
  package func run(
    _ program: RasterProgram, into bitmap: Bitmap, background: UInt32, of sequence: PictureSequence
  ) -> [PixelRect] {
    surfaces.beginPicture()
    let workers = borrowWorkers(width: program.width)
    defer { returnWorkers(workers) }
    let last = sequence.last
    let background = program.background ?? background
    let comparison = last.flatMap { $0.comparison(with: program, background: background) }
    var geometry = [ShapeGeometry](repeating: ShapeGeometry(), count: program.shapes.count)
    // A shape that is as it was lies where it was; its edges are only found where it is drawn anew.
    var isKnown = [Bool](repeating: false, count: program.shapes.count)
    if let last, let comparison {
      for (index, earlier) in comparison.earlier.enumerated() {
        guard let shape = program.commands[index].shape, let earlier,
          let known = last.program.commands[earlier].shape
        else { continue }
        geometry[shape] = last.geometry[known]
        isKnown[shape] = true
      }
    }
    find(program.shapes.indices.filter { !isKnown[$0] }, of: program, workers, into: &geometry)
    let bounds = CommandBounds(of: program, geometry: geometry).rects
    let changed =
      comparison.map { $0.changedBands(from: last!.bounds, to: bounds, in: program) }
      ?? Array(repeating: true, count: ProgramRun.bands(program.height))
    sequence.last = PictureSequence.Picture(
      program: program, background: background, geometry: geometry, bounds: bounds)
    let bands = BandSet(sequence.bandsToDraw(on: bitmap, changed: changed))
    guard !bands.isEmpty else { return [] }
    var isDrawn = [Bool](repeating: false, count: program.shapes.count)
    for (index, command) in program.commands.enumerated() where bands.touches(bounds[index]) {
      if let shape = command.shape { isDrawn[shape] = isKnown[shape] }
    }
    find(program.shapes.indices.filter { isDrawn[$0] }, of: program, workers, into: &geometry)
    let isNeeded = program.surfacesShown { bands.touches(bounds[$0]) }
    play(
      program, geometry, bounds, renderSurfaces(of: program, where: { isNeeded[$0] }), workers,
      Beneath(bitmap: bitmap, outer: nil, isIsolated: false), background, bands)
    return BandSet(changed).rectangles(in: program.bounds)
  }

  private func draw(
    _ program: RasterProgram, into bitmap: Bitmap, background: UInt32, on outer: Beneath? = nil,
    isIsolated: Bool = false
  ) {
    precondition(
      bitmap.width == program.width && bitmap.height == program.height,
      "a program of \(program.width) x \(program.height) pixels for a bitmap of "
        + "\(bitmap.width) x \(bitmap.height)")
    let workers = borrowWorkers(width: program.width)
    defer { returnWorkers(workers) }
    var geometry = [ShapeGeometry](repeating: ShapeGeometry(), count: program.shapes.count)
    find(Array(program.shapes.indices), of: program, workers, into: &geometry)
    play(
      program, geometry, CommandBounds(of: program, geometry: geometry).rects,
      renderSurfaces(of: program), workers,
      Beneath(bitmap: bitmap, outer: outer, isIsolated: isIsolated), background)
  }

  /// Plays the commands on `beneath`'s bitmap, in some bands or in all, and gives the surfaces back.
  private func play(
    _ program: RasterProgram, _ geometry: [ShapeGeometry], _ bounds: [PixelRect],
    _ surfaces: [Bitmap], _ workers: [WorkerMemory], _ beneath: Beneath, _ background: UInt32,
    _ bands: BandSet? = nil
  ) {
    let bands = bands ?? BandSet(Array(repeating: true, count: ProgramRun.bands(program.height)))
    program.paints.withPaints(surfaces) { paints in
      let run = ProgramRun(
        program, geometry: geometry, bounds: bounds, surfaces: surfaces, workers: workers,
        bitmap: beneath.bitmap, background: program.background ?? background, paints: paints,
        kernels: kernels)
      for stage in program.stages {
        if let surface = stage.surface {
          draw(program.surfaces[surface], into: surfaces[surface], on: beneath)
        }
        pool.run(count: bands.members.count, alone: run.isSmall(in: bands)) { index, worker in
          var painter = BandPainter(
            run: run, memory: run.workers[worker], band: bands.members[index])
          painter.paint(stage.commands)
        }
      }
    }
    for (surface, bitmap) in zip(program.surfaces, surfaces)
    where surface.key == nil && bitmap !== noBitmap {
      self.surfaces.recycle(bitmap)
    }
  }

  /// Those that are not needed are kept from being forgotten, and are not drawn.
  private func renderSurfaces(
    of program: RasterProgram, where isNeeded: (Int) -> Bool = { _ in true }
  ) -> [Bitmap] {
    program.surfaces.enumerated().map { index, surface in
      if isNeeded(index) { return render(surface) }
      if let key = surface.key { _ = surfaces.bitmap(for: key) }
      return noBitmap
    }
  }

  /// Draws a surface that depends on what was drawn so far.
  private func draw(_ surface: OffscreenSurface, into bitmap: Bitmap, on beneath: Beneath) {
    guard let place = surface.beneath else { return }
    if place.isCopy {
      beneath.copy(to: bitmap, x: place.x, y: place.y, seesThrough: place.seesThroughLayers)
      if let taken = place.taken { bitmap.extendBorder(of: taken) }
    } else {
      draw(
        surface.program, into: bitmap, background: 0,
        on: Beneath(
          bitmap: beneath.bitmap, outer: beneath.outer, innerX: place.x, innerY: place.y,
          isIsolated: beneath.isIsolated), isIsolated: place.isIsolated)
    }
    apply(surface, to: bitmap)
  }

  private func render(_ surface: OffscreenSurface) -> Bitmap {
    // Drawn later, when what it depends on is there.
    if surface.beneath != nil {
      return surfaces.makeBitmap(width: surface.program.width, height: surface.program.height)
    }
    if let key = surface.key, let known = surfaces.bitmap(for: key) { return known }
    let bitmap = surfaces.makeBitmap(
      width: surface.program.width, height: surface.program.height)
    draw(surface.program, into: bitmap, background: 0)
    apply(surface, to: bitmap)
    if let key = surface.key { surfaces.keep(bitmap, for: key) }
    return bitmap
  }

  private func apply(_ surface: OffscreenSurface, to bitmap: Bitmap) {
    let filters = surface.filters
    guard !filters.isEmpty else { return }
    let memory = lock.withLock { idleFilters.popLast() } ?? FilterMemory(kernels: kernels)
    let all = PixelRect(x0: 0, y0: 0, x1: bitmap.width, y1: bitmap.height)
    // A filter that looks around itself needs all that those before it do.
    let last = filters.lastIndex { !$0.isPointwise } ?? 0
    for (index, filter) in filters.enumerated() {
      filter.apply(
        to: bitmap, needed: index < last ? all : surface.needed ?? all, pool: pool, memory: memory)
    }
    lock.withLock { idleFilters.append(memory) }
  }

  /// Shapes a thread takes at a time.
  private static let shapesPerPiece = 16

  /// Finds where the edges of some of the program's shapes lie.
  private func find(
    _ indices: [Int], of program: RasterProgram, _ workers: [WorkerMemory],
    into geometry: inout [ShapeGeometry]
  ) {
    guard !indices.isEmpty else { return }
    geometry.withUnsafeMutableBufferPointer { buffer in
      let output = SharedBuffer(pointer: buffer.baseAddress)
      let memories = SharedMemories(workers: workers)
      let step = Self.shapesPerPiece
      pool.run(count: (indices.count + step - 1) / step) { piece, worker in
        for index in indices[piece * step..<min(indices.count, (piece + 1) * step)] {
          output.pointer![index] = memories.workers[worker].geometry(
            of: program.shapes[index], on: program.bounds, worker: worker)
        }
      }
    }
  }

  // Each shape's geometry is written by the one worker that has its index.
  private struct SharedBuffer: @unchecked Sendable {
    let pointer: UnsafeMutablePointer<ShapeGeometry>?
  }

  // Each worker's memory is touched by that worker alone.
  private struct SharedMemories: @unchecked Sendable { let workers: [WorkerMemory] }

  private func borrowWorkers(width: Int) -> [WorkerMemory] {
    let workers =
      lock.withLock { idle.popLast() } ?? (0..<pool.threads).map { _ in WorkerMemory() }
    for worker in workers {
      worker.reserve(width: width)
      worker.removeAllEdges()
    }
    return workers
  }

  private func returnWorkers(_ workers: [WorkerMemory]) {
    lock.withLock { idle.append(workers) }
  }
}
