import SwiftUI

/// A picture above a page, which grows by as much as the page is pulled down.
struct StretchyHeader: View {
  private let height: CGFloat = 240

  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        GeometryReader { proxy in
          let pull = max(0, proxy.frame(in: .named("page")).minY)
          LinearGradient(colors: [.red, .red], startPoint: .top, endPoint: .bottom)
            .overlay(alignment: .bottomLeading) {
              Text("Mountains").font(.largeTitle.bold()).foregroundStyle(.white).padding()
            }
            .frame(width: proxy.size.width, height: height + pull)
            .offset(y: -pull)
        }
        .frame(height: height)
        ForEach(0..<12, id: \.self) { number in
          HStack {
            Circle().fill(.blue.opacity(0.3)).frame(width: 44, height: 44)
            Text("Place \(number + 1)")
            Spacer()
          }
          .padding()
        }
      }
    }
    .coordinateSpace(name: "page")
  }
}
