import Foundation
import Geometry
import ViewContent

@MainActor
extension InterfaceCoder {
  var file: InterfaceFile { objects.file }

  /// What a view has of its element: its properties, the views in it, its constraints.
  func fill(_ view: UIView) {
    fillGeometry(of: view)
    fillLook(of: view)
    fillKind(of: view)
    for guide in node.children where guide.name == "viewLayoutGuide" {
      objects.keepGuide(guide, of: view)
    }
    fillSubviews(of: view)
    objects.keepConstraints(of: node, in: view)
    objects.keep(view, of: node)
    for attribute in node.members("userDefinedRuntimeAttributes") {
      guard let path = attribute["keyPath"] else { continue }
      let value = attribute.runtimeValue(in: file)
      if let value, view._setOutlet(path, value) { continue }
      if let value, (view as? any _InspectableView)?._setInspectable(path, value) == true {
        continue
      }
      view.setValue(value, forKeyPath: path)
    }
  }

  private func fillGeometry(of view: UIView) {
    if let frame = node.rect("frame") ?? node.frame(in: surroundings) { view.frame = frame }
    view.autoresizingMask = node.autoresizing
    // A view that no constraint was drawn for stays where it was drawn.
    if let mask = node.flag("translatesAutoresizingMaskIntoConstraints"),
      node.flag("fixedFrame") != true
    {
      view.translatesAutoresizingMaskIntoConstraints = mask
    }
    func priority(_ attribute: String) -> UILayoutPriority? {
      node.number(attribute).map { UILayoutPriority(Float($0)) }
    }
    let axes: [(String, NSLayoutConstraint.Axis)] = [
      ("horizontal", .horizontal), ("vertical", .vertical),
    ]
    for (name, axis) in axes {
      if let hugging = priority(name + "HuggingPriority") {
        view.setContentHuggingPriority(hugging, for: axis)
      }
      if let resistance = priority(name + "CompressionResistancePriority") {
        view.setContentCompressionResistancePriority(resistance, for: axis)
      }
    }
    if let margins = node.insets("layoutMargins") { view.layoutMargins = margins }
    if let preserves = node.flag("preservesSuperviewLayoutMargins") {
      view.preservesSuperviewLayoutMargins = preserves
    }
  }

  private func fillLook(of view: UIView) {
    view.isUserInteractionEnabled = node.flag("userInteractionEnabled") ?? true
    view.isHidden = node.flag("hidden") ?? false
    if let alpha = node.number("alpha") { view.alpha = alpha }
    if let clips = node.flag("clipsSubviews") { view.clipsToBounds = clips }
    if let mode: UIView.ContentMode = node.word("contentMode") { view.contentMode = mode }
    if let multiple = node.flag("multipleTouchEnabled") { view.isMultipleTouchEnabled = multiple }
    if let tag = node.number("tag") { view.tag = Int(tag) }
    if let color = file.color(node.child(key: "backgroundColor")) { view.backgroundColor = color }
    if let color = file.color(node.child(key: "tintColor")) { view.tintColor = color }
    view.restorationIdentifier = node["restorationIdentifier"]
    if let direction: UISemanticContentAttribute = node.word("semanticContentAttribute") {
      view.semanticContentAttribute = direction
    }
    guard let spoken = node.child(key: "accessibilityConfiguration") else { return }
    view.accessibilityIdentifier = spoken["identifier"]
    view.accessibilityLabel = spoken["label"]
    view.accessibilityHint = spoken["hint"]
    if let isElement = spoken.child(key: "isElement")?.flag("value") ?? spoken.flag("isElement") {
      view.isAccessibilityElement = isElement
    }
  }

  private func fillSubviews(of view: UIView) {
    switch view {
    case let table as UITableView: return fillCells(of: table)
    case let list as UICollectionView: return fillCells(of: list)
    default: break
    }
    if let content = node.child(key: "contentView") { fillContent(of: view, with: content) }
    for child in node.members("subviews") {
      let made = objects.view(child, in: view.bounds.size)
      if let stack = view as? UIStackView {
        stack.addArrangedSubview(made)
      } else {
        view.addSubview(made)
      }
    }
  }

