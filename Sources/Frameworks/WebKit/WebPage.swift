import Foundation
import FoundationNetworking
import SwiftUI

/// A page of the web for SwiftUI's `WebView`. Nothing is loaded: it knows its address and nothing else.
@preconcurrency @MainActor @Observable
public final class WebPage {
  public struct Configuration: Sendable {
    public var applicationNameForUserAgent: String?
    public var loadsSubresources = true
    public init() {}
  }

  /// One of the pages that were shown.
  public struct BackForwardList: Sendable {
    public struct Item: Identifiable, Hashable, Sendable {
      public let id: UUID
      public let url: URL
      public var title: String? { url.host }
    }
    public var currentItem: Item? { nil }
    public var backList: [Item] { [] }
    public var forwardList: [Item] { [] }
  }

  public enum NavigationEvent: Hashable, Sendable {
    case startedProvisionalNavigation, receivedServerRedirect, committed, finished
  }

  public private(set) var url: URL?
  public var title: String { url?.host ?? "" }
  public var isLoading: Bool { false }
  public var estimatedProgress: Double { 1 }
  public var hasOnlySecureContent: Bool { url?.scheme == "https" }
  public var themeColor: Color? { nil }
  public var backForwardList: BackForwardList { BackForwardList() }
  public var customUserAgent: String?
  public var isInspectable = false

  public init() {}
  public init(configuration: Configuration) {}

  /// No event, and the end.
  public struct Navigations: AsyncSequence, Sendable {
    public typealias Element = NavigationEvent
    public struct AsyncIterator: AsyncIteratorProtocol {
      public mutating func next() async throws -> NavigationEvent? { nil }
    }
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
  }
  public var navigations: Navigations { Navigations() }

  @discardableResult public func load(_ url: URL?) -> Navigations {
    self.url = url
    return Navigations()
  }
  @discardableResult public func load(_ request: URLRequest) -> Navigations { load(request.url) }
  @discardableResult public func load(_ item: BackForwardList.Item) -> Navigations {
    load(item.url)
  }
  @discardableResult public func load(html: String, baseURL: URL = URL(string: "about:blank")!)
    -> Navigations
  { load(baseURL) }
  @discardableResult public func reload(fromOrigin: Bool = false) -> Navigations { Navigations() }
  public func stopLoading() {}
  @discardableResult public func callJavaScript(
    _ functionBody: String, arguments: [String: Any] = [:]
  ) async throws -> Any? { nil }
}
