import Foundation
import Goldens
import Testing

/// One comparison of a picture with its file, and what is told of it.
@MainActor
struct GoldenCheck {
  let picture: Picture
  let name: String
  let match: PictureMatch
  let filePath: String
  let location: SourceLocation

  /// `__Snapshots__/TestFile/name.png` beside the test's file.
  private var golden: Golden {
    let test = URL(fileURLWithPath: filePath)
    let suite = test.deletingPathExtension().lastPathComponent
    let file = test.deletingLastPathComponent().appendingPathComponent("__Snapshots__")
      .appendingPathComponent(suite).appendingPathComponent(Self.fileName(name) + ".png")
    return Golden(file: file, name: "\(suite): \(name)")
  }

  func run() -> Bool {
    GoldenFailures.begin(filePath: filePath)
    do {
      let outcome = try golden.check(
        picture.bitmap, tolerance: match.tolerance, recording: .fromEnvironment)
      return tell(outcome)
    } catch {
      fail("the picture \(golden.file.path) cannot be written: \(error)", at: location)
      return false
    }
  }

  private func tell(_ outcome: Golden.Outcome) -> Bool {
    let path = golden.file.path
    switch outcome {
    case .same: return true
    case .recorded(wasMissing: false): return true
    case .recorded(wasMissing: true):
      if Golden.Recording.fromEnvironment == .all { return true }
      fail(
        "there was no picture to compare with: it is recorded now, in \(path). Look at it, and run "
          + "the test again.", at: location)
    case .missing:
      attach(picture.pngData, "test")
      GoldenFailures.add(
        .init(
          name: golden.name, explanation: "There is no picture to compare with.",
          golden: golden.file, test: picture.bitmap), filePath: filePath)
      fail("there is no picture to compare with in \(path)", at: location)
    case .unreadable(let reason):
      fail("the picture in \(path) cannot be read: \(reason)", at: location)
    case .different(let difference): tell(difference)
    }
    return false
  }

  private func tell(_ difference: PictureDifference) {
    let failure = GoldenReport.Failure(
      name: golden.name, golden: golden.file, difference: difference)
    attach(failure.master, "master")
    attach(failure.test, "test")
    attach(failure.isolated, "isolated")
    attach(failure.masked, "masked")
    let report = GoldenFailures.add(failure, filePath: filePath)
    fail(
      "\(difference.explanation) Golden: \(golden.file.path)\n"
        + "All pictures that differ: \(report)\n"
        + "To accept the new ones: \(GoldenFailures.acceptCommand)", at: location)
  }

  private func attach(_ data: Data?, _ kind: String) {
    guard let data, Test.current != nil else { return }
    Attachment.record(
      [UInt8](data), named: "\(Self.fileName(name)).\(kind).png", sourceLocation: location)
  }

  /// Letters, digits, dots and dashes; others become dashes.
  private static func fileName(_ name: String) -> String {
    String(name.map { $0.isLetter || $0.isNumber || "._-".contains($0) ? $0 : "-" })
  }
}

/// The page with all that failed in a test run.
@MainActor
enum GoldenFailures {
  /// The pages that are known to be of this run.
  private static var begun: Set<String> = []

  static let acceptCommand = "\(Golden.Recording.variable)=all swift test"

  /// To be called before a picture of this test is compared: the page of an earlier run goes.
  static func begin(filePath: String) {
    let report = report(for: filePath)
    if begun.insert(report.file.path).inserted { try? report.begin() }
  }

  /// Adds a failure to the page; answers where that is.
  @discardableResult
  static func add(_ failure: GoldenReport.Failure, filePath: String) -> String {
    let report = report(for: filePath)
    do {
      try report.add(failure)
      return report.file.path
    } catch { return "(the page \(report.file.path) cannot be written: \(error))" }
  }

  private static func report(for filePath: String) -> SharedReport {
    SharedReport(file: place(for: filePath), acceptCommand: acceptCommand)
  }

  private static func place(for filePath: String) -> URL {
    if let path = ProcessInfo.processInfo.environment["HALCYON_REPORT"] {
      return URL(fileURLWithPath: path)
    }
    var folder = URL(fileURLWithPath: filePath).deletingLastPathComponent()
    while folder.path != "/" {
      let manifest = folder.appendingPathComponent("Package.swift").path
      if FileManager.default.fileExists(atPath: manifest) {
        return folder.appendingPathComponent(".build/halcyon-pictures/index.html")
      }
      folder.deleteLastPathComponent()
    }
    return FileManager.default.temporaryDirectory
      .appendingPathComponent("halcyon-pictures/index.html")
  }
}
