import Foundation
import Goldens
import Testing
import ViewCatalog
import ViewRuntime

/// How far a picture may be off.
public enum PictureMatch: Hashable, Sendable {
  /// Each pixel is the golden's: what the same sources draw is the same on every machine.
  case exact
  /// A pixel may be off by `colorDifference` in ΔE*ab (CIE 1976: 1 can just be told apart side by side,
  /// 2.3 is noticeable, 100 is black to white), and `fraction` of all pixels by more.
  case perceptual(colorDifference: Double, fraction: Double = 0)

  var tolerance: PictureTolerance {
    switch self {
    case .exact: .exact
    case .perceptual(let colorDifference, let fraction):
      PictureTolerance(colorDifference: colorDifference, pixelFraction: fraction)
    }
  }
}

/// Expects that a picture is the one that was accepted before: the file
/// `__Snapshots__/TestFile/name.png` beside the test's.
///
/// Without a file the picture is recorded, and the test fails once. `HALCYON_RECORD=all` in the
/// environment records all, `never` none. A failure attaches four pictures to the test (master, test,
/// isolated and masked difference) and adds them to one page,
/// `.build/halcyon-pictures/index.html` in the package, or `HALCYON_REPORT`.
///
/// - Parameter name: that of the test where none is given: the second picture of a test needs one.
/// - Returns: whether it is.
@MainActor @discardableResult
public func expectPicture(
  of picture: Picture, named name: String? = nil, _ match: PictureMatch = .exact,
  filePath: String = #filePath, function: String = #function,
  sourceLocation: SourceLocation = #_sourceLocation
) -> Bool {
  GoldenCheck(
    picture: picture, name: name ?? testName(function), match: match,
    filePath: filePath, location: sourceLocation
  ).run()
}

/// The same for what a stage shows now.
@MainActor @discardableResult
public func expectPicture(
  of stage: Stage, named name: String? = nil, _ match: PictureMatch = .exact,
  filePath: String = #filePath, function: String = #function,
  sourceLocation: SourceLocation = #_sourceLocation
) -> Bool {
  expectPicture(
    of: stage.picture, named: name, match, filePath: filePath, function: function,
    sourceLocation: sourceLocation)
}

/// The same for a view in a window of its own, at its first moment.
@MainActor @discardableResult
public func expectPicture<Content: View>(
  of view: @autoclosure () -> Content, named name: String? = nil, size: CGSize? = nil,
  device: Device? = nil, appearance: Appearance = .light, dynamicType: DynamicTypeSize = .large,
  _ match: PictureMatch = .exact, filePath: String = #filePath, function: String = #function,
  sourceLocation: SourceLocation = #_sourceLocation
) -> Bool {
  let stage = Stage(
    view(), size: size, device: device, appearance: appearance, dynamicType: dynamicType)
  return expectPicture(
    of: stage.picture, named: name, match, filePath: filePath, function: function,
    sourceLocation: sourceLocation)
}

/// The name of a picture that was given none: the test's.
private func testName(_ function: String) -> String { String(function.prefix { $0 != "(" }) }
