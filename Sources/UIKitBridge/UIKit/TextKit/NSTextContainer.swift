import CoreAnimation
import Foundation
import Geometry
import ViewRuntime

/// Where the lines of a text are laid out.
@preconcurrency @MainActor
open class NSTextContainer: _KnownByIdentity {
  /// Room beside the lines at each side, in points.
  open var lineFragmentPadding: CGFloat = 5 { didSet { changed() } }
  /// 0 for as many as there are.
  open var maximumNumberOfLines = 0 { didSet { changed() } }
  open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { changed() } }
  /// In points; 0 is without a limit.
  open var size: CGSize { didSet { if size != oldValue { changed() } } }
  open var widthTracksTextView = true
  open var heightTracksTextView = false
  open var exclusionPaths: [UIBezierPath] = [] {
    didSet {
      if !exclusionPaths.isEmpty { Reports.once("NSTextContainer.exclusionPaths are left out") }
    }
  }
  public internal(set) weak var layoutManager: NSLayoutManager?
  /// The view that shows it.
  weak var textView: UITextView?
  /// Whether it is given the size of its view.
  private(set) var isTracking = false

  public init(size: CGSize = .zero) { self.size = size }
  public required init?(coder: NSCoder) { return nil }

  private func changed() {
    if let layoutManager { layoutManager.textChanged() } else { textView?.containerChanged() }
  }

  /// Takes the size of the view that shows it.
  func track(_ size: CGSize) {
    isTracking = true
    self.size = size
    isTracking = false
  }

  /// How wide lines may be, in points; nil for any width.
  var lineWidth: CGFloat? {
    let isLimited = size.width > 0 && size.width < 1e6
    return isLimited ? max(size.width - 2 * lineFragmentPadding, 1) : nil
  }
}
