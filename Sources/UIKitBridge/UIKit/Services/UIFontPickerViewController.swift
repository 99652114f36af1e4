import Foundation
import Geometry
import ViewContent
import ViewGraphics
import ViewRuntime

/// Is told which font is chosen.
@preconcurrency @MainActor
public protocol UIFontPickerViewControllerDelegate: AnyObject {
  func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)
  func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
}

extension UIFontPickerViewControllerDelegate {
  public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {}
  public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {}
}

/// A list of fonts to choose from, each name in its own letters.
@preconcurrency @MainActor
open class UIFontPickerViewController: UIViewController {
  /// Which fonts are listed.
  @MainActor
  open class Configuration {
    /// Whether each face of a family has a row of its own.
    open var includeFaces = false
    open var displayUsingSystemFont = false
    /// Only fonts with these traits; all of them without any.
    open var filteredTraits: UIFontDescriptor.SymbolicTraits = []
    /// For which languages: all fonts are listed.
    open var filteredLanguagesPredicate: NSPredicate?

    public init() {}

    /// Listed fonts are those of the system: which languages each has letters for is not known.
    public class func filterPredicate(forFilteredLanguages filteredLanguages: [String])
      -> NSPredicate?
    { nil }
  }

  open var configuration: Configuration { settings }
  open weak var delegate: (any UIFontPickerViewControllerDelegate)?
  open var selectedFontDescriptor: UIFontDescriptor?
  private let settings: Configuration
  private lazy var rows = Self.rows(for: settings)

  public init(configuration: Configuration) {
    settings = configuration
    super.init(nibName: nil, bundle: nil)
  }
  public convenience init() { self.init(configuration: Configuration()) }
  public required init?(coder: NSCoder) { return nil }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let bar = UILabel()
    bar.text = title ?? "Choose Font"
    bar.font = .preferredFont(forTextStyle: .headline)
    let cancel = UIButton(
      type: .system,
      primaryAction: UIAction(title: "Cancel") { [weak self] _ in self?.cancel() })
    let table = UITableView(frame: .zero, style: .plain)
    table.dataSource = self
    table.delegate = self
    table.register(UITableViewCell.self, forCellReuseIdentifier: "font")
    for part in [bar, cancel, table] as [UIView] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    let guide = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      bar.topAnchor.constraint(equalTo: guide.topAnchor, constant: 16),
      bar.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
      cancel.centerYAnchor.constraint(equalTo: bar.centerYAnchor),
      cancel.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 16),
      table.topAnchor.constraint(equalTo: bar.bottomAnchor, constant: 16),
      table.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      table.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      table.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }

  private func cancel() {
    delegate?.fontPickerViewControllerDidCancel(self)
    dismiss(animated: true)
  }

  /// The names that are shown, and those of their fonts.
  private static func rows(for configuration: Configuration) -> [(title: String, font: String)] {
    if !configuration.filteredTraits.isDisjoint(with: .classMask) {
      Reports.once("filteredTraits: which class of letters a font is of is not known")
    }
    let wanted = configuration.filteredTraits.subtracting(.classMask)
    return UIFont.familyNames.flatMap { family -> [(String, String)] in
      let names = UIFont.fontNames(forFamilyName: family)
      let shown = configuration.includeFaces ? names : Array(names.prefix(1))
      return shown.map { (configuration.includeFaces ? $0 : family, $0) }
    }.filter { _, name in
      traits(of: name).isSuperset(of: wanted)
    }
  }

  /// What a font's name says of it: its letters may be drawn by another font here.
  private static func traits(of name: String) -> UIFontDescriptor.SymbolicTraits {
    let words: [(UIFontDescriptor.SymbolicTraits, [String])] = [
      (.traitBold, ["Bold", "Heavy", "Black"]), (.traitItalic, ["Italic", "Oblique"]),
      (.traitCondensed, ["Cond"]), (.traitExpanded, ["Expanded"]),
      (.traitMonoSpace, ["Courier", "Menlo", "Mono"]),
    ]
    var traits: UIFontDescriptor.SymbolicTraits = []
    for (trait, parts) in words where parts.contains(where: name.contains) { traits.insert(trait) }
    return traits
  }
}

extension UIFontPickerViewController: UITableViewDataSource, UITableViewDelegate {
  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }

  public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let cell = tableView.dequeueReusableCell(withIdentifier: "font", for: indexPath)
    let row = rows[indexPath.row]
    cell.textLabel?.text = row.title
    cell.textLabel?.font =
      (settings.displayUsingSystemFont ? nil : UIFont(name: row.font, size: 20))
      ?? .systemFont(ofSize: 17)
    return cell
  }

  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    selectedFontDescriptor = UIFont(name: rows[indexPath.row].font, size: 17)?.fontDescriptor
    guard let delegate else { return dismiss(animated: true) }
    delegate.fontPickerViewControllerDidPickFont(self)
  }
}
