import Foundation
import Geometry
import Pixels
import ProgramFilms
import ProgramSounds
import QuartzCore

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

open class AVAsset: NSObject, @unchecked Sendable {
  fileprivate let address: URL?
  public init(url: URL) { address = url }

  /// Of files; indefinite for what lies on the network.
  open var duration: CMTime {
    length.map { CMTime(seconds: $0, preferredTimescale: 600) } ?? .indefinite
  }

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
  fileprivate private(set) lazy var length: TimeInterval? = {
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

/// Something said of a film or sound, such as its title; nothing is read here.
open class AVMetadataItem: NSObject, @unchecked Sendable {
  open var commonKey: AVMetadataKey? { nil }
  open var stringValue: String? { nil }
  open var dataValue: Data? { nil }
  open func load<Value>(_ property: AVMetadataProperty<Value>) async throws -> Value? {
    nil
  }
}
public struct AVMetadataProperty<Value>: Sendable {}
extension AVMetadataProperty where Value == (any NSCopying & NSObjectProtocol) {
  public static var value: Self { Self() }
}
extension AVMetadataProperty where Value == String {
  public static var stringValue: Self { Self() }
}
extension AVMetadataProperty where Value == Data {
  public static var dataValue: Self { Self() }
}
public struct AVMetadataKey: Hashable, Sendable, RawRepresentable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let commonKeyTitle = Self(rawValue: "title")
  public static let commonKeyArtist = Self(rawValue: "artist")
  public static let commonKeyAlbumName = Self(rawValue: "albumName")
  public static let commonKeyArtwork = Self(rawValue: "artwork")
}

open class AVPlayerItem: NSObject, @unchecked Sendable {
  public enum Status: Int, Sendable { case unknown, readyToPlay, failed }
  public let asset: AVAsset
  public init(url: URL) { asset = AVAsset(url: url) }
  public init(asset: AVAsset) { self.asset = asset }
  open var status: Status { asset.address?.isFileURL == true ? .readyToPlay : .unknown }
  open var duration: CMTime { asset.duration }
  open var error: (any Error)? { nil }
  public static let didPlayToEndTimeNotification = Notification.Name
    .AVPlayerItemDidPlayToEndTime
}

extension Notification.Name {
  public static let AVPlayerItemDidPlayToEndTime = Notification.Name(
    "AVPlayerItemDidPlayToEndTimeNotification")
  public static let AVPlayerItemFailedToPlayToEndTime = Notification.Name(
    "AVPlayerItemFailedToPlayToEndTimeNotification")
}

/// Plays a film or a sound on the program's clock. `AVPlayerLayer` and `VideoPlayer` show a film's pictures; what is
/// heard stands in `SoundLog`, and is in the film that is made of the program.
@preconcurrency @MainActor
open class AVPlayer: NSObject {
  public enum TimeControlStatus: Int, Sendable {
    case paused, waitingToPlayAtSpecifiedRate, playing
  }
  public enum Status: Int, Sendable { case unknown, readyToPlay, failed }
  public enum ActionAtItemEnd: Int, Sendable { case advance, pause, none }

  open private(set) var currentItem: AVPlayerItem?
  open var volume: Float = 1 { didSet { recordIfPlaying() } }
  open var isMuted = false { didSet { recordIfPlaying() } }
  open var actionAtItemEnd = ActionAtItemEnd.pause
  open var allowsExternalPlayback = true
  open var automaticallyWaitsToMinimizeStalling = true
  open var preventsDisplaySleepDuringVideoPlayback = true
  private let number = SoundLog.nextPlayer()
  private var started = Date()
  private var position = 0.0
  private var speed: Float = 0
  private var end: Timer?
  private var observers: [ObjectIdentifier: Timer] = [:]

  public override init() { super.init() }
  public init(url: URL) {
    currentItem = AVPlayerItem(url: url)
    super.init()
  }
  public init(playerItem item: AVPlayerItem?) {
    currentItem = item
    super.init()
  }

  open var status: Status {
    currentItem?.asset.address?.isFileURL == true ? .readyToPlay : .unknown
  }
  open var error: (any Error)? { nil }
  open var timeControlStatus: TimeControlStatus { speed == 0 ? .paused : .playing }
  open var defaultRate: Float = 1
  open var rate: Float {
    get { speed }
    set { newValue == 0 ? pause() : start(newValue) }
  }

  open func play() { start(defaultRate) }

  open func pause() {
    guard speed != 0 else { return }
    position = reached
    speed = 0
    end?.invalidate()
    record()
  }

  open func playImmediately(atRate rate: Float) { start(rate) }

  private func start(_ rate: Float) {
    guard currentItem != nil else { return }
    position = reached
    started = Date()
    speed = rate
    record()
    end?.invalidate()
    guard let length = currentItem?.asset.length, rate > 0 else { return }
    // `Timer(timeInterval:)` fires at once here.
    let end = Date() + max(0, (length - position) / Double(rate))
    let timer = Timer(fire: end, interval: 0, repeats: false) { [weak self] _ in
      MainActor.assumeIsolated { self?.finish() }
    }
    RunLoop.main.add(timer, forMode: .common)
    self.end = timer
  }

