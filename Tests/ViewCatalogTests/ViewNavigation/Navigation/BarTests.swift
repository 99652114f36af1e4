import Drawing
import Foundation
import Geometry
import Pixels
import Testing

@testable import ViewContent
@testable import ViewControls
@testable import ViewGraphics
@testable import ViewInteraction
@testable import ViewLayout
@testable import ViewNavigation
@_spi(Runtime) @testable import ViewRuntime

/// What the bars of screens cover, and what goes on below them. Figures are recorded on iOS 26.
@MainActor @Suite("Bars of screens")
struct BarTests {
  private let phone = EdgeInsets(top: 62, leading: 0, bottom: 34, trailing: 0)

  private func tab(_ name: String) -> Tab<Never, Box, Box> {
    Tab {
      Box("screen \(name)")
    } label: {
      Box("title \(name)", 10, 10)
    }
  }

  @Test("What is scrolled goes on below the bars at the top and the bottom, to the window's edges")
  func scrolled() {
    let probe = LayoutProbe(390, 844, safeArea: phone) {
      NavigationStack {
        ScrollView { Box("rows", 390, 2000) }
          .navigationTitle("Rows")
          .navigationBarTitleDisplayMode(.inline)
          .toolbar { ToolbarItem(placement: .bottomBar) { Button("Go") {} } }
      }
    }
    // A bar of 64 below the status bar; buttons of 48 with 28 below them, over the home indicator.
    let scroll = probe.scroll
    #expect(scroll.frameInWindow == rect(0, 126, 390, 642))
    #expect(scroll.reach == EdgeInsets(top: 126, leading: 0, bottom: 76, trailing: 0))
  }

  @Test("What is scrolled goes on below a bar of tabs, and that of a screen within one")
  func scrolledInTabs() {
    let probe = LayoutProbe(390, 844, safeArea: phone) {
      TabView {
        NavigationStack {
          ScrollView { Box("rows", 390, 2000) }
            .toolbar { ToolbarItem(placement: .bottomBar) { Button("Go") {} } }
        }
      }
    }
    let scroll = probe.scroll
    #expect(scroll.frameInWindow == rect(0, 62, 390, 623))
    #expect(scroll.reach == EdgeInsets(top: 62, leading: 0, bottom: 159, trailing: 0))
  }

  @Test("A toggle of a bar at the bottom is a button, and controls of a group stand side by side")
  func toggles() {
    let isOn = WatchedValue(false)
    let probe = LayoutProbe(390, 844, safeArea: phone) {
      NavigationStack {
        Box("screen")
          .toolbar {
            ToolbarItemGroup(placement: .bottomBar) {
              Toggle(isOn: isOn.binding) { Box("flag", 20, 20) }
              ControlGroup {
                Button {
                } label: {
                  Box("smaller", 20, 20)
                }
                Button {
                } label: {
                  Box("larger", 20, 20)
                }
              }
            }
          }
      }
    }
    // Circles of 48, 12 between the toggle and the group, in the middle of the bar.
    let middles = ["flag", "smaller", "larger"].map { probe.middle($0).x }
    #expect(zip(middles, [141, 201, 249]).allSatisfy { abs($0 - $1) < 0.01 })
    probe.tap("flag")
    probe.run(0.5)
    #expect(isOn.value)
  }

  @Test("A choice from a menu stands in a bar as its buttons do")
  func pickers() throws {
    let probe = LayoutProbe(390, 844, safeArea: phone) {
      NavigationStack {
        Color.clear
          .toolbar {
            ToolbarItem(placement: .topBarLeading) {
              Picker("Kind", selection: .constant(1)) { Box("kind", 60, 20).tag(1) }
            }
            ToolbarItem(placement: .topBarTrailing) {
              Button {
              } label: {
                Box("button", 60, 20)
              }
            }
          }
      }
    }
    // The same distance from its edge of the window: a capsule of glass reaches 14 beyond its words.
    let kind = try #require(probe.frame("kind")), button = try #require(probe.frame("button"))
    #expect(kind.minX == 390 - button.maxX && kind.midY == button.midY)
  }

