import Foundation
import Jobs
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
    let now = Date()
    // Each one leaves a file.
    guard !isOn || requests.lastRecording + LiveRequests.recordingInterval <= now else { return }
    requests.lastRecording = now
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
      frontEnd.show(LiveFile(.touches, at: url))
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
  func freeName(_ kind: String) -> URL {
    let name = settings.name.isEmpty ? "program" : settings.name
    for number in 1...9999 {
      let url = settings.outputFolder.appendingPathComponent("\(name)-\(number).\(kind)")
      if !FileManager.default.fileExists(atPath: url.path) { return url }
    }
    return settings.outputFolder.appendingPathComponent("\(name).\(kind)")
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
}
