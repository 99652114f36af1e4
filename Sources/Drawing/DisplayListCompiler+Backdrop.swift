import Foundation
import Geometry
import Pixels

extension DisplayListCompiler {
  /// Paints with what lies beneath: a copy of those pixels, filtered. A blur takes nothing from beyond `bounds`:
  /// backdrops of Core Animation are as large as their layer, and blurred with edges that are evened out.
  ///
  /// The copy is taken between two stages of the program, so it must stand outside the layers that are
  /// drawn band by band. Layers that hold a backdrop get a surface of their own instead; only masks and
  /// tinted pictures stay, in which nothing can lie beneath.
  mutating func ink(
    _ backdrop: BackdropPaint, _ composition: Composition, over bounds: CGRect?
  ) -> Ink {
    let nothing = Ink(
      paint: program.paints.add(.color(.clear), transform: .identity, opacity: 1),
      blendMode: .normal)
    guard bandLayers == 0 else { return nothing }
    let box = bounds.map { PixelRect(covering: $0.applying(transform)) }
    let region = box.map { visible.intersection($0) } ?? visible
    guard !region.isEmpty else { return nothing }
    let reach = Int(min(backdrop.filters.reach(transform), limits.reach).rounded(.up))
    let area = region.insetBy(-reach)
    var surface = OffscreenSurface(
      program: RasterProgram(width: area.width, height: area.height),
      filters: backdrop.filters.map { $0.inPixels(transform, content: area, area, 0) })
    surface.needed = region.offsetBy(x: -area.x0, y: -area.y0)
    surface.beneath = BeneathSurface(
      x: area.x0, y: area.y0, isCopy: true, seesThroughLayers: backdrop.seesThroughLayers)
    surface.beneath?.taken = box?.offsetBy(x: -area.x0, y: -area.y0)
    program.surfaces.append(surface)
    addBarrier(surface: program.surfaces.count - 1)
    return Ink(
      paint: program.paints.add(surface: program.surfaces.count - 1, x: area.x0, y: area.y0),
      blendMode: composition.blendMode, opacity: composition.opacityByte)
  }

  /// Ends the clips around, has the surface drawn, and begins the clips again.
  mutating func addBarrier(surface: Int) {
    for _ in clips { program.commands.append(.popClip) }
    program.commands.append(.barrier(surface: surface))
    program.commands.append(contentsOf: clips)
  }
}
