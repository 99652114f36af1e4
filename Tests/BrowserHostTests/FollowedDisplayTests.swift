import NIOCore
import Testing

@testable import BrowserHost

@Suite("Which display a program's frames follow")
struct FollowedDisplayTests {
  private func time(_ milliseconds: Int64) -> NIODeadline {
    .uptimeNanoseconds(10_000_000_000) + .milliseconds(milliseconds)
  }

  /// Whether each of these displays is followed when it shows a picture, by the viewer's number and milliseconds.
  private func followed(_ pictures: [(viewer: Int, at: Int64)]) -> [Bool] {
    var display = FollowedDisplay()
    return pictures.map { display.take(viewer: $0.viewer, now: time($0.at)) }
  }

  @Test("The first that shows a picture is followed, and others are not")
  func first() {
    let pictures = (0..<600).flatMap { frame in [(7, Int64(frame) * 16), (3, Int64(frame) * 16)] }
    #expect(followed(pictures) == (0..<600).flatMap { _ in [true, false] })
  }

  @Test("One that shows nothing for a second is left for the next that does")
  func change() {
    let pictures: [(Int, Int64)] = [(1, 0), (2, 1000), (2, 1001), (1, 1002)]
    #expect(followed(pictures) == [true, false, true, false])
  }
}
