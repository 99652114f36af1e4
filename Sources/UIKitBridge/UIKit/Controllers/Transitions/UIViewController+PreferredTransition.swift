import CoreAnimation
import Foundation
import Geometry
import ViewContent
import ViewGraphics
import ViewRuntime

extension UIViewController {
  /// How a controller is to come in and go out.
  @MainActor
  public final class Transition {
    enum Kind {
      case fromBelow, dissolving, flipping, curling
      case zooming(ZoomOptions, (ZoomSourceViewProviderContext) -> UIView?)
    }

    let kind: Kind

    private init(_ kind: Kind) { self.kind = kind }

    public static var coverVertical: Transition { Transition(.fromBelow) }
    public static var crossDissolve: Transition { Transition(.dissolving) }
    public static var flipHorizontal: Transition { Transition(.flipping) }
    public static var partialCurl: Transition { Transition(.curling) }

    /// The controller's view grows out of the view that `sourceViewProvider` names, and goes back into it; without one,
    /// out of the middle.
    ///
    /// The provider is asked each time, so that it may name another view on the way back.
    public static func zoom(
      options: ZoomOptions? = nil,
      sourceViewProvider: @escaping (ZoomSourceViewProviderContext) -> UIView?
    ) -> Transition {
      Transition(.zooming(options ?? ZoomOptions(), sourceViewProvider))
    }

    /// What a zoom is told beside its source.
    @MainActor
    public final class ZoomOptions {
      /// Where in the controller's view the source is seen again; the whole of it without one.
      public var alignmentRectProvider: ((ZoomAlignmentRectContext) -> CGRect?)?
      /// Behind what grows: nothing, unless a colour is given.
      public var dimmingColor: UIColor?
      /// What the content behind is blurred with; it is left sharp.
      public var dimmingVisualEffect: UIBlurEffect? {
        didSet {
          if dimmingVisualEffect != nil {
            Reports.once("ZoomOptions.dimmingVisualEffect is left out: what is behind stays sharp")
          }
        }
      }
      /// A finger ends no zoom here.
      public var interactiveDismissShouldBegin: ((Any) -> Bool)?

      public init() {}
    }

    @MainActor
    public struct ZoomSourceViewProviderContext {
      public let sourceViewController: UIViewController
      public let zoomedViewController: UIViewController
    }

    @MainActor
    public struct ZoomAlignmentRectContext {
      public let sourceView: UIView
      public let zoomedViewController: UIViewController
    }
  }
}

extension UIViewController {
  /// Whether it is faded in where it stands when it is presented. What cannot be shown comes up from below.
  package var dissolvesWhenPresented: Bool {
    switch preferredTransition?.kind ?? modalTransitionStyle.kind {
    case .dissolving: return true
    case .fromBelow: return false
    case .flipping, .curling, .zooming:
      Reports.once("\(type(of: self)) is presented from below: flips, curls and zooms are left out")
      return false
    }
  }
}

extension UIModalTransitionStyle {
  fileprivate var kind: UIViewController.Transition.Kind {
    switch self {
    case .coverVertical: .fromBelow
    case .crossDissolve: .dissolving
    case .flipHorizontal: .flipping
    case .partialCurl: .curling
    }
  }
}
