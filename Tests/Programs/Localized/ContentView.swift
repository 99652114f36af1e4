import SwiftUI

struct ContentView: View {
  @State private var count = 1

  var body: some View {
    VStack(spacing: 12) {
      Text("Hello")
      Text("\(count) apples")
      Text("\(5) apples")
      Text(String(localized: "Hello"))
      Text(NSLocalizedString("Hello", comment: "a greeting"))
      Text("plain", tableName: "Other")
      Text(1234.5, format: .number)
      Text(Date(timeIntervalSince1970: 0), format: .dateTime.day().month(.wide).year())
      Color.accentColor.frame(height: 20)
      Color(.brandInk).frame(height: 20)
      Image(.badge)
      Image("custom.heart").font(.largeTitle)
      Text(NSDataAsset(name: "Notes").map { String(decoding: $0.data, as: UTF8.self) } ?? "no data")
    }
    .padding()
  }
}
