@_spi(Runtime) import Drawing
import Foundation
import Geometry
import Motion
import Pixels
import ViewGraphics
import ViewRuntime

/// How glass is drawn, with the environment's values in it.
package struct GlassLook {
  let material: ResolvedMaterial
  private let tint: ResolvedStyle?
  private let edge: ResolvedStyle
  private let shadowOpacity: Float

  package init(_ glass: Glass, in environment: EnvironmentValues) {
    let isDark = environment.colorScheme == .dark
    let isClear = glass.kind == .clear
    let white: Float = isDark ? 0.15 : 1
    let cover: Float = isClear ? 0.08 : isDark ? 0.5 : 0.55
    material = ResolvedMaterial(
      blurRadius: isClear ? 2 : 10, saturation: isClear ? 1.2 : 1.6,
      tint: ColorComponents(red: white, green: white, blue: white, alpha: cover))
    tint = glass.tint?.opacity(0.75).resolved(in: environment)
    // Light from above falls on the edge there, and through the glass on the opposite one.
    let light = isDark ? 0.35 : 0.9
    edge = LinearGradient(
      colors: [.white.opacity(light), .white.opacity(light * 0.25), .white.opacity(light * 0.6)],
      startPoint: .topLeading, endPoint: .bottomTrailing
    ).resolved(in: environment)
    shadowOpacity = isClear ? 0.08 : 0.12
  }

  /// A pane of that outline, in points.
  package func draw(_ path: Path) -> DisplayList {
    let bounds = path.boundingRect
    func fill(_ style: ResolvedStyle) -> DisplayList {
      style.draw(in: bounds) { .fill(path, FillStyle(), $0) }
    }
    var pane = fill(ResolvedStyle(.material(material)))
    if let tint { pane.append(contentsOf: fill(tint)) }
    var inside = LayerEffect()
    inside.clip = Clip(path: path)
    let line = edge.draw(in: bounds) { .stroke(path, StrokeStyle(lineWidth: 1.4), $0) }
    pane.append(.layer(Layer(inside, line)))
    var shadow = LayerEffect()
    shadow.filters = [
      .shadow(
        ShadowStyleFilter(
          color: ColorComponents(red: 0, green: 0, blue: 0, alpha: shadowOpacity), radius: 8,
          offset: CGSize(width: 0, height: 2)))
    ]
    return DisplayList(.layer(Layer(shadow, pane)))
  }
}
