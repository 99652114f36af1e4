@_exported import UIKit

/// A page on which the user chooses among those nearby: says that nobody is there.
@preconcurrency @MainActor
open class MCBrowserViewController: UIViewController {
  open weak var delegate: (any MCBrowserViewControllerDelegate)?
  public let browser: MCNearbyServiceBrowser?
  public let session: MCSession
  open var minimumNumberOfPeers = kMCSessionMinimumNumberOfPeers
  open var maximumNumberOfPeers = kMCSessionMaximumNumberOfPeers

  public convenience init(serviceType: String, session: MCSession) {
    self.init(
      browser: MCNearbyServiceBrowser(peer: session.myPeerID, serviceType: serviceType),
      session: session)
  }
  public init(browser: MCNearbyServiceBrowser, session: MCSession) {
    (self.browser, self.session) = (browser, session)
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder: NSCoder) { return nil }

  open override func viewDidLoad() {
    super.viewDidLoad()
    showAbsence("No Devices Nearby")
  }
}

public protocol MCBrowserViewControllerDelegate: AnyObject {
  func browserViewController(
    _ browserViewController: MCBrowserViewController, shouldPresentNearbyPeer peerID: MCPeerID,
    withDiscoveryInfo info: [String: String]?
  ) -> Bool
  func browserViewControllerDidFinish(_ browserViewController: MCBrowserViewController)
  func browserViewControllerWasCancelled(_ browserViewController: MCBrowserViewController)
}

extension MCBrowserViewControllerDelegate {
  public func browserViewController(
    _ browserViewController: MCBrowserViewController, shouldPresentNearbyPeer peerID: MCPeerID,
    withDiscoveryInfo info: [String: String]?
  ) -> Bool { true }
}
