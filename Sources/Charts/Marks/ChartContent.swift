import ViewRuntime

/// What a chart is made of: a mark, or a group of marks.
@MainActor @preconcurrency
public protocol ChartContent {
  associatedtype Body: ChartContent
  @ChartContentBuilder @MainActor @preconcurrency var body: Self.Body { get }

  /// Adds the marks of this content. Only the library's own types do more than ask their body.
  func _append(to list: inout _MarkList)
}

extension ChartContent {
  public func _append(to list: inout _MarkList) { body._append(to: &list) }
}

extension Never: ChartContent {
  public func _append(to list: inout _MarkList) {}
}

/// Content that adds its marks by itself and has no body.
protocol PrimitiveChartContent: ChartContent where Body == Never {}

extension PrimitiveChartContent {
  public var body: Never { fatalError("\(Self.self) is drawn by its chart and has no body") }
}

/// Turns the statements of a closure into the content of a chart.
@resultBuilder
public struct ChartContentBuilder {
  public static func buildExpression<Content: ChartContent>(_ content: Content) -> Content {
    content
  }

  public static func buildBlock() -> EmptyChartContent { EmptyChartContent() }

  public static func buildBlock<Content: ChartContent>(_ content: Content) -> Content { content }

  public static func buildBlock<each Content: ChartContent>(
    _ content: repeat each Content
  ) -> ChartContentGroup<(repeat each Content)> {
    let parts = Carried((repeat each content))
    return ChartContentGroup(content: parts.value) { list in
      var index = 0
      @MainActor func add<Part: ChartContent>(_ part: Part) {
        // It stays on the main actor, where a chart asks for its marks.
        let carried = Carried(part)
        list.descend(index) { carried.value._append(to: &$0) }
        index += 1
      }
      repeat add(each parts.value)
    }
  }

  public static func buildIf<Content: ChartContent>(_ content: Content?) -> Content? { content }

  public static func buildEither<First: ChartContent, Second: ChartContent>(
    first: First
  ) -> BuilderConditional<First, Second> {
    BuilderConditional(branch: .first(first))
  }

  public static func buildEither<First: ChartContent, Second: ChartContent>(
    second: Second
  ) -> BuilderConditional<First, Second> {
    BuilderConditional(branch: .second(second))
  }

  public static func buildLimitedAvailability<Content: ChartContent>(
    _ content: Content
  ) -> AnyChartContent {
    AnyChartContent(content)
  }
}

nonisolated public struct EmptyChartContent: PrimitiveChartContent {
  public typealias Body = Never
  public init() {}
  @MainActor public func _append(to list: inout _MarkList) {}
}

/// Several contents one after another.
nonisolated public struct ChartContentGroup<Content>: PrimitiveChartContent {
  public typealias Body = Never
  let content: Content
  let append: @MainActor (inout _MarkList) -> Void

  @MainActor public func _append(to list: inout _MarkList) { append(&list) }
}

/// One of two contents.
nonisolated public struct BuilderConditional<TrueContent, FalseContent> {
  enum Branch {
    case first(TrueContent)
    case second(FalseContent)
  }

  let branch: Branch
}

extension BuilderConditional: ChartContent, PrimitiveChartContent
where TrueContent: ChartContent, FalseContent: ChartContent {
  public typealias Body = Never

  @MainActor public func _append(to list: inout _MarkList) {
    switch branch {
    case .first(let content): list.descend(0) { content._append(to: &$0) }
    case .second(let content): list.descend(1) { content._append(to: &$0) }
    }
  }
}

extension Optional: ChartContent where Wrapped: ChartContent {
  public var body: Never { fatalError("An optional content is drawn by its chart") }
  @MainActor public func _append(to list: inout _MarkList) { self?._append(to: &list) }
}

/// Content whose type is hidden.
nonisolated public struct AnyChartContent: PrimitiveChartContent {
  public typealias Body = Never
  let content: any ChartContent

  nonisolated public init<Content: ChartContent>(_ content: Content) { self.content = content }

  public init(erasing content: some ChartContent) { self.content = content }

  @MainActor public func _append(to list: inout _MarkList) { content._append(to: &list) }
}

/// Several marks as one.
nonisolated public struct Plot<Content: ChartContent>: PrimitiveChartContent {
  public typealias Body = Never
  let content: Content

  nonisolated public init(@ChartContentBuilder content: () -> Content) { self.content = content() }

  @MainActor public func _append(to list: inout _MarkList) { content._append(to: &list) }
}

extension ForEach: ChartContent where Content: ChartContent {
  public var body: Never { fatalError("Marks of a loop are drawn by their chart") }

  // A loop over what is known to be an array or a range of numbers asks no witness for each element.
  @MainActor public func _append(to list: inout _MarkList) {
    list.reserve(data.count)
    if let numbers = self as? ForEach<Range<Int>, ID, Content> {
      for number in numbers.data { numbers.append(number, to: &list) }
    } else if let elements = data as? [Data.Element] {
      for element in elements { append(element, to: &list) }
    } else {
      for element in data { append(element, to: &list) }
    }
  }

  @inline(__always)
  @MainActor private func append(_ element: Data.Element, to list: inout _MarkList) {
    let path = list.path
    list.path = MarkIdentity.join(path, identify(element).hashValue)
    content(element)._append(to: &list)
    list.path = path
  }
}

extension ForEach where Content: ChartContent {
  nonisolated public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(contentOf: data, content: content, identify: { $0[keyPath: id] })
  }

  nonisolated public init(
    _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(contentOf: data, content: content, identify: { $0.id })
  }
}

extension ForEach where Content: ChartContent, Data == Range<Int>, ID == Int {
  nonisolated public init(
    _ data: Range<Int>, @ChartContentBuilder content: @escaping (Int) -> Content
  ) {
    self.init(contentOf: data, content: content, identify: { $0 })
  }
}