  @Test("Less important actions are in the menu of a button at the trailing end")
  func overflow() {
    let chosen = WatchedValue(0)
    let probe = LayoutProbe(390, 844, safeArea: phone) {
      NavigationStack {
        Box("screen")
          .toolbar {
            ToolbarItem(placement: .secondaryAction) {
              Button {
                chosen.value = 1
              } label: {
                Box("sort", 20, 20)
              }
            }
            ToolbarItem {
              Button {
              } label: {
                Box("add", 20, 20)
              }
            }
          }
      }
    }
    #expect(probe.element("sort") == nil)
    // A button of 44 is on the right of "add".
    let add = probe.middle("add")
    #expect(add.x < 390 - 10 - 44)
    probe.tap(CGPoint(x: 390 - 10 - 22, y: add.y))
    probe.run(1)
    probe.tap("sort")
    probe.run(1)
    #expect(chosen.value == 1)
  }

  @Test("A bar in which one may choose has what shows by default")
  func customized() {
    let probe = LayoutProbe(390, 844, safeArea: phone) {
      NavigationStack {
        Box("screen")
          .toolbar(id: "main") {
            ToolbarItem(id: "add") { Box("add", 20, 20) }
            ToolbarItem(id: "erase", showsByDefault: false) { Box("erase", 20, 20) }
            ToolbarItem(id: "print") { Box("print", 20, 20) }.defaultCustomization(.hidden)
          }
      }
    }
    #expect(["add", "erase", "print"].map { probe.element($0) != nil } == [true, false, false])
  }

  @Test("A view that ignores the safe area reaches below the bar at the bottom, and others do not")
  func ignoring() {
    let probe = LayoutProbe(390, 844, safeArea: phone) {
      NavigationStack {
        ZStack {
          Box("behind").ignoresSafeArea()
          Box("inside")
        }
        .toolbar { ToolbarItem(placement: .bottomBar) { Button("Go") {} } }
      }
    }
    #expect(probe.frame("behind") == rect(0, 0, 390, 844))
    #expect(probe.frame("inside") == rect(0, 62, 390, 706))
  }

  @Test("A bar at the bottom that is hidden leaves its room")
  func hiddenBottomBar() {
    let probe = LayoutProbe(390, 844, safeArea: phone) {
      NavigationStack {
        Box("inside")
          .toolbar { ToolbarItem(placement: .bottomBar) { Button("Go") {} } }
          .toolbar(.hidden, for: .bottomBar)
      }
    }
    #expect(probe.frame("inside") == rect(0, 62, 390, 748))
  }

  @Test("A field to search with stands in the bar at the bottom, the buttons beside it")
  func searchAtBottom() {
    let probe = LayoutProbe(390, 844, safeArea: phone) {
      NavigationStack {
        Box("inside")
          .searchable(text: .constant(""))
          .toolbar { ToolbarItem(placement: .bottomBar) { Box("item", 48, 48) } }
      }
    }
    #expect(probe.frame("inside") == rect(0, 62, 390, 706))
    #expect(probe.frame("item") == rect(314, 768, 48, 48))
    // As wide as what is left between 28 and 12 points.
    #expect(probe.elements.contains { $0.frameInWindow == rect(28, 768, 274, 48) })
  }

