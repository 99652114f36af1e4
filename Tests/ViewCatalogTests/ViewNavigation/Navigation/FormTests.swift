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

@MainActor @Suite("Forms, and rows of lists")
struct FormTests {
  private struct Flat: FormStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack(spacing: 0) { configuration.content }
    }
  }

  @Test("A style of the program's own lays the rows out")
  func ownStyle() {
    let probe = LayoutProbe(200, 400) {
      Form {
        Box("a", 50, 20)
        Box("b", 50, 20)
      }
      .formStyle(Flat())
    }
    #expect(probe.frame("a")?.maxY == probe.frame("b")?.minY)
  }

  @Test("In columns the rows do not scroll, and stand as close as in a stack")
  func columns() {
    let probe = LayoutProbe(200, 400) {
      Form {
        Box("a", 50, 20)
        Box("b", 80, 20)
      }
      .formStyle(.columns)
    }
    #expect(probe.frame("a")?.minX == probe.frame("b")?.minX)
    #expect((probe.frame("b")?.minY ?? 0) - (probe.frame("a")?.maxY ?? 0) < 20)
  }

  @Test("A row that cannot be selected leaves the selection as it is")
  func selectionDisabled() {
    let chosen = Noted<Int?>(nil)
    let probe = LayoutProbe(300, 400) {
      List(selection: chosen.binding) {
        Box("a", 50, 20).tag(1).selectionDisabled()
        Box("b", 50, 20).tag(2)
      }
    }
    probe.tap("a")
    #expect(chosen.value == nil)
    probe.tap("b")
    #expect(chosen.value == 2)
  }

  @Test("Rows are at least as tall as the list says")
  func rowHeight() {
    func distance(_ height: CGFloat?) -> CGFloat {
      let probe = LayoutProbe(300, 600) {
        List {
          Box("a", 50, 10)
          Box("b", 50, 10)
        }
        .environment(\.defaultMinListRowHeight, height ?? 56)
      }
      return probe.middle("b").y - probe.middle("a").y
    }
    #expect(distance(100) - distance(nil) == 44)
  }

  // A private type has no name by which it could be found again.
  struct Stop: Hashable, Codable { var name: String }

  @Test("A path is written with its types, the last value first, and read back")
  func codablePath() throws {
    var path = NavigationPath()
    path.append(Stop(name: "Kyoto"))
    path.append(7)
    let data = try JSONEncoder().encode(try #require(path.codable))
    let texts = try JSONDecoder().decode([String].self, from: data)
    #expect(texts.count == 4)
    #expect(texts[1] == "7")
    #expect(texts[3] == #"{"name":"Kyoto"}"#)
    let again = try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)
    #expect(NavigationPath(again) == path)
  }

  private struct Secret: Hashable {}

  @Test("A path with a value that cannot be written has no form to be written in")
  func plainPath() {
    var path = NavigationPath()
    path.append(Secret())
    #expect(path.codable == nil)
  }

  @Test("A name that is no type of values is told of when a path is read")
  func unknownType() {
    let data = Data(#"["nothing","7"]"#.utf8)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)
    }
  }
}
