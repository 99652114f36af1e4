import Encoders
import Foundation
import Geometry
import Pixels
import ViewRuntime

/// What a program is asked to draw; the `halcyon` command hands it over as JSON in the environment.
package struct RenderJob: Codable, Hashable, Sendable {
  /// The environment variable that holds it.
  package static let variable = "HALCYON_JOB"

  package enum Task: String, Codable, Sendable {
    /// Write the frames.
    case render
    /// Print the display list of the last frame.
    case inspect
    /// Print what the last frame says to those who do not see it.
    case accessibility
    /// Run in real time for the session at the other end of `connection`.
    case live
    /// Show the session frames of the past.
    case replay
    /// Do the jobs that come over `connection`, each in a copy of the process.
    case serve
  }

  package var task = Task.render
  /// The file to write.
  package var output = ""
  /// What kind it is; nil where its extension says it.
  package var format: OutputFormat?
  /// The numbers of the frames that are kept. Those before are simulated all the same.
  package var frames = 0...299
  package var framesPerSecond = 60.0
  /// Points.
  package var width = 390.0
  package var height = 844.0
  /// Pixels per point.
  package var scale = 3.0
  package var seed: UInt64 = 0
  /// What the clock reads at frame 0.
  package var startDate = Date(timeIntervalSince1970: 1_767_225_600)
  package var appearance = HostConfiguration.Appearance.light
  /// Red, green, blue, alpha in sRGB, 0…1.
  package var background: [Double] = [1, 1, 1, 1]
  package var touchFile: String?
  /// Threads that draw; nil for as many as there are cores.
  package var jobs: Int?
  package var assetFolders: [String] = []
  package var reduceMotion = false
  /// Whether the window is read from right to left.
  package var isRightToLeft = false
  /// The user's language and region, such as `de_DE`; nil for `en_US`.
  package var locale: String?
  /// The languages that the user prefers, the most preferred first; nil where nobody says.
  package var languages: [String]?
  package var showsProgress = false
  /// The name of a `DynamicTypeSize`; nil for the usual one.
  package var dynamicTypeSize: String?
  /// Whether `background` is white in light and black in dark appearance, whatever it says.
  package var backgroundFollowsAppearance = false
  /// A file with a `StateSnapshot` to begin with, as JSON.
  package var stateFile: String?
  /// A file with what a session's user did, as JSON; beside or instead of a touch file.
  package var eventFile: String?
  /// Seconds of real time that a frame may take before somebody is told; twice as many, and a headless run
  /// ends.
  package var patience = 10.0
  /// The file descriptor of the line to the session.
  package var connection: Int32?
  /// How a film is compressed.
  package var encoding = FilmEncoding()
  /// The device whose window this is; nil for none in particular.
  package var device: String?
  /// What bars cover of the window, in points: at the top, the leading edge, the bottom and the trailing edge.
  package var safeArea: [Double] = [0, 0, 0, 0]
  /// Whether more is said than is needed.
  package var isVerbose = false
  /// Whether the device's status bar is drawn over the program.
  package var showsStatusBar = false
  /// What the status bar's clock reads; nil for the program's time.
  package var statusTime: String?
  /// Whether the device is drawn around the program.
  package var showsBezel = false

  /// Which preview is shown, by a program that was made with several; nil for the first. Counted from 0.
  package var preview: Int?
  /// Set where `frames` are a part of a film that others render the rest of.
  package var part: FilmPart?
  /// Set where `frames` are a part of a film, with or without `part`: the sound is laid under the whole.
  package var partSound: PartSound?

  package init() {}

  /// Missing keys keep their defaults, so that an older command fits a newer library.
  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    func read<Value: Decodable>(_ key: CodingKeys, _ value: inout Value) throws {
      if let given = try values.decodeIfPresent(Value.self, forKey: key) { value = given }
    }
    try read(.task, &task)
    try read(.output, &output)
    try read(.frames, &frames)
    try read(.framesPerSecond, &framesPerSecond)
    try read(.width, &width)
    try read(.height, &height)
    try read(.scale, &scale)
    try read(.seed, &seed)
    try read(.startDate, &startDate)
    try read(.appearance, &appearance)
    try read(.background, &background)
    preview = try values.decodeIfPresent(Int.self, forKey: .preview)
    touchFile = try values.decodeIfPresent(String.self, forKey: .touchFile)
    jobs = try values.decodeIfPresent(Int.self, forKey: .jobs)
    try read(.assetFolders, &assetFolders)
    try read(.reduceMotion, &reduceMotion)
    try read(.isRightToLeft, &isRightToLeft)
    locale = try values.decodeIfPresent(String.self, forKey: .locale)
    languages = try values.decodeIfPresent([String].self, forKey: .languages)
    try read(.showsProgress, &showsProgress)
    dynamicTypeSize = try values.decodeIfPresent(String.self, forKey: .dynamicTypeSize)
    try read(.backgroundFollowsAppearance, &backgroundFollowsAppearance)
    stateFile = try values.decodeIfPresent(String.self, forKey: .stateFile)
    eventFile = try values.decodeIfPresent(String.self, forKey: .eventFile)
    try read(.patience, &patience)
    connection = try values.decodeIfPresent(Int32.self, forKey: .connection)
    try read(.encoding, &encoding)
    device = try values.decodeIfPresent(String.self, forKey: .device)
    try read(.safeArea, &safeArea)
    try read(.isVerbose, &isVerbose)
    try read(.showsStatusBar, &showsStatusBar)
    statusTime = try values.decodeIfPresent(String.self, forKey: .statusTime)
    try read(.showsBezel, &showsBezel)
    format = try values.decodeIfPresent(OutputFormat.self, forKey: .format)
    part = try values.decodeIfPresent(FilmPart.self, forKey: .part)
    partSound = try values.decodeIfPresent(PartSound.self, forKey: .partSound)
  }
}

