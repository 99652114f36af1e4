@_exported import Foundation
import Inert

/// Somebody nearby, or the user.
open class MCPeerID: NSObject, @unchecked Sendable {
  public let displayName: String
  public init(displayName: String) { self.displayName = displayName }
}

public let MCErrorDomain = "MCErrorDomain"
public let kMCSessionMinimumNumberOfPeers = 2
public let kMCSessionMaximumNumberOfPeers = 8

/// Why something between peers failed.
public struct MCError: Error, CustomNSError, Hashable, Sendable {
  public enum Code: Int, Hashable, Sendable {
    case unknown, notConnected, invalidParameter, unsupported, timedOut, cancelled, unavailable
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { MCErrorDomain }
  public var errorCode: Int { code.rawValue }
  public static var notConnected: Code { .notConnected }
  public static var unavailable: Code { .unavailable }
}

public enum MCSessionState: Int, Sendable { case notConnected, connecting, connected }
public enum MCSessionSendDataMode: Int, Sendable { case reliable, unreliable }
public enum MCEncryptionPreference: Int, Sendable { case optional, required, none }

/// What peers have in common: nobody ever joins here, and nothing can be sent.
open class MCSession: NSObject, @unchecked Sendable {
  public let myPeerID: MCPeerID
  public let securityIdentity: [Any]?
  public let encryptionPreference: MCEncryptionPreference
  open weak var delegate: (any MCSessionDelegate)?
  open var connectedPeers: [MCPeerID] { [] }

  public convenience init(peer myPeerID: MCPeerID) {
    self.init(peer: myPeerID, securityIdentity: nil, encryptionPreference: .required)
  }
  public init(
    peer myPeerID: MCPeerID, securityIdentity identity: [Any]?,
    encryptionPreference: MCEncryptionPreference
  ) {
    (self.myPeerID, securityIdentity) = (myPeerID, identity)
    self.encryptionPreference = encryptionPreference
  }

  /// Throws that nobody is connected.
  open func send(_ data: Data, toPeers peerIDs: [MCPeerID], with mode: MCSessionSendDataMode) throws
  { throw MCError(.notConnected) }

  /// Throws that nobody is connected.
  open func startStream(withName streamName: String, toPeer peerID: MCPeerID) throws -> OutputStream
  { throw MCError(.notConnected) }

  /// Fails at once; nil, since nothing is under way.
  @discardableResult
  open func sendResource(
    at resourceURL: URL, withName resourceName: String, toPeer peerID: MCPeerID,
    withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
  ) -> Progress? {
    completionHandler?(MCError(.notConnected))
    return nil
  }

  open func disconnect() {}
  open func cancelConnectPeer(_ peerID: MCPeerID) {}
  open func connectPeer(_ peerID: MCPeerID, withNearbyConnectionData data: Data) {
    MultipeerNotes.nobody()
  }
  open func nearbyConnectionData(
    forPeer peerID: MCPeerID,
    withCompletionHandler completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) { completionHandler(nil, MCError(.unavailable)) }
}

/// What is said, once, of the peers that are not there.
enum MultipeerNotes {
  static func nobody() {
    Inert.note("MultipeerConnectivity", "nobody is found nearby: there is no network to look in")
  }
}

/// Hears what others in a session do: nothing, here.
public protocol MCSessionDelegate: AnyObject {
  func session(_ session: MCSession, peer peerID: MCPeerID, didChange state: MCSessionState)
  func session(_ session: MCSession, didReceive data: Data, fromPeer peerID: MCPeerID)
  func session(
    _ session: MCSession, didReceive stream: InputStream, withName streamName: String,
    fromPeer peerID: MCPeerID)
  func session(
    _ session: MCSession, didStartReceivingResourceWithName resourceName: String,
    fromPeer peerID: MCPeerID, with progress: Progress)
  func session(
    _ session: MCSession, didFinishReceivingResourceWithName resourceName: String,
    fromPeer peerID: MCPeerID, at localURL: URL?, withError error: (any Error)?)
  func session(
    _ session: MCSession, didReceiveCertificate certificate: [Any]?, fromPeer peerID: MCPeerID,
    certificateHandler: @escaping (Bool) -> Void)
}

extension MCSessionDelegate {
  public func session(
    _ session: MCSession, didReceiveCertificate certificate: [Any]?, fromPeer peerID: MCPeerID,
    certificateHandler: @escaping (Bool) -> Void
  ) { certificateHandler(true) }
}
