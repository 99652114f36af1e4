import StoreKit
import Testing
import UIKit

@Suite("Panels that recommend a program")
@MainActor
struct SKOverlayTests {
  private final class Listener: SKOverlayDelegate {
    var errors: [any Error] = []
    func storeOverlayDidFailToLoad(_ overlay: SKOverlay, error: any Error) { errors.append(error) }
  }

  @Test("A panel keeps what it recommends, and tells its delegate that there is no shop")
  func failing() throws {
    let configuration = SKOverlay.AppConfiguration(appIdentifier: "1234", position: .bottomRaised)
    configuration.setAdditionalValue("spring", forKey: "campaign")
    let (overlay, listener) = (SKOverlay(configuration: configuration), Listener())
    overlay.delegate = listener
    let scene = try #require(
      UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.first)
    overlay.present(in: scene)
    #expect(listener.errors.count == 1)
    let kept = overlay.configuration as? SKOverlay.AppConfiguration
    #expect(kept?.appIdentifier == "1234" && kept?.position == .bottomRaised)
    #expect(kept?.additionalValue(forKey: "campaign") as? String == "spring")
    SKOverlay.dismiss(in: scene)
  }
}
