import Foundation
import FoundationNames
import Geometry
import ViewGraphics
import ViewRuntime

/// A picture among the letters of an attributed string.
nonisolated open class NSTextAttachment: NSObject, @unchecked Sendable {
  private let mark = ObjectMark.value
  // Set by whoever makes the text, before it is shown.
  open var image: UIImage?
  /// Its place from the point on the baseline where it begins, in points, y growing upwards; as large as the picture, and on
  /// the baseline, where it is empty.
  open var bounds = CGRect.zero
  open var contents: Data?
  open var fileType: String?
  open var lineLayoutPadding: CGFloat = 0
  open var allowsTextAttachmentView = true

  /// The letter that stands for it.
  public static let character = 0xFFFC

  /// A picture from the bytes of its file, of the type that a uniform type identifier names.
  public init(data contentData: Data?, ofType uti: String?) {
    contents = contentData
    fileType = uti
    image = contentData.flatMap { UIImage(data: $0) }
  }

  public convenience override init() { self.init(data: nil, ofType: nil) }

  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }

  /// As a line of text has it: a symbol stands as symbols do among letters unless it is told its place.
  func content(
    in environment: EnvironmentValues
  ) -> (picture: ResolvedImageContent, box: TextAttachmentBox)? {
    guard let image = image?.inText else { return nil }
    if bounds.size == .zero {
      let picture = Image(uiImage: image).resolve(in: environment)
      var box = TextAttachmentBox(of: picture)
      box.raise(by: bounds.minY)
      return (picture, box)
    }
    let picture = Image(uiImage: image).resizable().resolve(in: environment)
    return (
      picture, TextAttachmentBox(width: bounds.width, ascent: bounds.maxY, descent: -bounds.minY)
    )
  }
}

extension UIImage {
  /// As UIKit's texts have it: in the colour that it was given, where it says nothing of how it is drawn.
  nonisolated fileprivate var inText: UIImage {
    guard mode == .automatic, let tint else { return self }
    return withTintColor(tint, renderingMode: .alwaysOriginal)
  }
}

extension NSAttributedString {
  /// A text that is the attachment alone.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}

/// The shadow of letters: it is not drawn yet, which is told once.
nonisolated open class NSShadow: NSObject, @unchecked Sendable {
  private let mark = ObjectMark.value
  // Set by whoever makes the text, before it is shown.
  open var shadowOffset = CGSize.zero
  open var shadowBlurRadius: CGFloat = 0
  open var shadowColor: Any? = UIColor.black.withAlphaComponent(1.0 / 3)
  public override init() {}
}

/// How far a picture reaches from the point on the baseline where it begins, in points.
struct TextAttachmentBox {
  var width: CGFloat
  var ascent: CGFloat
  var descent: CGFloat

  init(width: CGFloat, ascent: CGFloat, descent: CGFloat) {
    (self.width, self.ascent, self.descent) = (width, ascent, descent)
  }

  init(of picture: ResolvedImageContent) {
    let size = picture.naturalSize
    ascent =
      switch picture.picture {
      case .symbol(_, let box): size.height - box.descent
      case .bitmap, .empty: size.height
      }
    width = size.width
    descent = size.height - ascent
  }

  mutating func raise(by distance: CGFloat) {
    ascent += distance
    descent -= distance
  }
}