  /// The views of a cell's or an effect's content, which the view has made itself.
  private func fillContent(of view: UIView, with element: InterfaceNode) {
    let content: UIView
    switch view {
    case let cell as UITableViewCell: content = cell.contentView
    case let cell as UICollectionViewCell: content = cell.contentView
    case let effect as UIVisualEffectView: content = effect.contentView
    default: return
    }
    let coder = InterfaceCoder(element, objects)
    // Where it lies is the view's to say.
    let (frame, mask) = (content.frame, content.autoresizingMask)
    coder.fill(content)
    if frame.size != .zero { content.frame = frame }
    if content.translatesAutoresizingMaskIntoConstraints { content.autoresizingMask = mask }
  }

  // MARK: Kinds of views

  private func fillKind(of view: UIView) {
    switch view {
    case let label as UILabel: fill(label)
    case let button as UIButton: fill(button)
    case let imageView as UIImageView: fill(imageView)
    case let field as UITextField: fill(field)
    case let text as UITextView: fill(text)
    case let stack as UIStackView: fill(stack)
    case let effect as UIVisualEffectView: fill(effect)
    case let table as UITableView: fill(table)
    case let cell as UITableViewCell: fill(cell)
    case let search as UISearchBar:
      search.placeholder = node["placeholder"]
      search.text = node["text"]
      search.showsCancelButton = node.flag("showsCancelButton") ?? false
    case let bar as UIToolbar: bar.items = node.members("items").map(objects.barButtonItem)
    case let bar as UINavigationBar: fill(bar)
    default: fillControl(view)
    }
    if let scroll = view as? UIScrollView { fill(scroll) }
    if let control = view as? UIControl { fill(control) }
  }

  private func fill(_ label: UILabel) {
    fillText(of: label)
    label.highlightedTextColor = file.color(node.child(key: "highlightedColor"))
    if let alignment: NSTextAlignment = node.word("textAlignment") {
      label.textAlignment = alignment
    }
    if let mode = node.lineBreakMode { label.lineBreakMode = mode }
    if let scale = node.number("minimumScaleFactor") {
      (label.adjustsFontSizeToFitWidth, label.minimumScaleFactor) = (true, scale)
    } else if node.flag("adjustsFontSizeToFit") == true {
      label.adjustsFontSizeToFitWidth = true
    }
    label.isEnabled = node.flag("enabled") ?? true
    if let color = file.color(node.child(key: "shadowColor")) {
      (label.shadowColor, label.shadowOffset) = (color, node.size("shadowOffset") ?? .zero)
    }
    if let text = attributedText("attributedText") { label.attributedText = text }
  }

  func fillText(of label: UILabel) {
    label.text = node.string("text")
    if let font = file.font(node.child(key: "fontDescription")) { label.font = font }
    if let color = file.color(node.child(key: "textColor")) { label.textColor = color }
    if let lines = node.number("numberOfLines") { label.numberOfLines = Int(lines) }
  }

  private func fill(_ imageView: UIImageView) {
    imageView.image = image("image")
    imageView.highlightedImage = image("highlightedImage")
    imageView.isHighlighted = node.flag("highlighted") ?? false
    imageView.preferredSymbolConfiguration = symbolConfiguration("preferredSymbolConfiguration")
  }

  private func fill(_ stack: UIStackView) {
    stack.axis = node["axis"] == "vertical" ? .vertical : .horizontal
    stack.distribution = node.word("distribution") ?? .fill
    stack.alignment =
      node.choice("alignment", ["top": .top, "bottom": .bottom]) ?? node.word("alignment") ?? .fill
    stack.spacing = node.number("spacing") ?? 0
    if node.insets("layoutMargins") != nil { stack.isLayoutMarginsRelativeArrangement = true }
  }

  private func fill(_ effect: UIVisualEffectView) {
    guard let blur = node.first(where: { $0.name == "blurEffect" }) else { return }
    effect.effect = UIBlurEffect(style: blur.word("style") ?? .regular)
  }

