import Foundation
import FoundationNetworking
import Inert
import SwiftUI
import UIKit

public protocol WKNavigationDelegate: AnyObject {
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
  func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
}
extension WKNavigationDelegate {
  public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
  public func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
  {}
  public func webView(
    _ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error
  ) {}
}
public protocol WKUIDelegate: AnyObject {}
public final class WKNavigation {}
public final class WKWebViewConfiguration: @unchecked Sendable {
  public var allowsInlineMediaPlayback = false
  public init() {}
}

/// A page of the web. Nothing lays pages out here: its place is white.
@preconcurrency @MainActor
open class WKWebView: UIView {
  public private(set) var url: URL?
  open var title: String? { url?.host }
  open weak var navigationDelegate: (any WKNavigationDelegate)?
  open weak var uiDelegate: (any WKUIDelegate)?
  open var allowsBackForwardNavigationGestures = false
  open var isLoading: Bool { false }
  open var estimatedProgress: Double { 1 }
  open var canGoBack: Bool { false }
  open var canGoForward: Bool { false }

  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    super.init(frame: frame)
    backgroundColor = .white
  }
  public convenience init() { self.init(frame: .zero, configuration: WKWebViewConfiguration()) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  @discardableResult open func load(_ request: URLRequest) -> WKNavigation? {
    show(request.url)
  }
  @discardableResult open func loadHTMLString(_ text: String, baseURL: URL?) -> WKNavigation? {
    show(baseURL)
  }
  @discardableResult open func loadFileURL(_ url: URL, allowingReadAccessTo: URL) -> WKNavigation? {
    show(url)
  }
  @discardableResult open func reload() -> WKNavigation? { show(url) }
  @discardableResult open func goBack() -> WKNavigation? { nil }
  @discardableResult open func goForward() -> WKNavigation? { nil }
  open func stopLoading() {}
  open func evaluateJavaScript(
    _ script: String, completionHandler: ((Any?, (any Error)?) -> Void)? = nil
  ) { completionHandler?(nil, nil) }

  private func show(_ url: URL?) -> WKNavigation? {
    self.url = url
    Inert.note("WebKit", "pages are not shown: their places are white")
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
    .onAppear { Inert.note("WebKit", "pages are not shown: their places are white") }
  }
}

@preconcurrency @MainActor @Observable
public final class WebPage {
  public private(set) var url: URL?
  public var title: String { url?.host ?? "" }
  public var isLoading: Bool { false }
  public var estimatedProgress: Double { 1 }
  public init() {}
  public func load(_ url: URL?) { self.url = url }
  public func load(_ request: URLRequest) { url = request.url }
  public func reload() {}
}
