import SwiftUI

/// Thirty pieces of paper that fly apart from a button.
struct Confetti: View {
  @State private var flies = false

  var body: some View {
    ZStack {
      ForEach(0..<30, id: \.self) { number in
        piece(number)
      }
      Button("Celebrate") {
        withAnimation(.easeOut(duration: 1.2)) { flies = true }
      }
      .offset(y: 300)
    }
  }

  private func piece(_ number: Int) -> some View {
    let angle = Double(number) / 30 * 2 * .pi
    let distance = 100.0 + Double(number % 3) * 40
    return Rectangle()
      .fill(number == 0 ? Color(red: 1, green: 0, blue: 0) : number == 11 ? .black : .yellow)
      .frame(width: 12, height: 12)
      .rotationEffect(.degrees(flies ? 360 : 0))
      .offset(x: flies ? cos(angle) * distance : 0, y: flies ? sin(angle) * distance : 0)
      .zIndex(number == 0 ? 2 : number == 11 ? 1 : 0)
  }
}
