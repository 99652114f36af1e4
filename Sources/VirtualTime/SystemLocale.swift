import Foundation

// Foundation on Linux knows no settings of a user and answers "en_001", the world's English, with
// days before months and US$ before dollars. A telephone fresh from its box answers "en_US", and so
// does every machine here, whatever its own language: the same program makes the same picture.
//
// As with the clock, the functions beneath Foundation are defined once more, and the dynamic linker
// takes ours: Locale.c has them.

/// The locale of a user who has chosen nothing.
private let usualLocale = Locale(identifier: "en_US")

// Written before any of the program's code has run, and only read after that.
nonisolated(unsafe) private var chosenLocale: Locale?

/// Makes `identifier` the user's locale; to be called before the program runs.
package func chooseSystemLocale(_ identifier: String) {
  chosenLocale = Locale(identifier: identifier)
}

/// What `Locale.current` and `Locale.autoupdatingCurrent` answer.
@_silgen_name("halcyon_system_locale")
public func halcyonSystemLocale() -> Locale { chosenLocale ?? usualLocale }
