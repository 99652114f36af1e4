import Foundation
import Inert
import UIKit

// Stores nothing: nobody is signed in.
open class GKBasePlayer: NSObject, @unchecked Sendable {
  open var displayName: String? { "" }
}

// Stores nothing: its names are empty.
open class GKPlayer: NSObject, @unchecked Sendable {
  public enum PhotoSize: Int, Sendable { case small, normal }
  open var displayName: String { "" }
  open var alias: String { "" }
  open var gamePlayerID: String { "" }
  open var teamPlayerID: String { "" }
  open func loadPhoto(for size: PhotoSize) async throws -> UIImage { throw GKError.refused() }
}

/// Who plays: nobody is signed in, as the handler is told at once.
open class GKLocalPlayer: GKPlayer, @unchecked Sendable {
  public static let local = GKLocalPlayer()
  open var isAuthenticated: Bool { false }
  open var isUnderage: Bool { false }
  open var isMultiplayerGamingRestricted: Bool { false }
  open var authenticateHandler: ((UIViewController?, (any Error)?) -> Void)? {
    didSet { authenticateHandler?(nil, GKError.refused()) }
  }
  open func register(_ listener: any GKLocalPlayerListener) {}
}

public protocol GKLocalPlayerListener: AnyObject {}

public struct GKError: Error, Hashable, Sendable, LocalizedError {
  public enum Code: Int, Sendable {
    case unknown = 1, cancelled, communicationsFailure, userDenied, invalidCredentials
    case notAuthenticated, authenticationInProgress, invalidPlayer, gameUnrecognized = 15
    case notSupported
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public var errorDescription: String? {
    "The requested operation could not be completed because the local player has not been authenticated."
  }

  static func refused() -> GKError {
    Inert.note("GameKit", "nobody is signed in to the game centre")
    return GKError(.notAuthenticated)
  }
}

extension Notification.Name {
  public static let GKPlayerAuthenticationDidChangeNotificationName = Notification.Name(
    "GKPlayerAuthenticationDidChangeNotificationName")
}

/// The game centre's button on a game: shown where somebody is signed in, so never.
@preconcurrency @MainActor
open class GKAccessPoint: NSObject {
  public enum Location: Int, Sendable {
    case topLeading, topTrailing, bottomLeading, bottomTrailing
  }
  public static let shared = GKAccessPoint()
  open var isActive = false
  open var showHighlights = false
  open var location = Location.topLeading
  open var isVisible: Bool { false }
  open var frameInScreenCoordinates: CGRect { .zero }
  open func trigger(handler: @escaping () -> Void) { handler() }
  open func trigger(state: GKGameCenterViewControllerState, handler: @escaping () -> Void) {
    handler()
  }
}

public enum GKGameCenterViewControllerState: Int, Sendable {
  case `default` = -1, leaderboards, achievements, challenges, localPlayerProfile, dashboard
}

@preconcurrency @MainActor
public protocol GKGameCenterControllerDelegate: AnyObject {
  func gameCenterViewControllerDidFinish(_ gameCenterViewController: GKGameCenterViewController)
}

/// The game centre's page: nobody is signed in, and it says so.
@preconcurrency @MainActor
open class GKGameCenterViewController: UINavigationController {
  open weak var gameCenterDelegate: (any GKGameCenterControllerDelegate)?
  public init(state: GKGameCenterViewControllerState) { super.init(nibName: nil, bundle: nil) }
  public init(
    leaderboardID: String, playerScope: GKLeaderboard.PlayerScope,
    timeScope: GKLeaderboard.TimeScope
  ) { super.init(nibName: nil, bundle: nil) }
  public init(achievementID: String) { super.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) { return nil }
  open override func viewDidLoad() {
    super.viewDidLoad()
    isNavigationBarHidden = true
    showAbsence("Nobody is signed in to Game Center.")
  }
}
