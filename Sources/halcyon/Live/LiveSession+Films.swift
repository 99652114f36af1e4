import Foundation
import Jobs
import LiveLink

/// Films that were asked for: one is made at a time.
struct FilmQueue {
  /// A film to make.
  struct Film: Sendable {
    var job: RenderJob
    var program: LiveCompiler.Program
    var events: [LiveLoggedEvent]
    /// What the program began with.
    var state: LiveState
  }

  /// How many may be asked for and not done.
  static let limit = 3

  var waiting: [Film] = []
  var isMaking = false

  var count: Int { waiting.count + (isMaking ? 1 : 0) }
}

extension LiveSession {
  /// Writes what was recorded last, or all since the start, as a film, beside the running program: after
  /// those that were asked for before.
  func renderFilm() {
    guard let child = current, let program else { return }
    guard requests.films.count < FilmQueue.limit else {
      return frontEnd.show(
        LiveNotice(
          "\(FilmQueue.limit) films are being made or wait for it. Ask again when one is done.",
          isError: true))
    }
    let rate = settings.job.framesPerSecond
    let first = Int(((recording.start ?? 0) * rate).rounded(.down))
    let last = Int(((recording.end ?? status.latest) * rate).rounded(.down))
    var job = child.job
    job.task = .render
    job.connection = nil
    job.frames = first...max(first, last)
    job.dynamicTypeSize = child.start.environment.dynamicTypeSize
    requests.films.waiting.append(
      FilmQueue.Film(
        job: job, program: program, events: log.events.filter { !$0.event.changesSize },
        state: child.start.state))
    let isNext = !requests.films.isMaking
    frontEnd.show(
      LiveNotice(isNext ? "The film is being made." : "The film is made after the one before."))
    makeNextFilm()
  }

  /// Shows what came of a film, and goes on with the next one.
  func filmEnded(_ notice: LiveNotice, _ file: LiveFile?) {
    frontEnd.show(notice)
    if let file { frontEnd.show(file) }
    requests.films.isMaking = false
    makeNextFilm()
  }

  private func makeNextFilm() {
    guard !requests.films.isMaking, !requests.films.waiting.isEmpty else { return }
    requests.films.isMaking = true
    var film = requests.films.waiting.removeFirst()
    // Only now: the one before has its name.
    let output = freeName(Installation.findProgram("ffmpeg") == nil ? "apng" : "mp4")
    film.job.output = output.path
    inBackground { [self, film] in
      do {
        try make(film)
        post(
          .filmEnded(LiveNotice("The film is in \(output.path)."), LiveFile(.film, at: output)))
      } catch {
        let reason = (error as? CommandFailure)?.message ?? "\(error)"
        post(.filmEnded(LiveNotice("There is no film: \(reason)", isError: true), nil))
      }
    }
  }

  private func make(_ film: FilmQueue.Film) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("halcyon-\(getpid())-\(UInt32.random(in: 0...(.max)))")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var job = film.job
    if !film.events.isEmpty {
      let url = folder.appendingPathComponent("events.json")
      try JSONEncoder().encode(film.events).write(to: url)
      job.eventFile = url.path
    }
    if !film.state.values.isEmpty {
      let url = folder.appendingPathComponent("state.json")
      try JSONEncoder().encode(film.state).write(to: url)
      job.stateFile = url.path
    }
    try run(job, of: film.program)
  }

  /// Runs a program to its end, so that the one that is watched does not suffer.
  func run(_ job: RenderJob, of program: LiveCompiler.Program) throws {
    let encoded = String(decoding: try JSONEncoder().encode(job), as: UTF8.self)
    let run = ProgramRun(
      executable: program.executable, environment: [RenderJob.variable: encoded])
    let answer = try tools.run(
      program.executable, [], environment: run.variables, isBackground: true)
    withExtendedLifetime(run.home) {}
    guard answer.ending == .exited(0) else {
      throw CommandFailure(.crashed, answer.text.isEmpty ? "the program crashed" : answer.text)
    }
  }

  /// On a thread of its own: programs die with the thread that started them.
  func inBackground(_ work: @escaping @Sendable () -> Void) {
    let thread = Thread(block: work)
    thread.stackSize = 4 << 20
    thread.start()
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
