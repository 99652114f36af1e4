// The functions beneath two static properties of Foundation's `Locale`, defined once more so that the
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
