import Foundation
import Hosting
import LiveLink

extension LiveSession {
  /// What is recorded, in seconds of the program's time.
  struct Recording {
    var start: Double?
    var end: Double?
    var touchFile: URL?
  }

  func record(_ isOn: Bool) {
    guard isOn != status.isRecording, current != nil else { return }
    status.isRecording = isOn
    if isOn {
      recording = Recording(start: status.latest)
    } else {
      recording.end = status.latest
      writeTouches()
    }
  }

  private func writeTouches() {
    let url = freeName("touch")
    do {
      try Data(log.touchFile(comments: touchComments(for: url)).utf8).write(to: url)
      recording.touchFile = url
      frontEnd.show(LiveNotice("The touches are in \(url.path)."))
    } catch {
      frontEnd.show(
        LiveNotice("The touches cannot be written to \(url.path): \(error)", isError: true))
    }
  }

  /// How to make the film, in words.
  private func touchComments(for url: URL) -> [String] {
    guard let job = current?.job, let start = current?.start else { return [] }
    let date = job.startDate.formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: true))
    var lines = [
      "\(settings.name), to be shown with",
      "halcyon render … --touch \(url.lastPathComponent) --size \(format(job.width))x"
        + "\(format(job.height)) --seed \(job.seed) --start-date \(date)"
        + surroundings(job, start),
    ]
    if !start.state.values.isEmpty {
      lines.append("The program began with the state it had before an edit.")
    }
    if !log.consistsOfTouches {
      lines.append("The wheel, the pointer's hovering and changes of the window are not in here.")
    }
    return lines
  }

  /// The options for what is not as usual at the program's start.
  private func surroundings(_ job: RenderJob, _ start: LiveStart) -> String {
    var options = ""
    if job.appearance == .dark { options += " --appearance dark" }
    if job.reduceMotion { options += " --reduce-motion" }
    let size = start.environment.dynamicTypeSize
    if size != LiveEnvironment().dynamicTypeSize { options += " --dynamic-type \(size)" }
    return options
  }

  /// The first name in the output folder that is not taken: `ripples-1.mp4`.
  private func freeName(_ kind: String) -> URL {
    let name = settings.name.isEmpty ? "program" : settings.name
    for number in 1...9999 {
      let url = settings.outputFolder.appendingPathComponent("\(name)-\(number).\(kind)")
      if !FileManager.default.fileExists(atPath: url.path) { return url }
    }
    return settings.outputFolder.appendingPathComponent("\(name).\(kind)")
  }

  // MARK: Films

  /// Writes what was recorded last, or all since the start, as a film, beside the running program.
  func renderFilm() {
    guard let child = current, let program else { return }
    let kind = Installation.findProgram("ffmpeg") == nil ? "apng" : "mp4"
    let output = freeName(kind)
    let rate = settings.job.framesPerSecond
    let first = Int(((recording.start ?? 0) * rate).rounded(.down))
    let last = Int(((recording.end ?? status.latest) * rate).rounded(.down))
    var job = child.job
    job.task = .render
    job.connection = nil
    job.output = output.path
    job.frames = first...max(first, last)
    job.dynamicTypeSize = child.start.environment.dynamicTypeSize
    let events = log.events.filter { !$0.event.changesSize }
    let state = child.start.state
    frontEnd.show(LiveNotice("The film is being made."))
    inBackground { [self, job] in
      run(job, of: program, events: events, state: state) { failure in
        post(
          .notice(
            failure.map { LiveNotice("There is no film: \($0)", isError: true) }
              ?? LiveNotice("The film is in \(output.path).")))
      }
    }
  }

  private func run(
    _ job: RenderJob, of program: LiveCompiler.Program, events: [LiveLoggedEvent], state: LiveState,
    _ report: (String?) -> Void
  ) {
    do {
      let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("halcyon-\(getpid())-\(UInt32.random(in: 0...(.max)))")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      var job = job
      if !events.isEmpty {
        let url = folder.appendingPathComponent("events.json")
        try JSONEncoder().encode(events).write(to: url)
        job.eventFile = url.path
      }
      if !state.values.isEmpty {
        let url = folder.appendingPathComponent("state.json")
        try JSONEncoder().encode(state).write(to: url)
        job.stateFile = url.path
      }
      try run(job, of: program)
      report(nil)
    } catch {
      report((error as? CommandFailure)?.message ?? "\(error)")
    }
  }

  private func run(_ job: RenderJob, of program: LiveCompiler.Program) throws {
    let encoded = String(decoding: try JSONEncoder().encode(job), as: UTF8.self)
    let run = ProgramRun(
      executable: program.executable, environment: [RenderJob.variable: encoded])
    let answer = try tools.run(program.executable, [], environment: run.variables)
    guard answer.ending == .exited(0) else {
      throw CommandFailure(.crashed, answer.text.isEmpty ? "the program crashed" : answer.text)
    }
  }

  /// On a thread of its own: programs die with the thread that started them.
  private func inBackground(_ work: @escaping @Sendable () -> Void) {
    let thread = Thread(block: work)
    thread.stackSize = 4 << 20
    thread.start()
  }

  // MARK: Previews

  func choosePreview(_ id: String?) {
    guard id != settings.request.previewName else { return }
    guard id == nil || previews.contains(where: { $0.id == id }) else { return }
    settings.request.previewName = id
    settings.keepsState = false
    status.preview = id
    compile()
  }

  /// Makes a picture of each preview, one after the other, beside the running program.
  func showGallery() {
    var job = settings.job
    job.task = .render
    (job.width, job.height) = (status.width, status.height)
    job.scale = min(status.scale, 2)
    job.appearance = status.environment.isDark ? .dark : .light
    job.reduceMotion = status.environment.reduceMotion
    job.dynamicTypeSize = status.environment.dynamicTypeSize
    job.frames = 0...0
    let (previews, request) = (previews, settings.request)
    inBackground { [self, job] in
      for preview in previews {
        var request = request
        request.previewName = preview.id
        post(.picture(picture(of: preview, request, job)))
      }
    }
  }

  private func picture(
    of preview: LivePreview, _ request: ProgramRequest, _ job: RenderJob
  ) -> LivePreviewPicture {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("halcyon-\(getpid())-\(UInt32.random(in: 0...(.max))).png")
    defer { try? FileManager.default.removeItem(at: url) }
    do {
      let program = try request.compile(with: tools)
      var job = job
      job.output = url.path
      job.assetFolders = program.assetFolders
      try run(job, of: program)
      return LivePreviewPicture(preview: preview, png: try Data(contentsOf: url))
    } catch {
      let failure = (error as? LiveCompiler.Failure)?.overlay.title
      let message = (error as? CommandFailure)?.message
      return LivePreviewPicture(
        preview: preview, png: nil, failure: failure ?? message ?? "\(error)")
    }
  }
}

extension LiveEvent {
  /// A film has one size.
  fileprivate var changesSize: Bool {
    switch self {
    case .resize, .displayScale: true
    default: false
    }
  }
}
