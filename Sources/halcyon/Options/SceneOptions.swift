import ArgumentParser
import Encoders
import Foundation
import ViewRuntime

/// What surrounds a program that is rendered: its window, its clock, its fingers.
struct SceneOptions: ParsableArguments {
  @OptionGroup var device: DeviceOptions

  @Option(
    name: .customLong("size"),
    help: ArgumentHelp(
      "The window, in points. (default: 390x844; with --device or --preset: theirs)",
      valueName: "WxH"))
  var chosenSize: WindowSize?

  /// The window, in points.
  var size: WindowSize { chosenSize ?? device.size ?? WindowSize(width: 390, height: 844) }

  @Option(
    name: .customLong("scale"),
    help: ArgumentHelp(
      "Pixels per point. (default: 3, or the device's; for run: the display's)", valueName: "S"))
  var chosenScale: Double?

  /// Pixels per point.
  var scale: Double { chosenScale ?? device.scale ?? 3 }

  @Option(
    name: .customLong("fps"),
    help: ArgumentHelp("Frames per second: 60, 29.97 or 30000/1001.", valueName: "N"))
  var frameRate = FrameRateValue(FrameRate(60))

  /// Frames per second.
  var fps: Double { frameRate.rate.value }

  @Option(help: "Fingers, one JSON object a line.", completion: .file())
  var touch: String?

  @Option(help: ArgumentHelp("What .random and UUID() start from.", valueName: "N"))
  var seed: UInt64 = 0

  @Option(
    help: ArgumentHelp(
      "What the clock reads at the start. (default: 2026-01-01T00:00:00Z; for run: now)",
      valueName: "ISO8601"))
  var startDate: StartDate?

  @Option(
    name: .customLong("appearance"),
    help: "light or dark. (default: what the program's Info.plist asks for, or light)")
  var chosenAppearance: HostConfiguration.Appearance?
  var appearance: HostConfiguration.Appearance { chosenAppearance ?? .light }

  @Flag(help: "As where the user has asked for less motion.")
  var reduceMotion = false

  @Option(
    help: ArgumentHelp(
      "The user's text size: xSmall, small, medium, large, xLarge, xxLarge, xxxLarge, "
        + "accessibility1 … accessibility5.", valueName: "SIZE"))
  var dynamicType = TextSize.usual

  @Option(
    help: ArgumentHelp(
      "The user's language and region: de_DE, ar, zh-Hans. (default: en_US)",
      valueName: "IDENTIFIER"))
  var locale: LocaleValue?

  @Option(
    help: ArgumentHelp(
      "The languages that the user prefers, as in en,de: lines of the text styles are as low as there. (default: "
        + "also one of tall letters, such as Thai, which makes lines a fifth higher)",
      valueName: "LIST"))
  var languages: LanguageList?

  @Option(help: ArgumentHelp("Behind the view: a colour or \"clear\".", valueName: "COLOR"))
  var background: BackgroundColor?

  @Option(
    help: ArgumentHelp(
      "Threads that paint. (default: one for each core; run --web leaves one free)",
      valueName: "N"))
  var jobs: Int?

  @Flag(help: "Say what was written as JSON on the standard output.")
  var json = false

  /// The whole picture's limit, in pixels: 16384 by 16384.
  private static let pixelLimit = 16384.0

  func validate() throws {
    if chosenSize != nil, let other = device.sizeOption {
      throw ValidationError(
        "--size and \(other) both say how large the window is. Give one of them.")
    }
    guard scale > 0, scale <= 16 else {
      throw ValidationError("--scale \(format(scale)) is not between 0 and 16. An iPhone has 3.")
    }
    guard fps > 0, fps <= 1000 else {
      throw ValidationError("--fps \(format(fps)) is not between 0 and 1000. Usual are 30 and 60.")
    }
    let (width, height) = pixels
    guard width >= 1, height >= 1, Double(width) <= Self.pixelLimit,
      Double(height) <= Self.pixelLimit
    else {
      throw ValidationError(
        "--size \(size) at --scale \(format(scale)) makes \(width)x\(height) pixels; "
          + "from 1x1 to 16384x16384 are possible.")
    }
    if let jobs, !(1...1024).contains(jobs) {
      throw ValidationError("--jobs \(jobs) is not between 1 and 1024. Leave it out for all cores.")
    }
  }

  /// The picture, in pixels.
  var pixels: (width: Int, height: Int) {
    (Int((size.width * scale).rounded()), Int((size.height * scale).rounded()))
  }

  func touchFile() throws(CommandFailure) -> URL? {
    guard let touch else { return nil }
    guard FileManager.default.isReadableFile(atPath: touch) else {
      throw CommandFailure(
        .inputMissing,
        "The touch file \(touch) is missing or cannot be read. "
          + #"Its lines look so: {"t": 0.5, "id": 1, "phase": "began", "x": 195, "y": 400}"#)
    }
    return URL(fileURLWithPath: touch)
  }
}

/// A number without a needless fraction.
func format(_ value: Double) -> String {
  value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : String(value)
}
