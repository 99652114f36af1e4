import Decoders
import Foundation
import Goldens
import Jobs
import Pixels
import Synchronization

/// One preview, drawn in all its variants and compared.
struct PreviewTest {
  /// A way in which users have their devices set.
  struct Variant: Sendable {
    var name: String
    var change: @Sendable (inout RenderJob) -> Void

    static let all = [
      Variant(name: "light") { _ in },
      Variant(name: "dark") { $0.appearance = .dark },
      Variant(name: "large-text") { $0.dynamicTypeSize = "accessibility2" },
      Variant(name: "right-to-left") { $0.isRightToLeft = true },
    ]
  }

  var preview: EntryRules.Preview
  /// The program that shows it, and its number among the previews in that.
  var program: ProgramCompiler.Product
  var number: Int?
  var scene: SceneOptions
  /// Seconds from the start.
  var moment: Double
  var recording: Golden.Recording

  /// Draws all variants, as many at a time as there are processors: a small picture takes the time in which a program
  /// starts. 72 of them took 31.6 s one after the other on two processors.
  func run() throws -> [PreviewResult] {
    let job = try job()
    let variants = Variant.all
    let results = Mutex<[Int: PreviewResult]>([:])
    DispatchQueue.concurrentPerform(iterations: variants.count) { index in
      let result = result(of: variants[index], job)
      results.withLock { $0[index] = result }
    }
    let all = results.withLock { $0 }
    return variants.indices.compactMap { all[$0] }
  }

  private func job() throws -> RenderJob {
    var job = try scene.job(.render)
    job.scale = scene.chosenScale ?? 2
    job.assetFolders = program.sources.assetFolders.map(\.path)
    job.preview = number
    job.frames = scene.frame(at: moment)...scene.frame(at: moment)
    job.showsProgress = false
    return job
  }

  private func result(of variant: Variant, _ job: RenderJob) -> PreviewResult {
    let golden = Golden(file: goldenFile(variant), name: "\(preview.name), \(variant.name)")
    var job = job
    variant.change(&job)
    let started = Date()
    var result = PreviewResult(
      preview: preview.name, suite: suite, variant: variant.name, file: golden.file)
    result.isAskedFor = recording == .all
    do {
      result.take(try golden.check(picture(job), recording: recording), of: golden)
    } catch let failure as CommandFailure {
      result.failure = failure.message.isEmpty ? "The program ended by itself." : failure.message
    } catch {
      result.failure = "\(error)"
    }
    result.seconds = -started.timeIntervalSinceNow
    return result
  }

  private var suite: String {
    preview.place.file.deletingPathExtension().lastPathComponent
  }

  /// `__Snapshots__/FILE/PREVIEW.VARIANT.png` beside the preview's source.
  private func goldenFile(_ variant: Variant) -> URL {
    let name = preview.name.map { character in
      character.isLetter || character.isNumber || "._-".contains(character) ? character : "-"
    }
    return preview.place.file.deletingLastPathComponent().appendingPathComponent("__Snapshots__")
      .appendingPathComponent(suite).appendingPathComponent("\(String(name)).\(variant.name).png")
  }

  private func picture(_ job: RenderJob) throws -> Bitmap {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("halcyon-\(getpid())-\(UInt32.random(in: 0...(.max))).png")
    defer { try? FileManager.default.removeItem(at: file) }
    var job = job
    job.output = file.path
    let encoded = String(decoding: try JSONEncoder().encode(job), as: UTF8.self)
    let run = ProgramRun(
      executable: program.executable, environment: [RenderJob.variable: encoded],
      standardOutput: .standardError)
    if let failure = RunReport(result: try run.run()).failure { throw failure }
    guard let data = FileManager.default.contents(atPath: file.path),
      let bitmap = try? ImageDecoder.decode(data)
    else { throw CommandFailure(.crashed, "The program wrote no picture; it may call exit().") }
    return bitmap
  }
}

/// What became of one picture.
struct PreviewResult {
  var preview: String
  /// The source file's name.
  var suite: String
  var variant: String
  var file: URL
  var seconds = 0.0
  /// Why it is not as it was accepted; nil where it is.
  var failure: String?
  /// Whether recording was what the command was for.
  var isAskedFor = false
  /// Set when the file was written.
  var isRecorded = false
  /// What the page shows of it.
  var reported: GoldenReport.Failure?

  init(preview: String, suite: String, variant: String, file: URL) {
    (self.preview, self.suite, self.variant, self.file) = (preview, suite, variant, file)
  }

  var isPassed: Bool { failure == nil }

  var line: String {
    let mark = failure == nil ? (isRecorded ? "recorded" : "ok      ") : "FAILED  "
    return "\(mark)  \(suite): \(preview), \(variant)" + (failure.map { "\n          \($0)" } ?? "")
  }

  mutating func take(_ outcome: Golden.Outcome, of golden: Golden) {
    switch outcome {
    case .same: break
    case .recorded(let wasMissing):
      isRecorded = true
      // Asked for, it is no failure.
      if wasMissing, !isAskedFor {
        failure = "There was no picture to compare with: it is recorded now, in \(file.path)."
      }
    case .missing: failure = "There is no picture to compare with: \(file.path)"
    case .unreadable(let reason): failure = "\(file.path) cannot be read: \(reason)"
    case .different(let difference):
      failure = difference.explanation
      reported = GoldenReport.Failure(
        name: "\(suite): \(golden.name)", golden: golden.file, difference: difference)
    }
  }

}
