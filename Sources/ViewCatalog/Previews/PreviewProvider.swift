import Foundation
import ViewRuntime

/// A type whose `previews` are shown where nothing else of a program can be.
@MainActor @preconcurrency
public protocol PreviewProvider {
  associatedtype Previews: View
  @ViewBuilder static var previews: Previews { get }
  static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
  public static var platform: PreviewPlatform? { nil }

  /// What is shown of `previews`: of several, each of which is one for itself, the first.
  @ViewBuilder public static var _firstPreview: some View {
    let previews = previews
    if let first = FirstOfSeveral.view(in: previews) { first } else { previews }
  }
}

/// Finds the first of views that stand beside each other.
@MainActor
private enum FirstOfSeveral {
  /// Nil where `view` is a single one.
  static func view(in view: any View) -> AnyView? {
    switch view {
    case let several as any SeveralViews:
      return several.views.first.map { self.view(in: $0.content) ?? $0 }
    case let group as any PreviewGroup: return self.view(in: group.grouped)
    case let rows as any PreviewRows:
      return rows.firstRow.map { self.view(in: $0) ?? AnyView($0) }
    default: return nil
    }
  }
}

@MainActor
private protocol PreviewGroup {
  var grouped: any View { get }
}
extension Group: PreviewGroup where Content: View {
  fileprivate var grouped: any View { content }
}

@MainActor
private protocol PreviewRows {
  var firstRow: (any View)? { get }
}
extension ForEach: PreviewRows where Content: View {
  fileprivate var firstRow: (any View)? { data.first.map(content) }
}

/// The kind of device that a preview is for.
public enum PreviewPlatform: Hashable, Sendable {
  case iOS, macOS, tvOS, watchOS
}

/// A device by its name in Xcode.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }
  public init(stringLiteral value: String) { rawValue = value }
}

// As in a running app on Apple's platforms, these change nothing but Xcode's canvas.
extension View {
  public func previewDevice(_ value: PreviewDevice?) -> some View { self }
  public func previewDisplayName(_ value: String?) -> some View { self }
  public func previewLayout(_ value: PreviewLayout) -> some View { self }
  public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View { self }
}
