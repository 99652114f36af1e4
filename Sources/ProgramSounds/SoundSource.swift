import Foundation

/// What is played: a file, or bytes that would be one.
package enum SoundSource: Hashable, Sendable {
  case file(URL)
  case memory(Data)
}
