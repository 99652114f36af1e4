import Testing

@testable import Typesetting

@Suite("Room for tall letters")
struct TallLettersTests {
  @Test(
    "Languages in Latin, Cyrillic, Greek, Hebrew, Chinese, Japanese and Korean letters need none",
    arguments: [
      "en", "en-US", "de_DE", "ru", "el", "he", "zh-Hans", "zh-Hant-TW", "ja", "ko", "sr",
    ])
  func low(language: String) {
    #expect(!TallLetters.isOneTall(of: [language]))
  }

  @Test(
    "Languages in letters of the Middle East and of South Asia, and Vietnamese with its marks, do",
    arguments: ["ar", "fa-IR", "ur", "hi", "bn", "ta", "th", "lo", "km", "my", "vi", "pa-Arab"])
  func tall(language: String) {
    #expect(TallLetters.isOneTall(of: [language]))
    #expect(TallLetters.isOneTall(of: ["en", language]))
  }

  @Test("A language that nobody knows, and none, need no room")
  func unknown() {
    #expect(!TallLetters.isOneTall(of: ["xx-nonsense"]))
    #expect(!TallLetters.isOneTall(of: []))
  }

  @Test(
    "Without room a line of a text style is as high as the font: 2444 units of 2048, body 20.29 points",
    arguments: [
      (TextStyle.largeTitle, 40.574), (.title, 33.414), (.headline, 20.287), (.body, 20.287),
      (.subheadline, 17.9), (.footnote, 15.514), (.caption, 14.32), (.caption2, 13.127),
    ] as [(TextStyle, Double)])
  func lineHeight(style: TextStyle, height: Double) {
    let low = FontMetrics.system(FontDescriptor(style), hasRoomForTallLetters: false)
    #expect(abs(low.lineHeight - height) < 0.001)
    let high = FontMetrics.system(FontDescriptor(style), hasRoomForTallLetters: true)
    #expect(high.lineHeight > low.lineHeight + 2.9)
    #expect(high.leading == low.leading)
  }
}
