import SwiftUI

/// News that are fetched anew when the list is pulled down.
struct PullToRefresh: View {
  @State private var fetches = 0

  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        Color.red.frame(height: 60)
          .overlay { Text(fetches == 0 ? "Old news" : "News").foregroundStyle(.white) }
        ForEach(0..<10, id: \.self) { number in
          Text("Story \(number + 1)")
            .frame(maxWidth: .infinity, alignment: .leading)
            .padding()
        }
      }
    }
    .refreshable { await fetch() }
  }

  private func fetch() async {
    try? await Task.sleep(for: .seconds(2))
    fetches += 1
  }
}
