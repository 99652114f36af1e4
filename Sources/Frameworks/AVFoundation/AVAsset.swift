import Foundation
import Geometry
import ProgramFilms
import ProgramSounds

public struct AVFileType: Hashable, Sendable, RawRepresentable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let mp4 = AVFileType(rawValue: "public.mpeg-4")
  public static let mov = AVFileType(rawValue: "com.apple.quicktime-movie")
  public static let m4a = AVFileType(rawValue: "com.apple.m4a-audio")
  public static let wav = AVFileType(rawValue: "com.microsoft.waveform-audio")
  public static let mp3 = AVFileType(rawValue: "public.mp3")
}

public struct AVMediaType: Hashable, Sendable, RawRepresentable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let audio = AVMediaType(rawValue: "soun")
  public static let video = AVMediaType(rawValue: "vide")
}

// What is read of the file is kept at the first question, without a lock: the main thread asks, and tasks, which run
// one at a time while it waits. `pictures` are the main actor's.
open class AVAsset: NSObject, @unchecked Sendable {
  let address: URL?
  public init(url: URL) { address = url }

  /// Of files; indefinite for what lies on the network.
  open var duration: CMTime {
    length.map { CMTime(seconds: $0, preferredTimescale: 600) } ?? .indefinite
  }

  /// Nothing is read of titles, artists and pictures.
  open var metadata: [AVMetadataItem] { [] }
  open var commonMetadata: [AVMetadataItem] { [] }

  /// What is known of it, as `load(.duration)` asks.
  open func load<Value: Sendable>(_ property: AVAsyncProperty<Value>) async throws -> Value {
    property.value(self)
  }
  open func load<First: Sendable, Second: Sendable>(
    _ first: AVAsyncProperty<First>, _ second: AVAsyncProperty<Second>
  ) async throws -> (First, Second) { (first.value(self), second.value(self)) }
  open func loadTracks(withMediaType type: AVMediaType) async throws -> [AVAssetTrack] {
    tracks(withMediaType: type)
  }

  /// One of pictures, and one of sound where there is any; none of what lies on the network.
  open func tracks(withMediaType type: AVMediaType) -> [AVAssetTrack] {
    switch type {
    case .video: film.map { [AVAssetTrack(type, film: $0)] } ?? []
    case .audio: film?.hasSound ?? (length != nil) ? [AVAssetTrack(type, film: nil)] : []
    default: []
    }
  }

  /// Seconds; nil where nobody knows. Read once.
  private(set) lazy var length: TimeInterval? = {
    guard let address, address.isFileURL else { return nil }
    if let film { return film.duration }
    guard let data = try? Data(contentsOf: address) else { return nil }
    return try? SoundFile.facts(of: data).duration
  }()

  private static let soundEndings: Set = ["wav", "mp3", "m4a", "aac", "aiff", "aif", "caf"]

  /// What is known of the film; nil for sounds, and for what lies on the network. Asked for once.
  package private(set) lazy var film: FilmFacts? = {
    guard let address, address.isFileURL,
      !AVAsset.soundEndings.contains(address.pathExtension.lowercased())
    else { return nil }
    return FilmFacts(of: address)
  }()

  /// Its pictures; nil where there are none. Read once.
  @MainActor package private(set) lazy var pictures: FilmReader? = {
    guard let address, let film else { return nil }
    return FilmReader(address, facts: film)
  }()
}

// Adds an address that never changes.
open class AVURLAsset: AVAsset, @unchecked Sendable {
  public let url: URL
  public init(url: URL, options: [String: Any]? = nil) {
    self.url = url
    super.init(url: url)
  }
}

/// Something that is known of a sound or film once it is loaded.
public struct AVAsyncProperty<Value: Sendable>: Sendable {
  let value: @Sendable (AVAsset) -> Value
}
extension AVAsyncProperty where Value == CMTime {
  public static var duration: Self { Self { $0.duration } }
}
extension AVAsyncProperty where Value == Bool {
  public static var isPlayable: Self { Self { $0.address?.isFileURL == true } }
  public static var isExportable: Self { Self { _ in false } }
  public static var isReadable: Self { Self { $0.address?.isFileURL == true } }
}
extension AVAsyncProperty where Value == [AVMetadataItem] {
  public static var metadata: Self { Self { _ in [] } }
  public static var commonMetadata: Self { Self { _ in [] } }
}
extension AVAsyncProperty where Value == [AVAssetTrack] {
  public static var tracks: Self {
    Self { asset in
      [AVMediaType.video, .audio].flatMap { asset.tracks(withMediaType: $0) }
    }
  }
}
extension AVAsyncProperty where Value == Float {
  public static var preferredRate: Self { Self { _ in 1 } }
}
