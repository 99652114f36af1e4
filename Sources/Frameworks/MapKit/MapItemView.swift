import CoreLocation
import SwiftUI

/// One thing on the map.
struct MapItemView: View {
  let item: _MapItem
  let projection: MapProjection
  let isSelected: Bool
  let select: () -> Void

  @ViewBuilder private func tinted(_ content: AnyView) -> some View {
    if let tint = item.tint ?? (item.isMarker ? AnyShapeStyle(.red) : nil) {
      content.tint(tint)
    } else {
      content
    }
  }

  var body: some View {
    switch item.kind {
    case .view(let place, let anchor, let title, let content):
      let point = projection.point(place)
      VStack(spacing: 2) {
        tinted(content)
          .environment(\.isMapItemSelected, isSelected)
        if let title, !item.hidesTitle {
          title.font(.caption2.weight(.medium)).fixedSize()
            .shadow(color: .white, radius: 1)
        }
      }
      .alignmentGuide(.leading) { $0.width / 2 - point.x }
      .alignmentGuide(.top) { dimensions in
        // The content, not its title, stands at the place.
        let height = dimensions.height - (title == nil || item.hidesTitle ? 0 : 16)
        return height * anchor.y - point.y
      }
      .onTapGesture(perform: select)
    case .line(let places):
      outline(places, closed: false)
        .stroke(item.stroke ?? item.fill ?? AnyShapeStyle(.blue), style: item.strokeStyle)
    case .area(let places):
      outline(places, closed: true).fill(item.fill ?? AnyShapeStyle(.blue.opacity(0.3)))
        .overlay {
          if let stroke = item.stroke {
            outline(places, closed: true).stroke(stroke, style: item.strokeStyle)
          }
        }
    case .circle(let center, let radius):
      let circle = circle(center, radius)
      circle.fill(item.fill ?? AnyShapeStyle(.blue.opacity(0.3)))
        .overlay {
          if let stroke = item.stroke { circle.stroke(stroke, style: item.strokeStyle) }
        }
    }
  }

  private func circle(_ center: CLLocationCoordinate2D, _ radius: Double) -> Path {
    guard projection.pitch == 0 else {
      // Seen at an angle it is none any more.
      let degrees = radius / MapGeometry.metresPerDegree
      let width = degrees / max(0.01, cos(center.latitude * .pi / 180))
      return outline(
        (0..<90).map { index in
          let angle = Double(index) * .pi / 45
          return CLLocationCoordinate2D(
            latitude: center.latitude + degrees * sin(angle),
            longitude: center.longitude + width * cos(angle))
        }, closed: true)
    }
    let half = radius * projection.pointsPerMetre(at: center)
    let point = projection.point(center)
    return Path(
      ellipseIn: CGRect(
        x: point.x - half, y: point.y - half, width: 2 * half, height: 2 * half))
  }

  private func outline(_ places: [CLLocationCoordinate2D], closed: Bool) -> Path {
    Path { path in
      path.addLines(places.map(projection.point))
      if closed { path.closeSubpath() }
    }
  }
}

extension EnvironmentValues {
  /// Whether what is drawn is the selected thing of its map.
  @Entry var isMapItemSelected: Bool = false
}
