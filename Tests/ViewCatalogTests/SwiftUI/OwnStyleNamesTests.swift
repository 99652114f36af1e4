import SwiftUI
import Testing

private struct OwnToggle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View { configuration.label }
}
private struct OwnButton: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View { configuration.label }
}
private struct OwnField: TextFieldStyle {
  func _body(configuration: TextField<Self._Label>) -> some View { configuration }
}
private struct OwnDate: DatePickerStyle {
  func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension ToggleStyle where Self == OwnToggle {
  fileprivate static var checkbox: OwnToggle { OwnToggle() }
}
extension ButtonStyle where Self == OwnButton {
  fileprivate static var card: OwnButton { OwnButton() }
  fileprivate static var link: OwnButton { OwnButton() }
}
extension TextFieldStyle where Self == OwnField {
  fileprivate static var squareBorder: OwnField { OwnField() }
}
extension DatePickerStyle where Self == OwnDate {
  fileprivate static var field: OwnDate { OwnDate() }
}

/// That this compiles is half of the test: two of a name would be ambiguous.
@Suite("Styles of a program's own that are called as another system's are")
@MainActor
struct OwnStyleNamesTests {
  private func type<Style: ToggleStyle>(of style: Style) -> Any.Type { Style.self }
  private func type<Style: ButtonStyle>(of style: Style) -> Any.Type { Style.self }
  private func type<Style: PrimitiveButtonStyle>(of style: Style) -> Any.Type { Style.self }
  private func type<Style: TextFieldStyle>(of style: Style) -> Any.Type { Style.self }
  private func type<Style: DatePickerStyle>(of style: Style) -> Any.Type { Style.self }

  @Test("A program's own toggles, buttons, fields and dates are meant")
  func own() {
    #expect(type(of: .checkbox) == OwnToggle.self)
    #expect(type(of: .squareBorder) == OwnField.self)
    #expect(type(of: .field) == OwnDate.self)
    #expect(type(of: .card) == OwnButton.self)
    #expect(type(of: .link) == OwnButton.self)
  }
}
