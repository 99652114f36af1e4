import Foundation
import Geometry
@_spi(Runtime) import ViewRuntime

extension Image {
  /// A picture is called by its name: Apple's own names of symbols ("love" for "heart") are not
  /// published, so that a symbol has the words of its name.
  @MainActor package static func accessibility(
    of view: Image, _ resolved: ResolvedImageContent, frame: CGRect,
    in environment: EnvironmentValues
  ) -> AccessibilityElement? {
    guard !view.isDecorative else { return nil }
    var element = AccessibilityElement(role: .image, frame: frame)
    element.traits = .isImage
    switch view.source {
    case .asset(let name): element.label = name
    case .system(let name, _):
      element.label = spokenName(ofSymbol: name)
    case .bitmap, .drawn, .empty:
      // Without a name there is nothing to tell.
      if view.label == nil { return nil }
    }
    if let label = view.label { element.label = label }
    return element
  }

  /// The words of a symbol's name.
  nonisolated static func spokenName(ofSymbol name: String) -> String {
    name.split(separator: ".").filter { $0 != "fill" }.joined(separator: " ")
  }
}
