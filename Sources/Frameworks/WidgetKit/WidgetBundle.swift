import Foundation
import SwiftUI

/// The widgets of a program.
@preconcurrency @MainActor
public protocol WidgetBundle {
  associatedtype Body: Widget
  init()
  @WidgetBundleBuilder @MainActor var body: Body { get }
}

extension WidgetBundle {
  public static func main() {
    FileHandle.standardError.write(
      Data("halcyon: \(Self.self) holds widgets: show a view or a #Preview with --view\n".utf8))
    exit(64)
  }
}

/// Several widgets as one.
public struct _WidgetGroup: Widget {
  public init() {}
  public var body: some WidgetConfiguration { EmptyWidgetConfiguration() }
}

@resultBuilder
public enum WidgetBundleBuilder {
  @MainActor
  public static func buildExpression<Content: Widget>(_ widget: Content) -> Content { widget }
  @MainActor
  public static func buildExpression<Content: ControlWidget>(_ widget: Content) -> _WidgetGroup {
    _WidgetGroup()
  }
  @MainActor
  public static func buildBlock<each Content: Widget>(
    _ widgets: repeat each Content
  ) -> _WidgetGroup { _WidgetGroup() }
  @MainActor
  public static func buildOptional<Content: Widget>(_ widget: Content?) -> _WidgetGroup {
    _WidgetGroup()
  }
  @MainActor
  public static func buildEither<Content: Widget>(first: Content) -> _WidgetGroup { _WidgetGroup() }
  @MainActor
  public static func buildEither<Content: Widget>(second: Content) -> _WidgetGroup {
    _WidgetGroup()
  }
  @MainActor
  public static func buildLimitedAvailability<Content: Widget>(_ widget: Content) -> _WidgetGroup {
    _WidgetGroup()
  }
}
