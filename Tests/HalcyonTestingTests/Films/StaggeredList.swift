import SwiftUI

/// Rows that come in from the side, each a little later than the one above.
struct StaggeredList: View {
  @State private var isShown = false

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      ForEach(0..<8, id: \.self) { index in
        RoundedRectangle(cornerRadius: 10)
          .fill(index % 2 == 0 ? Color(red: 1, green: 0, blue: 0) : .orange)
          .frame(width: 200, height: 50)
          .overlay { Text("Row \(index + 1)").foregroundStyle(.white) }
          .offset(x: isShown ? 0 : -300)
          .animation(
            .spring(response: 0.6, dampingFraction: 0.7).delay(Double(index) * 0.08),
            value: isShown)
      }
      Spacer()
      Button("Show") { isShown.toggle() }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding()
  }
}
