import Foundation
import ViewRuntime

/// What an axis is made of: groups of marks, each at some values.
@MainActor @preconcurrency
public protocol AxisContent {
  associatedtype Body: AxisContent
  @AxisContentBuilder @MainActor @preconcurrency var body: Self.Body { get }
  func _append(to list: inout _AxisList)
}

extension AxisContent {
  public func _append(to list: inout _AxisList) { body._append(to: &list) }
}

extension Never: AxisContent {
  public func _append(to list: inout _AxisList) {}
}

/// The groups of an axis.
public struct _AxisList {
  var groups: [AxisMarkGroup] = []
}

@resultBuilder
public struct AxisContentBuilder {
  public static func buildExpression<Content: AxisContent>(_ content: Content) -> Content {
    content
  }

  public static func buildBlock() -> AnyAxisContent { AnyAxisContent { _ in } }

  public static func buildBlock<Content: AxisContent>(_ content: Content) -> Content { content }

  public static func buildBlock<each Content: AxisContent>(
    _ content: repeat each Content
  ) -> AnyAxisContent {
    let parts = Carried((repeat each content))
    return AnyAxisContent { list in
      @MainActor func add<Part: AxisContent>(_ part: Part) { part._append(to: &list) }
      repeat add(each parts.value)
    }
  }

  public static func buildIf<Content: AxisContent>(_ content: Content?) -> Content? { content }

  public static func buildEither<First: AxisContent, Second: AxisContent>(
    first: First
  ) -> BuilderConditional<First, Second> {
    BuilderConditional(branch: .first(first))
  }

  public static func buildEither<First: AxisContent, Second: AxisContent>(
    second: Second
  ) -> BuilderConditional<First, Second> {
    BuilderConditional(branch: .second(second))
  }

  public static func buildLimitedAvailability<Content: AxisContent>(
    _ content: Content
  ) -> AnyAxisContent {
    AnyAxisContent(content)
  }
}

/// Axis content whose type is hidden.
nonisolated public struct AnyAxisContent: AxisContent {
  public typealias Body = Never
  let append: @MainActor (inout _AxisList) -> Void

  init(append: @escaping @MainActor (inout _AxisList) -> Void) { self.append = append }

  nonisolated public init<Content: AxisContent>(_ content: Content) {
    // Content is a value, and runs on the main actor, where charts are laid out.
    nonisolated(unsafe) let content = content
    append = { content._append(to: &$0) }
  }

  public init(erasing content: some AxisContent) { self.init(content) }

  public var body: Never { fatalError("An axis is drawn by its chart") }
  @MainActor public func _append(to list: inout _AxisList) { append(&list) }
}

extension BuilderConditional: AxisContent
where TrueContent: AxisContent, FalseContent: AxisContent {
  public var body: Never { fatalError("An axis is drawn by its chart") }

  @MainActor public func _append(to list: inout _AxisList) {
    switch branch {
    case .first(let content): content._append(to: &list)
    case .second(let content): content._append(to: &list)
    }
  }
}

extension Optional: AxisContent where Wrapped: AxisContent {
  public var body: Never { fatalError("An axis is drawn by its chart") }

  @MainActor public func _append(to list: inout _AxisList) { self?._append(to: &list) }
}

extension AxisContent {
  nonisolated public func compositingLayer() -> some AxisContent { self }
}
