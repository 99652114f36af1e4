import Foundation
import ViewRuntime

/// An archive of views (`.xib`).
@preconcurrency @MainActor
open class UINib: NSObject {
  let file: InterfaceFile?

  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    file = InterfaceFile.named(name, kind: "xib", in: bundleOrNil)
    super.init()
    if file == nil { Reports.once("Could not load NIB in bundle: '\(name)'") }
  }

  /// Its views and other objects, connected to each other and to `owner`.
  open func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil
  ) -> [Any] {
    guard let file else { return [] }
    let nodes = file.root.members("objects").filter { $0.name != "placeholder" }
    let objects = InterfaceObjects(file, storyboard: nil, topLevel: nodes)
    let owner = ownerOrNil.map { $0 as AnyObject }
    objects.belong(to: owner)
    let views = nodes.filter { InterfaceClasses.views[$0.name] != nil }.map(objects.view)
    objects.makeCompanions()
    if let owner,
      let element = file.root.members("objects").first(where: {
        $0["placeholderIdentifier"] == "IBFilesOwner"
      })
    {
      objects.keep(owner, of: element)
    }
    objects.join()
    return views
  }

  /// The first of its views that is of that kind.
  func first<View: UIView>() -> View? {
    instantiate(withOwner: nil).lazy.compactMap { $0 as? View }.first
  }

  nonisolated public struct OptionsKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }
}

extension Bundle {
  @MainActor public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? {
    let nib = UINib(nibName: name, bundle: self)
    return nib.file == nil ? nil : nib.instantiate(withOwner: owner, options: options)
  }
}

extension UITableView {
  public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    register(identifier) { nib?.first() }
  }

  public func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    registerHeader(identifier) { nib?.first() }
  }
}

extension UICollectionView {
  public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    register(identifier) { nib?.first() }
  }

  public func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) { register(nib, forCellWithReuseIdentifier: kind + identifier) }
}
