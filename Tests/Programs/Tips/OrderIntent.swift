import AppIntents

struct OrderIntent: AppIntent {
  static let title: LocalizedStringResource = "Order Tea"
  @Parameter(title: "Count") var count: Int

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "Ordered \(count)")
  }
}
