import Foundation
import Geometry
@_spi(Runtime) import ViewRuntime

extension Text {
  /// The letters as they are shown in `environment`.
  package func spoken(in environment: EnvironmentValues) -> String {
    ResolvedText(self, in: environment).runs.map(\.text).joined()
      .replacingOccurrences(of: "\u{FFFC}", with: "")
      .trimmingCharacters(in: .whitespaces)
  }

  @MainActor package static func accessibility(of view: Text, _ resolved: Resolved, frame: CGRect)
    -> AccessibilityElement?
  {
    let letters = resolved.text.runs.map(\.text).joined()
      .replacingOccurrences(of: "\u{FFFC}", with: "")
    guard letters.contains(where: { !$0.isWhitespace }) else { return nil }
    var element = AccessibilityElement(role: .text, frame: frame)
    element.label = letters
    element.texts = [letters]
    element.traits = .isStaticText
    return element
  }
}
