import SwiftUI

/// Fish behind moving water: the picture sways, and light from the surface dances on the sand.
struct Aquarium: View {
  @State private var start = Date.now

  var body: some View {
    TimelineView(.animation) { timeline in
      let time = timeline.date.timeIntervalSince(start)
      ZStack {
        LinearGradient(
          colors: [
            Color(red: 0.2, green: 0.75, blue: 0.85), Color(red: 0.02, green: 0.2, blue: 0.4),
          ],
          startPoint: .top, endPoint: .bottom)
        ForEach(0..<7) { number in
          Image(systemName: "fish.fill")
            .font(.system(size: 34 + CGFloat(number % 3) * 22))
            .foregroundStyle([Color.orange, .yellow, .pink, .mint][number % 4])
            .position(swim(number, at: time))
        }
        VStack {
          Spacer()
          Capsule().fill(Color(red: 0.93, green: 0.83, blue: 0.6)).frame(height: 190).padding(
            .horizontal, -80)
        }
        .offset(y: 70)
      }
      // A little larger than the window: nothing is seen from beyond the edges.
      .scaleEffect(1.06)
      .distortionEffect(
        ShaderLibrary.sway(.float(time)), maxSampleOffset: CGSize(width: 8, height: 8)
      )
      .colorEffect(ShaderLibrary.caustics(.boundingRect, .float(time)))
    }
    .ignoresSafeArea()
  }

  private func swim(_ number: Int, at time: Double) -> CGPoint {
    let speed = 26 + Double(number * 7 % 5) * 9
    let x = 470 - (time * speed + Double(number) * 83).truncatingRemainder(dividingBy: 560)
    return CGPoint(x: x, y: 150 + Double(number * 71 % 430) + 10 * sin(time * 2 + Double(number)))
  }
}
