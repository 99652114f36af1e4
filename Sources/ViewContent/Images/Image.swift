import Foundation
import Geometry
import Pixels
@_spi(Runtime) import ViewRuntime

/// A view that shows a picture: as large as the picture unless it is made resizable.
nonisolated public struct Image: Equatable, Sendable {
  /// How a picture fills more space than it has.
  public enum ResizingMode: Hashable, Sendable { case tile, stretch }

  /// Whether a picture's colours are used, or its coverage alone.
  public enum TemplateRenderingMode: Hashable, Sendable { case template, original }

  /// How pixels are sampled between their centres.
  public enum Interpolation: Hashable, Sendable { case none, low, medium, high }

  /// How large a symbol is beside text.
  public enum Scale: Hashable, Sendable { case small, medium, large }

  /// The way a picture stands in its file.
  public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
    case up, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored
  }

  enum Source: Hashable, Sendable {
    case asset(String)
    case system(String, variableValue: Double?)
    case bitmap(Bitmap, scale: CGFloat)
    case drawn(DrawnImage)
    case empty
  }

  struct Resizing: Hashable, Sendable {
    var capInsets: EdgeInsets
    var mode: ResizingMode
  }

  var source: Source
  var resizing: Resizing?
  var renderingMode: TemplateRenderingMode?
  /// How a symbol's layers are coloured; nil for what stands around.
  var symbolRenderingMode: SymbolRenderingMode?
  var symbolColorRenderingMode: SymbolColorRenderingMode?
  var interpolation = Interpolation.medium
  var isAntialiased = true
  var orientation = Orientation.up
  /// How UIKit has it drawn; nil for as SwiftUI does.
  var look: UIImageLook?
  /// What it is called; nil for its name.
  var label: String?
  /// Whether it says nothing to those who cannot see it.
  var isDecorative = false

  init(_ source: Source) { self.source = source }

  /// The picture of this name among the program's assets.
  public init(_ name: String, bundle: Bundle? = nil) { self.init(.asset(name)) }

  /// The picture of this name, called as `label` says.
  public init<Label: View>(_ name: String, bundle: Bundle? = nil, label: Label) {
    self.init(.asset(name))
    self.label = (label as? Text)?.spoken(in: EnvironmentValues())
  }

  /// The picture of this name, which means nothing to those who cannot see it.
  public init(decorative name: String, bundle: Bundle? = nil) {
    self.init(.asset(name))
    isDecorative = true
  }

  /// The picture of this name; `variableValue` (0…1) is not used by pictures.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(.asset(name))
  }

  /// A symbol of the system's.
  public init(systemName: String) { self.init(.system(systemName, variableValue: nil)) }

  /// A symbol of the system's that shows how much of something there is, 0…1.
  public init(systemName: String, variableValue: Double?) {
    self.init(.system(systemName, variableValue: variableValue))
  }

  /// A picture of UIKit's, as it says that it is drawn: as it is or as a shape, and in its configuration. A colour of its
  /// own it has where it is always drawn as it is.
  public init(uiImage: UIImage) {
    self.init(uiImage.source)
    switch uiImage.mode {
    case .automatic: break
    case .alwaysOriginal: renderingMode = uiImage.tint == nil ? .original : .template
    case .alwaysTemplate: renderingMode = .template
    }
    look = UIImageLook(
      configuration: uiImage.symbolConfiguration,
      tint: uiImage.mode == .alwaysOriginal ? uiImage.tint : nil)
  }

  // MARK: How it is shown

  /// Lets the picture take the space it is offered; `capInsets` keep their size, in points.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image {
    with { $0.resizing = Resizing(capInsets: capInsets, mode: resizingMode) }
  }

  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    with { $0.renderingMode = renderingMode }
  }

  public func interpolation(_ interpolation: Interpolation) -> Image {
    with { $0.interpolation = interpolation }
  }

  public func antialiased(_ isAntialiased: Bool) -> Image {
    with { $0.isAntialiased = isAntialiased }
  }

  func with(_ change: (inout Image) -> Void) -> Image {
    var copy = self
    change(&copy)
    return copy
  }
}

extension Image.Interpolation {
  var sampling: ImageInterpolation {
    switch self {
    case .none: .none
    case .low: .low
    case .medium: .medium
    case .high: .high
    }
  }
}

private struct ImageScaleKey: EnvironmentKey { static var defaultValue: Image.Scale { .medium } }

extension EnvironmentValues {
  /// How large symbols are beside text.
  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }
}

extension View {
  nonisolated public func imageScale(_ scale: Image.Scale) -> some View {
    modifier(EnvironmentModifier { $0.imageScale = scale })
  }
}
