import Foundation
import Testing

@testable import Geometry

@Suite("Path description: the elements SwiftUI itself writes")
struct PathDescriptionTests {
  private let rect = CGRect(x: 0, y: 0, width: 100, height: 60)

  @Test("A rectangle starts at its top leading corner and runs clockwise on screen")
  func rectangle() {
    expectPath(Path(rect), "0 0 m 100 0 l 100 60 l 0 60 l h")
    expectPath(Path(roundedRect: rect, cornerRadius: 0), "0 0 m 100 0 l 100 60 l 0 60 l h")
  }

  @Test("An ellipse starts at its trailing point")
  func ellipse() {
    expectPath(
      Path(ellipseIn: rect),
      "100 30 m 100 46.5685 77.6142 60 50 60 c 22.3858 60 0 46.5685 0 30 c "
        + "0 13.4315 22.3858 0 50 0 c 77.6142 0 100 13.4315 100 30 c h")
  }

  @Test("Circular corners are quarter circles")
  func circularCorners() {
    expectPath(
      Path(
        roundedRect: CGRect(x: 10, y: 20, width: 50, height: 40), cornerRadius: 8, style: .circular),
      "60 40 m 60 52 l 60 56.4183 56.4183 60 52 60 c 18 60 l 13.5817 60 10 56.4183 10 52 c "
        + "10 28 l 10 23.5817 13.5817 20 18 20 c 52 20 l 56.4183 20 60 23.5817 60 28 c h")
  }

  @Test("Continuous corners are three cubics each")
  func continuousCorners() {
    expectPath(
      Path(roundedRect: rect, cornerRadius: 12),
      """
      100 30 m 100 41.656 l 100 46.9381 100 49.5791 99.1011 52.4221 c 97.9713 55.5261 95.5261 \
      57.9713 92.4221 59.1011 c 89.5791 60 86.9381 60 81.656 60 c 18.344 60 l 13.0619 60 10.4209 \
      60 7.57793 59.1011 c 4.47389 57.9713 2.02872 55.5261 0.898937 52.4221 c 0 49.5791 0 46.9381 \
      0 41.656 c 0 18.344 l 0 13.0619 0 10.4209 0.898937 7.57793 c 2.02872 4.47389 4.47389 2.02872 \
      7.57793 0.898937 c 10.4209 0 13.0619 0 18.344 0 c 81.656 0 l 86.9381 0 89.5791 0 92.4221 \
      0.898937 c 95.5261 2.02872 97.9713 4.47389 99.1011 7.57793 c 100 10.4209 100 13.0619 100 \
      18.344 c h
      """)
  }

  @Test("A continuous corner without room draws its start in", arguments: [20, 40])
  func crowdedCorners(radius: CGFloat) {
    let crowded20 = """
      100 30 m 100 30 l 100 38.3695 100 42.6844 98.5018 47.3701 c 96.6188 52.5435 92.5435 56.6188 \
      87.3701 58.5018 c 82.6319 60 78.2302 60 69.4267 60 c 30.5733 60 l 21.7698 60 17.3681 60 \
      12.6299 58.5018 c 7.45648 56.6188 3.3812 52.5435 1.49823 47.3701 c 0 42.6844 0 38.3695 0 30 c \
      0 30 l 0 21.6305 0 17.3156 1.49823 12.6299 c 3.3812 7.45648 7.45648 3.3812 12.6299 1.49823 c \
      17.3681 0 21.7698 0 30.5733 0 c 69.4267 0 l 78.2302 0 82.6319 0 87.3701 1.49823 c 92.5435 \
      3.3812 96.6188 7.45648 98.5018 12.6299 c 100 17.3156 100 21.6305 100 30 c h
      """
    let clamped30 = """
      100 30 m 100 30 l 100 31.2 100 35.4 97.7527 41.0552 c 94.9282 48.8153 88.8153 54.9282 81.0552 \
      57.7527 c 73.9478 60 67.3453 60 54.1401 60 c 45.8599 60 l 32.6547 60 26.0522 60 18.9448 \
      57.7527 c 11.1847 54.9282 5.0718 48.8153 2.24734 41.0552 c 0 35.4 0 31.2 0 30 c 0 30 l 0 28.8 \
      0 24.6 2.24734 18.9448 c 5.0718 11.1847 11.1847 5.0718 18.9448 2.24734 c 26.0522 0 32.6547 0 \
      45.8599 0 c 54.1401 0 l 67.3453 0 73.9478 0 81.0552 2.24734 c 88.8153 5.0718 94.9282 11.1847 \
      97.7527 18.9448 c 100 24.6 100 28.8 100 30 c h
      """
    expectPath(Path(roundedRect: rect, cornerRadius: radius), radius == 20 ? crowded20 : clamped30)
  }

  @Test("Corners of different radii start between the two trailing ones")
  func unevenCorners() {
    let radii = RectangleCornerRadii(
      topLeading: 5, bottomLeading: 10, bottomTrailing: 15, topTrailing: 20)
    expectPath(
      Path(roundedRect: rect, cornerRadii: radii, style: .circular),
      "100 32.5 m 100 45 l 100 53.2843 93.2843 60 85 60 c 10 60 l 4.47715 60 0 55.5228 0 50 c "
        + "0 5 l 0 2.23858 2.23858 0 5 0 c 80 0 l 91.0457 0 100 8.95431 100 20 c h")
  }

  @Test("A line after a close starts at the subpath's start")
  func lineAfterClose() {
    let path = Path {
      $0.move(to: .zero)
      $0.addLine(to: CGPoint(x: 10, y: 0))
      $0.closeSubpath()
      $0.addLine(to: CGPoint(x: 0, y: 10))
    }
    expectPath(path, "0 0 m 10 0 l h 0 10 l")
    #expect(path.currentPoint == CGPoint(x: 0, y: 10))
  }

  @Test("A path reads back what it wrote")
  func roundTrip() throws {
    let text = "0 0 m 10 0 l 1 2 3 4 q 1 2 3 4 5.5 -6.25 c h 1e+07 2 l"
    #expect(try #require(Path(text)).description == text)
    #expect(try #require(Path("")).isEmpty)
  }

  @Test("Words that mean nothing are refused", arguments: ["0 m", "0 0 x", "1 2 3 l", "a 0 m"])
  func refused(text: String) {
    #expect(Path(text) == nil)
  }
}
