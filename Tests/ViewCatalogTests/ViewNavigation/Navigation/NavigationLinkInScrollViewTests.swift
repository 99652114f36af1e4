import HalcyonTesting
import SwiftUI
import Testing

@MainActor
@Suite("Links that scroll in a row")
struct NavigationLinkInScrollViewTests {
  private struct Shelf: View {
    let scrolls: Bool
    var body: some View {
      NavigationStack {
        List {
          if scrolls {
            ScrollView(.horizontal) { HStack(spacing: 8) { links } }
          } else {
            links
          }
        }
      }
    }
    @ViewBuilder private var links: some View {
      ForEach(["One", "Two"], id: \.self) { name in
        NavigationLink {
          Text("Screen")
        } label: {
          Text(name).frame(width: 100, height: 40)
        }
      }
    }
  }

  @Test("A link in what scrolls inside of a row is as large as its label, without a chevron")
  func scrolled() {
    let stage = Stage(Shelf(scrolls: true))
    #expect(abs(stage["One"].frame.width - 100) < 0.5)
    #expect(abs(stage["Two"].frame.minX - stage["One"].frame.minX - 108) < 0.5)
    stage["Two"].tap()
    stage.settle()
    #expect(stage["Screen"].exists)
  }

  @Test("A link that is a row is as wide as the row")
  func row() {
    let stage = Stage(Shelf(scrolls: false))
    #expect(stage["One"].frame.width > 250)
  }
}
