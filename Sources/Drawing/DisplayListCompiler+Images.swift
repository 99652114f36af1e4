import Foundation
import Geometry
import Pixels

extension DisplayListCompiler {
  mutating func addImage(_ image: ImageItem, _ composition: Composition) {
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
