import ViewLayout
@_spi(Runtime) @testable import ViewRuntime

/// What is still in memory of views that a window no longer shows.
@MainActor
enum Leftovers {
  /// Shows `content` for some frames, takes it away, and names the types of the nodes and elements that stay.
  static func of<Content: View>(_ content: Content) -> [String] {
    let remote = Remote()
    let host = ViewHost(
      Switched(remote: remote, content: content), configuration: HostConfiguration())
    var time = 0.0
    func showFrames(_ count: Int) {
      for _ in 0..<count {
        _ = host.frame(at: time)
        time += 0.1
      }
    }
    showFrames(5)
    let shown = places(in: host).map(Place.init)
    remote.hide()
    // Some things are put away after the frame that they leave in, or as the keyboard and bars have moved.
    showFrames(20)
    let staying = Set(places(in: host).map(ObjectIdentifier.init))
    return shown.compactMap(\.object).filter { !staying.contains(ObjectIdentifier($0)) }
      .map { "\(type(of: $0))" }
  }

  private struct Place { weak var object: AnyObject? }

  private static func places(in host: ViewHost) -> [AnyObject] {
    var result: [AnyObject] = []
    func visit(_ element: Element) {
      result.append(element)
      for child in element.childElements { visit(child) }
    }
    func visit(_ node: Node) {
      result.append(node)
      for element in node.elements { visit(element) }
      for child in node.children { visit(child) }
    }
    visit(host.rootNode)
    return result
  }

  @MainActor
  private final class Remote {
    var hide: () -> Void = {}
  }

  private struct Switched<Content: View>: View {
    let remote: Remote
    let content: Content
    @State private var isShown = true

    var body: some View {
      let _ = remote.hide = { isShown = false }
      // The stack that stands around several views at the top of a window stays for those to come.
      if isShown { VStack { content } }
    }
  }
}
