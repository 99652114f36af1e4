import Decoders
import Foundation
import FoundationNetworking
import SwiftUI
import Synchronization
import UIKit

/// A frame of an animation, as its file counts them; between two whole numbers the first is shown.
public typealias AnimationFrameTime = CGFloat
/// Where an animation is: 0 at its first frame, 1 at its end.
public typealias AnimationProgressTime = CGFloat

/// An animation that is read from a Lottie file. rlottie draws it (see `LottieFile`).
public final class LottieAnimation: Sendable {
  /// What draws it for all views that leave its colours as they are.
  let file: LottieFile
  private let data: Data
  private let folder: URL?

  init(_ data: Data, folder: URL? = nil) throws {
    (self.data, self.folder) = (data, folder)
    file = try LottieFile(data, folder: folder)
  }

  /// One for a view that gives it other colours.
  func ownFile() -> LottieFile? { try? LottieFile(data, folder: folder) }

  /// Frames a second.
  public var framerate: Double { file.facts.rate }
  public var startFrame: AnimationFrameTime { file.facts.start }
  /// The frame behind the last.
  public var endFrame: AnimationFrameTime { file.facts.end }
  /// Seconds.
  public var duration: TimeInterval { Double(endFrame - startFrame) / framerate }
  /// In points.
  public var bounds: CGRect { CGRect(origin: .zero, size: size) }
  /// In points.
  public var size: CGSize { CGSize(width: file.facts.width, height: file.facts.height) }

  // MARK: Reading

  /// The animation in `name.json` among the resources of `bundle`; nil, with a word of why, where there is none.
  public static func named(
    _ name: String, bundle: Bundle = .main, subdirectory: String? = nil,
    animationCache: (any AnimationCacheProvider)? = nil
  ) -> LottieAnimation? {
    let plain = name.hasSuffix(".json") ? String(name.dropLast(5)) : name
    guard
      let url = bundle.url(forResource: plain, withExtension: "json", subdirectory: subdirectory)
    else {
      LottieReports.note("there is no \(plain).json among the program's resources")
      return nil
    }
    return read(url, named: plain)
  }

  public static func filepath(
    _ filepath: String, animationCache: (any AnimationCacheProvider)? = nil
  ) -> LottieAnimation? {
    read(URL(fileURLWithPath: filepath), named: filepath)
  }

  /// The animation in a data asset.
  @MainActor public static func asset(
    _ name: String, bundle: Bundle = .main, animationCache: (any AnimationCacheProvider)? = nil
  ) -> LottieAnimation? {
    guard let data = NSDataAsset(name: name, bundle: bundle)?.data else {
      LottieReports.note("there is no data asset called \(name)")
      return nil
    }
    return try? from(data: data)
  }

  /// - Throws: where the data is no Lottie file that can be drawn.
  public static func from(
    data: Data, strategy: DecodingStrategy = .dictionaryBased
  ) throws -> LottieAnimation { try LottieAnimation(data) }

  public static func loadedFrom(
    url: URL, session: URLSession = .shared,
    animationCache: (any AnimationCacheProvider)? = nil
  ) async -> LottieAnimation? {
    if url.isFileURL { return read(url, named: url.lastPathComponent) }
    guard let (data, _) = try? await session.data(from: url) else { return nil }
    return try? from(data: data)
  }

  public static func loadedFrom(
    url: URL, session: URLSession = .shared,
    closure: @escaping @MainActor (LottieAnimation?) -> Void,
    animationCache: (any AnimationCacheProvider)? = nil
  ) {
    Task { @MainActor in
      closure(await loadedFrom(url: url, session: session, animationCache: animationCache))
    }
  }

  /// A file's animation is one object, however often it is asked for: a view that is given it again goes on playing.
  private static let known = Mutex<[URL: LottieAnimation]>([:])

  static func read(_ url: URL, named name: String) -> LottieAnimation? {
    if let animation = known.withLock({ $0[url] }) { return animation }
    do {
      let animation = try LottieAnimation(
        Data(contentsOf: url), folder: url.deletingLastPathComponent())
      return known.withLock { known in
        if let first = known[url] { return first }
        known[url] = animation
        return animation
      }
    } catch let failure as LottieFile.Failure {
      LottieReports.note("\(name): \(failure)")
    } catch {
      LottieReports.note("\(name) cannot be read")
    }
    return nil
  }

  // MARK: Frames, progress, seconds, markers

  public var markerNames: [String] { file.facts.markers.map(\.name) }

  public func frameTime(forMarker named: String) -> AnimationFrameTime? {
    file.facts.markers.first { $0.name == named }.map { AnimationFrameTime($0.frame) }
  }

  public func progressTime(forMarker named: String) -> AnimationProgressTime? {
    frameTime(forMarker: named).map { progressTime(forFrame: $0) }
  }

  public func durationFrameTime(forMarker named: String) -> AnimationFrameTime? {
    file.facts.markers.first { $0.name == named }.map { AnimationFrameTime($0.frames) }
  }

  public func progressTime(
    forFrame frameTime: AnimationFrameTime, clamped: Bool = true
  ) -> AnimationProgressTime {
    let progress = (frameTime - startFrame) / (endFrame - startFrame)
    return clamped ? min(max(progress, 0), 1) : progress
  }

  public func frameTime(forProgress progressTime: AnimationProgressTime) -> AnimationFrameTime {
    startFrame + (endFrame - startFrame) * progressTime
  }

  public func time(forFrame frameTime: AnimationFrameTime) -> TimeInterval {
    Double(frameTime - startFrame) / framerate
  }

  public func frameTime(forTime time: TimeInterval) -> AnimationFrameTime {
    startFrame + CGFloat(time * framerate)
  }
}

/// How a file is read: all ways read the same here.
public enum DecodingStrategy: Hashable, Sendable { case legacyCodable, dictionaryBased }

extension SwiftUI.Animation {
  /// Lottie's animation of a name, as programs ask for it that are older than Lottie's fourth version.
  public static func named(
    _ name: String, bundle: Bundle = .main, subdirectory: String? = nil,
    animationCache: (any AnimationCacheProvider)? = nil
  ) -> LottieAnimation? {
    LottieAnimation.named(
      name, bundle: bundle, subdirectory: subdirectory, animationCache: animationCache)
  }
}
