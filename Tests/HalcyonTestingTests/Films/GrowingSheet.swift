import SwiftUI

/// A map with a sheet of places, which grows under its list before the list is scrolled.
struct GrowingSheet: View {
  @State private var showsPlaces = true

  var body: some View {
    Color.green.opacity(0.4)
      .ignoresSafeArea()
      .sheet(isPresented: $showsPlaces) {
        ScrollView {
          VStack(spacing: 0) {
            Color.red.frame(height: 60)
              .overlay { Text("Places").bold().foregroundStyle(.white) }
            ForEach(0..<40, id: \.self) { number in
              Text("Place \(number + 1)")
                .frame(maxWidth: .infinity, alignment: .leading)
                .padding()
            }
          }
        }
        .presentationDetents([.medium, .large])
      }
  }
}
