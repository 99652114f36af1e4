import Decoders
import Foundation
import FoundationNames
import Geometry
import Pixels
import ViewGraphics
@_spi(Runtime) import ViewRuntime

/// A picture as UIKit has it.
nonisolated open class UIImage: @unchecked Sendable {
  let source: Image.Source
  /// Pixels per point.
  public let scale: CGFloat
  // Set by those who make the picture, before anybody else has it.
  var mode = RenderingMode.automatic
  /// How it fills a room of another size; nil for as a whole.
  var resizing: Image.Resizing?
  var symbolConfiguration: SymbolConfiguration?
  var tint: UIColor?
  private var toldLabel: String?
  open var accessibilityIdentifier: String?
  open var accessibilityHint: String?
  /// What it is called by those who do not see it: a symbol by the words of its name, unless it was told another.
  open var accessibilityLabel: String? {
    get {
      if let toldLabel { return toldLabel }
      if case .system(let name, _) = source { return Image.spokenName(ofSymbol: name) }
      return nil
    }
    set { toldLabel = newValue }
  }
  /// The pictures of an animated image, in order; nil for one that stands still.
  public fileprivate(set) var images: [UIImage]?
  /// Seconds for all pictures of an animated image.
  public fileprivate(set) var duration: TimeInterval = 0

  init(source: Image.Source, scale: CGFloat) {
    self.source = source
    self.scale = scale
  }

  /// The pixels of an image that has some of its own; nil for a symbol, an asset and a drawing.
  package convenience init?(pixelsOf image: Image) {
    guard case .bitmap(_, let scale) = image.source else { return nil }
    self.init(source: image.source, scale: scale)
  }

  /// Pictures that an image view shows one after another, each as long, for ever; elsewhere the first is seen.
  ///
  /// - Parameter duration: seconds for all of them; a thirtieth of one each where it is 0.
  /// - Returns: nil without any.
  public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    guard let first = images.first else { return nil }
    let image = UIImage(source: first.source, scale: first.scale)
    image.images = images
    image.duration = duration > 0 ? duration : Double(images.count) / 30
    return image
  }

  /// An image without pixels.
  public convenience init() { self.init(source: .empty, scale: 1) }

  /// The picture in a PNG, JPEG or WebP file's bytes; nil where it cannot be read.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  public convenience init?(data: Data, scale: CGFloat) {
    let bitmap = try? ImageDecoder.open(.data(data)) {
      AssetLibrary.reportBroken("a picture of \(data.count) bytes")
    }
    guard let bitmap, scale > 0 else { return nil }
    self.init(source: .bitmap(bitmap, scale: scale), scale: scale)
  }

  public convenience init?(contentsOfFile path: String) {
    let file = PictureContents.file(URL(fileURLWithPath: path))
    guard let bitmap = try? ImageDecoder.open(file, onFailure: { AssetLibrary.reportBroken(path) })
    else { return nil }
    self.init(source: .bitmap(bitmap, scale: 1), scale: 1)
  }

  /// The picture of this name among the program's assets; nil, with a word to the author, where there is none. Its pixels
  /// are looked up when it is shown.
  public convenience init?(named name: String) {
    guard AssetLibrary.isThere(name, among: AssetLibrary.hasImage) else { return nil }
    self.init(source: .asset(name), scale: 1)
  }

  /// A picture that is written as a literal: `#imageLiteral(resourceName:)`.
  public required convenience init(imageLiteralResourceName name: String) {
    self.init(source: .asset(name), scale: 1)
  }

  public convenience init?(systemName name: String) {
    guard SymbolLibrary.hasSymbol(named: name) else { return nil }
    self.init(source: .system(name, variableValue: nil), scale: 1)
  }

  /// In points; a symbol is as large as beside text of 17 points, or as its configuration says.
  public var size: CGSize {
    if isSymbolImage { return picture(tint: nil, in: EnvironmentValues()).size }
    guard let (bitmap, scale) = found else { return .zero }
    return CGSize(width: CGFloat(bitmap.width) / scale, height: CGFloat(bitmap.height) / scale)
  }

  /// Whether it is a symbol, which is drawn as large as the text beside it.
  public var isSymbolImage: Bool { if case .system = source { true } else { false } }

  /// The pixels, of an asset those for light surroundings, and how many of them make a point.
  var found: (bitmap: Bitmap, scale: CGFloat)? {
    switch source {
    case .bitmap(let bitmap, let scale): return (bitmap, scale)
    case .asset(let name):
      // Assets belong to the window, which the main thread has.
      guard MainThread.isCurrent else { return nil }
      let (own, scale) = assumeMainActor {
        (ViewHost.mainConfiguration.assetFolders, ViewHost.mainConfiguration.scale)
      }
      // While a program starts there is no window yet.
      let folders = own.isEmpty ? ProgramAssets.folders : own
      return AssetLibrary.image(named: name, folders: folders, scale: scale, dark: false)
        .map { ($0.bitmap, $0.scale) }
    case .system, .drawn, .empty: return nil
    }
  }
}

extension UIImage: _ExpressibleByImageLiteral {}

/// What an image literal is where nothing says otherwise.
public typealias _ImageLiteralType = UIImage
