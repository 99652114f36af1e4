import CoreAnimation
import Foundation
import FoundationNames
import Geometry
import ViewContent
import ViewControls
import ViewGraphics
import ViewInteraction
@_spi(Runtime) import ViewRuntime

/// Hears what is done in a search bar.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: AnyObject {
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
  func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  public func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBar(
    _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
  ) {}
}

/// The field of a search bar.
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
  override var accessibilityRole: AccessibilityElement.Role? { .searchField }
  override var usualAccessibilityTraits: UIAccessibilityTraits { .searchField }
}

/// A field to search with, a button that ends the search, and a row of places to search in.
@preconcurrency @MainActor
open class UISearchBar: UIView, UITextFieldDelegate {
  public enum Style: UInt, Sendable { case `default`, prominent, minimal }

  /// Heights of the field, of the bar with what is around it, of the bar below that of navigation, of a row of
  /// scopes and of a prompt, in points, as recorded on iOS 26.
  static let fieldHeight: CGFloat = 44
  static let height: CGFloat = 64
  static let barHeight: CGFloat = 60
  static let scopeHeight: CGFloat = 47
  static let promptHeight: CGFloat = 34

  open weak var delegate: (any UISearchBarDelegate)?
  /// Told beside the delegate, by the search controller that it belongs to.
  var onChange: ((UISearchBar.Change) -> Void)?
  enum Change { case began, text, ended, cancelled, scope, submitted }

  public let searchTextField = UISearchTextField(frame: .zero)
  private let ground = UIView()
  let glass = UIImageView(image: UIImage(systemName: "magnifyingglass"))
  let clear = UIButton(type: .system)
  private let cancel = UIButton(type: .system)
  private let promptLabel = UILabel()
  /// Keep the letters clear of the glass, and of the button that clears them.
  private let leading = UIView()
  private let trailing = UIView()
  private var scopes: UISegmentedControl?

