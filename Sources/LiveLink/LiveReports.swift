import Foundation

/// A message over the last good picture.
package struct LiveOverlay: Hashable, Sendable, Codable {
  package enum Kind: String, Hashable, Sendable, Codable { case compileError, crash, failure }

  package var kind: Kind
  /// One line.
  package var title: String
  /// As the compiler or the program wrote it, many lines.
  package var text: String

  package init(kind: Kind, title: String, text: String) {
    self.kind = kind
    self.title = title
    self.text = text
  }
}

/// Something that was done, or could not be.
package struct LiveNotice: Hashable, Sendable, Codable {
  package var text: String
  package var isError: Bool

  package init(_ text: String, isError: Bool = false) {
    self.text = text
    self.isError = isError
  }
}

/// A file that a session has written.
package struct LiveFile: Hashable, Sendable {
  package enum Kind: String, Hashable, Sendable, Codable { case film, touches }

  package var kind: Kind
  package var url: URL

  package init(_ kind: Kind, at url: URL) { (self.kind, self.url) = (kind, url) }
}

/// Where a session stands.
package struct LiveStatus: Hashable, Sendable, Codable {
  package enum State: String, Hashable, Sendable, Codable {
    /// Before the first picture.
    case starting
    case playing, paused
    /// The past is shown; the program waits.
    case scrubbing
    /// The program has ended or crashed; an edit starts it anew.
    case ended
  }

  package var program = ""
  package var state = State.starting
  /// Whether an edit is being compiled beside the running program.
  package var isCompiling = false
  package var isRecording = false
  package var keyboard = LiveKeyboard()
  /// Program time per real time.
  package var speed = 1.0
  /// The program's time of the picture that is shown, in seconds since its start.
  package var time = 0.0
  /// The span of times that can be scrubbed to, in seconds.
  package var earliest = 0.0
  package var latest = 0.0
  /// Frames that were shown within the last second.
  package var framesPerSecond = 0
  /// How long the last frame took to simulate and paint, in milliseconds.
  package var frameMilliseconds = 0.0
  /// Frames that came too late, since the start of the program.
  package var droppedFrames = 0
  /// Bodies of views that were run since the start.
  package var bodyCount = 0
  /// Points.
  package var width = 0.0
  package var height = 0.0
  /// Pixels per point.
  package var scale = 1.0
  package var environment = LiveEnvironment()
  /// The `id` of the preview that is shown; nil for the program itself.
  package var preview: String?
  /// The latest `LiveEvent.mark` that was reached.
  package var mark: Int?

  package init() {}
}

/// The tree of views.
package struct LiveTree: Hashable, Sendable, Codable {
  /// Indented text, a view a line, with how often its body was run.
  package var text: String

  package init(text: String) { self.text = text }
}

/// A preview that a program declares: `#Preview` or `PreviewProvider`.
package struct LivePreview: Hashable, Sendable, Codable {
  /// What `LiveEvent.preview` and `--preview` take.
  package var id: String
  package var name: String
  /// The last component of its file's path.
  package var file: String

  package init(id: String, name: String, file: String) {
    self.id = id
    self.name = name
    self.file = file
  }
}

/// What a preview looks like at its start.
package struct LivePreviewPicture: Hashable, Sendable {
  package var preview: LivePreview
  /// A PNG file; nil when there is none, for the reason `failure`.
  package var png: Data?
  package var failure: String?

  package init(preview: LivePreview, png: Data?, failure: String? = nil) {
    self.preview = preview
    self.png = png
    self.failure = failure
  }
}
