import ArgumentParser
import Jobs

/// Whose window a program has, and what of the device is seen around it.
struct DeviceOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "A device's window, pixels and safe area, such as \"iPhone 17\"; halcyon devices lists them.",
      valueName: "NAME"))
  var device: DeviceName?

  @Option(
    help: ArgumentHelp(
      "A place's size: story, reel (1080x1920 pixels), square (1080x1080), hd, 4k, og (1200x630).",
      valueName: "NAME"))
  var preset: PresetName?

  @Flag(help: "Draw the device's status bar over the program. (without --device: an iPhone 17's)")
  var statusBar = false

  @Option(
    help: ArgumentHelp(
      "What the status bar's clock reads, such as 9:41. (default: the program's time)",
      valueName: "TIME"))
  var statusTime: String?

  @Flag(help: "Draw the device around the program. (without --device: an iPhone 17)")
  var bezel = false

  @Flag(
    help: """
      Say once when a program reads a safe area that the window does not have, and what of its frameworks does \
      nothing here; show what it logs.
      """)
  var verbose = false

  /// What a program's frameworks are told by its environment.
  var environment: [String: String] { verbose ? ["HALCYON_VERBOSE": "1"] : [:] }

  /// What surrounds the program where nothing says which.
  private static let usual = "iPhone 17"

  var showsAnything: Bool { statusBar || bezel }

  /// The device, if any part of it matters.
  var model: DeviceModel? {
    device?.model ?? (showsAnything ? DeviceModel.named(Self.usual) : nil)
  }

  var size: WindowSize? {
    if let model { return WindowSize(width: model.width, height: model.height) }
    return preset.map { WindowSize(width: $0.preset.width, height: $0.preset.height) }
  }

  var scale: Double? { model?.scale ?? preset?.preset.scale }

  /// The option that says how large the window is; nil for none.
  var sizeOption: String? {
    if device != nil { return "--device" }
    if preset != nil { return "--preset" }
    return bezel ? "--bezel" : statusBar ? "--status-bar" : nil
  }

  func validate() throws {
    try device?.check()
    if preset != nil, model != nil {
      let other = device != nil ? "--device" : bezel ? "--bezel" : "--status-bar"
      throw ValidationError(
        "--preset and \(other) both say how large the window is. Give one of them.")
    }
    if statusTime != nil, !statusBar {
      throw ValidationError(
        "--status-time says what the status bar's clock reads. Add --status-bar.")
    }
    if let statusTime, statusTime.count > 8 || statusTime.isEmpty {
      throw ValidationError("--status-time \(statusTime) is no time of a clock, such as 9:41.")
    }
  }

  func describe(_ job: inout RenderJob) {
    job.isVerbose = verbose
    guard let model else { return }
    job.device = model.name
    job.safeArea = [model.safeAreaTop, 0, model.safeAreaBottom, 0]
    job.showsStatusBar = statusBar
    job.statusTime = statusTime
    job.showsBezel = bezel
  }
}

/// A device by its name, in any case.
struct DeviceName: ExpressibleByArgument, Equatable {
  var name: String
  /// Nil where there is none of this name.
  var model: DeviceModel? { DeviceModel.named(name) }

  init(argument: String) { name = argument }

  /// Refuses a name that is none, with the one that may be meant.
  func check() throws {
    guard model == nil else { return }
    let meant = EditDistance.closest(to: name, among: DeviceModel.all.map(\.name))
    throw ValidationError(
      "There is no device \(name)." + (meant.map { " Did you mean \"\($0)\"?" } ?? "")
        + " halcyon devices lists all.")
  }

  static var allValueStrings: [String] { DeviceModel.all.map(\.name) }
}

/// A place by its name.
struct PresetName: ExpressibleByArgument, Equatable {
  var preset: FramePreset

  init?(argument: String) {
    guard let preset = FramePreset.named(argument) else { return nil }
    self.preset = preset
  }

  static var allValueStrings: [String] { FramePreset.all.map(\.name) }
}
