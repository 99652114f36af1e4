import Drawing
import Foundation
import Geometry
import Motion
import Pixels

/// A style with the environment in it: what is painted, and what moves when it changes.
package struct ResolvedStyle: Hashable, Sendable {
  /// All but a plain colour stand apart: fills are copied several times a frame. With what `Mark.Content`
  /// keeps apart, a frame of views that move takes 2 % fewer instructions.
  package enum Fill: Hashable, Sendable {
    case color(Color.Resolved)
    indirect case gradient(ResolvedGradient)
    indirect case image(ImageFill)
    indirect case mesh(ResolvedMesh)
    indirect case material(ResolvedMaterial)
    indirect case shader(AnyPixelPainting)
  }

  package var fill: Fill
  /// 0…1, multiplied into everything painted.
  package var opacity: Double = 1
  package var blendMode: BlendMode = .normal
  package var shadows: [ShadowStyleFilter] = []

  package init(_ fill: Fill) { self.fill = fill }

  /// The paint for a shape whose box is `bounds`, in points; gradients stretch over that box.
  package func paint(in bounds: CGRect) -> Paint {
    switch fill {
    case .color(let color): .color(color.multiplyingOpacity(by: opacity).components)
    case .gradient(let gradient): gradient.paint(in: bounds, opacity: opacity)
    case .image(let image): image.paint(in: bounds)
    case .mesh(let mesh): MeshPictures.picture(of: mesh).paint(in: bounds)
    // What asks for one paint alone gets the tint, without what lies beneath.
    case .material(let material): .color(material.tint)
    // What is painted says where the shader is seen.
    case .shader: .color(.black)
    }
  }

  /// The paint where it is one colour and nothing else, as it mostly is; nil otherwise, and where
  /// nothing is seen.
  package var plainPaint: Paint? {
    guard case .color(let color) = fill, shadows.isEmpty, blendMode == .normal, !isInvisible else {
      return nil
    }
    return .color(color.multiplyingOpacity(by: opacity).components)
  }

  /// True when nothing that is painted with it can be seen.
  package var isInvisible: Bool {
    if opacity <= 0 { return true }
    if case .color(let color) = fill { return color.opacity <= 0 && shadows.isEmpty }
    return false
  }

  /// What `item` makes of the paint, with the style's shadows and blend mode around it.
  package func draw(in bounds: CGRect, _ item: (Paint) -> DisplayItem) -> DisplayList {
    guard !isInvisible else { return .empty }
    var list = DisplayList(item(paint(in: bounds)))
    if case .material(let material) = fill {
      list.items.insert(item(.backdrop(material.backdrop)), at: 0)
    }
    // Paints of pictures hold no opacity of their own.
    let layerOpacity =
      switch fill {
      case .image, .mesh, .material, .shader: opacity
      default: 1.0
      }
    var filters = shadows.map(Filter.shadow)
    if case .shader(let shader) = fill {
      guard let filter = shader.filter(in: bounds) else { return .empty }
      filters.insert(filter, at: 0)
    }
    guard !filters.isEmpty || blendMode != .normal || layerOpacity < 1 else { return list }
    var effect = LayerEffect()
    effect.filters = filters
    effect.blendMode = blendMode
    effect.opacity = layerOpacity
    return DisplayList(.layer(Layer(effect, list)))
  }

  /// Stretched over `rect` instead of what is painted, in points from its corner; a plain colour and a material are
  /// everywhere the same.
  mutating func place(in rect: CGRect) {
    switch fill {
    case .gradient(var gradient):
      gradient.place = rect
      fill = .gradient(gradient)
    case .image(var image):
      image.place = rect
      fill = .image(image)
    case .mesh(let mesh):
      var image = MeshPictures.picture(of: mesh)
      image.place = rect
      fill = .image(image)
    case .color, .material, .shader: break
    }
  }

  package func multiplyingOpacity(by factor: Double) -> ResolvedStyle {
    var result = self
    result.opacity *= factor
    return result
  }
}

/// A picture repeated in a shape.
package struct ImageFill: Hashable, Sendable {
  package var bitmap: Bitmap
  /// The part used, in pixels.
  package var source: CGRect
  /// The size of one copy, in points.
  package var tileSize: CGSize
  package var interpolation: ImageInterpolation = .medium

  /// True when one copy fills the whole box.
  var isStretched = false
  /// The rectangle in whose corner the first copy starts, in points from that of what is painted.
  var place: CGRect?

  package init(
    bitmap: Bitmap, source: CGRect, tileSize: CGSize, interpolation: ImageInterpolation = .medium,
    isStretched: Bool = false
  ) {
    self.bitmap = bitmap
    self.source = source
    self.tileSize = tileSize
    self.interpolation = interpolation
    self.isStretched = isStretched
  }

  /// The first copy starts at the box's top left corner, or at that of its place.
  package func paint(in box: CGRect) -> Paint {
    let bounds = place?.offsetBy(dx: box.minX, dy: box.minY) ?? box
    var paint = ImagePaintSource(
      bitmap: bitmap, source: source,
      tile: isStretched ? bounds : CGRect(origin: bounds.origin, size: tileSize),
      interpolation: interpolation)
    paint.repeats = !isStretched
    return .image(paint)
  }
}

/// The painter's image paint; `ImagePaint` alone is the style of that name here.
package typealias ImagePaintSource = Pixels.ImagePaint
