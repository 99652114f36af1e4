import Foundation
import Geometry
@_spi(Runtime) import ViewRuntime

extension Text {
  /// Says `label` in place of the letters; the text may stand among others still.
  public func accessibilityLabel(_ label: Text) -> Text {
    var text = self
    text.spokenInstead = [label]
    return text
  }

  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Text {
    accessibilityLabel(Text(labelKey))
  }

  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> Text {
    accessibilityLabel(Text(label))
  }

  /// What is said of the text in `environment`: the letters as they are shown there, or the label.
  package func spoken(in environment: EnvironmentValues) -> String {
    spokenLetters(in: environment).trimmingCharacters(in: .whitespaces)
  }

  private func spokenLetters(in environment: EnvironmentValues) -> String {
    if let label = spokenInstead.first { return label.spokenLetters(in: environment) }
    if case .pair(let first, let second) = storage {
      return first.spokenLetters(in: environment) + second.spokenLetters(in: environment)
    }
    return ResolvedText(self, in: environment).letters
  }

  @MainActor package static func accessibility(
    of view: Text, _ resolved: Resolved, frame: CGRect, in environment: EnvironmentValues
  ) -> AccessibilityElement? {
    let letters = resolved.text.letters
    guard letters.contains(where: { !$0.isWhitespace }) else { return nil }
    var element = AccessibilityElement(role: .text, frame: frame)
    element.label = view.spoken(in: environment)
    element.texts = [letters]
    element.traits = .isStaticText
    resolved.text.describeLinks(in: &element, environment)
    return element
  }
}

extension ResolvedText {
  /// A text that is all one link is a link; others offer each of theirs by its letters.
  @MainActor fileprivate func describeLinks(
    in element: inout AccessibilityElement, _ environment: EnvironmentValues
  ) {
    let links = links
    guard !links.isEmpty else { return }
    let units = Array(runs.map(\.text).joined().utf16)
    if links.count == 1, links[0].range == units.indices {
      (element.role, element.traits) = (.link, .isLink)
    }
    if links.count == 1 {
      element.actions.append(.init(.activate) { environment.follow(links[0]) })
      return
    }
    for link in links {
      let letters = String(decoding: units[link.range], as: UTF16.self)
      element.actions.append(.init(.named(letters)) { environment.follow(link) })
    }
  }

  /// Without the places of pictures among them.
  fileprivate var letters: String {
    runs.map(\.text).joined().replacingOccurrences(of: "\u{FFFC}", with: "")
  }
}
