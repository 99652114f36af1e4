import SwiftUI

nonisolated public struct MapUserLocationButton: View {
  public init(scope: Namespace.ID? = nil) {}
  public var body: some View { MapControl(symbol: "location") }
}
nonisolated public struct MapPitchToggle: View {
  public init(scope: Namespace.ID? = nil) {}
  public var body: some View { MapControl(symbol: "view.3d") }
}
/// Shown only while a map is turned, and none is here.
nonisolated public struct MapCompass: View {
  public init(scope: Namespace.ID? = nil) {}
  public var body: some View { EmptyView() }
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
