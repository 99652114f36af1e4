import Foundation
import UIKit

/// How a page of the web may behave. Pages are not laid out here, so that nothing of this is asked.
@preconcurrency @MainActor
open class WKWebViewConfiguration: NSObject {
  open var allowsInlineMediaPlayback = false
  open var allowsPictureInPictureMediaPlayback = true
  open var allowsAirPlayForMediaPlayback = true
  open var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = []
  open var suppressesIncrementalRendering = false
  open var applicationNameForUserAgent: String?
  open var limitsNavigationsToAppBoundDomains = false
  open var upgradeKnownHostsToHTTPS = true
  open var preferences = WKPreferences()
  open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
  open var userContentController = WKUserContentController()
  open var websiteDataStore = WKWebsiteDataStore.default()
  open var processPool = WKProcessPool()
  open var dataDetectorTypes: WKDataDetectorTypes = []
  open func setURLSchemeHandler(_ handler: (any WKURLSchemeHandler)?, forURLScheme scheme: String) {
  }
  public override init() { super.init() }
}

@preconcurrency @MainActor public protocol WKURLSchemeHandler: AnyObject {}
@preconcurrency @MainActor open class WKProcessPool: NSObject {
  public override init() { super.init() }
}

public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let audio = Self(rawValue: 1)
  public static let video = Self(rawValue: 2)
  public static let all: Self = [.audio, .video]
}

public struct WKDataDetectorTypes: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let phoneNumber = Self(rawValue: 1)
  public static let link = Self(rawValue: 2)
  public static let address = Self(rawValue: 4)
  public static let calendarEvent = Self(rawValue: 8)
  public static let all = Self(rawValue: .max)
}

@preconcurrency @MainActor
open class WKPreferences: NSObject {
  open var minimumFontSize: CGFloat = 0
  open var javaScriptCanOpenWindowsAutomatically = false
  open var isFraudulentWebsiteWarningEnabled = true
  open var isElementFullscreenEnabled = false
  open var isTextInteractionEnabled = true
  public override init() { super.init() }
}

@preconcurrency @MainActor
open class WKWebpagePreferences: NSObject {
  public enum ContentMode: Int, Sendable { case recommended, mobile, desktop }
  open var allowsContentJavaScript = true
  open var preferredContentMode = ContentMode.recommended
  public override init() { super.init() }
}

/// What a page may say to its program: pages are not run.
@preconcurrency @MainActor
open class WKUserContentController: NSObject {
  open private(set) var userScripts: [WKUserScript] = []
  public override init() { super.init() }
  open func addUserScript(_ script: WKUserScript) { userScripts.append(script) }
  open func removeAllUserScripts() { userScripts = [] }
  open func add(_ handler: any WKScriptMessageHandler, name: String) {}
  open func add(
    _ handler: any WKScriptMessageHandler, contentWorld: WKContentWorld, name: String
  ) {}
  open func removeScriptMessageHandler(forName name: String) {}
  open func removeAllScriptMessageHandlers() {}
}

public enum WKUserScriptInjectionTime: Int, Sendable { case atDocumentStart, atDocumentEnd }

@preconcurrency @MainActor
open class WKUserScript: NSObject {
  public let source: String
  public let injectionTime: WKUserScriptInjectionTime
  public let isForMainFrameOnly: Bool
  public init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool) {
    self.source = source
    self.injectionTime = injectionTime
    isForMainFrameOnly = forMainFrameOnly
  }
}

@preconcurrency @MainActor
open class WKContentWorld: NSObject {
  public static let page = WKContentWorld()
  public static let defaultClient = WKContentWorld()
}

@preconcurrency @MainActor
open class WKScriptMessage: NSObject {
  open var name: String { "" }
  open var body: Any { "" }
  open var webView: WKWebView? { nil }
}

@preconcurrency @MainActor
public protocol WKScriptMessageHandler: AnyObject {
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

/// What pages keep: nothing.
@preconcurrency @MainActor
open class WKWebsiteDataStore: NSObject {
  private static let store = WKWebsiteDataStore()
  public static func `default`() -> WKWebsiteDataStore { store }
  public static func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore() }
  public static func allWebsiteDataTypes() -> Set<String> { [] }
  open func removeData(ofTypes types: Set<String>, modifiedSince date: Date) async {}
  open func removeData(
    ofTypes types: Set<String>, modifiedSince date: Date, completionHandler: @escaping () -> Void
  ) { completionHandler() }
}

@preconcurrency @MainActor
open class WKBackForwardListItem: NSObject {
  public let url: URL
  open var title: String? { nil }
  init(url: URL) { self.url = url }
}

@preconcurrency @MainActor
open class WKBackForwardList: NSObject {
  open var currentItem: WKBackForwardListItem? { nil }
  open var backItem: WKBackForwardListItem? { nil }
  open var forwardItem: WKBackForwardListItem? { nil }
  open var backList: [WKBackForwardListItem] { [] }
  open var forwardList: [WKBackForwardListItem] { [] }
}
