import Foundation
import FoundationNames
import ViewContent
import ViewControls
import ViewGraphics

/// The picker of UIKit that stands for a wheel of SwiftUI's. Its second view is the bar behind the chosen row, whose
/// background programs clear.
final class HostingPickerView: UIPickerView {
  private let column = PlatformGroupContainer(standingFor: nil)

  /// What is around a row of the wheel, from the inside out.
  static func chain(of mark: WheelMark) -> [UIView] {
    let known = mark.counterpart as? HostingPickerView
    let view = known ?? HostingPickerView(standingFor: mark)
    mark.counterpart = view
    return [view.column, view]
  }

  private init(standingFor mark: WheelMark) {
    super.init(frame: .zero)
    subviews = [column, Bar(of: mark)]
  }

  public required init?(coder: NSCoder) { return nil }

  private final class Bar: SurroundingView {
    private weak var mark: WheelMark?
    private var background: UIColor? = .quaternarySystemFill

    init(of mark: WheelMark) {
      super.init(standingFor: nil)
      self.mark = mark
    }

    public required init?(coder: NSCoder) { return nil }

    override var backgroundColor: UIColor? {
      get { background }
      set {
        background = newValue
        mark?.setHidden(newValue == nil || newValue == .clear)
      }
    }
    override var alpha: CGFloat {
      get { 1 }
      set { mark?.setHidden(newValue == 0) }
    }
    override var isHidden: Bool {
      get { false }
      set { mark?.setHidden(newValue) }
    }
  }
}
