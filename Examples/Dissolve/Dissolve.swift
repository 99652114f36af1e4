import SwiftUI

/// A picture that burns away in specks, with a glowing edge, and comes back.
struct Dissolve: View {
  @State private var isGone = false

  var body: some View {
    VStack(spacing: 40) {
      ZStack {
        Image(systemName: "envelope.open").font(.system(size: 90)).foregroundStyle(
          .gray.opacity(0.4))
        letter
          .visualEffect { [isGone] content, proxy in
            content.colorEffect(
              ShaderLibrary.burn(.float2(proxy.size), .float(isGone ? 1 : 0), .color(.orange)))
          }
      }
      Button {
        withAnimation(.easeInOut(duration: 2)) { isGone.toggle() }
      } label: {
        Text(isGone ? "Bring it back" : "Burn it").frame(width: 120)
      }
      .buttonStyle(.borderedProminent)
      .tint(.orange)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(Color(red: 0.1, green: 0.09, blue: 0.12))
  }

  private var letter: some View {
    VStack(alignment: .leading, spacing: 10) {
      Text("Top secret").font(.system(size: 34, weight: .bold, design: .serif))
      ForEach(0..<9) { line in
        RoundedRectangle(cornerRadius: 3).frame(width: line == 8 ? 120 : 220, height: 7).opacity(
          0.35)
      }
    }
    .padding(28)
    .frame(width: 280, height: 320, alignment: .topLeading)
    .background(Color(red: 0.96, green: 0.91, blue: 0.8), in: RoundedRectangle(cornerRadius: 10))
    .foregroundStyle(.brown)
  }
}
