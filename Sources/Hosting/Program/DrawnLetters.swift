import Drawing
import VirtualTime

/// The letters that rows of a batch had to draw, told to the process that they are copies of: it draws them once more,
/// and later copies find them drawn.
///
/// A letter's pixels follow from its font, its size and its place alone, so that a row draws the same bytes whether it
/// finds them or not.
@MainActor
final class DrawnLetters {
  private let words = CopyWords()
  /// As many letters as take about as long to draw as a new copy of a process takes to be made: then one pays. Twice
  /// as many for each further copy, since a program's letters may never end.
  private var enough = 300
  /// Beyond, no letters are told any more.
  private static let most = 20_000

  init() {
    // From here on they are written down.
    _ = GlyphAtlas.shared.takeNewLetters()
  }

  /// In a copy, when it has done its job: tells which letters it had to draw. Answers whether those that have been told
  /// by now are worth a new copy.
  func tell() -> Bool {
    guard enough < Self.most else { return false }
    words.append(GlyphAtlas.shared.takeNewLetters().flatMap(\.words))
    return words.count >= enough
  }

  /// Draws what copies have told, before others are made.
  func prepare() {
    var told = ArraySlice(words.take())
    if told.count >= enough { enough *= 2 }
    while let letters = GlyphAtlas.Letters(takenFrom: &told) { GlyphAtlas.shared.draw(letters) }
    _ = GlyphAtlas.shared.takeNewLetters()
  }
}
