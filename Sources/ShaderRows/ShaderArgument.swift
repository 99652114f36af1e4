import Foundation
import Pixels

/// A value for one parameter of a shader.
package enum ShaderArgument: Sendable {
  /// One to four numbers.
  case numbers([Float])
  case array([Float])
  /// Premultiplied.
  case color(SIMD4<Float>)
  case colors([SIMD4<Float>])
  case image(Bitmap)
  case data(Data)

  /// Whether a parameter with that letter takes it.
  func fits(_ code: Character) -> Bool {
    switch self {
    case .numbers(let numbers):
      switch numbers.count {
      case 1: code == "f" || code == "i"
      case 4: code == "4" || code == "c"
      default: code == Character(String(numbers.count))
      }
    case .array: code == "F"
    case .color: code == "c" || code == "4"
    case .colors: code == "C"
    case .image: code == "t"
    case .data: code == "d" || code == "F"
    }
  }

  var words: String {
    switch self {
    case .numbers(let numbers): numbers.count == 1 ? "a float" : "a float\(numbers.count)"
    case .array: "an array of floats"
    case .color: "a color"
    case .colors: "an array of colors"
    case .image: "an image"
    case .data: "data"
    }
  }

  static func words(for code: Character) -> String {
    switch code {
    case "f": "a float"
    case "i": "an int"
    case "2", "3", "4": "a float\(code)"
    case "F": "an array of floats"
    case "c": "a half4"
    case "C": "an array of half4"
    case "t": "a texture"
    case "L": "a layer"
    default: "a pointer"
    }
  }
}
