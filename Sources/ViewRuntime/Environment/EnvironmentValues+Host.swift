import Foundation

/// The appearance of the interface.
public enum ColorScheme: Hashable, CaseIterable, Sendable { case light, dark }

private struct ColorSchemeKey: EnvironmentKey { static var defaultValue: ColorScheme { .light } }
private struct DisplayScaleKey: EnvironmentKey { static var defaultValue: CGFloat { 3 } }
private struct AssetFoldersKey: EnvironmentKey { static var defaultValue: [URL] { [] } }
private struct IsPadKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct TimelineDateKey: EnvironmentKey { static var defaultValue: Date? { nil } }
private struct ReduceMotionKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }

  /// Pixels per point.
  public var displayScale: CGFloat {
    get { self[DisplayScaleKey.self] }
    set { self[DisplayScaleKey.self] = newValue }
  }

  /// The size of a pixel in points.
  public var pixelLength: CGFloat { 1 / displayScale }

  /// Folders with images and asset catalogues, searched in order.
  package var assetFolders: [URL] {
    get { self[AssetFoldersKey.self] }
    set { self[AssetFoldersKey.self] = newValue }
  }

  /// Whether the window is a tablet's.
  package var isPad: Bool { self[IsPadKey.self] }

  /// The time that what goes with the clock is resolved for; nil for the clock's.
  package var timelineDate: Date? {
    get { self[TimelineDateKey.self] }
    set { self[TimelineDateKey.self] = newValue }
  }

  /// Whether the user prefers less motion.
  public var accessibilityReduceMotion: Bool { self[ReduceMotionKey.self] }

  mutating func configure(for configuration: HostConfiguration) {
    colorScheme = configuration.appearance == .dark ? .dark : .light
    displayScale = configuration.scale
    horizontalSizeClass = configuration.isPad ? .regular : .compact
    if configuration.isPad { self[IsPadKey.self] = true }
    self[AssetFoldersKey.self] = configuration.assetFolders
    self[ReduceMotionKey.self] = configuration.reduceMotion
  }
}
