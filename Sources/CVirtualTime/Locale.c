// The functions beneath static properties of Foundation's `Locale` and `Calendar`, defined once more so that the
// dynamic linker takes ours: see SystemLocale.swift. In C, because a Swift function under a name of
// Foundation's is found by the compiler of every program that asks for that property and confuses it.

/// A `Locale`: an object and its witness table, in the two registers that Swift returns them in.
struct locale {
  void *object, *conformance;
};

__attribute__((swiftcall)) struct locale halcyon_system_locale(void);

/// `Locale.current`.
__attribute__((swiftcall)) struct locale current_locale(void) __asm__(
    "$s20FoundationEssentials6LocaleV7currentACvgZ");
__attribute__((swiftcall)) struct locale current_locale(void) { return halcyon_system_locale(); }

/// `Locale.autoupdatingCurrent`.
__attribute__((swiftcall)) struct locale autoupdating_locale(void) __asm__(
    "$s20FoundationEssentials6LocaleV19autoupdatingCurrentACvgZ");
__attribute__((swiftcall)) struct locale autoupdating_locale(void) {
  return halcyon_system_locale();
}

/// A `Calendar`, which is passed as a `Locale` is.
struct calendar {
  void *object, *conformance;
};

__attribute__((swiftcall)) struct calendar halcyon_system_calendar(void);

/// `Calendar.current`.
__attribute__((swiftcall)) struct calendar current_calendar(void) __asm__(
    "$s20FoundationEssentials8CalendarV7currentACvgZ");
__attribute__((swiftcall)) struct calendar current_calendar(void) {
  return halcyon_system_calendar();
}

/// `Calendar.autoupdatingCurrent`.
__attribute__((swiftcall)) struct calendar autoupdating_calendar(void) __asm__(
    "$s20FoundationEssentials8CalendarV19autoupdatingCurrentACvgZ");
__attribute__((swiftcall)) struct calendar autoupdating_calendar(void) {
  return halcyon_system_calendar();
}

__attribute__((swiftcall)) void *halcyon_system_languages(void);

/// `Locale.preferredLanguages`, an array of strings.
__attribute__((swiftcall)) void *preferred_languages(void) __asm__(
    "$s20FoundationEssentials6LocaleV18preferredLanguagesSaySSGvgZ");
__attribute__((swiftcall)) void *preferred_languages(void) { return halcyon_system_languages(); }
