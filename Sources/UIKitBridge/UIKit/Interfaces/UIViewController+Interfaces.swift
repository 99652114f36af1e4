import Foundation

extension UIViewController {
  /// Its identity in its storyboard.
  var interfaceID: String? { interfaceNode?["id"] }

  /// Loads the archive of views that it names, or that is named like its class. False where there is none.
  func loadArchive() -> Bool {
    let named = nibName.map { UINib(nibName: $0, bundle: nibBundle) }
    let name = String(describing: type(of: self))
    let file = InterfaceFile.named(name, kind: "xib", in: nibBundle)
    guard let nib = named ?? file.map({ _ in UINib(nibName: name, bundle: nibBundle) }) else {
      return false
    }
    _ = nib.instantiate(withOwner: self)
    return viewIfLoaded != nil
  }

  /// The storyboard's segue of that name; nil where there is none.
  func namedSegue(_ identifier: String) -> InterfaceSegue? {
    guard let interface, let storyboard = interface.storyboard, let interfaceNode else {
      return nil
    }
    let node = interfaceNode.first { $0.name == "segue" && $0["identifier"] == identifier }
    return node.map { InterfaceSegue($0, file: interface.file, storyboard: storyboard) }
  }
}
