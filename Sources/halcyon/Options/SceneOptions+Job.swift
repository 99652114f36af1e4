import ArgumentParser
import Foundation

extension SceneOptions {
  /// The job that these options describe, without its frames and its output.
  func job(_ task: RenderJob.Task, assets: [String]) throws -> RenderJob {
    let color = background ?? BackgroundColor(argument: "white")!
    return RenderJob(
      task: task, framesPerSecond: fps, width: size.width, height: size.height, scale: scale,
      seed: seed, startDate: startDate.date, appearance: appearance.rawValue,
      background: [color.red, color.green, color.blue, color.alpha],
      touchFile: try touchFile()?.path, jobs: jobs, assetFolders: assets,
      showsProgress: isatty(STDERR_FILENO) == 1)
  }

  /// The frame that shows the program at `seconds`.
  func frame(at seconds: Double) -> Int { Int((seconds * fps).rounded(.down)) }

  func validateMoment(_ seconds: Double) throws {
    guard seconds >= 0, seconds <= 86_400 else {
      throw ValidationError("--at \(format(seconds)) is not between 0 and a day, in seconds.")
    }
  }

  /// Video keeps one colour for each two by two pixels.
  func validateSize(for place: OutputPlace) throws {
    let (width, height) = pixels
    guard place.format.needsEvenSize, width % 2 == 1 || height % 2 == 1 else { return }
    throw ValidationError(
      "--size \(size) at --scale \(format(scale)) makes \(width)x\(height) pixels, and a "
        + ".\(place.format.rawValue) needs both even. Give an even --size, or --scale 2.")
  }
}
