import Foundation
import MultipeerConnectivity
import SystemConfiguration
import Testing

@Suite("A network that is not there")
struct AbsentNetworkTests {
  @Test("Nobody is reached, whether by name or by address")
  func reachability() throws {
    var flags = SCNetworkReachabilityFlags.reachable
    let named = try #require(SCNetworkReachabilityCreateWithName(nil, "www.example.com"))
    #expect(SCNetworkReachabilityGetFlags(named, &flags))
    #expect(!flags.contains(.reachable))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    let reached = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        SCNetworkReachabilityCreateWithAddress(nil, $0)
      }
    }
    #expect(SCNetworkReachabilityGetFlags(try #require(reached), &flags) && flags.isEmpty)
  }

  private final class Listener: NSObject, MCSessionDelegate {
    var states: [MCSessionState] = []
    func session(_ session: MCSession, peer peerID: MCPeerID, didChange state: MCSessionState) {
      states.append(state)
    }
    func session(_ session: MCSession, didReceive data: Data, fromPeer peerID: MCPeerID) {}
    func session(
      _ session: MCSession, didReceive stream: InputStream, withName streamName: String,
      fromPeer peerID: MCPeerID
    ) {}
    func session(
      _ session: MCSession, didStartReceivingResourceWithName resourceName: String,
      fromPeer peerID: MCPeerID, with progress: Progress
    ) {}
    func session(
      _ session: MCSession, didFinishReceivingResourceWithName resourceName: String,
      fromPeer peerID: MCPeerID, at localURL: URL?, withError error: (any Error)?
    ) {}
  }

  @Test("Nobody joins a session, whoever is invited, and nothing can be sent to them")
  func peers() {
    let (me, other) = (MCPeerID(displayName: "me"), MCPeerID(displayName: "other"))
    let session = MCSession(peer: me)
    let listener = Listener()
    session.delegate = listener
    let browser = MCNearbyServiceBrowser(peer: me, serviceType: "test")
    browser.startBrowsingForPeers()
    browser.invitePeer(other, to: session, withContext: nil, timeout: 10)
    #expect(session.connectedPeers.isEmpty && listener.states == [.notConnected])
    #expect(throws: MCError(.notConnected)) {
      try session.send(Data([1]), toPeers: [other], with: .reliable)
    }
  }
}
