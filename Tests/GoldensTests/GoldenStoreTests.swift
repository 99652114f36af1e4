import Foundation
import Pixels
import TestSupport
import Testing

@testable import Goldens

@Suite("Golden pictures in files")
struct GoldenStoreTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private var golden: Golden {
    Golden(file: folder.url.appendingPathComponent("Suite/one.png"), name: "one")
  }

  private func picture(_ value: UInt8) -> Bitmap {
    let bitmap = Bitmap(width: 2, height: 2)
    for y in 0..<2 { memset(bitmap.bytes + y * bitmap.rowBytes, Int32(value), 8) }
    return bitmap
  }

  @Test("A missing picture is written, and equals itself from then on")
  func recordsMissing() throws {
    guard case .recorded(wasMissing: true) = try golden.check(picture(255), recording: .missing)
    else { return #expect(Bool(false), "it was not recorded") }
    guard case .same = try golden.check(picture(255), recording: .missing) else {
      return #expect(Bool(false), "it is not the same")
    }
  }

  @Test("Another picture differs and is left alone, until all are to be recorded")
  func differs() throws {
    _ = try golden.check(picture(255), recording: .missing)
    guard case .different(let difference) = try golden.check(picture(0), recording: .missing)
    else { return #expect(Bool(false), "it does not differ") }
    #expect(difference.pixelCount == 4)
    guard case .different = try golden.check(picture(0), recording: .never) else {
      return #expect(Bool(false), "the file was changed")
    }
    guard case .recorded(wasMissing: false) = try golden.check(picture(0), recording: .all),
      case .same = try golden.check(picture(0), recording: .never)
    else { return #expect(Bool(false), "it was not recorded") }
  }

  @Test("Nothing is written where that is forbidden")
  func never() throws {
    guard case .missing = try golden.check(picture(0), recording: .never) else {
      return #expect(Bool(false), "it is not missing")
    }
    #expect(folder.contents.isEmpty)
  }

  @Test("The page shows all four pictures, the command, and names as text")
  func report() throws {
    let difference = PictureDifference(master: picture(255), test: picture(0))
    var report = GoldenReport(acceptCommand: "HALCYON_RECORD=all swift test")
    report.failures = [.init(name: "<one>", golden: golden.file, difference: difference)]
    let html = report.html
    #expect(html.contains("HALCYON_RECORD=all swift test"))
    #expect(html.contains("&lt;one&gt;"))
    #expect(!html.contains("<one>"))
    for name in ["old", "new", "isolated difference", "masked difference"] {
      #expect(html.contains("<figcaption>\(name)</figcaption>"))
    }
    #expect(html.contains("type=\"range\""))
  }
}
