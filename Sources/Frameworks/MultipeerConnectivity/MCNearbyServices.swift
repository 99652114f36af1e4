import Foundation

/// Tells those nearby that a service is there: nobody hears it here.
open class MCNearbyServiceAdvertiser: NSObject, @unchecked Sendable {
  public let myPeerID: MCPeerID
  public let discoveryInfo: [String: String]?
  public let serviceType: String
  open weak var delegate: (any MCNearbyServiceAdvertiserDelegate)?
  public init(peer myPeerID: MCPeerID, discoveryInfo info: [String: String]?, serviceType: String) {
    (self.myPeerID, discoveryInfo, self.serviceType) = (myPeerID, info, serviceType)
  }
  open func startAdvertisingPeer() { MultipeerNotes.nobody() }
  open func stopAdvertisingPeer() {}
}

public protocol MCNearbyServiceAdvertiserDelegate: AnyObject {
  func advertiser(
    _ advertiser: MCNearbyServiceAdvertiser, didReceiveInvitationFromPeer peerID: MCPeerID,
    withContext context: Data?, invitationHandler: @escaping (Bool, MCSession?) -> Void)
  func advertiser(
    _ advertiser: MCNearbyServiceAdvertiser, didNotStartAdvertisingPeer error: any Error)
}

extension MCNearbyServiceAdvertiserDelegate {
  public func advertiser(
    _ advertiser: MCNearbyServiceAdvertiser, didNotStartAdvertisingPeer error: any Error
  ) {}
}

/// Looks for services nearby: there are none here, and it goes on looking.
open class MCNearbyServiceBrowser: NSObject, @unchecked Sendable {
  public let myPeerID: MCPeerID
  public let serviceType: String
  open weak var delegate: (any MCNearbyServiceBrowserDelegate)?
  public init(peer myPeerID: MCPeerID, serviceType: String) {
    (self.myPeerID, self.serviceType) = (myPeerID, serviceType)
  }
  open func startBrowsingForPeers() { MultipeerNotes.nobody() }
  open func stopBrowsingForPeers() {}

  /// Nobody answers: the session's delegate hears that there is no connection.
  open func invitePeer(
    _ peerID: MCPeerID, to session: MCSession, withContext context: Data?, timeout: TimeInterval
  ) {
    MultipeerNotes.nobody()
    session.delegate?.session(session, peer: peerID, didChange: .notConnected)
  }
}

public protocol MCNearbyServiceBrowserDelegate: AnyObject {
  func browser(
    _ browser: MCNearbyServiceBrowser, foundPeer peerID: MCPeerID,
    withDiscoveryInfo info: [String: String]?)
  func browser(_ browser: MCNearbyServiceBrowser, lostPeer peerID: MCPeerID)
  func browser(_ browser: MCNearbyServiceBrowser, didNotStartBrowsingForPeers error: any Error)
}

extension MCNearbyServiceBrowserDelegate {
  public func browser(
    _ browser: MCNearbyServiceBrowser, didNotStartBrowsingForPeers error: any Error
  ) {}
}

/// Tells those nearby that a service is there, and asks the user about invitations: none come.
open class MCAdvertiserAssistant: NSObject, @unchecked Sendable {
  public let discoveryInfo: [String: String]?
  public let session: MCSession
  public let serviceType: String
  open weak var delegate: (any MCAdvertiserAssistantDelegate)?
  public init(serviceType: String, discoveryInfo info: [String: String]?, session: MCSession) {
    (self.serviceType, discoveryInfo, self.session) = (serviceType, info, session)
  }
  open func start() { MultipeerNotes.nobody() }
  open func stop() {}
}

public protocol MCAdvertiserAssistantDelegate: AnyObject {
  func advertiserAssistantWillPresentInvitation(_ assistant: MCAdvertiserAssistant)
  func advertiserAssistantDidDismissInvitation(_ assistant: MCAdvertiserAssistant)
}

extension MCAdvertiserAssistantDelegate {
  public func advertiserAssistantWillPresentInvitation(_ assistant: MCAdvertiserAssistant) {}
  public func advertiserAssistantDidDismissInvitation(_ assistant: MCAdvertiserAssistant) {}
}
