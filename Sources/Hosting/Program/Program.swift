@_spi(Runtime) import Drawing
import Foundation
import FoundationNames
import Jobs
import ProgramSounds
import Typesetting
import VirtualTime
import ViewCatalog
import ViewRuntime

/// Where a compiled program begins; called by code that the `halcyon` command adds to it.
public enum _HalcyonProgram {
  /// Does what the job in the environment says with the view `root` makes, and ends the process.
  @MainActor
  public static func run<Root: View>(_ root: @escaping @MainActor () -> Root) -> Never {
    do {
      guard let job = try RenderJob.fromEnvironment() else {
        throw HostError(
          .usage,
          "this program is started by the halcyon command, which tells it what to draw:\n"
            + "    halcyon render PATH -o film.mp4\n    halcyon still PATH -o picture.png")
      }
      NetworkGate.close()
      try perform(job, root)
      end(status: 0)
    } catch {
      end(after: error)
    }
  }

  /// Which of the previews that the program was made with is to be shown, counted from 0.
  public static var chosenPreview: Int {
    (try? RenderJob.fromEnvironment())?.flatMap(\.preview) ?? 0
  }

  /// Shows a view with new objects of the types `supplied`, for which it asks its environment and which nothing of its
  /// program supplies. That is said, since a device ends such a program.
  @MainActor
  public static func run<Root: View>(
    supplying supplied: [String], _ root: @escaping @MainActor () -> Root
  ) -> Never {
    Reports.once(
      "nothing supplies the view with \(supplied.joined(separator: ", ")), for which it asks its environment: "
        + "it is shown with new objects")
    run(root)
  }

  /// Ends the process with a message and the status that fits.
  static func end(after error: any Error) -> Never {
    FileHandle.standardError.write(Data("halcyon: \(error)\n".utf8))
    end(status: HostError.exitCode(of: error))
  }

  /// - Parameter isLast: whether a copy of a loaded program is to do no more jobs, though it could.
  private static func end(status: Int32, isLast: Bool = false) -> Never {
    fflush(nil)
    // A copy of a loaded program that does another job does not end.
    if !isLast { ProcessCopies.endJob(status: status) }
    // Not `exit`: the program's other threads may be anywhere, and nothing is left to clean up.
    _exit(status)
  }

  @MainActor
  private static func perform<Root: View>(
    _ job: RenderJob, _ root: @escaping @MainActor () -> Root
  ) throws {
    ControllerPresenter.install()
    guard VirtualClock.canStart else {
      throw HostError(
        .wronglyBuilt,
        "this program is linked so that it would see the real clock. "
          + "Name Halcyon's library before all others, as the halcyon command does.")
    }
    if job.task == .live || job.task == .replay { return try LiveProgram.run(job, root) }
    if job.task == .serve { return serve(job, root) }
    // Before anything of the program runs: its first `Date()` must be the virtual one.
    VirtualClock.startForProgram(job)
    if job.task == .render { SoundLog.begin() }
    let watchdog = Watchdog(patience: job.patience)
    watchdog.watch()
    let size = job.dynamicTypeSize.flatMap(DynamicTypeSize.init(name:)) ?? .large
    SafeAreaNote.isWanted = job.isVerbose && job.safeArea.allSatisfy { $0 == 0 }
    let host = ViewHost(
      root(), configuration: job.configuration,
      environment: {
        $0.dynamicTypeSize = size
        if job.isRightToLeft { $0.layoutDirection = .rightToLeft }
      },
      state: try job.initialState())
    var run = try HeadlessRun(job: job, source: host)
    try run.repeatSession(with: host)
    run.watchdog = watchdog
    switch job.task {
    case .render: _ = try run.render()
    case .inspect: print(run.lastFrame())
    case .accessibility:
      _ = run.lastFrame()
      print(host.accessibilityReport())
    case .live, .replay, .serve: break
    }
  }

  @MainActor
  private static func serve<Root: View>(_ job: RenderJob, _ root: @escaping @MainActor () -> Root) {
    guard let connection = job.connection else { return }
    let letters = DrawnLetters()
    JobServer(
      connection: connection, warmUp: { WarmUp.run(Root.self, job: $0) }, prepare: letters.prepare
    ) { job in
      do {
        try perform(job, root)
        end(status: 0, isLast: letters.tell())
      } catch {
        end(after: error)
      }
    }.run()
  }
}

extension VirtualClock {
  /// Starts the clock of a program, whose tasks then stand for the main thread that waits for them.
  static func startForProgram(_ job: RenderJob) {
    CrashPlace.prepare()
    if let locale = job.locale { chooseSystemLocale(locale) }
    if let languages = job.languages {
      chooseSystemLanguages(languages)
      TallLetters.makeRoom(for: languages)
    }
    // Assets are looked up by code that runs before there is a window.
    ProgramAssets.folders = job.configuration.assetFolders
    start(startDate: job.startDate, seed: job.seed)
    MainThread.isStoodFor = { VirtualClock.standsForMainThread }
  }
}
