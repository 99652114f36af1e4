import Foundation
import Jobs
import LiveLink

/// Pictures of all previews: made once for all who ask, one after the other, and again when something that
/// they show has changed. Hosts keep those that they were shown.
struct Gallery {
  /// All that the pictures follow from.
  struct Subject: Equatable {
    var previews: [LivePreview]
    var marks: [String]?
    var job: RenderJob
  }

  /// What the pictures are of that were made last, or are being made.
  var subject: Subject?
  var isMaking = false
  /// Whether somebody has asked for others meanwhile.
  var isWantedAgain = false
  /// Where one could not be made, it may be asked for again after some seconds.
  var retryDate: Date?
  static let retryInterval = 5.0
}

extension LiveSession {
  /// Has a picture of each preview made, unless those there are show the same.
  func showGallery() {
    let subject = Gallery.Subject(
      previews: previews, marks: settings.request.marks(), job: galleryJob)
    guard !requests.gallery.isMaking else {
      if subject != requests.gallery.subject { requests.gallery.isWantedAgain = true }
      return
    }
    let retries = requests.gallery.retryDate.map { $0 <= Date() } ?? false
    guard subject != requests.gallery.subject || retries else { return }
    requests.gallery = Gallery(subject: subject, isMaking: true)
    inBackground { [self, request = settings.request] in
      var failureCount = 0
      var request = request
      request.previewNames = subject.previews.count > 1 ? subject.previews.map(\.id) : []
      // Compiled once for all of them, where they can stand in one program.
      let shared = request.previewNames.isEmpty ? nil : try? request.compile(with: tools)
      request.previewNames = []
      for (number, preview) in subject.previews.enumerated() {
        request.previewName = preview.id
        var job = subject.job
        job.preview = shared == nil ? nil : number
        let picture = picture(of: preview, job) { [request] in
          try shared ?? request.compile(with: tools)
        }
        if picture.png == nil { failureCount += 1 }
        post(.picture(picture))
      }
      post(.galleryEnded(isWhole: failureCount == 0))
    }
  }

  func galleryEnded(isWhole: Bool) {
    requests.gallery.isMaking = false
    requests.gallery.retryDate = isWhole ? nil : Date() + Gallery.retryInterval
    if requests.gallery.isWantedAgain { showGallery() }
  }

  private var galleryJob: RenderJob {
    var job = settings.job
    job.task = .render
    (job.width, job.height) = (status.width, status.height)
    job.scale = min(status.scale, 2)
    job.appearance = status.environment.isDark ? .dark : .light
    job.reduceMotion = status.environment.reduceMotion
    job.dynamicTypeSize = status.environment.dynamicTypeSize
    job.frames = 0...0
    return job
  }

  private func picture(
    of preview: LivePreview, _ job: RenderJob, by program: () throws -> LiveCompiler.Program
  ) -> LivePreviewPicture {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("halcyon-\(getpid())-\(UInt32.random(in: 0...(.max))).png")
    defer { try? FileManager.default.removeItem(at: url) }
    do {
      let program = try program()
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
