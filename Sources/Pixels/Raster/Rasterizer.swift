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
    let surfaces = program.surfaces.map(render)
    defer {
      for (surface, bitmap) in zip(program.surfaces, surfaces) where surface.key == nil {
        self.surfaces.recycle(bitmap)
      }
    }
    let geometry = geometry(of: program, workers)
    let beneath = Beneath(bitmap: bitmap, outer: outer, isIsolated: isIsolated)
    program.paints.withPaints(surfaces) { paints in
      let run = ProgramRun(
        program, geometry: geometry, surfaces: surfaces, workers: workers, bitmap: bitmap,
        background: program.background ?? background, paints: paints, kernels: kernels)
      for stage in program.stages {
        if let surface = stage.surface {
          draw(program.surfaces[surface], into: surfaces[surface], on: beneath)
        }
        pool.run(count: ProgramRun.bands(program.height), alone: run.isSmall) { band, worker in
          var painter = BandPainter(run: run, memory: run.workers[worker], band: band)
          painter.paint(stage.commands)
        }
      }
    }
  }

  /// Draws a surface that depends on what was drawn so far.
  private func draw(_ surface: OffscreenSurface, into bitmap: Bitmap, on beneath: Beneath) {
    guard let place = surface.beneath else { return }
    if place.isCopy {
      beneath.copy(to: bitmap, x: place.x, y: place.y, seesThrough: place.seesThroughLayers)
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

  private func geometry(of program: RasterProgram, _ workers: [WorkerMemory]) -> [ShapeGeometry] {
    let shapes = program.shapes
    var result = [ShapeGeometry](repeating: ShapeGeometry(), count: shapes.count)
    result.withUnsafeMutableBufferPointer { buffer in
      let output = SharedBuffer(pointer: buffer.baseAddress)
      let memories = SharedMemories(workers: workers)
      let step = Self.shapesPerPiece
      pool.run(count: (shapes.count + step - 1) / step) { piece, worker in
        for index in piece * step..<min(shapes.count, (piece + 1) * step) {
          output.pointer![index] = memories.workers[worker].geometry(
            of: shapes[index], on: program.bounds, worker: worker)
        }
      }
    }
    return result
  }

  private struct SharedBuffer: @unchecked Sendable {
    let pointer: UnsafeMutablePointer<ShapeGeometry>?
  }

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
