import Drawing
import Foundation
import Pixels

/// What surrounds a window: everything a host may set before and while its program runs.
package struct HostConfiguration: Sendable {
  package enum Appearance: String, Sendable, Codable { case light, dark }

  /// The window, in points.
  package var size = CGSize(width: 390, height: 844)
  /// Pixels per point.
  package var scale: Double = 3
  package var appearance = Appearance.light
  package var reduceMotion = false
  /// What the clock reads at time 0.
  package var startDate = Date(timeIntervalSince1970: 1_767_225_600)
  /// Folders with images and asset catalogues, searched in order.
  package var assetFolders: [URL] = []

  package init() {}
}

/// One program's window: keeps the node tree and answers each tick of the frame clock with a picture.
@MainActor
package final class ViewHost {
  package let configuration: HostConfiguration

  package init<Root: View>(_ root: Root, configuration: HostConfiguration) {
    self.configuration = configuration
  }

  /// Queues an event; it is delivered at the start of the next frame, in the order sent.
  package func send(_ event: TouchEvent) {}

  /// Runs one frame's passes at `time`, seconds since the program started; never earlier than before.
  ///
  /// The same display list (`Frame.number` unchanged) is answered while nothing changed.
  package func frame(at time: Double) -> Frame { Frame(number: 0, displayList: .empty) }

  /// The next time at which a frame may look different with no event and no state change from
  /// outside: now while something moves, a timeline's next entry, nil when all is at rest.
  package var nextFrameTime: Double? { nil }
}

/// What is seen at one time.
package struct Frame: Sendable {
  /// Grows whenever the picture may have changed.
  package var number: Int
  package var displayList: DisplayList

  package init(number: Int, displayList: DisplayList) {
    self.number = number
    self.displayList = displayList
  }
}
