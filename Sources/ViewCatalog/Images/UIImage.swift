import Decoders
import Foundation
import Geometry
import Pixels
import ViewRuntime

/// A picture as UIKit has it.
nonisolated open class UIImage: @unchecked Sendable {
  let source: Image.Source
  /// Pixels per point.
  public let scale: CGFloat

  init(source: Image.Source, scale: CGFloat) {
    self.source = source
    self.scale = scale
  }

  /// An image without pixels.
  public convenience init() { self.init(source: .empty, scale: 1) }

  /// The picture in a PNG, JPEG or WebP file's bytes; nil where it cannot be read.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  public convenience init?(data: Data, scale: CGFloat) {
    guard let bitmap = try? ImageDecoder.decode(data), scale > 0 else { return nil }
    self.init(source: .bitmap(bitmap, scale: scale), scale: scale)
  }

  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data)
  }

  /// The picture of this name among the program's assets; it is looked up when it is shown.
  public convenience init?(named name: String) { self.init(source: .asset(name), scale: 1) }

  public convenience init?(systemName name: String) {
    guard SymbolLibrary.hasSymbol(named: name) else { return nil }
    self.init(source: .system(name, variableValue: nil), scale: 1)
  }

  /// In points; zero for an asset, which is found when it is shown.
  public var size: CGSize {
    guard case .bitmap(let bitmap, let scale) = source else { return .zero }
    return CGSize(width: CGFloat(bitmap.width) / scale, height: CGFloat(bitmap.height) / scale)
  }
}
