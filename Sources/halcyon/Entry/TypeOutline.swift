import Foundation
import SwiftLexing

/// A type that a program declares, as far as the choice of what to show asks about it.
struct TypeOutline {
  /// With the types around it: `Gallery.Frame`.
  var name: String
  var file: URL
  /// What it and its extensions name behind the colon.
  var inherited: [String]
  var isGeneric: Bool
  var visibility: Visibility
  var isMain: Bool
  /// Whether `Name()` makes one.
  var hasPlainInitializer: Bool
  /// Whether a storyboard fills properties of it.
  var hasOutlets = false
  /// What it asks its environment for, which somebody around it must supply.
  var environmentObjects: [EnvironmentObjectRequest] = []
  /// The properties that hold them.
  var environmentObjectNames: Set<String> = []
  /// Whether it reads models, for which a container must stand around it.
  var readsModels = false
  /// The bytes of its declaration and its extensions.
  var places: [SourcePlace]

  enum Visibility { case everywhere, inItsFile, nowhere }

  /// Without the types around it.
  var simpleName: String { String(name.split(separator: ".").last ?? "") }
}

/// An object that a view asks its environment for.
struct EnvironmentObjectRequest: Hashable {
  /// The type's name, as the view writes it.
  var type: String
  /// Whether it is asked for as `@Environment(Store.self)`, and not as `@EnvironmentObject`.
  var isObservable: Bool

  /// The modifier that supplies a new one.
  var supply: String { isObservable ? ".environment(\(type)())" : ".environmentObject(\(type)())" }
}

/// A stretch of a program's text.
struct SourcePlace: Hashable {
  var file: URL
  /// Bytes from the start of the file.
  var range: Range<Int>

  func contains(_ other: SourcePlace) -> Bool {
    file == other.file && range.lowerBound <= other.range.lowerBound
      && other.range.upperBound <= range.upperBound
  }
}

/// A `#Preview`: its name, and where its function is found.
struct PreviewReference {
  var name: String?
  var place: SourcePlace

  /// The traits of previews that SwiftUI has, all for the size of what is shown and the way it is turned.
  static let traits: Set = [
    "defaultLayout", "sizeThatFitsLayout", "fixedLayout", "portrait", "portraitUpsideDown",
    "landscapeLeft", "landscapeRight",
  ]

  /// The symbol of the function that the macro makes of it; the same as `PreviewSymbol` in the
  /// macro plug-in.
  var symbol: String {
    var symbol = "halcyonPreview_"
    for byte in place.file.lastPathComponent.utf8 {
      let character = Character(Unicode.Scalar(byte))
      if character.isASCII && (character.isLetter || character.isNumber) {
        symbol.append(character)
      } else {
        symbol += "_" + String(byte, radix: 16)
      }
    }
    return symbol + "_\(place.range.lowerBound)"
  }
}
