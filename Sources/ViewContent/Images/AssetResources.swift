import Foundation
import ViewGraphics
import ViewRuntime

/// A picture among the program's assets. Programs have a constant for each.
nonisolated public struct ImageResource: Hashable, Sendable {
  let name: String
  public init(name: String, bundle: Bundle) { self.name = name }
}

/// A colour among the program's assets. Programs have a constant for each.
nonisolated public struct ColorResource: Hashable, Sendable {
  let name: String
  public init(name: String, bundle: Bundle) { self.name = name }
}

extension Image {
  nonisolated public init(_ resource: ImageResource) { self.init(.asset(resource.name)) }

  nonisolated public init<Label: View>(_ resource: ImageResource, label: Label) {
    self.init(.asset(resource.name))
  }

  nonisolated public init(decorative resource: ImageResource) { self.init(.asset(resource.name)) }
}

extension UIImage {
  public convenience init(resource: ImageResource) {
    self.init(source: .asset(resource.name), scale: 1)
  }
}

extension Color {
  nonisolated public init(_ resource: ColorResource) { self.init(.asset(resource.name)) }
}

extension UIColor {
  public convenience init(resource: ColorResource) {
    self.init(color: Color(.asset(resource.name)))
  }
}
