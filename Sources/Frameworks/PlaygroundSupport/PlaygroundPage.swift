@_exported import Foundation
import SwiftUI

/// What a playground's page can show.
@preconcurrency @MainActor
public protocol PlaygroundLiveViewable {
  var playgroundLiveViewRepresentation: PlaygroundLiveViewRepresentation { get }
}

/// A view or a controller, as a page shows it.
@preconcurrency @MainActor
public enum PlaygroundLiveViewRepresentation {
  case view(UIView)
  case viewController(UIViewController)
}

extension UIView: PlaygroundLiveViewable {
  public var playgroundLiveViewRepresentation: PlaygroundLiveViewRepresentation { .view(self) }
}

extension UIViewController: PlaygroundLiveViewable {
  public var playgroundLiveViewRepresentation: PlaygroundLiveViewRepresentation {
    .viewController(self)
  }
}

/// The page of a playground: its file is the program, and what it makes its live view is shown.
@preconcurrency @MainActor
public final class PlaygroundPage: ObservableObject {
  public static let current = PlaygroundPage()

  @Published private(set) var shown: AnyView?
  private var shownObject: (any PlaygroundLiveViewable)?

  /// A page here goes on for as long as it is shown, whatever this says.
  public var needsIndefiniteExecution = false
  public var wantsFullScreenLiveView = false
  /// The text of the page, which nobody keeps here.
  public var text = ""
  public var assessmentStatus: AssessmentStatus?
  /// Values that last for as long as the program runs.
  public let keyValueStore = PlaygroundKeyValueStore()

  /// Whether the reader has done what a page asks for.
  public enum AssessmentStatus {
    case pass(message: String?)
    case fail(hints: [String], solution: String?)
  }

  /// The view or controller that the page shows.
  public var liveView: (any PlaygroundLiveViewable)? {
    get { shownObject }
    set {
      shownObject = newValue
      shown = newValue.map(Self.shown)
    }
  }

  /// Shows a view of SwiftUI.
  public func setLiveView<Content: View>(_ newLiveView: Content) {
    shownObject = nil
    shown = AnyView(newLiveView)
  }

  /// Shows a view or a controller of UIKit.
  public func setLiveView(_ newLiveView: any PlaygroundLiveViewable) { liveView = newLiveView }

  /// Ends the page, and what is drawn of it.
  public func finishExecution() -> Never {
    FileHandle.standardError.write(
      Data("halcyon: the playground has ended by finishExecution\n".utf8))
    exit(0)
  }

  /// A view of a size stands in the middle in this size; one without fills the page, as controllers do.
  private static func shown(_ viewable: any PlaygroundLiveViewable) -> AnyView {
    switch viewable.playgroundLiveViewRepresentation {
    case .view(let view):
      let size = view.frame.size
      guard size.width > 0, size.height > 0 else { return UIView._preview { view } }
      return AnyView(UIView._preview { view }.frame(width: size.width, height: size.height))
    case .viewController(let controller):
      let size = controller.preferredContentSize
      let shown = UIViewController._preview { controller }
      guard size.width > 0, size.height > 0 else { return shown }
      return AnyView(shown.frame(width: size.width, height: size.height))
    }
  }
}

/// The folder that playgrounds share: one of the program's own.
public let playgroundSharedDataDirectory = FileManager.default
  .urls(for: .documentDirectory, in: .userDomainMask)[0]
  .appendingPathComponent("Shared Playground Data")

/// A value that a page keeps.
public indirect enum PlaygroundValue: Hashable, Sendable {
  case array([PlaygroundValue])
  case dictionary([String: PlaygroundValue])
  case string(String)
  case data(Data)
  case date(Date)
  case integer(Int)
  case floatingPoint(Double)
  case boolean(Bool)
}

/// Values by their names.
@preconcurrency @MainActor
public final class PlaygroundKeyValueStore {
  private var values: [String: PlaygroundValue] = [:]
  public subscript(key: String) -> PlaygroundValue? {
    get { values[key] }
    set { values[key] = newValue }
  }
}
