/// How much time a film's compression may take, and how near to the pictures it stays.
package enum FilmQuality: String, Codable, Hashable, Sendable, CaseIterable {
  /// As fast as it goes; the file is several times as large.
  case draft
  /// Small files at no visible loss.
  case good
  /// As near to the pictures as the format allows, whatever it costs.
  case best
}
