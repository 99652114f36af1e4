import ArgumentParser
import Foundation
import Jobs
import ViewRuntime

extension SceneOptions {
  /// The job that these options describe, without its frames and its output.
  func job(_ task: RenderJob.Task) throws(CommandFailure) -> RenderJob {
    var job = RenderJob()
    job.task = task
    job.framesPerSecond = fps
    job.width = size.width
    job.height = size.height
    job.scale = scale
    device.describe(&job)
    job.seed = seed
    job.startDate = (startDate ?? .standard).date
    job.appearance = appearance
    job.reduceMotion = reduceMotion
    job.dynamicTypeSize = dynamicType.name
    // A program is shown in the language that is preferred most.
    let locale = locale ?? languages?.locales.first
    job.locale = locale?.identifier
    job.isRightToLeft = locale?.isRightToLeft ?? false
    job.languages = languages?.locales.map(\.identifier)
    job.backgroundFollowsAppearance = background == nil
    if let background {
      job.background = [background.red, background.green, background.blue, background.alpha]
    }
    job.touchFile = try touchFile()?.path
    job.jobs = jobs
    job.showsProgress = isatty(STDERR_FILENO) == 1
    return job
  }

  /// The frame that shows the program at `seconds`: the last one that has begun.
  ///
  /// A thousandth of a frame too early counts as its time, as in 0.033333 for the second frame of sixty a second.
  func frame(at seconds: Double) -> Int { Int((seconds * fps + 0.001).rounded(.down)) }

  func validateMoment(_ seconds: Double) throws {
    guard seconds >= 0, seconds <= 86_400 else {
      throw ValidationError("--at \(format(seconds)) is not between 0 and a day, in seconds.")
    }
  }
}
