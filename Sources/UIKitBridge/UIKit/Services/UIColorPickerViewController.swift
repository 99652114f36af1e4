import Foundation
import Geometry
import ViewContent
import ViewControls
import ViewGraphics
import ViewInteraction
import ViewLayout
@_spi(Runtime) import ViewRuntime

/// Is told which colour is chosen.
@preconcurrency @MainActor
public protocol UIColorPickerViewControllerDelegate: AnyObject {
  /// As before iOS 15.
  func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
  /// - Parameter continuously: whether a finger is still moving over the colours.
  func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
  public func colorPickerViewControllerDidSelectColor(
    _ viewController: UIColorPickerViewController
  ) {}
  public func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) { colorPickerViewControllerDidSelectColor(viewController) }
  public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
}

/// A page of colours to choose from, with a button that ends it.
@preconcurrency @MainActor
open class UIColorPickerViewController: UIViewController {
  open weak var delegate: (any UIColorPickerViewControllerDelegate)?
  open var selectedColor = UIColor.white { didSet { if oldValue != selectedColor { show() } } }
  open var supportsAlpha = true { didSet { show() } }
  /// The brightest that light is chosen, where 1 is white: no colour here is brighter than white.
  open var maximumLinearExposure: CGFloat = 1
  private lazy var face = _UIHostingView(rootView: page)

  public init() { super.init(nibName: nil, bundle: nil) }
  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
  }
  public required init?(coder: NSCoder) { return nil }

  open override var title: String? { didSet { show() } }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    face.frame = view.bounds
    face.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(face)
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    delegate?.colorPickerViewControllerDidFinish(self)
  }

  private func show() { if isViewLoaded { face.rootView = page } }

  private var page: ColorPage {
    ColorPage(
      title: title ?? "Colors",
      color: Binding(
        get: { [weak self] in (self?.selectedColor ?? .clear).color },
        set: { [weak self] in self?.choose(UIColor($0)) }),
      supportsOpacity: supportsAlpha,
      close: { [weak self] in self?.dismiss(animated: true) })
  }

  private func choose(_ color: UIColor) {
    guard color != selectedColor else { return }
    selectedColor = color
    delegate?.colorPickerViewController(self, didSelect: color, continuously: false)
  }
}

private struct ColorPage: View {
  let title: String
  let color: Binding<Color>
  let supportsOpacity: Bool
  let close: @MainActor () -> Void

  var body: some View {
    VStack(spacing: 20) {
      ZStack {
        Text(verbatim: title).font(.headline)
        HStack {
          Spacer()
          Button(action: close) {
            Image(systemName: "xmark.circle.fill").font(.title2)
          }
          .foregroundStyle(.secondary)
          .accessibilityLabel(Text("Close"))
        }
      }
      ColorPanel(selection: color, supportsOpacity: supportsOpacity)
      RoundedRectangle(cornerRadius: 12).fill(color.wrappedValue).frame(width: 64, height: 64)
      Spacer(minLength: 0)
    }
    .padding(20)
  }
}
