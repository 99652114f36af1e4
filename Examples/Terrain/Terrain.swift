import SwiftUI

/// Hills made of noise alone, drawn as a map with lines of equal height, under moving clouds.
struct Terrain: View {
  @State private var start = Date.now

  var body: some View {
    TimelineView(.animation) { timeline in
      Rectangle()
        .fill(
          ShaderLibrary.hills(
            .float(timeline.date.timeIntervalSince(start)),
            .colorArray([
              Color(red: 0.1, green: 0.3, blue: 0.55), Color(red: 0.35, green: 0.65, blue: 0.75),
              Color(red: 0.95, green: 0.88, blue: 0.65), Color(red: 0.45, green: 0.68, blue: 0.35),
              Color(red: 0.3, green: 0.45, blue: 0.25), Color(red: 0.5, green: 0.42, blue: 0.38),
              .white,
            ])))
    }
    .overlay(alignment: .bottomLeading) {
      Text("47°22′N 8°33′E").font(.system(.footnote, design: .monospaced)).padding(20)
    }
    .ignoresSafeArea()
  }
}
