import Foundation
import Geometry
import ViewContent
import ViewGraphics
import ViewRuntime

/// What is shown in the place of content that is not there: a picture, a title, a line, and buttons.
@preconcurrency @MainActor
public struct UIContentUnavailableConfiguration: UIContentConfiguration {
  public enum Alignment: Int, Sendable { case center, natural }
  public typealias TextProperties = UIListContentConfiguration.TextProperties
  public typealias ImageProperties = UIListContentConfiguration.ImageProperties

  /// What a button does.
  public struct ButtonProperties {
    public var primaryAction: UIAction?
    public var menu: UIMenu?
    public var isEnabled = true
    public var role = UIButton.Role.normal
    init() {}
  }

  public var image: UIImage?
  public var imageProperties = ImageProperties()
  public var text: String?
  public var attributedText: NSAttributedString?
  public var textProperties = TextProperties(
    font: UIFont.preferredFont(forTextStyle: .title2).bold, color: .label)
  public var secondaryText: String?
  public var secondaryAttributedText: NSAttributedString?
  public var secondaryTextProperties = TextProperties(
    font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
  public var button = UIButton.Configuration.plain()
  public var buttonProperties = ButtonProperties()
  public var secondaryButton = UIButton.Configuration.plain()
  public var secondaryButtonProperties = ButtonProperties()
  public var background = UIBackgroundConfiguration.clear()
  public var alignment = Alignment.center
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 16, leading: 16, bottom: 16, trailing: 16)
  /// Points between picture and title, title and line, texts and buttons, button and button.
  public var imageToTextPadding: CGFloat = 14
  public var textToSecondaryTextPadding: CGFloat = 6
  public var textToButtonPadding: CGFloat = 16
  public var buttonToSecondaryButtonPadding: CGFloat = 8
  /// Whether a wheel turns in the place of the picture.
  var isLoading = false

  private init() {
    imageProperties.preferredSymbolConfiguration = .init(pointSize: 48)
    imageProperties.tintColor = .secondaryLabel
  }

  public static func empty() -> Self { Self() }

  /// For content that is being loaded.
  public static func loading() -> Self {
    var configuration = Self()
    configuration.isLoading = true
    configuration.text = "Loading…"
    configuration.textProperties.font = .preferredFont(forTextStyle: .subheadline)
    configuration.textProperties.color = .secondaryLabel
    configuration.imageToTextPadding = 8
    return configuration
  }

  /// For a search that finds nothing.
  public static func search() -> Self {
    var configuration = Self()
    configuration.image = UIImage(systemName: "magnifyingglass")
    configuration.text = "No Results"
    configuration.secondaryText = "Check the spelling or try a new search."
    return configuration
  }

  public func makeContentView() -> any UIView & UIContentView {
    UIContentUnavailableView(configuration: self)
  }

  public func updated(for state: any UIConfigurationState) -> Self { self }
}

extension UIFont {
  fileprivate var bold: UIFont {
    fontDescriptor.withSymbolicTraits(.traitBold).map { UIFont(descriptor: $0, size: 0) } ?? self
  }
}

/// What surrounds a controller's content that is not there.
nonisolated public struct UIContentUnavailableConfigurationState: UIConfigurationState {
  public var traitCollection: UITraitCollection
  /// What is searched for, in a controller with a search.
  public var searchText: String?
  private var values: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { values[key] }
    set { values[key] = newValue }
  }
}

/// A view that says that content is not there: everything in its middle, one below the other.
@preconcurrency @MainActor
open class UIContentUnavailableView: UIView, UIContentView {
  private var shown: UIContentUnavailableConfiguration
  private let column = UIStackView()
  private let back = UIView()
  open var isScrollEnabled = false

