import Foundation
import Inert
import SwiftUI

/// A panel that recommends another program: there is no shop here, so none is ever shown, and its delegate hears that
/// it failed to load.
@preconcurrency @MainActor
open class SKOverlay: NSObject {
  public enum Position: Int, Sendable { case bottom, bottomRaised }

  /// What a panel recommends.
  @preconcurrency @MainActor
  open class Configuration: NSObject {
    fileprivate override init() { super.init() }
  }

  /// Recommends the program of an identifier in the shop.
  @preconcurrency @MainActor
  open class AppConfiguration: Configuration {
    open var appIdentifier: String
    open var position: Position
    open var campaignToken: String?
    open var providerToken: String?
    open var customProductPageIdentifier: String?
    open var latestReleaseID: String?
    open var userDismissible = true
    private var values: [String: Any] = [:]

    public init(appIdentifier: String, position: Position) {
      (self.appIdentifier, self.position) = (appIdentifier, position)
      super.init()
    }
    open func setAdditionalValue(_ value: Any?, forKey key: String) { values[key] = value }
    open func additionalValue(forKey key: String) -> Any? { values[key] }
  }

  /// Recommends the whole program of a clip.
  @preconcurrency @MainActor
  open class AppClipConfiguration: Configuration {
    open var position: Position
    open var campaignToken: String?
    open var providerToken: String?
    open var customProductPageIdentifier: String?
    open var latestReleaseID: String?
    private var values: [String: Any] = [:]

    public init(position: Position) {
      self.position = position
      super.init()
    }
    open func setAdditionalValue(_ value: Any?, forKey key: String) { values[key] = value }
    open func additionalValue(forKey key: String) -> Any? { values[key] }
  }

  /// What a panel tells of its coming and going; none comes or goes here.
  @preconcurrency @MainActor
  open class TransitionContext: NSObject {
    public let startFrame = CGRect.zero
    public let endFrame = CGRect.zero
    open func addAnimation(_ block: @escaping () -> Void) {}
  }

  open weak var delegate: (any SKOverlayDelegate)?
  public let configuration: Configuration

  public init(configuration: Configuration) { self.configuration = configuration }

  open func present(in scene: UIWindowScene) {
    Self.warn()
    delegate?.storeOverlayDidFailToLoad(self, error: SKError(.unknown))
  }
  open class func dismiss(in scene: UIWindowScene) {}

  nonisolated fileprivate static func warn() {
    Inert.warn("no panel of the App Store is shown: there is no shop")
  }
}

@preconcurrency @MainActor
public protocol SKOverlayDelegate: AnyObject {
  func storeOverlayDidFailToLoad(_ overlay: SKOverlay, error: any Error)
  func storeOverlayWillStartPresentation(
    _ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext)
  func storeOverlayDidFinishPresentation(
    _ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext)
  func storeOverlayWillStartDismissal(
    _ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext)
  func storeOverlayDidFinishDismissal(
    _ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext)
}

extension SKOverlayDelegate {
  public func storeOverlayDidFailToLoad(_ overlay: SKOverlay, error: any Error) {}
  public func storeOverlayWillStartPresentation(
    _ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext
  ) {}
  public func storeOverlayDidFinishPresentation(
    _ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext
  ) {}
  public func storeOverlayWillStartDismissal(
    _ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext
  ) {}
  public func storeOverlayDidFinishDismissal(
    _ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext
  ) {}
}

extension View {
  /// Recommends another program while `isPresented`: there is no shop here, so it turns false again.
  nonisolated public func appStoreOverlay(
    isPresented: Binding<Bool>, configuration: @escaping () -> SKOverlay.Configuration
  ) -> some View {
    onChange(of: isPresented.wrappedValue, initial: true) { _, isShown in
      guard isShown else { return }
      SKOverlay.warn()
      isPresented.wrappedValue = false
    }
  }
}
