import Foundation
import Geometry
import Pixels

extension DisplayListCompiler {
  mutating func addImage(_ image: ImageItem, _ composition: Composition) {
    if addSprite(image, composition) { return }
    guard isVisible(image.destination), !image.destination.isEmpty else { return }
    switch image.tint {
    case nil: addImage(image, tint: nil, composition)
    case .color(let color): addImage(image, tint: color, composition)
    case .some(let paint):
      // The paint's picture, seen through the image's alpha.
      pushLayer()
      addFill(Path(image.destination), FillStyle(), paint, Composition())
      program.commands.append(.pushMask)
      addImage(image, tint: .black, Composition())
      program.commands.append(.popMask(isInverted: false))
      program.commands.append(
        .popLayer(composition.blendMode, opacity: composition.opacityByte))
      bandLayers -= 1
    }
  }

  /// Draws a whole bitmap that lies pixel on pixel, as sprites mostly do; false for all others. Its commands are of
  /// numbers alone, and need no paint.
  private mutating func addSprite(_ image: ImageItem, _ composition: Composition) -> Bool {
    let (bitmap, source, place) = (image.bitmap, image.source, image.destination)
    let (width, height) = (CGFloat(bitmap.width), CGFloat(bitmap.height))
    guard image.tint == nil, transform.b == 0, transform.c == 0, source.origin == .zero,
      source.size.width == width, source.size.height == height
    else { return false }
    let (x, y) = (
      place.origin.x * transform.a + transform.tx, place.origin.y * transform.d + transform.ty
    )
    let (left, top) = (x.rounded(), y.rounded())
    // Numbers that are none are within nothing.
    let tolerance = 1e-6
    guard abs(x - left) < tolerance, abs(y - top) < tolerance,
      abs(place.size.width * transform.a - width) < tolerance,
      abs(place.size.height * transform.d - height) < tolerance
    else { return false }
    if left < CGFloat(visible.x1), top < CGFloat(visible.y1), left + width > CGFloat(visible.x0),
      top + height > CGFloat(visible.y0)
    {
      program.addSprite(
        bitmap, x: Int(left), y: Int(top), composition.blendMode, opacity: composition.opacityByte)
    }
    return true
  }

  private mutating func addImage(
    _ image: ImageItem, tint: ColorComponents?, _ composition: Composition
  ) {
    let paint = program.paints.add(
      image.bitmap, source: image.source, destination: image.destination,
      interpolation: image.interpolation, tint: tint, transform: transform)
    let ink = Ink(
      paint: paint, blendMode: composition.blendMode, opacity: composition.opacityByte)
    if transform.keepsAxes {
      addRectangle(image.destination, FillStyle(), ink)
    } else {
      let shape = addShape(RasterShape(path: Path(image.destination), transform: transform))
      program.commands.append(.fill(shape: shape, ink))
    }
  }
}
