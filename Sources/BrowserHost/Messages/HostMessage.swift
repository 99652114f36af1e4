import Foundation
import LiveLink

/// What the page is told, beside pictures: a JSON object with a `type`.
struct HostMessage<Content: Encodable>: Encodable {
  var type: String
  var content: Content

  /// The message as text; nil if it holds a number that JSON cannot say.
  static func text(_ type: String, _ content: Content) -> String? {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    let data = try? encoder.encode(HostMessage(type: type, content: content))
    return data.map { String(decoding: $0, as: UTF8.self) }
  }
}

/// The picture of a preview, for the page that shows all of them.
struct PreviewPictureContent: Encodable {
  var id: String
  var name: String
  var file: String
  /// A `data:` address.
  var image: String?
  var failure: String?

  init(_ picture: LivePreviewPicture) {
    id = picture.preview.id
    name = picture.preview.name
    file = picture.preview.file
    image = picture.png.map { "data:image/png;base64," + $0.base64EncodedString() }
    failure = picture.failure
  }
}
