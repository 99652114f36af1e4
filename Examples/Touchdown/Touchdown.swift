import SwiftUI

/// A card that is water: each finger that comes down sends a ring through all that is drawn on it.
struct Touchdown: View {
  @State private var drops: [Drop] = []

  var body: some View {
    TimelineView(.animation) { timeline in
      card
        .layerEffect(
          ShaderLibrary.drops(
            .floatArray(drops.flatMap { $0.numbers(at: timeline.date) }), .float(14)),
          maxSampleOffset: CGSize(width: 20, height: 20))
    }
    .gesture(
      SpatialTapGesture().onEnded { tap in
        drops = drops.suffix(5) + [Drop(place: tap.location, start: .now)]
      }
    )
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(Color(white: 0.93))
  }

  private var card: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("Touchdown").font(.system(size: 44, weight: .heavy, design: .rounded))
      Text("Tap anywhere. Everything you see is bent by one function.").font(.title3)
      Spacer()
      HStack {
        ForEach(0..<5) { number in
          Circle().fill(.white.opacity(0.25 + 0.15 * Double(number))).frame(width: 36, height: 36)
        }
      }
    }
    .foregroundStyle(.white)
    .padding(28)
    .frame(width: 320, height: 440, alignment: .topLeading)
    .background(
      LinearGradient(
        colors: [.indigo, .purple, .orange], startPoint: .topLeading, endPoint: .bottomTrailing),
      in: RoundedRectangle(cornerRadius: 36))
  }
}

private struct Drop {
  var place: CGPoint
  var start: Date

  /// Place and age.
  func numbers(at date: Date) -> [Float] {
    [Float(place.x), Float(place.y), Float(date.timeIntervalSince(start))]
  }
}
