import CLivePage

/// The one page: markup, style and script in one document, with nothing to fetch besides. They stand in
/// files of their own, in the folder of `CLivePage`.
enum PageDocument {
  /// - Parameter nonce: what the page's policy demands of its style and its script.
  static func html(nonce: String) -> String {
    document.replacing("{{nonce}}", with: nonce)
  }

  private static let document =
    String(cString: live_page_document())
    .replacing("{{style}}", with: String(cString: live_page_style()))
    .replacing("{{script}}", with: String(cString: live_page_script()))
}
