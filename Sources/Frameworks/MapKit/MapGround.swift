import CoreLocation
import Foundation
import SwiftUI

/// Land and the lines of a grid: a step is 1, 2 or 5 times a power of ten degrees, about 80 points.
struct MapGround: View {
  let projection: MapProjection
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.mapIsImagery) private var isImagery

  var body: some View {
    Canvas { context, size in
      let land = isImagery ? Color(red: 0.30, green: 0.36, blue: 0.27) : Self.land(colorScheme)
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(land))
      let line = isImagery ? Color.white.opacity(0.18) : Self.line(colorScheme)
      context.stroke(grid(size), with: .color(line), lineWidth: 1)
    }
  }

  private static func land(_ scheme: ColorScheme) -> Color {
    scheme == .dark
      ? Color(red: 0.17, green: 0.18, blue: 0.20) : Color(red: 0.95, green: 0.93, blue: 0.89)
  }
  private static func line(_ scheme: ColorScheme) -> Color {
    scheme == .dark ? .white.opacity(0.1) : Color(red: 0.84, green: 0.82, blue: 0.77)
  }

  private func grid(_ size: CGSize) -> Path {
    let region = projection.region
    let half = (region.span.latitudeDelta / 2, region.span.longitudeDelta / 2)
    guard size.width > 0, half.1 > 0 else { return Path() }
    // By the height of the view's middle, so that a tilted map has no more lines for its far end.
    let across = size.width / projection.scale * 360
    let step = Self.step(across * 80 / size.width)
    let parallels = Self.multiples(
      of: step, from: region.center.latitude - half.0, to: region.center.latitude + half.0)
    let meridians = Self.multiples(
      of: step, from: region.center.longitude - half.1, to: region.center.longitude + half.1)
    var path = Path()
    func addLine(_ start: (Double, Double), _ end: (Double, Double)) {
      path.move(
        to: projection.point(CLLocationCoordinate2D(latitude: start.0, longitude: start.1)))
      path.addLine(
        to: projection.point(CLLocationCoordinate2D(latitude: end.0, longitude: end.1)))
    }
    for longitude in meridians {
      addLine(
        (region.center.latitude - half.0, longitude), (region.center.latitude + half.0, longitude))
    }
    for latitude in parallels {
      addLine(
        (latitude, region.center.longitude - half.1), (latitude, region.center.longitude + half.1))
    }
    return path
  }

  /// At most 400, however far is seen.
  private static func multiples(of step: Double, from start: Double, to end: Double) -> [Double] {
    guard step > 0, end > start, (end - start) / step < 400 else { return [] }
    return Array(stride(from: (start / step).rounded(.up) * step, through: end, by: step))
  }

  private static func step(_ wish: Double) -> Double {
    let power = pow(10, log10(wish).rounded(.down))
    return [1, 2, 5, 10].map { $0 * power }.first { $0 >= wish } ?? 10 * power
  }
}
