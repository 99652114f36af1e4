import Foundation
import HalcyonTesting
import SwiftUI
import Testing

/// A text of letters of one width in a window, whose letters are tapped by their number.
@MainActor
private final class LinkStage {
  private(set) var opened: [String] = []
  private(set) var stage: Stage!
  private let count: Int
  private let text: String

  init<Around: View>(
    _ text: Text, letters: String, @ViewBuilder around: (AnyView) -> Around = { $0 }
  ) {
    (self.text, count) = (letters, letters.count)
    let shown = around(AnyView(text.font(.system(size: 20).monospaced())))
      .environment(
        \.openURL,
        OpenURLAction { [weak self] url in
          self?.opened.append(url.absoluteString)
          return .handled
        })
    stage = Stage(shown, size: CGSize(width: 390, height: 200))
  }

  /// The middle of the letter with that number in a text of one line.
  func place(_ letter: Int) throws -> CGPoint {
    let frame = stage[text].frame
    try #require(!frame.isNull)
    return CGPoint(
      x: frame.minX + frame.width * (CGFloat(letter) + 0.5) / CGFloat(count), y: frame.midY)
  }

  func tap(_ letter: Int) throws { stage.tap(at: try place(letter)) }
}

@Suite("Links among letters")
@MainActor
struct TextLinksTests {
  private let text = Text("Go [here](https://a.example), [or](https://b.example)")
  private let letters = "Go here, or"

  @Test(
    "A tap opens the link that it is on, from the first letter to the last, and words beside open nothing"
  )
  func opens() throws {
    let stage = LinkStage(text, letters: letters)
    for letter in [0, 1, 2, 7, 8] { try stage.tap(letter) }
    #expect(stage.opened.isEmpty)
    for letter in [3, 6, 9, 10] { try stage.tap(letter) }
    #expect(
      stage.opened == [
        "https://a.example", "https://a.example", "https://b.example", "https://b.example",
      ])
  }

  @Test("A link of an attributed string and one whose letters differ are opened too")
  func attributed() throws {
    var string = AttributedString("See ")
    var link = AttributedString("this")
    link.link = URL(string: "https://a.example")
    string += link
    link.inlinePresentationIntent = .stronglyEmphasized
    string += link
    let stage = LinkStage(Text(string), letters: "See thisthis")
    try stage.tap(3)
    for letter in [4, 11] { try stage.tap(letter) }
    #expect(stage.opened == ["https://a.example", "https://a.example"])
    #expect(stage.stage["See thisthis"].exists)
  }

  @Test("The innermost wins: a link before the tap around it, which has the other letters")
  func around() throws {
    var taps = 0
    let stage = LinkStage(text, letters: letters) { $0.onTapGesture { taps += 1 } }
    try stage.tap(4)
    #expect(taps == 0 && stage.opened.count == 1)
    try stage.tap(0)
    #expect(taps == 1 && stage.opened.count == 1)
  }

  @Test("A finger that strays, or goes up beside the link, opens nothing")
  func strays() throws {
    let stage = LinkStage(text, letters: letters)
    stage.stage.drag(from: try stage.place(4), to: try stage.place(0))
    stage.stage.drag(from: try stage.place(0), to: try stage.place(4))
    #expect(stage.opened.isEmpty)
  }

  @Test("Nothing is opened where interaction is off", arguments: [true, false])
  func disabled(isDisabled: Bool) throws {
    let stage = LinkStage(text, letters: letters) {
      $0.disabled(isDisabled).allowsHitTesting(isDisabled)
    }
    try stage.tap(4)
    #expect(stage.opened.isEmpty)
  }

  @Test("Lines are told apart: each opens its own")
  func lines() throws {
    var opened: [String] = []
    let text = Text("[first](https://a.example)\n[other](https://b.example)")
      .font(.system(size: 20))
      .environment(
        \.openURL,
        OpenURLAction {
          opened.append($0.absoluteString)
          return .handled
        })
    let stage = Stage(text, size: CGSize(width: 390, height: 200))
    let frame = stage["first\nother"].frame
    try #require(!frame.isNull)
    stage.tap(at: CGPoint(x: frame.midX, y: frame.minY + frame.height / 4))
    stage.tap(at: CGPoint(x: frame.midX, y: frame.maxY - frame.height / 4))
    #expect(opened == ["https://a.example", "https://b.example"])
  }

  @Test("Those who do not see it find a link, or what links there are by their letters")
  func spoken() throws {
    let one = LinkStage(Text("[all](https://a.example)"), letters: "all")
    #expect(one.stage["all"].traits.contains(.isLink))
    one.stage["all"].tap()
    #expect(one.opened == ["https://a.example"])
    let two = LinkStage(text, letters: letters)
    #expect(two.stage[letters].traits.contains(.isStaticText))
    #expect(two.stage[letters].actions == ["here", "or"])
    two.stage[letters].perform("or")
    #expect(two.opened == ["https://b.example"])
  }
}
