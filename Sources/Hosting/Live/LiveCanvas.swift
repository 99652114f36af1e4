@_spi(Runtime) import Drawing
import Foundation
import LiveLink
import Pixels
import ViewRuntime

/// Paints frames into memory that is shared with the session.
@MainActor
final class LiveCanvas {
  private let connection: LiveConnection
  private let painter: Painter
  private var writer: FrameWriter?
  private var sequence = PictureSequence()
  private var generation = 0

  init(connection: LiveConnection, jobs: Int) {
    self.connection = connection
    painter = Painter(jobs: jobs)
  }

  /// Where a picture stands in the program, and how.
  struct Scene {
    var displayList: DisplayList
    /// Points.
    var size: CGSize
    var scale: Double
    var background: ColorComponents
  }

  /// Whether a picture could be shown now; false while the session reads all there is room for.
  var isReady: Bool { writer?.hasFreeBuffer ?? true }

  func release(_ buffer: LiveBuffer) { writer?.release(buffer) }

  /// Has the next picture count as changed all over.
  func forget() { writer?.forget() }

  /// Paints `scene`; nil when it looks as the one before, unless `isWanted`.
  func paint(
    _ scene: Scene, isWanted: Bool
  ) throws(LiveLinkError) -> (buffer: LiveBuffer, changes: [PixelRect])? {
    try writer(for: scene).write(isWanted: isWanted) { bitmap in
      painter.paint(
        scene.displayList, into: bitmap, scale: scene.scale, background: scene.background,
        of: sequence)
    }
  }

  /// Memory that fits; the session hears of it when it is new.
  private func writer(for scene: Scene) throws(LiveLinkError) -> FrameWriter {
    let layout = LiveFrameLayout(
      width: max(1, Int((scene.size.width * scene.scale).rounded())),
      height: max(1, Int((scene.size.height * scene.scale).rounded())), scale: scene.scale)
    if let writer, writer.layout == layout { return writer }
    generation += 1
    let writer = try FrameWriter(layout: layout, generation: generation)
    try connection.send(
      LiveReport.memory(layout, generation: generation, count: FrameWriter.bufferCount),
      file: writer.memory)
    self.writer = writer
    sequence = PictureSequence()
    return writer
  }
}
