import Drawing
import Foundation
import Geometry
import ViewGraphics
import ViewRuntime

extension UIImage {
  /// Whether a picture is drawn as it is, or as a shape of one colour.
  public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }

  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?)
  {
    self.init(systemName: name)
    symbolConfiguration = configuration as? SymbolConfiguration
  }

  /// The same symbol drawn another way.
  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    let image = copied
    image.symbolConfiguration = (configuration as? SymbolConfiguration) ?? symbolConfiguration
    return image
  }

  /// Another picture that says the same of how it is drawn.
  private var copied: UIImage {
    let image = UIImage(source: source, scale: scale)
    (image.mode, image.tint, image.resizing) = (mode, tint, resizing)
    image.symbolConfiguration = symbolConfiguration
    return image
  }

  /// The same picture, whose margins keep their size where it fills a room of another one.
  package func resizable(capInsets: EdgeInsets, isTiled: Bool) -> UIImage {
    let image = copied
    image.resizing = Image.Resizing(capInsets: capInsets, mode: isTiled ? .tile : .stretch)
    return image
  }

  /// The margins that keep their size, in points, and whether copies fill the rest; nil where it is resized as a whole.
  package var resizingRule: (capInsets: EdgeInsets, isTiled: Bool)? {
    resizing.map { ($0.capInsets, $0.mode == .tile) }
  }

  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    let image = copied
    image.mode = renderingMode
    return image
  }

  /// A shape of one colour; SwiftUI has another colour for it unless it is always drawn as it is.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode = .automatic)
    -> UIImage
  {
    let image = withRenderingMode(renderingMode)
    image.tint = color
    return image
  }

  /// The picture ready to be drawn; `tint` is the colour of shapes.
  package func picture(tint outer: UIColor?, in environment: EnvironmentValues) -> UIImagePicture {
    var values = environment
    var image = Image(source)
    if mode == .alwaysTemplate || tint != nil { image = image.renderingMode(.template) }
    // Colours of a configuration around it win over a tint.
    let isColored = [.palette, .hierarchical].contains(environment.symbolRenderingMode)
    if !isColored, let color = tint ?? outer { values.setForeground([AnyShapeStyle(color.color)]) }
    symbolConfiguration?.apply(to: &values)
    // Stretched with its margins, which belong to its size.
    var content = image.resolve(in: values)
    content.resizing = resizing ?? Image.Resizing(capInsets: EdgeInsets(), mode: .stretch)
    return UIImagePicture(content: content)
  }
}

/// What a picture of UIKit says of how it is drawn.
struct UIImageLook: Equatable, Sendable {
  private let configuration: UIImage.SymbolConfiguration?
  private let tint: UIColor?

  /// Nil where it says nothing.
  init?(configuration: UIImage.SymbolConfiguration?, tint: UIColor?) {
    guard configuration != nil || tint != nil else { return nil }
    (self.configuration, self.tint) = (configuration, tint)
  }

  static func == (left: UIImageLook, right: UIImageLook) -> Bool {
    left.configuration === right.configuration && left.tint == right.tint
  }

  var hasTint: Bool { tint != nil }

  func applied(to environment: EnvironmentValues) -> EnvironmentValues {
    var values = environment
    if let tint { values.setForeground([AnyShapeStyle(tint.color)]) }
    configuration?.apply(to: &values)
    return values
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
    let picture = content.draw(in: CGRect(origin: .zero, size: rect.size))
    return content.pose.picture(of: picture, size: rect.size).moved(by: rect.origin)
  }
}
