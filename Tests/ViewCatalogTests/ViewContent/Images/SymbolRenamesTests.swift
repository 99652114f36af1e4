import SwiftUI
import Testing

@testable import ViewContent

@Suite("Symbols that were renamed")
struct SymbolRenamesTests {
  /// As the notes on SF Symbols 2, 6 and 7 list them: the name of today, and the one before.
  static let known = [
    ("microphone.slash.fill", "mic.slash.fill"),
    ("text.document.fill", "doc.text.fill"),
    ("document.badge.plus", "doc.badge.plus"),
    ("arrow.up.document", "arrow.up.doc"), ("document.on.document", "doc.on.doc"),
    ("arrow.trianglehead.2.clockwise.rotate.90.camera", "arrow.triangle.2.circlepath.camera"),
    ("clock.arrow.trianglehead.counterclockwise.rotate.90", "clock.arrow.circlepath"),
    ("arrow.trianglehead.turn.up.right.diamond.fill", "arrow.triangle.turn.up.right.diamond.fill"),
    ("inset.filled.rectangle", "rectangle.inset.filled"),
    ("inset.filled.bottomthird.rectangle", "rectangle.bottomthird.inset.filled"),
    ("inset.filled.rectangle.on.rectangle", "rectangle.inset.filled.on.rectangle"),
    ("pointer.arrow.rays", "cursorarrow.rays"),
    ("square.righthalf.fill", "square.righthalf.filled"),
    ("arrow.backward.to.line", "arrow.left.to.line"), ("lock.rotation.open", "lock.open.rotation"),
  ]

  @Test("A new name leads to the old one", arguments: known)
  func older(new: String, old: String) { #expect(SymbolRenames.older(new) == old) }

  @Test(
    "A name that no version changed has no older one",
    arguments: ["star.fill", "doc.text", "filled"])
  func unchanged(name: String) { #expect(SymbolRenames.older(name) == nil) }

  @Test("A renamed symbol is drawn as under its old name, filled where its surroundings say so")
  func drawing() {
    func symbol(_ name: String, _ variants: SymbolVariants = .none) -> SymbolOutline? {
      var environment = EnvironmentValues()
      environment.symbolVariants = variants
      let content = Image(systemName: name).resolve(in: environment)
      guard case .symbol(let outline, _) = content.picture else { return nil }
      return outline
    }
    #expect(symbol("microphone")?.path == symbol("mic")?.path)
    #expect(symbol("microphone", .fill)?.path == symbol("mic.fill")?.path)
    #expect(symbol("text.document")?.path == symbol("doc.text")?.path)
    #expect(symbol("mic")?.path != symbol("mic.fill")?.path)
  }
}
