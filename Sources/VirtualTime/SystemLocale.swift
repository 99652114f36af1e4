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

// As above.
nonisolated(unsafe) private var chosenLanguages: [String]?

/// Makes `identifiers` the languages that the user prefers, the most preferred first; to be called before the program runs.
package func chooseSystemLanguages(_ identifiers: [String]) {
  chosenLanguages = identifiers.map { Locale(identifier: $0).identifier(.bcp47) }
}

/// What `Locale.current` and `Locale.autoupdatingCurrent` answer.
@_silgen_name("halcyon_system_locale")
public func halcyonSystemLocale() -> Locale { chosenLocale ?? usualLocale }

/// What `Calendar.current` and `Calendar.autoupdatingCurrent` answer: the calendar of the user's locale. Foundation's own
/// begins its weeks on Monday, as the world's English does.
@_silgen_name("halcyon_system_calendar")
public func halcyonSystemCalendar() -> Calendar {
  let locale = halcyonSystemLocale()
  var calendar = locale.calendar
  calendar.locale = locale
  return calendar
}

/// What `Locale.preferredLanguages` answers.
@_silgen_name("halcyon_system_languages")
public func halcyonSystemLanguages() -> [String] {
  chosenLanguages ?? [halcyonSystemLocale().identifier(.bcp47)]
}
