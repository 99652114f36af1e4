import Foundation
import HalcyonTesting
import Kingfisher
import SDWebImageSwiftUI
import SwiftUI
import Testing

/// Views of packages that load pictures, by our own.
@Suite("Pictures that packages load")
@MainActor
struct LoadedPictureTests {
  /// One red pixel.
  private let red = URL(
    string:
      "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC"
  )
  private let nothing = URL(string: "data:image/png;base64,AAAA")
  private final class Told { var words: [String] = [] }

  private func color(_ view: some View, at time: Double = 0.1) -> [UInt8] {
    let stage = Stage(view.frame(width: 20, height: 20), size: CGSize(width: 20, height: 20))
    stage.advance(by: time)
    guard let color = stage.picture.color(at: CGPoint(x: 10, y: 10)) else { return [] }
    return [color.red, color.green, color.blue]
  }

  @Test("A resizable picture fills its frame, and tells that it is there, with its pixels")
  func shown() {
    let told = Told()
    let web = WebImage(url: red).resizable().onSuccess { image, _, _ in
      told.words.append("web \(image.size.width)")
    }
    let kingfisher = KFImage(red).resizable().onSuccess {
      told.words.append("kf \($0.image.size.width)")
    }
    let expected = color(Color(red: 1, green: 0, blue: 0))
    #expect(color(web)[0] > 200 && color(web)[2] < 60)
    #expect(color(kingfisher) == color(web))
    #expect(color(AnimatedImage(url: red).resizable()) == color(web))
    #expect(expected[0] == 255)
    #expect(Set(told.words) == ["web 1.0", "kf 1.0"])
  }

  @Test(
    "Where there is none the placeholder is shown, or what stands for a failure, and the program is told"
  )
  func placeholders() {
    let told = Told()
    let blue = color(Color.blue)
    #expect(color(WebImage(url: nil).placeholder { Color.blue }) == blue)
    #expect(color(AnimatedImage(url: nil) { Color.blue }) == blue)
    #expect(color(AnimatedImage(url: red) { Color.blue }.resizable())[0] > 200)
    #expect(color(KFImage(nil).placeholder { Color.blue }) == blue)
    #expect(color(KFImage(nil).placeholder { (_: Progress) in Color.blue }) == blue)
    let failing = KFImage(nothing).placeholder { Color.red }.onFailureView { Color.blue }
      .onFailure { told.words.append($0.localizedDescription) }
    #expect(color(failing) == blue)
    #expect(
      color(
        WebImage(url: nothing).placeholder { Color.blue }.onFailure { _ in told.words.append("web")
        }) == blue)
    #expect(told.words.count == 2 && told.words.last == "web")
  }

  @Test("A program's own view is made by how far the loading is")
  func content() {
    let green = color(Color.green)
    let view = WebImage(url: red) { image in
      image.resizable().overlay(Color.green)
    } placeholder: {
      Color.blue
    }
    #expect(color(view) == green)
    let phases = WebImage(url: nothing) { phase in
      if phase.error != nil { Color.green } else { Color.blue }
    }
    #expect(color(phases) == green)
  }

  @Test("A picture fades in for as long as it is told to")
  func fade() {
    let half = color(KFImage(red).resizable().placeholder { Color.white }.fade(duration: 2), at: 1)
    let whole = color(KFImage(red).resizable())
    #expect(half[2] > whole[2] && half[2] < 255)
  }

  @Test(
    "A GIF's pictures follow one another, each for its time, and then the first again; or stand still"
  )
  func moving() throws {
    // Three red pixels for half a second, then three blue ones for a tenth.
    let data = try #require(
      Data(
        base64Encoded:
          "R0lGODlhAwABAIEAAP8AAAD/AAAA/wkJCSH/C05FVFNDQVBFMi4wAwEAAAAh+QQFMgADACwAAAAAAwABAAACAwRBFAAh+QQFAQADACwAAAAAAwABAAACAxRFFQA7"
      ))
    let url = URL(string: "data:image/gif;base64,\(data.base64EncodedString())")
    func isRed(_ view: some View, _ time: Double) -> Bool {
      let color = color(view, at: time)
      return color[0] > 200 && color[2] < 100
    }
    for view in [
      AnyView(WebImage(url: url).resizable()), AnyView(AnimatedImage(data: data).resizable()),
      AnyView(KFAnimatedImage(url)),
    ] {
      #expect([0.3, 0.55, 0.7, 1.15].map { isRed(view, $0) } == [true, false, true, false])
    }
    let still = WebImage(url: url, isAnimating: .constant(false)).resizable()
    #expect([0.3, 0.55].map { isRed(still, $0) } == [true, true])
    #expect(isRed(KFImage(url).resizable(), 0.55))
  }
}