  private func fill(_ scroll: UIScrollView) {
    if let paged = node.flag("pagingEnabled") { scroll.isPagingEnabled = paged }
    if let scrolls = node.flag("scrollEnabled") { scroll.isScrollEnabled = scrolls }
    if let bounces = node.flag("bounces") { scroll.bounces = bounces }
    if let bounces = node.flag("alwaysBounceVertical") { scroll.alwaysBounceVertical = bounces }
    if let bounces = node.flag("alwaysBounceHorizontal") {
      scroll.alwaysBounceHorizontal = bounces
    }
    if let shows = node.flag("showsVerticalScrollIndicator") {
      scroll.showsVerticalScrollIndicator = shows
    }
    if let shows = node.flag("showsHorizontalScrollIndicator") {
      scroll.showsHorizontalScrollIndicator = shows
    }
    if let scale = node.number("minimumZoomScale") { scroll.minimumZoomScale = scale }
    if let scale = node.number("maximumZoomScale") { scroll.maximumZoomScale = scale }
    if let insets = node.insets("contentInset") { scroll.contentInset = insets }
    if node["contentInsetAdjustmentBehavior"] == "never" {
      scroll.contentInsetAdjustmentBehavior = .never
    }
  }

  func fill(_ bar: UINavigationBar) {
    bar.prefersLargeTitles = node.flag("largeTitles") ?? false
    bar.isTranslucent = node.flag("translucent") ?? true
    if let style: UIBarStyle = node.word("barStyle") { bar.barStyle = style }
    if let color = file.color(node.child(key: "barTintColor")) { bar.barTintColor = color }
    for attributes in node.children where attributes.name == "textAttributes" {
      guard let color = file.color(attributes.child(key: "textColor")) else { continue }
      if attributes["key"] == "titleTextAttributes" {
        bar.titleTextAttributes = [.foregroundColor: color]
      } else {
        bar.largeTitleTextAttributes = [.foregroundColor: color]
      }
    }
    let items = node.members("items").map(objects.navigationItem)
    if !items.isEmpty { bar.items = items }
  }

  // MARK: Texts and pictures

  func image(_ key: String) -> UIImage? {
    if let name = node[key] { return file.image(name, catalog: node["catalog"]) }
    guard let reference = node.child(key: key), reference.name == "imageReference" else {
      return nil
    }
    return file.image(reference["image"], catalog: reference["catalog"])
  }

  func symbolConfiguration(_ key: String) -> UIImage.SymbolConfiguration? {
    guard let node = node.child(key: key) else { return nil }
    let scale: UIImage.SymbolScale =
      node.choice("scale", ["small": .small, "medium": .medium, "large": .large]) ?? .default
    guard let size = node.number("pointSize") else {
      return node["scale"] == nil ? nil : UIImage.SymbolConfiguration(scale: scale)
    }
    let weight = node["weight"].flatMap { InterfaceFile.weights[$0] } ?? .regular
    return UIImage.SymbolConfiguration(pointSize: size, weight: weight, scale: scale)
  }

  /// A text of pieces that each have their own font and colour.
  func attributedText(_ key: String) -> NSAttributedString? {
    guard let element = node.child(key: key), element.name == "attributedString" else { return nil }
    let text = NSMutableAttributedString(string: "")
    for piece in element.children where piece.name == "fragment" {
      var attributes: [NSAttributedString.Key: Any] = [:]
      for attribute in piece.members("attributes") {
        switch attribute["key"] {
        case "NSFont":
          let size = attribute.number("size") ?? 17
          if let name = attribute["name"] {
            attributes[.font] = UIFont(name: name, size: size) ?? .systemFont(ofSize: size)
          } else {
            attributes[.font] = file.font(attribute) ?? UIFont.systemFont(ofSize: size)
          }
        case "NSColor": attributes[.foregroundColor] = file.color(attribute)
        case "NSUnderline": attributes[.underlineStyle] = 1
        case "NSParagraphStyle":
          let style = NSMutableParagraphStyle()
          style.alignment =
            attribute.choice(
              "alignment",
              ["left": .left, "center": .center, "right": .right, "justified": .justified])
            ?? .natural
          if let spacing = attribute.number("lineSpacing") { style.lineSpacing = spacing }
          attributes[.paragraphStyle] = style
        default: break
        }
      }
      text.append(
        NSAttributedString(string: piece.string("content") ?? "", attributes: attributes))
    }
    return text
  }
}
