import Foundation

/// The classes of controllers' views as storyboards name them. Nothing else of a storyboard is read: what it puts into those views
/// is missing.
@MainActor
enum StoryboardViews {
  /// Classes of views by those of their controllers.
  private static let classes: [String: String] = {
    var found: [String: String] = [:]
    for file in files() {
      guard let text = try? String(contentsOf: file, encoding: .utf8) else { continue }
      found.merge(classes(in: text)) { first, _ in first }
    }
    return found
  }()

  /// A new view for the controller; nil where no storyboard names a class that can be found.
  static func view(of controller: UIViewController) -> UIView? {
    guard let name = classes[String(describing: type(of: controller))] else { return nil }
    return viewClass(named: name, beside: controller)?.init(coder: NSCoder())
  }

  private static func files() -> [URL] {
    guard let folder = Bundle.main.resourceURL else { return [] }
    let inside = ["", "Base.lproj"].map { folder.appendingPathComponent($0).path }
    return inside.flatMap { path in
      (try? FileManager.default.contentsOfDirectory(atPath: path))?.sorted()
        .filter { $0.hasSuffix(".storyboard") }.map { URL(fileURLWithPath: path + "/" + $0) } ?? []
    }
  }

  /// A controller's tag has its class, and the first view in it that is called `view` is its own.
  static func classes(in text: String) -> [String: String] {
    var found: [String: String] = [:]
    for part in text.components(separatedBy: "<viewController ").dropFirst() {
      guard let end = part.firstIndex(of: ">"),
        let owner = attribute("customClass", in: part[..<end]),
        let view = part.range(of: "<view key=\"view\""),
        let viewEnd = part[view.upperBound...].firstIndex(of: ">"),
        let name = attribute("customClass", in: part[view.upperBound..<viewEnd])
      else { continue }
      found[owner] = name
    }
    return found
  }

  private static func attribute(_ name: String, in tag: Substring) -> String? {
    guard let start = tag.range(of: " \(name)=\"")?.upperBound,
      let end = tag[start...].firstIndex(of: "\"")
    else { return nil }
    return String(tag[start..<end])
  }

  /// A class by its name, of the program or of a framework that has such views.
  private static func viewClass(
    named name: String, beside controller: UIViewController
  ) -> UIView.Type? {
    let own = String(reflecting: Swift.type(of: controller)).prefix { $0 != "." }
    for module in [String(own), "SpriteKit", "MapKit", "UIKitBridge", "WebKit"] {
      let mangled = "\(module.utf8.count)\(module)\(name.utf8.count)\(name)C"
      if let type = _typeByName(mangled) as? UIView.Type { return type }
    }
    return nil
  }
}