extension RenderJob {
  /// The job in this process's environment; nil when there is none.
  package static func fromEnvironment() throws -> RenderJob? {
    guard let text = ProcessInfo.processInfo.environment[variable] else { return nil }
    return try decoded(Data(text.utf8))
  }

  /// From JSON, if it is a job that makes sense.
  package static func decoded(_ data: Data) throws -> RenderJob {
    let job: RenderJob
    do {
      job = try JSONDecoder().decode(RenderJob.self, from: data)
    } catch {
      throw HostError(.usage, "\(variable) is not a job that this program understands: \(error)")
    }
    try job.validate()
    return job
  }

  /// Pixels a side.
  package var pixelSize: (width: Int, height: Int) {
    let size = canvasSize
    return (
      max(1, Int((Double(size.width) * scale).rounded())),
      max(1, Int((Double(size.height) * scale).rounded()))
    )
  }

  /// The whole picture, in points: the window, or the device around it.
  package var canvasSize: CGSize {
    if showsBezel, let deviceModel { return deviceModel.bodySize }
    return CGSize(width: width, height: height)
  }

  /// The device by its name; nil where there is none.
  package var deviceModel: DeviceModel? { device.flatMap(DeviceModel.named) }

  package var backgroundColor: ColorComponents { backgroundColor(for: appearance) }

  /// What lies behind the view while the window is light or dark.
  package func backgroundColor(for appearance: HostConfiguration.Appearance) -> ColorComponents {
    if backgroundFollowsAppearance { return appearance == .dark ? .black : .white }
    let values = background.map { Float($0) } + [1, 1, 1, 1]
    return ColorComponents(red: values[0], green: values[1], blue: values[2], alpha: values[3])
  }

  /// Throws a `usage` error where nothing says what kind of file is to be written.
  package func outputFormat() throws -> OutputFormat { try format ?? OutputFormat(path: output) }

  /// Whether what nothing is drawn on can be seen through.
  package var isSeeThrough: Bool { backgroundColor.alpha < 1 }

  /// Threads that paint one picture.
  package var painterCount: Int { max(1, jobs ?? ProcessInfo.processInfo.activeProcessorCount) }

  package var configuration: HostConfiguration {
    var configuration = HostConfiguration()
    configuration.size = CGSize(width: width, height: height)
    configuration.scale = scale
    configuration.framesPerSecond = framesPerSecond
    configuration.appearance = appearance
    configuration.reduceMotion = reduceMotion
    configuration.startDate = startDate
    if safeArea.count == 4 {
      configuration.safeAreaInsets = EdgeInsets(
        top: safeArea[0], leading: safeArea[1], bottom: safeArea[2], trailing: safeArea[3])
    }
    configuration.assetFolders = assetFolders.map { URL(fileURLWithPath: $0) }
    configuration.isPad = deviceModel?.kind == .pad
    return configuration
  }

  /// The state that the program begins with; nil for its own.
  package func initialState() throws -> StateSnapshot? {
    guard let stateFile else { return nil }
    guard let data = FileManager.default.contents(atPath: stateFile),
      let state = try? JSONDecoder().decode(StateSnapshot.self, from: data)
    else { throw HostError(.inputMissing, "the state file '\(stateFile)' cannot be read.") }
    return state
  }

  /// When frame `index` is shown, in seconds.
  package func time(of index: Int) -> Double { Double(index) / framesPerSecond }

  package func validate() throws {
    guard width > 0, height > 0, scale > 0, width * scale <= 32768, height * scale <= 32768 else {
      throw HostError(
        .usage, "\(width) x \(height) points at scale \(scale) is no size that can be drawn.")
    }
    guard framesPerSecond > 0, framesPerSecond <= 1000 else {
      throw HostError(.usage, "\(framesPerSecond) frames a second is not between 0 and 1000.")
    }
    guard frames.lowerBound >= 0, background.count == 4 else {
      throw HostError(.usage, "frames \(frames) with background \(background) make no sense.")
    }
  }
}
