import Foundation
import Geometry
import Pixels

/// A display list as an SVG 1.1 file with CSS blend modes.
///
/// Paths, lines, linear and radial gradients, letters (as outlines), clips, masks, groups, blend modes and
/// most filters stay what they are. Pictures stand in it as PNG data, and so does what SVG cannot say:
/// angular gradients and meshes as patterns; layers in perspective, in linear light or with an opaque
/// blur as pictures of the layer; and all that lies beneath what needs it (materials, and the operators
/// that CSS lacks) as one picture.
package struct SVGDocument {
  /// Points; also the file's pixels.
  package var size: CGSize
  /// Pixels per point of what is embedded as a picture.
  package var pictureScale: Double
  package var background: ColorComponents
  /// Makes a PNG file of a bitmap.
  package var encodePicture: (Bitmap) -> [UInt8]

  package init(
    size: CGSize, pictureScale: Double, background: ColorComponents,
    encodePicture: @escaping (Bitmap) -> [UInt8]
  ) {
    self.size = size
    self.pictureScale = pictureScale
    self.background = background
    self.encodePicture = encodePicture
  }

  /// The whole file.
  package func text(_ list: DisplayList) -> String {
    let page = CGRect(origin: .zero, size: size)
    let writer = SVGWriter(page: page, scale: pictureScale, encodePicture: encodePicture)
    var rest = list.items[...]
    if let last = list.items.lastIndex(where: \.needsPictureOfBeneath) {
      var items = list.items[...last]
      if background.alpha > 0 {
        items.insert(.fill(Path(page), FillStyle(), .color(background)), at: 0)
      }
      writer.addPicture(of: DisplayList(Array(items)), in: page)
      rest = list.items[(last + 1)...]
    } else if background.alpha > 0 {
      writer.add(.fill(Path(page), FillStyle(), .color(background)))
    }
    for item in rest { writer.add(item) }
    let (width, height) = (Double(size.width).brief, Double(size.height).brief)
    return """
      <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" \
      width="\(width)" height="\(height)" viewBox="0 0 \(width) \(height)">
      <defs>
      \(writer.definitions.joined(separator: "\n"))
      </defs>
      \(writer.lines.joined(separator: "\n"))
      </svg>

      """
  }
}

extension DisplayItem {
  /// True for what is combined with all that lies beneath it in a way that SVG does not have.
  var needsPictureOfBeneath: Bool {
    guard case .layer(let layer, _) = self else { return showsBackdrop }
    if layer.showsBackdrop || layer.effect.combination.cssName == nil { return true }
    // A clip makes a group of its own in SVG, here it does not.
    let isGroup =
      layer.effect.isIsolated || layer.effect.mask != nil || !layer.effect.filters.isEmpty
      || layer.effect.opacity < 1 || layer.effect.combination != .normal
    if isGroup { return false }
    if layer.effect.clip != nil && layer.content.usesBlendModes { return true }
    return layer.content.items.contains(where: \.needsPictureOfBeneath)
  }
}

extension CompositeOperator {
  /// The CSS blend mode; nil where there is none.
  var cssName: String? {
    guard case .blend(let mode) = self else { return nil }
    switch mode {
    case .normal, .multiply, .screen, .overlay, .darken, .lighten, .difference, .exclusion, .hue,
      .saturation, .color, .luminosity:
      return "\(mode)"
    case .colorDodge: return "color-dodge"
    case .colorBurn: return "color-burn"
    case .hardLight: return "hard-light"
    case .plusLighter: return "plus-lighter"
    // SwiftUI's soft light is another formula than CSS's.
    case .softLight, .sourceAtop, .destinationOver, .destinationOut, .plusDarker: return nil
    }
  }
}
