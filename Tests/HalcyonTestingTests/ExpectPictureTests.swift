import Foundation
import HalcyonTesting
import SwiftUI
import TestSupport
import Testing

@MainActor @Suite("Golden pictures")
struct ExpectPictureTests {
  private struct Badge: View {
    var color = Color(red: 0, green: 0.5, blue: 1)
    var body: some View {
      RoundedRectangle(cornerRadius: 8).fill(color).frame(width: 40, height: 20)
    }
  }

  private let size = CGSize(width: 60, height: 40)

  @Test("A picture beside the test is compared with")
  func committed() {
    expectPicture(of: Badge(), named: "badge", size: size)
    let dark = Stage(Badge(), size: size, appearance: .dark)
    expectPicture(of: dark, named: "badge-dark")
  }

  @Test("A missing picture is recorded, fails once, and is compared with from then on")
  func records() throws {
    let folder = try TemporaryFolder()
    let test = folder.file("MyTests.swift")
    withKnownIssue {
      expectPicture(of: Badge(), named: "new one", size: size, filePath: test)
    } matching: {
      "\($0)".contains("it is recorded now")
    }
    #expect(
      FileManager.default.fileExists(atPath: folder.file("__Snapshots__/MyTests/new-one.png")))
    #expect(expectPicture(of: Badge(), named: "new one", size: size, filePath: test))
  }

  @Test("A changed colour fails, with a page that shows it; a tolerance lets a shade pass")
  func differs() throws {
    let folder = try TemporaryFolder()
    try folder.write("// a package", to: "Package.swift")
    let test = folder.file("MyTests.swift")
    withKnownIssue { expectPicture(of: Badge(), named: "b", size: size, filePath: test) }
    let other = Badge(color: Color(red: 0, green: 0.51, blue: 1))
    withKnownIssue {
      expectPicture(of: other, named: "b", size: size, filePath: test)
    } matching: {
      "\($0)".contains("pixels differ, by 2 of 255") && "\($0)".contains("HALCYON_RECORD=all")
    }
    let page = String(
      decoding: folder.bytes(".build/halcyon-pictures/index.html"), as: UTF8.self)
    #expect(page.contains("MyTests: b"))
    #expect(
      expectPicture(
        of: other, named: "b", size: size, .perceptual(colorDifference: 2.3), filePath: test))
  }

  @Test("The same view makes the same bytes, also where it moves")
  func sameBytes() {
    func strip() -> Data {
      let stage = Stage(
        TimelineView(.animation) { context in
          let angle = context.date.timeIntervalSinceReferenceDate
          Badge().rotationEffect(.radians(angle)).offset(x: .random(in: -5...5))
        }, size: size)
      return stage.filmstrip(0...0.5, every: 0.1).pngData
    }
    let first = strip()
    #expect((0..<5).allSatisfy { _ in strip() == first })
  }

  @Test("A film has a picture for each step, both ends among them")
  func film() {
    let stage = Stage(Badge(), size: size)
    #expect(stage.film(0...2, every: 0.5).count == 5)
    #expect(stage.time == 2)
    let strip = stage.filmstrip(0...0.2, every: 0.1, columns: 2)
    #expect(strip.width == 240)
    #expect(strip.height == 160)
    #expect(stage.picture.color(at: CGPoint(x: 30, y: 20))?.blue == 255)
    #expect(stage.picture.color(at: CGPoint(x: 1, y: 1))?.red == 255)
  }
}
