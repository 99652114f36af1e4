import Foundation
import FoundationNetworking
import Inert
import SwiftUI
import UIKit

/// A page of the web. Nothing lays pages out here: its place is white.
@preconcurrency @MainActor
open class WKWebView: UIView {
  public private(set) var url: URL?
  public let configuration: WKWebViewConfiguration
  /// As large as the page's place, and empty.
  public private(set) lazy var scrollView = UIScrollView()
  open var customUserAgent: String?
  open var isInspectable = false
  open var pageZoom: CGFloat = 1
  open var allowsLinkPreview = true
  open var underPageBackgroundColor: UIColor!
  public let backForwardList = WKBackForwardList()
  open var title: String? { url?.host }
  open weak var navigationDelegate: (any WKNavigationDelegate)?
  open weak var uiDelegate: (any WKUIDelegate)?
  open var allowsBackForwardNavigationGestures = false
  open var isLoading: Bool { false }
  open var estimatedProgress: Double { 1 }
  /// Whether all that is shown came by safe ways: nothing comes here.
  open var hasOnlySecureContent: Bool { false }
  open var canGoBack: Bool { false }
  open var canGoForward: Bool { false }

  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    self.configuration = configuration
    super.init(frame: frame)
    backgroundColor = .white
  }
  public convenience init() { self.init(frame: .zero, configuration: WKWebViewConfiguration()) }
  public required init?(coder: NSCoder) {
    configuration = WKWebViewConfiguration()
    super.init(coder: coder)
  }

  @discardableResult open func load(_ request: URLRequest) -> WKNavigation? {
    show(request.url)
  }
  @discardableResult open func loadHTMLString(_ text: String, baseURL: URL?) -> WKNavigation? {
    show(baseURL)
  }
  @discardableResult open func loadFileURL(_ url: URL, allowingReadAccessTo: URL) -> WKNavigation? {
    show(url)
  }
  /// What is shown is not looked at, pictures neither.
  @discardableResult
  open func load(
    _ data: Data, mimeType: String, characterEncodingName: String, baseURL: URL
  ) -> WKNavigation? { show(baseURL) }
  @discardableResult
  open func loadFileRequest(
    _ request: URLRequest, allowingReadAccessTo: URL
  ) -> WKNavigation? { show(request.url) }
  @discardableResult
  open func loadSimulatedRequest(
    _ request: URLRequest, responseHTML text: String
  ) -> WKNavigation? { show(request.url) }
  @discardableResult
  open func loadSimulatedRequest(
    _ request: URLRequest, response: URLResponse, responseData data: Data
  ) -> WKNavigation? { show(request.url) }
  @discardableResult open func reload() -> WKNavigation? { show(url) }
  @discardableResult open func goBack() -> WKNavigation? { nil }
  @discardableResult open func goForward() -> WKNavigation? { nil }
  open func stopLoading() {}
  open func evaluateJavaScript(
    _ script: String, completionHandler: ((Any?, (any Error)?) -> Void)? = nil
  ) { completionHandler?(nil, nil) }
  @discardableResult open func evaluateJavaScript(_ script: String) async throws -> Any? { nil }
  @discardableResult
  open func callAsyncJavaScript(
    _ functionBody: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil,
    contentWorld: WKContentWorld
  ) async throws -> Any? { nil }
  @discardableResult open func go(to item: WKBackForwardListItem) -> WKNavigation? { nil }
  @discardableResult open func reloadFromOrigin() -> WKNavigation? { show(url) }

  private func show(_ url: URL?) -> WKNavigation? {
    self.url = url
    Inert.warn("web pages are not shown: their places are white")
    return nil
  }
}

/// SwiftUI's page of the web: a white place with the page's name.
@preconcurrency @MainActor
public struct WebView: View {
  private let url: URL?
  public init(url: URL?) { self.url = url }
  public init(_ page: WebPage) { url = page.url }
  public var body: some View {
    ZStack(alignment: .topLeading) {
      Color.white
      Text(verbatim: url?.absoluteString ?? "").font(.footnote).foregroundStyle(.gray).padding(12)
    }
    .onAppear { Inert.warn("web pages are not shown: their places are white") }
  }
}
