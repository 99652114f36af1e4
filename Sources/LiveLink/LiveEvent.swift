import Foundation

/// Something the user does with a live program, or with the session around it.
package enum LiveEvent: Hashable, Sendable, Codable {
  case touch(LiveTouch)
  case wheel(LiveWheel)
  /// Text that was typed or pasted.
  case text(String)
  case key(LiveKey)
  case press(LiveKeyPress)
  /// Where a pointer is that presses nothing; nil when it has left the picture.
  case hover(LivePlace?)
  /// The window's new size, in points. For a change of device, too.
  case resize(width: Double, height: Double)
  /// Pixels per point.
  case displayScale(Double)
  /// Light or dark, and so on: all settings at once.
  case environment(LiveEnvironment)
  case playback(LivePlayback)
  /// Recording starts or ends; when it ends, the touches are written to a touch file.
  case record(Bool)
  /// Write the film of the last recording, or of all since the start when there is none.
  case renderFilm
  /// Show a preview by its `id`; nil goes back to what the program shows by itself.
  case preview(String?)
  /// Send a `LivePreviewPicture` of each preview.
  case gallery
  /// Send a `LiveTree`.
  case tree
  /// What assistive technologies do with an element.
  case use(LiveElementUse)
  /// Send a `LiveSourcePlace` of the view at this place.
  case inspect(LivePlace)
  /// Send a status with this mark as soon as all that came before it is done.
  case mark(Int)
  /// Start the program anew, with nothing kept.
  case restart
  /// Bring the present frame once more, whole: for a host that has lost it.
  case refresh
}

/// One finger's change. A mouse with its button down is a finger, too.
package struct LiveTouch: Hashable, Sendable, Codable {
  package enum Phase: String, Hashable, Sendable, Codable { case began, moved, ended, cancelled }

  /// The same number for as long as one finger is down. Several viewers must not share numbers.
  package var id: Int
  package var phase: Phase
  /// Points from the top left of the picture.
  package var x: Double
  package var y: Double

  package init(id: Int, phase: Phase, x: Double, y: Double) {
    self.id = id
    self.phase = phase
    self.x = x
    self.y = y
  }
}

/// A place in the picture, in points from its top left.
package struct LivePlace: Hashable, Sendable, Codable {
  package var x: Double
  package var y: Double

  package init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

/// A wheel or a trackpad.
package struct LiveWheel: Hashable, Sendable, Codable {
  /// Where the pointer is, in points.
  package var x: Double
  package var y: Double
  /// How far the content is to move, in points: negative y shows what is further down.
  package var deltaX: Double
  package var deltaY: Double

  package init(x: Double, y: Double, deltaX: Double, deltaY: Double) {
    self.x = x
    self.y = y
    self.deltaX = deltaX
    self.deltaY = deltaY
  }
}

/// A key that is not text.
package enum LiveKey: String, Hashable, Sendable, Codable {
  case backspace, forwardDelete, enter, tab, escape, left, right, up, down, home, end, selectAll
}

/// What a host may set about the world of the program.
package struct LiveEnvironment: Hashable, Sendable, Codable {
  package var isDark = false
  package var reduceMotion = false
  /// As SwiftUI's `DynamicTypeSize` is named: xSmall, small, medium, large (usual), xLarge, xxLarge,
  /// xxxLarge, accessibility1 … accessibility5.
  package var dynamicTypeSize = "large"

  package static let dynamicTypeSizes = [
    "xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge", "accessibility1",
    "accessibility2", "accessibility3", "accessibility4", "accessibility5",
  ]

  package init(
    isDark: Bool = false, reduceMotion: Bool = false, dynamicTypeSize: String = "large"
  ) {
    self.isDark = isDark
    self.reduceMotion = reduceMotion
    self.dynamicTypeSize = dynamicTypeSize
  }
}

/// How time passes.
package enum LivePlayback: Hashable, Sendable, Codable {
  case play
  case pause
  /// So many frames further, and pause.
  case step(Int)
  /// Program time per real time, 1 to 1/20.
  case speed(Double)
  /// Show the program as it was at this many seconds from its start.
  case scrub(to: Double)
  /// End scrubbing and go on where the program was left.
  case backToLive
}
