import SwiftUI

/// A card on a spring: drag it, let go, and it swings home.
struct SpringCard: View {
  @State private var offset = CGSize.zero
  @State private var isHeld = false

  var body: some View {
    ZStack {
      Color(red: 0.93, green: 0.94, blue: 0.97)
      home
      card
        .scaleEffect(isHeld ? 1.06 : 1)
        .rotationEffect(.degrees(offset.width / 14))
        .offset(offset)
        .gesture(drag)
    }
    .ignoresSafeArea()
  }

  private var drag: some Gesture {
    DragGesture()
      .onChanged { value in
        withAnimation(.interactiveSpring()) {
          offset = value.translation
          isHeld = true
        }
      }
      .onEnded { _ in
        withAnimation(.spring(response: 0.55, dampingFraction: 0.45)) {
          offset = .zero
          isHeld = false
        }
      }
  }

  /// Where the card belongs.
  private var home: some View {
    RoundedRectangle(cornerRadius: 28)
      .stroke(
        Color(red: 0.78, green: 0.8, blue: 0.88), style: StrokeStyle(lineWidth: 2, dash: [8, 8])
      )
      .frame(width: 236, height: 316)
  }

  private var card: some View {
    ZStack {
      RoundedRectangle(cornerRadius: 28)
        .fill(Color(red: 0.32, green: 0.27, blue: 0.86))
      VStack(spacing: 18) {
        Ring(progress: pull)
          .stroke(Color.white, style: StrokeStyle(lineWidth: 10, lineCap: .round))
          .frame(width: 96, height: 96)
        Text("\(Int((pull * 100).rounded())) %")
          .font(.system(size: 34, weight: .bold, design: .rounded))
          .foregroundStyle(.white)
      }
    }
    .frame(width: 236, height: 316)
  }

  /// How far it is from home, 0 to 1.
  private var pull: Double {
    min(1, (offset.width * offset.width + offset.height * offset.height).squareRoot() / 240)
  }
}

/// An arc from the top, clockwise.
struct Ring: Shape {
  /// 0 to 1; a little is always seen.
  var progress: Double

  var animatableData: Double {
    get { progress }
    set { progress = newValue }
  }

  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.addArc(
      center: CGPoint(x: rect.midX, y: rect.midY), radius: min(rect.width, rect.height) / 2,
      startAngle: .degrees(-90), endAngle: .degrees(-90 + 360 * max(0.02, progress)),
      clockwise: false)
    return path
  }
}

#Preview {
  SpringCard()
}
