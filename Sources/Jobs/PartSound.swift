/// What a part of a film does with what its program plays.
package struct PartSound: Codable, Hashable, Sendable {
  /// First and last frame of the whole film.
  package var film: ClosedRange<Int>
  /// Where the sound of the whole film goes; nil for a part that ends before all is known.
  package var file: String?
  /// A sound file that lies under the whole film, beside what is played.
  package var audio: String?

  package init(film: ClosedRange<Int>, file: String?, audio: String? = nil) {
    (self.film, self.file, self.audio) = (film, file, audio)
  }
}
