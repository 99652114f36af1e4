import Foundation
import UIKit
import ViewRuntime

/// Hears which tool was chosen.
@preconcurrency @MainActor
public protocol PKToolPickerObserver: AnyObject {
  func toolPickerSelectedToolDidChange(_ toolPicker: PKToolPicker)
  func toolPickerIsRulerActiveDidChange(_ toolPicker: PKToolPicker)
  func toolPickerVisibilityDidChange(_ toolPicker: PKToolPicker)
  func toolPickerFramesObscuredDidChange(_ toolPicker: PKToolPicker)
}

extension PKToolPickerObserver {
  public func toolPickerSelectedToolDidChange(_ toolPicker: PKToolPicker) {}
  public func toolPickerIsRulerActiveDidChange(_ toolPicker: PKToolPicker) {}
  public func toolPickerVisibilityDidChange(_ toolPicker: PKToolPicker) {}
  public func toolPickerFramesObscuredDidChange(_ toolPicker: PKToolPicker) {}
}

extension PKCanvasView: PKToolPickerObserver {
  public func toolPickerSelectedToolDidChange(_ toolPicker: PKToolPicker) {
    tool = toolPicker.selectedTool
  }
}

/// The palette of tools: it is not shown here, which is said once; what a program selects in it is told to its observers.
@preconcurrency @MainActor
open class PKToolPicker: NSObject {
  private static let picker = PKToolPicker()
  open class func shared(for window: UIWindow) -> PKToolPicker? { picker }

  open var selectedTool: any PKTool = PKInkingTool(.pen) {
    didSet { for observer in observers { observer.toolPickerSelectedToolDidChange(self) } }
  }
  open var isRulerActive = false
  open var showsDrawingPolicyControls = true
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  open var colorUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  open var stateAutosaveName: String?
  open var isVisible: Bool { false }

  private final class Observer {
    weak var object: (any PKToolPickerObserver)?
    init(_ object: any PKToolPickerObserver) { self.object = object }
  }
  private var kept: [Observer] = []
  private var observers: [any PKToolPickerObserver] { kept.compactMap(\.object) }

  public override init() {}

  open func addObserver(_ observer: any PKToolPickerObserver) {
    kept.removeAll { $0.object == nil || $0.object === observer }
    kept.append(Observer(observer))
    observer.toolPickerSelectedToolDidChange(self)
  }
  open func removeObserver(_ observer: any PKToolPickerObserver) {
    kept.removeAll { $0.object == nil || $0.object === observer }
  }

  open func setVisible(_ visible: Bool, forFirstResponder responder: UIResponder) {
    guard visible else { return }
    Reports.once("PKToolPicker is not shown: set a canvas's tool in the program")
  }

  /// It covers nothing.
  open func frameObscured(in view: UIView) -> CGRect { .null }
}
