import CoreAnimation
import Foundation
import Motion
import ViewContent
import ViewControls
import ViewGraphics
import ViewInteraction
import ViewLayout
import ViewRuntime

/// Says how many options a picker has.
@preconcurrency @MainActor
public protocol UIPickerViewDataSource: AnyObject {
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Says what the options of a picker are, and hears which one is chosen.
@preconcurrency @MainActor
public protocol UIPickerViewDelegate: AnyObject {
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int)
    -> String?
  func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString?
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
}

extension UIPickerViewDelegate {
  public func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { nil }
  public func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? { nil }
  public func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) {}
  public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    0
  }
}

/// Drums side by side. It is 216 points high.
@preconcurrency @MainActor
open class UIPickerView: UIView {
  open weak var dataSource: (any UIPickerViewDataSource)? { didSet { reloadAllComponents() } }
  open weak var delegate: (any UIPickerViewDelegate)? { didSet { reloadAllComponents() } }
  private var selected: [Int: Int] = [:]
  private var titles: [[String]] = []
  private var widths: [CGFloat] = []
  private let face = _UIHostingView(rootView: AnyView(EmptyView()))

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func setUp() {
    super.setUp()
    addSubview(face)
  }

  open var numberOfComponents: Int { titles.count }
  open func numberOfRows(inComponent component: Int) -> Int {
    titles.indices.contains(component) ? titles[component].count : 0
  }
  /// -1 where there is none.
  open func selectedRow(inComponent component: Int) -> Int {
    numberOfRows(inComponent: component) > 0 ? selected[component] ?? 0 : -1
  }

  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    selected[component] = row
    faceChanged(animated ? .default : nil)
  }

  open func reloadComponent(_ component: Int) { reloadAllComponents() }

  open func reloadAllComponents() {
    let count = dataSource?.numberOfComponents(in: self) ?? 0
    titles = (0..<max(count, 0)).map { component in
      let rows = dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
      return (0..<max(rows, 0)).map { row in
        delegate?.pickerView(self, attributedTitleForRow: row, forComponent: component)?.string
          ?? delegate?.pickerView(self, titleForRow: row, forComponent: component) ?? "?"
      }
    }
    widths = titles.indices.map { delegate?.pickerView(self, widthForComponent: $0) ?? 0 }
    for (component, rows) in titles.enumerated() {
      selected[component] = min(max(selected[component] ?? 0, 0), max(rows.count - 1, 0))
    }
    faceChanged(nil)
  }

  private func faceChanged(_ animation: Animation?) {
    let widths = widths
    let drums = HStack(spacing: 0) {
      ForEach(Array(titles.enumerated()), id: \.offset) { component in
        let index = component.offset
        let selection = Binding<Int>(
          get: { [weak self] in self?.selected[index] ?? 0 },
          set: { [weak self] in self?.touched($0, index) })
        Picker(selection: selection) {
          ForEach(Array(component.element.enumerated()), id: \.offset) { row in
            Text(verbatim: row.element)
          }
        } label: {
          EmptyView()
        }
        .pickerStyle(WheelPickerStyle())
        .frame(width: widths[index] > 0 ? widths[index] : nil)
      }
    }
    let view = AnyView(drums)
    withAnimation(animation) { face.rootView = view }
  }

  private func touched(_ row: Int, _ component: Int) {
    guard selected[component] != row else { return }
    selected[component] = row
    faceChanged(nil)
    delegate?.pickerView(self, didSelectRow: row, inComponent: component)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    face.frame = bounds
    if titles.isEmpty, dataSource != nil { reloadAllComponents() }
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
