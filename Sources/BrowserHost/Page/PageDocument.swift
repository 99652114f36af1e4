import CLivePage
import Foundation
import LiveLink

/// The one page: markup, style and script in one document, with nothing to fetch besides. They stand in
/// files of their own, in the folder of `CLivePage`.
enum PageDocument {
  /// What the page's script is told of the server.
  private struct Settings: Encodable {
    var embedders: [String]
    var devices: [BrowserDevice]
    var followsScreens: Bool
  }

  /// - Parameter nonce: what the page's policy demands of its style and its script.
  static func html(nonce: String, _ configuration: BrowserConfiguration) -> String {
    let settings = Settings(
      embedders: configuration.embedders.map(\.description), devices: configuration.devices,
      followsScreens: configuration.followsScreens)
    let json = (try? JSONEncoder().encode(settings)).map { String(decoding: $0, as: UTF8.self) }
    return document.replacing("{{nonce}}", with: nonce)
      .replacing("{{settings}}", with: (json ?? "{}").replacing("<", with: "\\u003c"))
  }

  private static let document =
    String(cString: live_page_document())
    .replacing("{{style}}", with: String(cString: live_page_style()))
    .replacing("{{script}}", with: String(cString: live_page_script()))
}
