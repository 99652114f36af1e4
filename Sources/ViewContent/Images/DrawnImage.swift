import Drawing
import Foundation
import Geometry
import Pixels
import Synchronization
import ViewGraphics
@_spi(Runtime) import ViewRuntime

/// A picture that a program draws by commands, as a canvas does, once for each scale at which it is shown.
nonisolated final class DrawnImage: Hashable, @unchecked Sendable {
  // The closure is the program's, which runs it where its views are resolved: on the main thread, one at a time. What
  // it made is behind the lock.
  private let renderer: (inout GraphicsContext) -> Void
  /// Points.
  private let size: CGSize
  private let isOpaque: Bool
  private let colorMode: ColorRenderingMode
  private let made = Mutex<(bitmap: Bitmap, scale: CGFloat)?>(nil)

  init(
    size: CGSize, isOpaque: Bool, colorMode: ColorRenderingMode,
    renderer: @escaping (inout GraphicsContext) -> Void
  ) {
    (self.size, self.isOpaque, self.colorMode) = (size, isOpaque, colorMode)
    self.renderer = renderer
  }

  /// The picture at the scale of a display; nil where it has no pixels, or more than 16,384 one way.
  func bitmap(in environment: EnvironmentValues) -> (bitmap: Bitmap, scale: CGFloat)? {
    let scale = environment.displayScale
    if let known = made.withLock({ $0 }), known.scale == scale { return known }
    let width = (size.width * scale).rounded(.up), height = (size.height * scale).rounded(.up)
    guard (1...16_384).contains(width), (1...16_384).contains(height) else { return nil }
    let bitmap = Bitmap(width: Int(width), height: Int(height))
    Painter(jobs: 1).paint(
      list(in: environment), into: bitmap, scale: scale, background: isOpaque ? .black : .clear)
    made.withLock { $0 = (bitmap, scale) }
    return (bitmap, scale)
  }

  private func list(in environment: EnvironmentValues) -> DisplayList {
    let bounds = CGRect(origin: .zero, size: size)
    let recording = ContextRecording(bounds: bounds, environment: environment) { _ in nil }
    var context = GraphicsContext(recording: recording)
    renderer(&context)
    guard !recording.list.isEmpty, colorMode != .nonLinear else { return recording.list }
    var effect = LayerEffect()
    effect.isIsolated = true
    effect.colorMode = colorMode.layerMode
    return DisplayList([.layer(Layer(effect, recording.list))])
  }

  static func == (left: DrawnImage, right: DrawnImage) -> Bool { left === right }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension Image {
  /// A picture of `size`, in points, that `renderer` draws.
  ///
  /// - Parameters:
  ///   - label: what it is called.
  ///   - isOpaque: whether it is black where nothing is drawn.
  ///   - renderer: draws in the picture's own points; called again for a display of another scale.
  public init(
    size: CGSize, label: Text? = nil, opaque isOpaque: Bool = false,
    colorMode: ColorRenderingMode = .nonLinear,
    renderer: @escaping (inout GraphicsContext) -> Void
  ) {
    self.init(
      .drawn(
        DrawnImage(size: size, isOpaque: isOpaque, colorMode: colorMode, renderer: renderer)))
    self.label = label?.spoken(in: EnvironmentValues())
  }
}
