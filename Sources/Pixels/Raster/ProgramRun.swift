import PixelKernels

/// One program on its way to pixels: shared by all threads, not changed while bands are drawn.
final class ProgramRun: @unchecked Sendable {
  let program: RasterProgram
  let geometry: [ShapeGeometry]
  let surfaces: [Bitmap]
  /// The pixels of the program's bitmaps.
  let bitmapPixels: [pk_picture]
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
    _ program: RasterProgram, geometry: [ShapeGeometry], bounds: [PixelRect], surfaces: [Bitmap],
    workers: [WorkerMemory], bitmap: Bitmap, background: UInt32, paints: UnsafePointer<pk_paint>?,
    kernels: Kernels
  ) {
    self.program = program
    self.geometry = geometry
    self.surfaces = surfaces
    bitmapPixels = program.bitmaps.map(\.picture)
    self.bounds = bounds
    schedule = BandSchedule(bounds, bands: Self.bands(program.height))
    self.workers = workers
    self.kernels = kernels.pointer
    self.background = background
    pixels = bitmap.bytes.assumingMemoryBound(to: UInt32.self)
    stride = bitmap.rowBytes / 4
    self.paints = paints
  }

  /// True when the pixels to be touched in `bands` are fewer than a thread draws in about 0.2 ms.
  func isSmall(in bands: BandSet) -> Bool {
    let most = 500_000
    var area = program.width * min(program.height, bands.members.count * bandRows)
    for rect in bounds where area < most {
      area += rect.width * min(rect.height, bands.count(touching: rect) * bandRows)
    }
    return area < most
  }

  static func bands(_ height: Int) -> Int { (height + bandRows - 1) / bandRows }
}