  private func finish() {
    let (item, rate) = (currentItem, speed)
    position = reached
    speed = 0
    record()
    NotificationCenter.default.post(name: .AVPlayerItemDidPlayToEndTime, object: item)
    guard item === currentItem, speed == 0, beginNextItem() else { return }
    start(rate)
  }

  /// Whether there is more to play behind the item that has come to its end.
  fileprivate func beginNextItem() -> Bool { false }

  open func replaceCurrentItem(with item: AVPlayerItem?) {
    pause()
    position = 0
    currentItem = item
    changed()
  }

  /// Called when it begins, ends or jumps: those that show its pictures look again.
  package var watchers: [ObjectIdentifier: @MainActor () -> Void] = [:]
  private func changed() { for watcher in watchers.values { watcher() } }

  /// The picture that is due now in a place of `bounds` pixels; nil where there is no film.
  package func picture(in bounds: CGSize, fills: Bool) -> CGImage? {
    guard let reader = currentItem?.asset.pictures else { return nil }
    let size = reader.size(in: bounds, fills: fills)
    return reader.frame(at: reached, width: size.width, height: size.height)
  }

  open func currentTime() -> CMTime { CMTime(seconds: reached, preferredTimescale: 600) }

  /// Seconds into the item.
  private var reached: TimeInterval {
    let passed = speed == 0 ? 0 : Date().timeIntervalSince(started) * Double(speed)
    return max(0, min(position + passed, currentItem?.asset.length ?? .infinity))
  }

  open func seek(to time: CMTime) {
    let rate = speed
    position = max(0, time.seconds.isFinite ? time.seconds : 0)
    started = Date()
    rate != 0 ? start(rate) : changed()
  }

  open func seek(to time: CMTime, completionHandler: @escaping (Bool) -> Void) {
    seek(to: time)
    completionHandler(true)
  }

  open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) {
    seek(to: time)
  }

  open func addPeriodicTimeObserver(
    forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping (CMTime) -> Void
  ) -> Any {
    nonisolated(unsafe) let block = block
    let seconds = max(0.001, interval.seconds)
    let timer = Timer(fire: Date() + seconds, interval: seconds, repeats: true) { [weak self] _ in
      MainActor.assumeIsolated {
        if let self, self.speed != 0 { block(self.currentTime()) }
      }
    }
    RunLoop.main.add(timer, forMode: .common)
    observers[ObjectIdentifier(timer)] = timer
    return timer
  }

  open func removeTimeObserver(_ observer: Any) {
    guard let timer = observer as? Timer else { return }
    observers.removeValue(forKey: ObjectIdentifier(timer))?.invalidate()
  }

  private func recordIfPlaying() { if speed != 0 { record() } }

  private func record() {
    changed()
    // What lies on the network is not loaded, and what runs backwards is not heard.
    guard let asset = currentItem?.asset, let address = asset.address, address.isFileURL,
      asset.film?.hasSound ?? true
    else { return }
    var event = SoundLog.Event(
      player: number, source: .file(address), isPlaying: speed > 0, position: reached,
      duration: asset.length ?? .infinity)
    event.volume = SoundVolume(isMuted ? 0 : Double(volume))
    event.rate = Double(speed)
    SoundLog.record(event)
  }
}

@preconcurrency @MainActor
open class AVQueuePlayer: AVPlayer {
  private var queue: [AVPlayerItem] = []
  public init(items: [AVPlayerItem]) {
    queue = items
    super.init(playerItem: items.first)
    actionAtItemEnd = .advance
  }
  public override init() {
    super.init()
    actionAtItemEnd = .advance
  }
  open func items() -> [AVPlayerItem] { queue }
  open func insert(_ item: AVPlayerItem, after previous: AVPlayerItem?) {
    queue.append(item)
    if currentItem == nil { replaceCurrentItem(with: item) }
  }
  open func advanceToNextItem() {
    if !queue.isEmpty { queue.removeFirst() }
    replaceCurrentItem(with: queue.first)
  }
  open func removeAllItems() {
    queue = []
    replaceCurrentItem(with: nil)
  }

  /// What is played again and again, and stays in front of the queue.
  fileprivate var repeated: AVPlayerItem?

  fileprivate override func beginNextItem() -> Bool {
    if let repeated {
      replaceCurrentItem(with: repeated)
      return true
    }
    guard actionAtItemEnd == .advance else { return false }
    advanceToNextItem()
    return currentItem != nil
  }
}

@preconcurrency @MainActor
open class AVPlayerLooper: NSObject {
  private weak var player: AVQueuePlayer?

  public init(player: AVQueuePlayer, templateItem: AVPlayerItem) {
    self.player = player
    player.replaceCurrentItem(with: templateItem)
    player.repeated = templateItem
  }

  /// What plays comes to its end, and is not played again.
  open func disableLooping() { player?.repeated = nil }
}
