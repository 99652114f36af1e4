import CoreLocation
import SwiftUI

/// One thing on the map.
struct MapItemView: View {
  let item: _MapItem
  let projection: MapProjection
  let select: () -> Void

  var body: some View {
    switch item.kind {
    case .view(let place, let anchor, let title, let content):
      let point = projection.point(place)
      VStack(spacing: 2) {
        content.tint(item.tint ?? AnyShapeStyle(.red))
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
      let size = 2 * radius * projection.pointsPerMetre(at: center)
      let point = projection.point(center)
      let circle = Path(
        ellipseIn: CGRect(x: point.x - size / 2, y: point.y - size / 2, width: size, height: size))
      circle.fill(item.fill ?? AnyShapeStyle(.blue.opacity(0.3)))
        .overlay {
          if let stroke = item.stroke { circle.stroke(stroke, style: item.strokeStyle) }
        }
    }
  }

  private func outline(_ places: [CLLocationCoordinate2D], closed: Bool) -> Path {
    Path { path in
      path.addLines(places.map(projection.point))
      if closed { path.closeSubpath() }
    }
  }
}
