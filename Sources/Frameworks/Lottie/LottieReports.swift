import Foundation
import SwiftUI
import ViewRuntime

/// What is said once of what is not shown.
enum LottieReports {
  static func note(_ message: String) { Reports.once("Lottie: \(message)") }
}

/// Keeps animations; none is kept here, since a file is read in a moment.
public protocol AnimationCacheProvider: AnyObject, Sendable {}

public final class DefaultAnimationCache: AnimationCacheProvider {
  public static let sharedCache = DefaultAnimationCache()
  public init() {}
  public func clearCache() {}
}
public typealias LRUAnimationCache = DefaultAnimationCache
