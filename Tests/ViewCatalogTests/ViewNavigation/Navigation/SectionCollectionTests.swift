import Foundation
import Geometry
import Testing

@testable import ViewContent
@testable import ViewControls
@testable import ViewGraphics
@testable import ViewInteraction
@testable import ViewLayout
@testable import ViewNavigation
@_spi(Runtime) @testable import ViewRuntime

extension ContainerValues {
  private struct RankKey: ContainerValueKey { static var defaultValue: Int { 0 } }
  fileprivate var rank: Int {
    get { self[RankKey.self] }
    set { self[RankKey.self] = newValue }
  }
}

@MainActor @Suite("Sections of a container's content")
struct SectionCollectionTests {
  private struct Cards<Content: View>: View {
    let report: Noted<[String]>
    @ViewBuilder let content: Content

    var body: some View {
      Group(sections: content) { sections in
        let counts = sections.map {
          "\($0.header.count) \($0.content.count) \($0.footer.count) \($0.containerValues.rank)"
        }
        let _ = report.value = counts
        VStack(spacing: 0) {
          ForEach(sections) { section in
            HStack(spacing: 0) { section.content }
          }
        }
      }
    }
  }

  @Test("Sections have their headers, rows and footers, and loose views make one of their own")
  func parts() {
    let report = Noted<[String]>([])
    let probe = LayoutProbe {
      Cards(report: report) {
        Box("loose", 10, 10)
        Section {
          Box("a", 10, 10)
          Box("b", 10, 10)
        } header: {
          Box("head", 10, 10)
        } footer: {
          Box("foot", 10, 10)
        }
        .containerValue(\.rank, 7)
        Section { Box("c", 10, 10) }
      }
    }
    #expect(report.value == ["0 1 0 0", "1 2 1 7", "0 1 0 0"])
    #expect(probe.frame("a")?.minY == probe.frame("b")?.minY)
    #expect(probe.frame("c")?.minY == probe.frame("a")?.maxY)
    #expect(!probe.shows("head"))
  }

  @Test("What a container sets around a part of a section holds for the views in it")
  func environment() {
    let seen = Noted<[String]>([])
    struct Row: View {
      let name: String
      let seen: Noted<[String]>
      @Environment(\.lineLimit) private var lineLimit
      var body: some View {
        let _ = seen.value.append("\(name) \(lineLimit ?? 0)")
        Box(name, 10, 10)
      }
    }
    let probe = LayoutProbe {
      VStack {
        ForEach(
          sections: Section {
            Row(name: "row", seen: seen)
          } header: {
            Row(name: "head", seen: seen)
          }
        ) { section in
          section.header.lineLimit(3)
          ForEach(section.content) { $0.lineLimit(5) }
        }
      }
    }
    #expect(probe.shows("head") && probe.shows("row"))
    #expect(seen.value.last { $0.hasPrefix("head") } == "head 3")
    #expect(seen.value.last { $0.hasPrefix("row") } == "row 5")
  }

  @Test("A loop over sections makes a row for each")
  func loop() {
    let probe = LayoutProbe {
      VStack(spacing: 0) {
        ForEach(
          sections: Group {
            Section { Box("a", 10, 10) }
            Section { Box("b", 10, 10) }
          }
        ) { section in
          section.content
          Box("line", 30, 2)
        }
      }
    }
    #expect(probe.names.filter { $0 == "line" }.count == 2)
  }
}
