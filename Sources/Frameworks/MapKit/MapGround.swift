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
    let corner = projection.coordinate(.zero)
    let other = projection.coordinate(CGPoint(x: size.width, y: size.height))
    guard size.width > 0, other.longitude > corner.longitude else { return Path() }
    let step = Self.step((other.longitude - corner.longitude) * 80 / size.width)
    var path = Path()
    for index in Int(
      (corner.longitude / step).rounded(.up))...Int(
        max((corner.longitude / step).rounded(.up), (other.longitude / step).rounded(.down)))
    {
      let x = projection.point(
        CLLocationCoordinate2D(latitude: 0, longitude: Double(index) * step)
      ).x
      path.move(to: CGPoint(x: x, y: 0))
      path.addLine(to: CGPoint(x: x, y: size.height))
    }
    for index in Int(
      (other.latitude / step).rounded(.up))...Int(
        max((other.latitude / step).rounded(.up), (corner.latitude / step).rounded(.down)))
    {
      let y = projection.point(
        CLLocationCoordinate2D(latitude: Double(index) * step, longitude: 0)
      ).y
      path.move(to: CGPoint(x: 0, y: y))
      path.addLine(to: CGPoint(x: size.width, y: y))
    }
    return path
  }

  private static func step(_ wish: Double) -> Double {
    let power = pow(10, log10(wish).rounded(.down))
    return [1, 2, 5, 10].map { $0 * power }.first { $0 >= wish } ?? 10 * power
  }
}