  open var text: String? {
    get { searchTextField.text }
    set {
      let isOther = newValue ?? "" != searchTextField.text ?? ""
      write(newValue)
      if isOther { onChange?(.text) }
    }
  }
  /// Without telling the search.
  func write(_ text: String?) {
    searchTextField.text = text
    layOut()
  }
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }
  open var prompt: String? { didSet { promptChanged() } }
  // All styles look alike, as recorded on iOS 26.
  open var searchBarStyle = Style.default
  open var barStyle = UIBarStyle.default { didSet { takeStyle(of: barStyle) } }
  open var barTintColor: UIColor? { didSet { backgroundColor = barTintColor } }
  open var isTranslucent = true
  open var backgroundImage: UIImage? {
    didSet { if let image = backgroundImage, image.size.width > 1 { tell("backgroundImage") } }
  }
  open var showsBookmarkButton = false {
    didSet { if showsBookmarkButton { tell("showsBookmarkButton") } }
  }
  open var showsSearchResultsButton = false {
    didSet { if showsSearchResultsButton { tell("showsSearchResultsButton") } }
  }
  open var isSearchResultsButtonSelected = false
  open var showsCancelButton = false { didSet { layOut() } }
  open var showsScopeBar = false { didSet { scopesChanged() } }
  open var scopeButtonTitles: [String]? { didSet { scopesChanged() } }
  open var selectedScopeButtonIndex = 0 {
    didSet { scopes?.selectedSegmentIndex = selectedScopeButtonIndex }
  }
  open var keyboardType = UIKeyboardType.default
  open var returnKeyType = UIReturnKeyType.search
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var autocorrectionType = UITextAutocorrectionType.default
  open var enablesReturnKeyAutomatically = true

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func setUp() {
    super.setUp()
    ground.backgroundColor = .tertiarySystemFill
    ground.layer.cornerRadius = Self.fieldHeight / 2
    glass.tintColor = .secondaryLabel
    searchTextField.placeholder = "Search"
    searchTextField.delegate = self
    searchTextField.addAction(
      UIAction { [weak self] _ in self?.typed() }, for: .editingChanged)
    clear.setImage(UIImage(systemName: "xmark.circle.fill"), for: .normal)
    clear.accessibilityLabel = "Clear text"
    clear.tintColor = .secondaryLabel
    clear.addAction(UIAction { [weak self] _ in self?.cleared() }, for: .touchUpInside)
    cancel.setImage(UIImage(systemName: "xmark"), for: .normal)
    cancel.accessibilityLabel = "Cancel"
    cancel.tintColor = .label
    cancel.backgroundColor = .tertiarySystemFill
    cancel.layer.cornerRadius = Self.fieldHeight / 2
    cancel.addAction(UIAction { [weak self] _ in self?.cancelled() }, for: .touchUpInside)
    promptLabel.font = .systemFont(ofSize: 13)
    promptLabel.textAlignment = .center
    searchTextField.leftView = leading
    searchTextField.rightView = trailing
    searchTextField.leftViewMode = .always
    searchTextField.rightViewMode = .always
    for view in [ground, glass, searchTextField, clear, cancel] { addSubview(view) }
    layOut()
  }

  func tell(_ property: String) {
    Reports.once("UISearchBar.\(property) is left out")
  }

  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
    guard animated, window != nil else { return }
    UIView.animate(withDuration: ListFigures.updateDuration) { self.layoutIfNeeded() }
  }

  open func setShowsScope(_ show: Bool, animated: Bool) { showsScopeBar = show }

  @discardableResult open override func becomeFirstResponder() -> Bool {
    searchTextField.becomeFirstResponder()
  }
  @discardableResult open override func resignFirstResponder() -> Bool {
    searchTextField.resignFirstResponder()
  }
  open override var isFirstResponder: Bool { searchTextField.isFirstResponder }

  // MARK: What is done in it

  private func typed() {
    layOut()
    delegate?.searchBar(self, textDidChange: text ?? "")
    onChange?(.text)
  }

  private func cleared() {
    text = ""
    typed()
  }

  private func cancelled() {
    delegate?.searchBarCancelButtonClicked(self)
    onChange?(.cancelled)
  }

  open func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    delegate?.searchBarShouldBeginEditing(self) ?? true
  }
  open func textFieldDidBeginEditing(_ textField: UITextField) {
    delegate?.searchBarTextDidBeginEditing(self)
    onChange?(.began)
  }
  open func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    delegate?.searchBarShouldEndEditing(self) ?? true
  }
  open func textFieldDidEndEditing(_ textField: UITextField) {
    delegate?.searchBarTextDidEndEditing(self)
    onChange?(.ended)
  }
  open func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    delegate?.searchBarSearchButtonClicked(self)
    onChange?(.submitted)
    return true
  }
  open func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    delegate?.searchBar(self, shouldChangeTextIn: range, replacementText: string) ?? true
  }

  // MARK: Layout

  private var hasScopes: Bool { showsScopeBar && scopeButtonTitles?.isEmpty == false }

  private func scopesChanged() {
    scopes?.removeFromSuperview()
    scopes = nil
    if hasScopes {
      let control = UISegmentedControl(items: scopeButtonTitles)
      control.selectedSegmentIndex = selectedScopeButtonIndex
      control.addAction(
        UIAction { [weak self, weak control] _ in
          guard let self, let control else { return }
          self.selectedScopeButtonIndex = control.selectedSegmentIndex
          self.delegate?.searchBar(
            self, selectedScopeButtonIndexDidChange: control.selectedSegmentIndex)
          self.onChange?(.scope)
        }, for: .valueChanged)
      scopes = control
      addSubview(control)
    }
    invalidateIntrinsicContentSize()
    layOut()
  }

  private func promptChanged() {
    promptLabel.text = prompt
    if prompt == nil { promptLabel.removeFromSuperview() } else { addSubview(promptLabel) }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func layOut() {
    clear.isHidden = text?.isEmpty != false
    cancel.alpha = showsCancelButton ? 1 : 0
    cancel.isUserInteractionEnabled = showsCancelButton
    setNeedsLayout()
  }

  private var extraHeight: CGFloat {
    (hasScopes ? Self.scopeHeight : 0) + (prompt == nil ? 0 : Self.promptHeight)
  }

  /// Below a bar of navigation, or in its place.
  var heightInBar: CGFloat { Self.barHeight + extraHeight }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.height + extraHeight)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: intrinsicContentSize.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let inset: CGFloat = 8
    let side = Self.fieldHeight
    let end = bounds.width - inset - (showsCancelButton ? side + 11 : 0)
    let upper = prompt == nil ? 0 : Self.promptHeight
    // Below a bar of navigation there is less room around the field.
    let room = min(Self.height, bounds.height - extraHeight)
    let field = CGRect(
      x: inset, y: upper + (room - side) / 2, width: max(end - inset, 0), height: side)
    ground.frame = field
    promptLabel.frame = CGRect(x: 16, y: 10, width: max(bounds.width - 32, 0), height: 20)
    let sign = glass.intrinsicContentSize.orZero
    glass.frame = CGRect(
      x: field.minX + 12, y: field.midY - sign.height / 2, width: sign.width, height: sign.height)
    leading.frame.size = CGSize(width: 20 + sign.width, height: 1)
    trailing.frame.size = CGSize(width: clear.isHidden ? 12 : 40, height: 1)
    searchTextField.frame = field
    searchTextField.setNeedsLayout()
    clear.frame = CGRect(x: field.maxX - 40, y: field.minY, width: 36, height: field.height)
    cancel.frame = CGRect(
      x: showsCancelButton ? end + 11 : bounds.width, y: field.minY, width: side, height: side)
    scopes?.frame = CGRect(
      x: inset, y: upper + room, width: max(bounds.width - 2 * inset, 0), height: 32)
  }
}
