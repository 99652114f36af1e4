import Foundation
import SwiftUI

// How a page of the web is used. No page is shown, which its view says.

extension WebView {
  /// Whether a swipe from the edge goes back.
  nonisolated public struct BackForwardNavigationGesturesBehavior: Hashable, Sendable {
    private let name: String
    public static let automatic = BackForwardNavigationGesturesBehavior(name: "automatic")
    public static let enabled = BackForwardNavigationGesturesBehavior(name: "enabled")
    public static let disabled = BackForwardNavigationGesturesBehavior(name: "disabled")
  }

  /// Whether a part of a page may fill the screen.
  nonisolated public struct ElementFullscreenBehavior: Hashable, Sendable {
    private let name: String
    public static let automatic = ElementFullscreenBehavior(name: "automatic")
    public static let enabled = ElementFullscreenBehavior(name: "enabled")
    public static let disabled = ElementFullscreenBehavior(name: "disabled")
  }

  /// Whether a link that is held shows its page.
  nonisolated public struct LinkPreviewBehavior: Hashable, Sendable {
    private let name: String
    public static let automatic = LinkPreviewBehavior(name: "automatic")
    public static let enabled = LinkPreviewBehavior(name: "enabled")
    public static let disabled = LinkPreviewBehavior(name: "disabled")
  }

  /// Whether two fingers make a page larger.
  nonisolated public struct MagnificationGesturesBehavior: Hashable, Sendable {
    private let name: String
    public static let automatic = MagnificationGesturesBehavior(name: "automatic")
    public static let enabled = MagnificationGesturesBehavior(name: "enabled")
    public static let disabled = MagnificationGesturesBehavior(name: "disabled")
  }

  /// What of a page is pressed.
  nonisolated public struct ActivatedElementInfo: Hashable, Sendable {
    public let linkURL: URL?
  }
}

extension View {
  nonisolated public func webViewBackForwardNavigationGestures(
    _ value: WebView.BackForwardNavigationGesturesBehavior
  ) -> some View { self }
  nonisolated public func webViewMagnificationGestures(
    _ value: WebView.MagnificationGesturesBehavior
  ) -> some View { self }
  nonisolated public func webViewLinkPreviews(_ value: WebView.LinkPreviewBehavior) -> some View {
    self
  }
  nonisolated public func webViewElementFullscreenBehavior(
    _ value: WebView.ElementFullscreenBehavior
  ) -> some View { self }
  nonisolated public func webViewTextSelection<S: TextSelectability>(_ selectability: S)
    -> some View
  { self }
  nonisolated public func webViewContentBackground(_ visibility: Visibility) -> some View { self }
  nonisolated public func webViewContextMenu(
    @ViewBuilder menu: @escaping @MainActor (WebView.ActivatedElementInfo) -> some View
  ) -> some View { self }
  nonisolated public func webViewScrollPosition(_ position: Binding<ScrollPosition>) -> some View {
    self
  }
  nonisolated public func webViewScrollInputBehavior(
    _ behavior: ScrollInputBehavior, for input: ScrollInputKind
  ) -> some View { self }
  nonisolated public func webViewOnScrollGeometryChange<T: Hashable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (T, T) -> Void
  ) -> some View { self }
}
