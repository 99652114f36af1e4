import SwiftUI

/// The ground of a map and what lies on it. It moves from one projection to the next where that is animated.
nonisolated struct MapStage: View, Animatable {
  var projection: MapProjection
  /// Where it comes to rest.
  let rest: MapProjection
  let isHeld: Bool
  let items: [_MapItem]
  let insets: EdgeInsets
  let choice: MapChoice?

  var animatableData: MapProjection.AnimatableData {
    get { projection.animatableData }
    set { projection.animatableData = newValue }
  }

  @MainActor var body: some View {
    ZStack(alignment: .topLeading) {
      // What is shown fits what nothing covers; the map goes on below bars and insets.
      let ground = projection.extended(by: insets)
      MapGround(projection: ground)
        .frame(width: ground.size.width, height: ground.size.height)
        .offset(x: -insets.leading, y: -insets.top)
        .simultaneousGesture(
          TapGesture().onEnded { choice?.choose(nil) }, including: choice == nil ? .none : .all)
      ForEach(items.indices, id: \.self) { index in
        let tag = items[index].tag
        MapItemView(
          item: items[index], projection: projection, isSelected: choice?.isChosen(tag) ?? false
        ) {
          if let tag { choice?.choose(tag) }
        }
      }
    }
    .preference(
      key: MapSightKey.self, value: MapSight(seen: projection, rest: rest, isHeld: isHeld)
    )
    .frame(width: projection.size.width, height: projection.size.height, alignment: .topLeading)
    .clipShape(MapEdges(insets: insets))
  }
}

/// What of a map is selected, and how something is.
@MainActor
struct MapChoice {
  let isChosen: (AnyHashable?) -> Bool
  let choose: (AnyHashable?) -> Void

  init<Selection: Hashable>(_ selection: Binding<Selection?>) {
    isChosen = { tag in
      guard let tag, let chosen = selection.wrappedValue else { return false }
      return tag == AnyHashable(chosen)
    }
    choose = { selection.wrappedValue = $0?.base as? Selection }
  }
}

/// What is seen of a map, for those around it.
struct MapSight: Equatable {
  var seen: MapProjection
  var rest: MapProjection
  var isHeld: Bool
  var isAtRest: Bool { !isHeld && seen == rest }
}

struct MapSightKey: PreferenceKey {
  static let defaultValue: MapSight? = nil
  static func reduce(value: inout MapSight?, nextValue: () -> MapSight?) {
    value = value ?? nextValue()
  }
}

/// All of a map, with what bars and insets cover.
private struct MapEdges: Shape {
  let insets: EdgeInsets

  func path(in rect: CGRect) -> Path {
    Path(
      CGRect(
        x: rect.minX - insets.leading, y: rect.minY - insets.top,
        width: rect.width + insets.leading + insets.trailing,
        height: rect.height + insets.top + insets.bottom))
  }
}
