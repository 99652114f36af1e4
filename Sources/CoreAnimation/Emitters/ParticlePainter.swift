import Drawing
import Foundation
import Geometry
import Pixels

/// Draws particles, each a picture that is scaled, turned and coloured.
struct ParticlePainter {
  private let mode: CAEmitterLayerRenderMode

  init(_ mode: CAEmitterLayerRenderMode) { self.mode = mode }

  /// - Parameter particles: the oldest first.
  func list(of particles: [Particle]) -> DisplayList {
    var items: [DisplayItem] = []
    items.reserveCapacity(particles.count)
    let ordered = mode == .oldestLast ? particles.reversed() : particles
    for particle in ordered { if let item = item(of: particle) { items.append(item) } }
    return DisplayList(items)
  }

  private func item(of particle: Particle) -> DisplayItem? {
    guard let image = particle.cell.contents, particle.scale != 0, particle.color.w > 0 else {
      return nil
    }
    let unit = particle.cell.contentsRect
    let (width, height) = (CGFloat(image.width), CGFloat(image.height))
    let source = CGRect(
      x: unit.minX * width, y: unit.minY * height, width: unit.width * width,
      height: unit.height * height)
    let pixels = max(particle.cell.contentsScale, 1e-3)
    let size = CGSize(width: source.width / pixels, height: source.height / pixels)
    let color = particle.color
    var effect = LayerEffect()
    effect.transform = ProjectionTransform(
      CGAffineTransform(translationX: particle.position.x, y: particle.position.y)
        .rotated(by: CGFloat(particle.angle))
        .scaledBy(x: CGFloat(particle.scale), y: CGFloat(particle.scale)))
    if mode == .additive { effect.blendMode = .plusLighter }
    var picture = ImageItem(
      bitmap: image.bitmap, source: source,
      destination: CGRect(
        x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height))
    let isPlain = color.x == 1 && color.y == 1 && color.z == 1
    if particle.cell.isWhite {
      picture.tint = .color(
        ColorComponents(
          red: Float(color.x), green: Float(color.y), blue: Float(color.z), alpha: Float(color.w)))
    } else {
      effect.opacity = color.w
      if !isPlain {
        let (r, g, b) = (Float(color.x), Float(color.y), Float(color.z))
        effect.filters = [
          .colorMatrix(
            ColorMatrix5x4(values: [
              r, 0, 0, 0, 0, 0, g, 0, 0, 0, 0, 0, b, 0, 0, 0, 0, 0, 1, 0,
            ]))
        ]
      }
    }
    return .layer(Layer(effect, DisplayList(.image(picture))))
  }
}