  public var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let next = newValue as? UIContentUnavailableConfiguration else { return }
      shown = next
      fill()
    }
  }

  public init(configuration: UIContentUnavailableConfiguration) {
    shown = configuration
    super.init(frame: .zero)
    back.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(back)
    column.axis = .vertical
    column.translatesAutoresizingMaskIntoConstraints = false
    addSubview(column)
    NSLayoutConstraint.activate([
      column.centerXAnchor.constraint(equalTo: centerXAnchor),
      column.centerYAnchor.constraint(equalTo: centerYAnchor),
      column.widthAnchor.constraint(lessThanOrEqualTo: widthAnchor, constant: -32),
    ])
    fill()
  }

  public required init?(coder: NSCoder) { return nil }

  private func fill() {
    for view in column.arrangedSubviews { view.removeFromSuperview() }
    column.alignment = shown.alignment == .center ? .center : .leading
    back.backgroundColor = shown.background.resolvedBackgroundColor(for: tintColor)
    if shown.isLoading {
      let wheel = UIActivityIndicatorView(style: .medium)
      wheel.startAnimating()
      add(wheel, shown.imageToTextPadding)
    } else if let image = shown.image {
      let view = UIImageView(image: image)
      view.preferredSymbolConfiguration = shown.imageProperties.preferredSymbolConfiguration
      view.tintColor = shown.imageProperties.resolvedTintColor(for: tintColor)
      view.layer.cornerRadius = shown.imageProperties.cornerRadius
      view.clipsToBounds = shown.imageProperties.cornerRadius > 0
      add(view, shown.imageToTextPadding)
    }
    add(shown.text, shown.attributedText, shown.textProperties, shown.textToSecondaryTextPadding)
    add(
      shown.secondaryText, shown.secondaryAttributedText, shown.secondaryTextProperties,
      shown.textToButtonPadding)
    add(shown.button, shown.buttonProperties, shown.buttonToSecondaryButtonPadding)
    add(shown.secondaryButton, shown.secondaryButtonProperties, 0)
  }

  /// - Parameter gap: points to what comes below it.
  private func add(_ view: UIView, _ gap: CGFloat) {
    column.addArrangedSubview(view)
    column.setCustomSpacing(gap, after: view)
  }

  private func add(
    _ text: String?, _ attributed: NSAttributedString?,
    _ properties: UIContentUnavailableConfiguration.TextProperties, _ gap: CGFloat
  ) {
    guard text != nil || attributed != nil else { return }
    let label = UILabel()
    label.font = properties.font
    label.textColor = properties.resolvedColor()
    label.numberOfLines = properties.numberOfLines
    label.textAlignment = shown.alignment == .center ? .center : .natural
    if let attributed { label.attributedText = attributed } else { label.text = text }
    add(label, gap)
  }

  private func add(
    _ configuration: UIButton.Configuration,
    _ properties: UIContentUnavailableConfiguration.ButtonProperties, _ gap: CGFloat
  ) {
    let hasTitle = configuration.title != nil || configuration.attributedTitle != nil
    guard hasTitle || configuration.image != nil || properties.primaryAction != nil else { return }
    let button = UIButton(configuration: configuration, primaryAction: properties.primaryAction)
    button.isEnabled = properties.isEnabled
    if let menu = properties.menu {
      button.menu = menu
      button.showsMenuAsPrimaryAction = properties.primaryAction == nil
    }
    add(button, gap)
  }
}

extension UIViewController {
  /// What is around the content that is not there, for `updateContentUnavailableConfiguration(using:)`.
  public var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
    var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
    state.searchText = navigationItem.searchController?.searchBar.text
    return state
  }

  /// Asks for another configuration soon.
  public func setNeedsUpdateContentUnavailableConfiguration() {
    ViewHost.afterCurrentPass { [weak self] in
      assumeMainActor {
        guard let self else { return }
        self.updateContentUnavailableConfiguration(using: self.contentUnavailableConfigurationState)
      }
    }
  }

  /// Shows the view of `contentUnavailableConfiguration` over everything else, or none.
  func showUnavailable() {
    guard let configuration = contentUnavailableConfiguration else {
      unavailableView?.removeFromSuperview()
      unavailableView = nil
      return
    }
    if let shown = unavailableView as? any UIView & UIContentView, shown.supports(configuration) {
      shown.configuration = configuration
      return
    }
    unavailableView?.removeFromSuperview()
    let view = configuration.makeContentView()
    view.frame = self.view.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view.addSubview(view)
    unavailableView = view
  }
}
