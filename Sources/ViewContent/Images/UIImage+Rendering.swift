import Drawing
import Foundation
import ViewGraphics
import ViewRuntime

extension UIImage {
  /// Whether a picture is drawn as it is, or as a shape of one colour.
  public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }

  /// How a symbol is drawn.
  public class Configuration: @unchecked Sendable {
    // Nothing in it changes; the subclass keeps to that too.
    init() {}
  }

  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    let font: Font?

    private init(font: Font?) {
      self.font = font
      super.init()
    }

    /// Points.
    public convenience init(pointSize: CGFloat) { self.init(font: .system(size: pointSize)) }
    public convenience init(pointSize: CGFloat, weight: UIFont.Weight) {
      self.init(font: .system(size: pointSize, weight: weight))
    }
    public convenience init(
      pointSize: CGFloat, weight: UIFont.Weight, scale: UIImage.SymbolScale
    ) { self.init(pointSize: pointSize, weight: weight) }
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(font: .system(textStyle.style))
    }
    public convenience init(font: UIFont) { self.init(font: font.font) }
    public convenience init(scale: UIImage.SymbolScale) { self.init(font: nil) }
    public convenience init(weight: UIFont.Weight) {
      self.init(font: .system(size: 17, weight: weight))
    }

    package func apply(to environment: inout EnvironmentValues) {
      if let font { environment.font = font }
    }
  }

  public enum SymbolScale: Int, Sendable { case unspecified = -1, `default`, small, medium, large }

  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?)
  {
    self.init(systemName: name)
    symbolFont = (configuration as? SymbolConfiguration)?.font
  }

  /// The same symbol drawn another way.
  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    let image = UIImage(source: source, scale: scale)
    (image.mode, image.tint) = (mode, tint)
    image.symbolFont = (configuration as? SymbolConfiguration)?.font ?? symbolFont
    return image
  }

  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    let image = UIImage(source: source, scale: scale)
    (image.mode, image.symbolFont, image.tint) = (renderingMode, symbolFont, tint)
    return image
  }

  /// A shape of one colour.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode = .alwaysTemplate)
    -> UIImage
  {
    let image = withRenderingMode(.alwaysTemplate)
    image.tint = color
    return image
  }

  /// The picture ready to be drawn; `tint` is the colour of shapes.
  package func picture(tint outer: UIColor?, in environment: EnvironmentValues) -> UIImagePicture {
    var values = environment
    if let symbolFont { values.font = symbolFont }
    var image = Image(uiImage: self)
    if mode == .alwaysTemplate { image = image.renderingMode(.template) }
    if let color = tint ?? outer { values.setForeground([AnyShapeStyle(color.color)]) }
    return UIImagePicture(content: image.resizable().resolve(in: values))
  }
}

/// A picture of UIKit's that is found and coloured.
package struct UIImagePicture: Sendable {
  private let content: ResolvedImageContent
  /// Points.
  package let size: CGSize

  init(content: ResolvedImageContent) {
    self.content = content
    size = content.naturalSize
  }

  package func draw(_ rect: CGRect) -> DisplayList {
    content.draw(in: CGRect(origin: .zero, size: rect.size)).moved(by: rect.origin)
  }
}
