import Foundation
import ViewRuntime

private struct AttributedTextConstraintKey: EnvironmentKey {
  static var defaultValue: ((inout AttributeContainer) -> Void)? { nil }
}

extension EnvironmentValues {
  /// What keeps the attributes of edited texts within what is allowed; nil where all are.
  package var attributedTextConstraint: ((inout AttributeContainer) -> Void)? {
    get { self[AttributedTextConstraintKey.self] }
    set { self[AttributedTextConstraintKey.self] = newValue }
  }
}

extension AttributedString {
  /// The same letters with attributes that are allowed.
  func constrained(by constraint: ((inout AttributeContainer) -> Void)?) -> AttributedString {
    guard let constraint else { return self }
    var text = self
    for run in runs {
      var attributes = run.attributes
      constraint(&attributes)
      text[run.range].setAttributes(attributes)
    }
    return text
  }
}
