import SwiftUI

nonisolated public struct MapUserLocationButton: View {
  public init(scope: Namespace.ID? = nil) {}
  public var body: some View { MapControl(symbol: "location") }
}
nonisolated public struct MapPitchToggle: View {
  public init(scope: Namespace.ID? = nil) {}
  public var body: some View { MapControl(symbol: "view.3d") }
}
/// Shown while a map is turned. A tap on it turns no map back.
nonisolated public struct MapCompass: View {
  public init(scope: Namespace.ID? = nil) {}
  @MainActor public var body: some View { MapNeedle() }
}

private struct MapNeedle: View {
  @Environment(\.mapHeading) private var heading

  var body: some View {
    if heading != 0 {
      ZStack {
        MarkerPoint().fill(.red).frame(width: 10, height: 14).rotationEffect(.degrees(180))
          .offset(y: -7)
        MarkerPoint().fill(.gray).frame(width: 10, height: 14).offset(y: 7)
      }
      .rotationEffect(.radians(-heading))
      .frame(width: 44, height: 44)
      .background(.regularMaterial, in: .circle)
      .accessibilityLabel("Compass")
    }
  }
}

/// Shown only while a map is zoomed.
nonisolated public struct MapScaleView: View {
  public init(anchorEdge: HorizontalEdge = .leading, scope: Namespace.ID? = nil) {}
  public var body: some View { EmptyView() }
}

private struct MapControl: View {
  let symbol: String
  var body: some View {
    Image(systemName: symbol).foregroundStyle(.blue).frame(width: 44, height: 44)
      .background(.regularMaterial, in: .rect(cornerRadius: 8))
  }
}
