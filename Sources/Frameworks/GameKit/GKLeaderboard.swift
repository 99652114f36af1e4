import Foundation
import UIKit

/// The best of a game: nobody is signed in, and each request is answered by an error.
open class GKLeaderboard: NSObject, @unchecked Sendable {
  public enum PlayerScope: Int, Sendable { case global, friendsOnly }
  public enum TimeScope: Int, Sendable { case today, week, allTime }
  // Stores nothing: nobody has a score.
  open class Entry: NSObject, @unchecked Sendable {
    open var player: GKPlayer { GKPlayer() }
    open var rank: Int { 0 }
    open var score: Int { 0 }
    open var formattedScore: String { "0" }
    open var context: Int { 0 }
    open var date: Date { .distantPast }
  }
  open var title: String? { nil }
  open var baseLeaderboardID: String { "" }

  open class func loadLeaderboards(IDs: [String]?) async throws -> [GKLeaderboard] {
    throw GKError.refused()
  }
  open class func loadLeaderboards(
    IDs: [String]?, completionHandler: @escaping ([GKLeaderboard]?, (any Error)?) -> Void
  ) { completionHandler(nil, GKError.refused()) }
  open class func submitScore(
    _ score: Int, context: Int, player: GKPlayer, leaderboardIDs: [String]
  ) async throws { throw GKError.refused() }
  open class func submitScore(
    _ score: Int, context: Int, player: GKPlayer, leaderboardIDs: [String],
    completionHandler: @escaping ((any Error)?) -> Void
  ) { completionHandler(GKError.refused()) }
  open func loadEntries(
    for scope: PlayerScope, timeScope: TimeScope, range: NSRange
  ) async throws -> (Entry?, [Entry], Int) { throw GKError.refused() }
  open func loadEntries(
    for scope: PlayerScope, timeScope: TimeScope, range: NSRange,
    completionHandler: @escaping (Entry?, [Entry]?, Int, (any Error)?) -> Void
  ) { completionHandler(nil, nil, 0, GKError.refused()) }
  open func loadEntries(
    for players: [GKPlayer], timeScope: TimeScope
  ) async throws -> (Entry?, [Entry]) { throw GKError.refused() }
}

// The program says how far its player is; each report is refused, so that nobody else reads it.
open class GKAchievement: NSObject, @unchecked Sendable {
  public let identifier: String
  /// 0…100.
  open var percentComplete = 0.0
  open var showsCompletionBanner = false
  open var isCompleted: Bool { percentComplete >= 100 }
  open var lastReportedDate: Date { .distantPast }
  public init(identifier: String) { self.identifier = identifier }
  open class func report(_ achievements: [GKAchievement]) async throws { throw GKError.refused() }
  open class func report(
    _ achievements: [GKAchievement], withCompletionHandler handler: (((any Error)?) -> Void)? = nil
  ) { handler?(GKError.refused()) }
  open class func loadAchievements() async throws -> [GKAchievement] { throw GKError.refused() }
  open class func loadAchievements(
    completionHandler: (([GKAchievement]?, (any Error)?) -> Void)? = nil
  ) { completionHandler?(nil, GKError.refused()) }
  open class func resetAchievements() async throws { throw GKError.refused() }
}

// MARK: Games of several players: nobody is found.

// The program's wishes, which nobody reads: no match is found.
open class GKMatchRequest: NSObject, @unchecked Sendable {
  open var minPlayers = 2
  open var maxPlayers = 2
  open var playerGroup = 0
  open var inviteMessage: String?
  open var recipients: [GKPlayer]?
  public override init() { super.init() }
}

// No match is found here, so that nobody calls its delegate.
open class GKMatch: NSObject, @unchecked Sendable {
  public enum SendDataMode: Int, Sendable { case reliable, unreliable }
  open var players: [GKPlayer] { [] }
  open var expectedPlayerCount: Int { 0 }
  open weak var delegate: (any GKMatchDelegate)?
  open func sendData(toAllPlayers data: Data, with mode: SendDataMode) throws {
    throw GKError.refused()
  }
  open func disconnect() {}
}

public enum GKPlayerConnectionState: Int, Sendable { case unknown, connected, disconnected }

public protocol GKMatchDelegate: AnyObject {
  func match(_ match: GKMatch, didReceive data: Data, fromRemotePlayer player: GKPlayer)
  func match(
    _ match: GKMatch, player: GKPlayer, didChange state: GKPlayerConnectionState)
}
extension GKMatchDelegate {
  public func match(_ match: GKMatch, didReceive data: Data, fromRemotePlayer player: GKPlayer) {}
  public func match(
    _ match: GKMatch, player: GKPlayer, didChange state: GKPlayerConnectionState
  ) {}
}

// Stores nothing: there is one of it, which finds nobody.
open class GKMatchmaker: NSObject, @unchecked Sendable {
  private static let maker = GKMatchmaker()
  open class func shared() -> GKMatchmaker { maker }
  open func findMatch(for request: GKMatchRequest) async throws -> GKMatch {
    throw GKError.refused()
  }
  open func cancel() {}
}

@preconcurrency @MainActor
public protocol GKMatchmakerViewControllerDelegate: AnyObject {
  func matchmakerViewControllerWasCancelled(_ viewController: GKMatchmakerViewController)
  func matchmakerViewController(
    _ viewController: GKMatchmakerViewController, didFailWithError error: any Error)
}

@preconcurrency @MainActor
open class GKMatchmakerViewController: UINavigationController {
  open weak var matchmakerDelegate: (any GKMatchmakerViewControllerDelegate)?
  public init?(matchRequest request: GKMatchRequest) { super.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) { return nil }
  open override func viewDidLoad() {
    super.viewDidLoad()
    isNavigationBarHidden = true
    showAbsence("Nobody is signed in to Game Center.")
  }
}
