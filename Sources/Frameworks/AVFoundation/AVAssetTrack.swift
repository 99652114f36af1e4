import Foundation
import Geometry
import ProgramFilms

/// The pictures or the sound of a film.
open class AVAssetTrack: NSObject, @unchecked Sendable {
  public let mediaType: AVMediaType
  private let film: FilmFacts?

  init(_ mediaType: AVMediaType, film: FilmFacts?) {
    (self.mediaType, self.film) = (mediaType, film)
  }

  open var nominalFrameRate: Float { Float(film?.frameRate ?? 0) }
  /// In pixels.
  open var naturalSize: CGSize {
    film.map { CGSize(width: CGFloat($0.width), height: CGFloat($0.height)) } ?? .zero
  }
  /// Films are read upright.
  open var preferredTransform: CGAffineTransform { .identity }

  open func load<Value: Sendable>(_ property: AVTrackProperty<Value>) async throws -> Value {
    property.value(self)
  }
}

/// Something that is known of a track once it is loaded.
public struct AVTrackProperty<Value: Sendable>: Sendable {
  let value: @Sendable (AVAssetTrack) -> Value
}
extension AVTrackProperty where Value == CGSize {
  public static var naturalSize: Self { Self { $0.naturalSize } }
}
extension AVTrackProperty where Value == Float {
  public static var nominalFrameRate: Self { Self { $0.nominalFrameRate } }
}
extension AVTrackProperty where Value == CGAffineTransform {
  public static var preferredTransform: Self { Self { $0.preferredTransform } }
}
