import PixelKernels

/// One program on its way to pixels: shared by all threads, not changed while bands are drawn.
final class ProgramRun: @unchecked Sendable {
  let program: RasterProgram
  let geometry: [ShapeGeometry]
  let surfaces: [Bitmap]
  let bounds: [PixelRect]
  let schedule: BandSchedule
  let workers: [WorkerMemory]
  let kernels: UnsafePointer<pk_kernels>
  let background: UInt32
  let pixels: UnsafeMutablePointer<UInt32>
  /// Pixels from row to row.
  let stride: Int
  let paints: UnsafePointer<pk_paint>?

  init(
    _ program: RasterProgram, geometry: [ShapeGeometry], surfaces: [Bitmap],
    workers: [WorkerMemory], bitmap: Bitmap, background: UInt32, paints: UnsafePointer<pk_paint>?,
    kernels: Kernels
  ) {
    self.program = program
    self.geometry = geometry
    self.surfaces = surfaces
    bounds = CommandBounds(of: program, geometry: geometry, surfaces: surfaces).rects
    schedule = BandSchedule(bounds, bands: Self.bands(program.height))
    self.workers = workers
    self.kernels = kernels.pointer
    self.background = background
    pixels = bitmap.bytes.assumingMemoryBound(to: UInt32.self)
    stride = bitmap.rowBytes / 4
    self.paints = paints
  }

  /// True when the pixels to be touched are fewer than a thread draws in about 0.2 ms.
  var isSmall: Bool {
    var area = program.width * program.height
    for rect in bounds where area < 500_000 { area += rect.width * rect.height }
    return area < 500_000
  }

  static func bands(_ height: Int) -> Int { (height + bandRows - 1) / bandRows }
}
