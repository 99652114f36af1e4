import SwiftUI

/// Words lit by a lamp that wanders over the page.
struct PageOfLight: View {
  @State private var start = Date.now

  var body: some View {
    TimelineView(.animation) { timeline in
      let time = timeline.date.timeIntervalSince(start)
      page
        .visualEffect { content, proxy in
          content.colorEffect(
            ShaderLibrary.lamp(
              .boundingRect, .float2(lamp(at: time, in: proxy.size)), .color(.yellow)))
        }
    }
    .ignoresSafeArea()
  }

  private var page: some View {
    Text(String(repeating: "light shows what darkness keeps ", count: 26))
      .font(.system(size: 30, weight: .black, design: .serif))
      .foregroundStyle(.white)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(Color(red: 0.05, green: 0.04, blue: 0.09))
  }
}

/// A path that comes back to where it began only after a long time.
private func lamp(at time: Double, in size: CGSize) -> CGPoint {
  CGPoint(
    x: size.width * (0.5 + 0.34 * cos(time * 1.3)), y: size.height * (0.5 + 0.3 * sin(time * 0.9)))
}