  @Test("What is scrolled does not reach further below the bars than it is scrolled, pinned or not")
  func scrolledBackgrounds() {
    let probe = LayoutProbe(390, 844, safeArea: phone) {
      NavigationStack {
        ScrollView {
          LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
            ForEach(0..<2) { section in
              Section {
                Box("rows \(section)", 390, 1000)
              } header: {
                Box("header \(section)", 390, 40)
                  .background { Box("behind \(section)").ignoresSafeArea() }
              }
            }
          }
        }
        .navigationTitle("Rows")
        .navigationBarTitleDisplayMode(.inline)
      }
    }
    #expect(probe.frame("behind 0") == rect(0, 126, 390, 40))
    probe.scroll.jump(to: CGPoint(x: 0, y: 1200))
    probe.run(0.2)
    #expect(probe.frame("header 1")?.minY == 126)
    #expect(probe.frame("behind 1") == rect(0, 126, 390, 40))
  }

  @Test("Three tabs share 270 points of a phone's width, the bar's end 23 above the window's")
  func tabBar() {
    let probe = LayoutProbe(375, 667) {
      TabView {
        tab("one")
        tab("two")
        tab("three")
      }
    }
    // 52.5 beside the bar, 6 at its ends, 86 for each.
    let middles = ["one", "two", "three"].map { probe.frame("title \($0)")!.midX }
    #expect(middles == [101.5, 187.5, 273.5])
    #expect(probe.frame("title one")!.midY == 615)
    #expect(probe.frame("screen one") == rect(0, 0, 375, 584))
  }

  @Test("A badge begins 7.5 beside the middle of its tab's symbol")
  func tabBadge() {
    let probe = LayoutProbe(375, 667) {
      TabView {
        Box("screen").tabItem { Box("title", 10, 10) }.badge(3)
      }
    }
    let title = probe.frame("title")!
    let badge = probe.elements.filter { $0.frame.height == 20 }.map(\.frameInWindow)
    let corner = CGPoint(x: title.midX + 7.5, y: title.minY - 4.5)
    #expect(badge.contains { $0.origin == corner })
  }

  @Test("Content below the small bar is shaded: 218 of 255 over white at the window's edge")
  func shade() {
    let probe = LayoutProbe(320, 400) {
      NavigationStack {
        ScrollView { Color.white.frame(width: 320, height: 2000) }
          .navigationTitle("Rows")
      }
    }
    #expect(probe.levels(at: [0, 40, 60]) == [255, 255, 255])
    // Collapsed: what was scrolled past the large title.
    probe.scroll.jump(to: CGPoint(x: 0, y: 300))
    probe.run(0.5)
    let levels = probe.levels(at: [0, 40, 60, 100])
    for (level, recorded) in zip(levels, [218, 231, 246, 255]) {
      #expect(abs(level - recorded) <= 2)
    }
  }

  @Test("A screen may have no shade over what is scrolled below its bar")
  func hiddenShade() {
    let probe = LayoutProbe(320, 400) {
      NavigationStack {
        ScrollView { Color.white.frame(width: 320, height: 2000) }
          .navigationTitle("Rows")
          .topEdgeEffect(.hidden)
      }
    }
    probe.scroll.jump(to: CGPoint(x: 0, y: 300))
    probe.run(0.5)
    #expect(probe.levels(at: [0, 40, 60, 100]) == [255, 255, 255, 255])
  }

  @Test("What is scrolled on the panel of a sidebar goes below its bar, which covers it")
  func sidebarBar() {
    let probe = LayoutProbe(1210, 834) {
      NavigationSplitView {
        ScrollView { Color.black.frame(width: 320, height: 2000) }.navigationTitle("Boxes")
      } detail: {
        Box("detail")
      }
    }
    probe.run(0.5)
    probe.scroll.jump(to: CGPoint(x: 0, y: 300))
    probe.run(0.5)
    // The panel begins 8 points down, and the bar ends 64 further; its button's shadow is a little darker.
    let levels = probe.levels(at: [20, 60, 80])
    #expect(levels[0] > 235 && levels[1] > 235 && levels[2] == 0)
  }

  @Test("A hard edge lies where the bar ends")
  func hardEdge() {
    let probe = LayoutProbe(320, 400) {
      NavigationStack {
        ScrollView { Color.black.frame(width: 320, height: 2000) }
          .navigationTitle("Rows")
          .topEdgeEffect(.hard)
      }
    }
    probe.scroll.jump(to: CGPoint(x: 0, y: 300))
    probe.run(0.5)
    // Below the material of bars, which covers four fifths with a gray of 242, and at once beyond it.
    let levels = probe.levels(at: [20, 60, 66])
    #expect(abs(levels[0] - 194) <= 2 && abs(levels[1] - 194) <= 2 && levels[2] == 0)
  }

  @Test("A large title fades as it goes up with the content, and is gone where its height has gone")
  func fading() {
    let probe = LayoutProbe(320, 400) {
      NavigationStack {
        ScrollView { Box("rows", 320, 2000) }.navigationTitle("Rows")
      }
    }
    probe.scroll.jump(to: CGPoint(x: 0, y: 26.25))
    probe.run(0.1)
    let opacities = probe.host.frame(at: probe.time).displayList.effects.map(\.opacity)
    #expect(opacities.contains { abs($0 - 0.5) < 1e-6 })
  }

  @Test("Symbols side by side share a capsule of glass, and a space divides them")
  func sharedGlass() {
    let probe = LayoutProbe(390, 400) {
      NavigationStack {
        Box("screen")
          .navigationTitle("Title")
          .navigationBarTitleDisplayMode(.inline)
          .toolbar {
            ToolbarItemGroup(placement: .topBarTrailing) {
              Box("a", 20, 20)
              Box("b", 20, 20)
            }
            ToolbarItem(placement: .topBarTrailing) { Box("c", 20, 20) }
            ToolbarSpacer(.fixed, placement: .topBarTrailing)
            ToolbarItem(placement: .topBarTrailing) { Box("d", 20, 20) }
            ToolbarItem(placement: .topBarTrailing) { Box("words", 60, 20) }
          }
      }
    }
    // 10 beside the bar; circles of 44 without a gap, 8 between capsules, 14 beside words.
    #expect(probe.frame("words")?.maxX == 366)
    #expect(probe.frame("d")?.midX == 262)
    let shared = ["a", "b", "c"].map { probe.frame($0)!.midX }
    #expect(shared == [122, 166, 210])
    let glass = probe.elements.map(\.frameInWindow).filter { $0.minY == 10 && $0.height == 44 }
    #expect(glass.contains(rect(100, 10, 132, 44)))
    #expect(glass.contains(rect(240, 10, 44, 44)))
    #expect(glass.contains(rect(292, 10, 88, 44)))
  }

  private struct VariantNote: View {
    let note: Noted<SymbolVariants?>
    @Environment(\.symbolVariants) private var variants
    var body: some View {
      note.value = variants
      return Box("title", 10, 10)
    }
  }

  @Test("Symbols are filled in the bar of tabs, unless the program sets their variants itself")
  func filledSymbols() {
    let (filled, plain) = (Noted<SymbolVariants?>(nil), Noted<SymbolVariants?>(nil))
    _ = LayoutProbe(375, 667) {
      TabView {
        Box("one").tabItem { VariantNote(note: filled) }
        Box("two").tabItem { VariantNote(note: plain).environment(\.symbolVariants, .none) }
      }
    }
    #expect(filled.value == .fill)
    #expect(plain.value == SymbolVariants.none)
    // There is no filled gear in SF Symbols.
    #expect(SymbolVariants.fill.name(for: "gear") == "gear")
    #expect(SymbolVariants.fill.name(for: "house") == "house.fill")
  }

  @Test("A tab to search with stands on glass of its own at the end of the bar")
  func searchTab() {
    let probe = LayoutProbe(375, 667) {
      TabView {
        tab("one")
        tab("two")
        Tab(role: .search) {
          Box("found")
        } label: {
          Box("search", 20, 20)
        }
      }
    }
    // 21 beside both ends: 6 and half of 86 to the first title, half of 58 to the symbol.
    #expect(probe.frame("title one")?.midX == 70)
    #expect(probe.frame("search")?.midX == 325)
    #expect(probe.frame("search")?.midY == 615)
  }

  @Test("On an iPad the tabs stand at the top, in the row of the screen's own bar")
  func topTabs() {
    let pad = EdgeInsets(top: 24, leading: 0, bottom: 20, trailing: 0)
    let probe = LayoutProbe(1000, 800, safeArea: pad) {
      TabView {
        tab("one")
        tab("two")
      }
      .environment(\.horizontalSizeClass, .regular)
    }
    #expect(probe.frame("title one")!.midY == 56)
    #expect(probe.frame("title one")!.midX < 500)
    #expect(probe.frame("title two")!.midX > 500)
    #expect(probe.frame("screen one") == rect(0, 88, 1000, 692))
    let stack = LayoutProbe(1000, 800) {
      TabView {
        Tab {
          NavigationStack {
            Box("screen")
              .navigationTitle("Screen")
              .navigationBarTitleDisplayMode(.inline)
              .toolbar { ToolbarItem(placement: .topBarTrailing) { Box("item", 20, 20) } }
          }
        } label: {
          Box("title", 10, 10)
        }
      }
      .environment(\.horizontalSizeClass, .regular)
    }
    #expect(stack.frame("title")!.midY == 32)
    #expect(stack.frame("item")!.midY == 32)
    #expect(stack.frame("screen") == rect(0, 64, 1000, 736))
  }

  @Test("A bar is as light or dark as the program wants, and its screen stays as it is")
  func colorScheme() {
    func seen(_ bars: ToolbarPlacement...) -> [ColorScheme] {
      var seen: [ColorScheme] = []
      let probe = LayoutProbe(390, 844) {
        NavigationStack {
          SchemeReader { seen.append($0) }
            .navigationTitle("Books")
            .toolbar {
              ToolbarItem(placement: .topBarTrailing) { SchemeReader { seen.append($0) } }
              ToolbarItem(placement: .bottomBar) { SchemeReader { seen.append($0) } }
            }
            .toolbarColorScheme(.dark, for: bars[0])
        }
      }
      probe.run(0.1)
      return seen
    }
    #expect(Set(seen(.navigationBar)) == [.light, .dark])
    #expect(seen(.tabBar).allSatisfy { $0 == .light })
    #expect(seen(.bottomBar).contains(.dark))
  }

  @Test("A subtitle stands below the title, and makes the large one's place higher")
  func subtitle() {
    func top(_ subtitle: String?, _ mode: NavigationBarItem.TitleDisplayMode) -> CGFloat? {
      LayoutProbe(390, 844) {
        NavigationStack {
          Group {
            if let subtitle {
              Box("screen").navigationSubtitle(subtitle)
            } else {
              Box("screen")
            }
          }
          .navigationTitle("Books")
          .navigationBarTitleDisplayMode(mode)
        }
      }.frame("screen")?.minY
    }
    #expect(top(nil, .large) == 116.5)
    #expect(top("3 unread", .large) == 140.5)
    #expect(top("3 unread", .inline) == top(nil, .inline))
    let probe = LayoutProbe(390, 844) {
      NavigationStack { Box("screen").navigationTitle("Books").navigationSubtitle("3 unread") }
    }
    let spoken = probe.host.windowElements.flatMap { $0.accessibilityElements() }
    #expect("\(spoken)".contains("3 unread"))
  }

  @Test("A toggle in a bar is a button as wide as a symbol's, and a tap turns it over")
  func toggle() {
    var isOn = false
    let probe = LayoutProbe(390, 844, safeArea: phone) {
      NavigationStack {
        Box("screen").toolbar {
          ToolbarItem(placement: .topBarTrailing) {
            Toggle("Done", systemImage: "eye", isOn: Binding(get: { isOn }, set: { isOn = $0 }))
          }
        }
      }
    }
    // A circle of 44 points, 10 of which the bar keeps to the window's edge.
    probe.tap(CGPoint(x: 390 - 10 - 22, y: 62 + 26))
    #expect(isOn)
    probe.tap(CGPoint(x: 390 - 10 - 70, y: 62 + 26))
    #expect(isOn)
  }
}

extension LayoutProbe {
  /// The first scroll view there is.
  fileprivate var scroll: ScrollElement { elements.lazy.compactMap { $0 as? ScrollElement }.first! }

  /// The greens, 0…255, at 40 points from the left and `heights` from the top.
  fileprivate func levels(at heights: [Int]) -> [Int] {
    let size = host.size
    let bitmap = Bitmap(width: Int(size.width), height: Int(size.height))
    Painter(jobs: 1).paint(
      host.frame(at: time).displayList, into: bitmap, scale: 1, background: .white)
    let pixels = bitmap.unpaddedPixels
    return heights.map { Int(pixels[($0 * bitmap.width + 40) * 4 + 1]) }
  }
}

/// Tells how light it is where it stands.
private struct SchemeReader: View {
  let read: (ColorScheme) -> Void
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    read(colorScheme)
    return Box("scheme", 10, 10)
  }
}
