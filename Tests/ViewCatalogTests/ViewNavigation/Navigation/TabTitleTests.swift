import Foundation
import Geometry
import Testing

@testable import ViewContent
@testable import ViewControls
@testable import ViewLayout
@testable import ViewNavigation
@_spi(Runtime) @testable import ViewRuntime

@MainActor @Suite("Titles of tabs")
struct TabTitleTests {
  /// The frame of one of the views in a tab's title, in a bar of four tabs.
  private func frame<Title: View>(@ViewBuilder _ title: @escaping () -> Title) -> CGRect? {
    let probe = LayoutProbe(390, 844) {
      TabView {
        Box("screen").tabItem { title() }
        Box("second").tabItem { Text(verbatim: "B") }
        Box("third").tabItem { Text(verbatim: "C") }
        Box("fourth").tabItem { Text(verbatim: "D") }
      }
    }
    return probe.windowElement("behind")?.frameInWindow
  }

  @Test("A title of several words is one line, cut where its part of the bar ends")
  func lines() {
    let short = frame { Text(verbatim: "A").modifier(BoxBehind()) }
    let long = frame { Text(verbatim: "Settings and many more words").modifier(BoxBehind()) }
    #expect(short != nil && short?.height == long?.height)
    #expect(long?.width ?? 400 <= 390 / 4)
  }

  @Test(
    "Texts and symbols have the bar's fonts, whatever they ask for, in labels and beside one another"
  )
  func fonts() {
    let plain = frame { Text(verbatim: "Home").modifier(BoxBehind()) }
    let large = frame { Text(verbatim: "Home").font(.largeTitle).bold().modifier(BoxBehind()) }
    #expect(plain != nil && plain == large)
    let symbol = frame { Image(systemName: "house").modifier(BoxBehind()) }
    let largeSymbol = frame { Image(systemName: "house").font(.largeTitle).modifier(BoxBehind()) }
    #expect(symbol != nil && symbol == largeSymbol)
    let inLabel = frame {
      Label {
        Text(verbatim: "Home")
      } icon: {
        Image(systemName: "house").modifier(BoxBehind())
      }
    }
    let beside = frame {
      Image(systemName: "house").modifier(BoxBehind())
      Text(verbatim: "Home")
    }
    #expect(inLabel != nil && inLabel?.size == beside?.size)
  }

  @Test(
    "Titles stand on one line, however tall the symbols above them are and whichever is written first"
  )
  func oneLine() {
    let name = Text(verbatim: "Home").modifier(BoxBehind())
    let label = frame {
      Label {
        name
      } icon: {
        Image(systemName: "house")
      }
    }
    for symbol in ["house", "ellipsis", "dot.radiowaves.left.and.right"] {
      let below = frame {
        Image(systemName: symbol)
        name
      }
      #expect(below != nil && below == label)
      let first = frame {
        name
        Image(systemName: symbol)
      }
      #expect(first == label)
    }
  }

  /// Something behind a view that is as large as it, by which a probe finds it.
  private struct BoxBehind: ViewModifier {
    func body(content: Content) -> some View { content.background { Box("behind") } }
  }
}
