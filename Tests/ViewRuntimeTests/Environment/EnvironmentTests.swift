import Testing

@testable import ViewRuntime

private struct WidthKey: EnvironmentKey { static var defaultValue: Double { 1 } }
private struct OtherKey: EnvironmentKey { static var defaultValue: Double { 100 } }

extension EnvironmentValues {
  fileprivate var barWidth: Double {
    get { self[WidthKey.self] }
    set { self[WidthKey.self] = newValue }
  }
  fileprivate var otherWidth: Double {
    get { self[OtherKey.self] }
    set { self[OtherKey.self] = newValue }
  }
}

/// Shows a value of the environment, and notes each run of its body.
private struct Reader: View {
  @Environment(\.barWidth) private var width
  let remote: Remote

  var body: some View {
    remote.note("body")
    return Bar(width)
  }
}

private struct Setter: View {
  @State private var width = 2.0
  @State private var other = 3.0
  let remote: Remote

  var body: some View {
    remote.number = { width = $0 }
    remote.other = { other = $0 }
    return Group { Reader(remote: remote) }
      .environment(\.barWidth, width)
      .environment(\.otherWidth, other)
  }
}

@MainActor @Suite("Values of the environment")
struct EnvironmentTests {
  private let remote = Remote()

  @Test("Where nobody sets a value it is the key's own")
  func defaults() {
    #expect(RuntimeStage(Reader(remote: remote)).widths == [1])
    #expect(EnvironmentValues().barWidth == 1)
  }

  @Test("The nearest value counts, and only below where it is set")
  func nearest() {
    let stage = RuntimeStage(
      Group {
        Reader(remote: remote)
        Group { Reader(remote: remote).environment(\.barWidth, 5) }.environment(\.barWidth, 4)
        Group { Reader(remote: remote) }.environment(\.barWidth, 6)
      })
    #expect(stage.widths == [1, 5, 6])
  }

  @Test("A transformation begins with what comes from above")
  func transformed() {
    let stage = RuntimeStage(
      Reader(remote: remote)
        .transformEnvironment(\.barWidth) { $0 += 1 }
        .transformEnvironment(\.barWidth) { $0 *= 10 }
        .environment(\.barWidth, 4))
    #expect(stage.widths == [41])
  }

  @Test("A change runs those again that read the value, and nobody for another value")
  func changes() {
    let stage = RuntimeStage(Setter(remote: remote))
    #expect(stage.widths == [2])
    _ = remote.take()
    remote.number(9)
    stage.step()
    #expect(stage.widths == [9] && remote.take() == ["body"])
    remote.other(50)
    stage.step()
    #expect(remote.take().isEmpty)
  }

  @Test("A modifier's content stands in the environment that the modifier sets around it")
  func modifiers() {
    struct Widened: ViewModifier {
      @Environment(\.barWidth) var outer
      func body(content: Content) -> some View { content.environment(\.barWidth, outer + 1) }
    }
    let stage = RuntimeStage(
      Reader(remote: remote).modifier(Widened()).modifier(Widened()).environment(\.barWidth, 10))
    #expect(stage.widths == [12])
  }
}
