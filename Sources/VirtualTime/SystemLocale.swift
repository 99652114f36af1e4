import Foundation

// Foundation on Linux knows no settings of a user and answers "en_001", the world's English, with
// days before months and US$ before dollars. A telephone fresh from its box answers "en_US", and so
// does every machine here, whatever its own language: the same program makes the same picture.
//
// As with the clock, the functions beneath Foundation are defined once more, and the dynamic linker
// takes ours. The names are Swift's own for the two static properties of `Locale`.

private let systemLocale = Locale(identifier: "en_US")

/// `Locale.current`.
@_silgen_name("$s20FoundationEssentials6LocaleV7currentACvgZ")
public func halcyonCurrentLocale() -> Locale { systemLocale }

/// `Locale.autoupdatingCurrent`.
@_silgen_name("$s20FoundationEssentials6LocaleV19autoupdatingCurrentACvgZ")
public func halcyonAutoupdatingLocale() -> Locale { systemLocale }
