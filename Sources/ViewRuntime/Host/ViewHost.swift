import Drawing
import Foundation
import Geometry
import Motion

/// One program's window: keeps the tree of nodes and answers each tick of the frame clock with a picture.
///
/// A frame is a few passes, in this order: events → clock → update (bodies) → layout → preferences →
/// animation → drawing. The user's actions run between passes, never inside one.
@MainActor
package final class ViewHost {
  @exclusivity(unchecked) package private(set) var configuration: HostConfiguration
  /// Seconds since the program started: the time of the current frame.
  package private(set) var time: Double = 0
  /// What the program's clock reads in the current frame.
  package var now: Date { configuration.startDate + time }
  /// False until the first frame stands: what is there from the start does not animate.
  package private(set) var isRunning = false
  /// Grows with each pass of updates.
  package private(set) var passNumber = 0
  /// How many bodies have been run in all.
  package var bodyCount = 0
  @exclusivity(unchecked) package var needsLayout = true
  /// The number of the layout that runs, or ran last.
  private(set) var layoutPass = 0
  @exclusivity(unchecked) package var needsDisplay = true
  package let animations = RunningAnimations()
  package let clocks = FrameClocks()
  package let input: InputRouter
  package let preferences = PreferenceObservers()
  /// Sheets, alerts and menus, from back to front; each is as large as the window.
  var presented: [Node] = []
  /// What is kept beside the window's content.
  var attached: [Node] = []
  /// What families of views keep for a whole window, by their type.
  package var extensionStorage: [ObjectIdentifier: AnyObject] = [:]
  /// The window's size in points.
  package var size: CGSize { didSet { if size != oldValue { needsLayout = true } } }

  /// That of the program's window, for code that asks for the screen.
  package private(set) static var mainConfiguration = HostConfiguration() {
    didSet { ProgramAssets.folders = mainConfiguration.assetFolders }
  }

  /// The program's window, for code that shows something in it without being shown itself.
  package private(set) static weak var main: ViewHost?

  /// Makes this window the program's, for code that asks for the screen.
  package func becomeMain() {
    guard !configuration.isOffscreen else { return }
    Self.mainConfiguration = configuration
    Self.main = self
  }

  /// The part of the window that bars and notches leave free, in points.
  package var safeArea: CGRect {
    let insets = configuration.safeAreaInsets
    return CGRect(
      x: insets.leading, y: insets.top,
      width: max(0, size.width - insets.leading - insets.trailing),
      height: max(0, size.height - insets.top - insets.bottom))
  }

  /// The state that new nodes take over from an earlier run of the program; nil once the first
  /// frames stand.
  private(set) var stateHandOver: StateHandOver?

  private var preferredColorSchemes: [(node: Node, colorScheme: ColorScheme)] = []
  private var environmentChange: (inout EnvironmentValues) -> Void

  let rootScope = EnvironmentScope(parent: nil)
  /// How the changes that the program makes are taken back.
  package let undoManager = UndoManager()
  /// Nil before the first node is made, and once the window is closed.
  private(set) var root: Node!
  private var dirty: [Node] = []
  private var passTransaction = Transaction()
  private var pendingEvents: [PendingEvent] = []
  /// Whether anybody did something with what was typed last.
  package private(set) var typedInputWasTaken = false
  /// Who takes what is typed: the field or the view that has the focus.
  package weak var keyResponder: (any KeyResponder)? {
    didSet {
      if keyResponder !== oldValue { surroundings?.innerKeyResponderChanged(to: keyResponder) }
    }
  }
  /// How many views say by which keys what is inside is pressed.
  package var shortcutCount = 0
  /// The menus whose items keys may press while they are closed.
  var closedMenus: [WeakClosedMenu] = []
  /// What this window stands in, where it is shown by another one.
  package weak var surroundings: (any WindowSurroundings)?
  /// What the pointer is above, from the inside out.
  var hovered: [WeakHoverResponder] = []

  private enum PendingEvent {
    case touch(TouchEvent)
    case typed(TypedInput)
  }
  private var current = Frame(number: 0, displayList: .empty)
  private var isClosed = false

  package init<Root: View>(
    _ root: Root, configuration: HostConfiguration,
    environment: @escaping (inout EnvironmentValues) -> Void = { _ in },
    state: StateSnapshot? = nil
  ) {
    environmentChange = environment
    stateHandOver = state.map(StateHandOver.init)
    self.configuration = configuration
    size = configuration.size
    input = InputRouter()
    becomeMain()
    input.host = self
    setEnvironment(environment)
    UpdateQueue.shared.add(self)
    let context = NodeContext(
      host: self, parent: nil, inherited: InheritedContext(environment: rootScope))
    self.root = context.makeNode(RootView(content: root))
  }

  /// The node at the top of a window that is not closed, for tests and dumps.
  package var rootNode: Node { root }

  /// Ends all that is shown: tasks are cancelled, no action of the program's is called any more (nothing
  /// disappears before somebody's eyes), and nothing is drawn.
  ///
  /// Until then a window and its nodes keep each other, and all that they have drawn.
  package func close() {
    guard let root, !isClosed else { return }
    isClosed = true
    input.close()
    root.remove()
    self.root = nil
    for node in attached { node.remove() }
    attached = []
    presented = []
    preferredColorSchemes = []
    extensionStorage = [:]
    dirty = []
    current.displayList = .empty
  }

  // MARK: What surrounds the window

  /// The appearance that a view asks for; the last one to ask decides.
  package func prefer(_ colorScheme: ColorScheme?, for node: Node) {
    preferredColorSchemes.removeAll { $0.node === node }
    if let colorScheme { preferredColorSchemes.append((node, colorScheme)) }
    setEnvironment(environmentChange)
  }

  /// Light or dark, as the window is shown now.
  package var colorScheme: ColorScheme {
    preferredColorSchemes.last?.colorScheme ?? (configuration.appearance == .dark ? .dark : .light)
  }

  /// Changes the environment of the whole window, as a host does for light and dark.
  package func setEnvironment(_ change: @escaping (inout EnvironmentValues) -> Void) {
    environmentChange = change
    rootScope.set { values in
      values.configure(for: configuration)
      values.colorScheme = colorScheme
      values.undoManager = undoManager
      change(&values)
    }
  }

  /// Changes what surrounds the window while the program runs: size, scale, appearance. What cannot
  /// change, such as the start date, is to be left as it is.
  package func configure(_ change: (inout HostConfiguration) -> Void) {
    let scale = configuration.scale
    change(&configuration)
    if configuration.scale != scale { for element in windowElements { element.pixelGridMoved() } }
    if !configuration.isOffscreen { Self.mainConfiguration = configuration }
    size = configuration.size
    setEnvironment(environmentChange)
    needsLayout = true
    needsDisplay = true
  }

  // MARK: The frame

  /// Queues an event; it is delivered at the start of the next frame, in the order sent.
  package func send(_ event: TouchEvent) { queue(.touch(event)) }

  /// Queues what is typed, in order with the touches.
  package func send(_ input: TypedInput) { queue(.typed(input)) }

  private func queue(_ event: PendingEvent) {
    pendingEvents.append(event)
    surroundings?.innerWindowChanged()
  }

  /// Runs one frame's passes at `time`, seconds since the program started; never earlier than before.
  ///
  /// The same display list (`Frame.number` unchanged) is answered while nothing changed.
  package func frame(at time: Double) -> Frame {
    self.time = max(self.time, time)
    if !isRunning {
      update(with: Transaction())
      // What the actions of views that have just appeared change may move already.
      isRunning = true
    }
    deliverEvents()
    clocks.advance(to: self.time)
    update(with: Transaction())
    UpdateQueue.shared.flush()
    advanceAnimations()
    draw()
    if stateHandOver?.isOver(afterPass: passNumber) == true { stateHandOver = nil }
    return current
  }

  private func deliverEvents() {
    UpdateQueue.shared.flush()
    let events = pendingEvents
    pendingEvents = []
    for event in events {
      switch event {
      case .touch(let event): input.deliver(event)
      case .typed(let typed): typedInputWasTaken = deliver(typed)
      }
      UpdateQueue.shared.flush()
    }
    OutsideState.look()
    input.advance(to: time)
  }

  private func advanceAnimations() {
    guard !animations.isEmpty else { return }
    if animations.advance(to: time) { needsDisplay = true }
    update(with: Transaction())
    UpdateQueue.shared.flush()
  }

  /// The next time at which a frame may look different with no event and no state change from
  /// outside: now while something moves, a timeline's next entry, nil when all is at rest.
  package var nextFrameTime: Double? {
    if !animations.isEmpty || needsDisplay || needsLayout || !UpdateQueue.shared.isEmpty
      || !pendingEvents.isEmpty || !dirty.isEmpty || !isRunning
    {
      return time
    }
    return [clocks.nextTime, input.nextTime].compactMap { $0 }.min()
  }

  // MARK: Updates

  /// Notes a change of state to be applied in the next pass of its transaction.
  package func enqueue(transaction: Transaction, _ mutation: @escaping @MainActor () -> Void) {
    UpdateQueue.shared.enqueue(transaction, mutation)
  }

  /// Runs `action`, which is the user's code, when the pass that runs just now is over.
  package func afterPass(_ action: @escaping @MainActor () -> Void) {
    guard !isClosed else { return }
    UpdateQueue.shared.afterPass(action)
  }

  nonisolated package static func afterCurrentPass(_ action: @escaping () -> Void) {
    // It stays on the main thread, which `assumeMainActor` checks.
    nonisolated(unsafe) let action = action
    assumeMainActor { UpdateQueue.shared.afterPass { action() } }
  }

  /// How many bodies run just now, one inside of the other.
  var runningBodies = 0

  package func setNeedsUpdate(_ node: Node) {
    guard !node.isDirty else { return }
    node.isDirty = true
    dirty.append(node)
    if dirty.count == 1 { surroundings?.innerWindowChanged() }
  }

  /// Runs what is dirty, lays out, and collects preferences, until nothing is left to do.
  package func update(with transaction: Transaction) {
    // Where a body makes a picture of other views, the window's own views wait until that body is done.
    guard !isClosed, runningBodies == 0 else { return }
    guard !dirty.isEmpty || needsLayout || preferences.needsCollection else { return }
    passNumber += 1
    passTransaction = transaction
    var rounds = 0
    repeat {
      updateDirtyNodes()
      if needsLayout { layOut() }
      if dirty.isEmpty { preferences.collect() }
      rounds += 1
    } while (!dirty.isEmpty || needsLayout || preferences.needsCollection) && rounds < 20
    passTransaction = Transaction()
    passNumber += 1
  }

  /// A body may mark others by what it hands down, and they others in turn; more often than this
  /// in one pass it is bodies that mark each other.
  private static let updateLimit = 1000

  private func updateDirtyNodes() {
    var rounds = 0
    while !dirty.isEmpty {
      rounds += 1
      if rounds > Self.updateLimit { EndlessUpdate.end(of: dirty, after: Self.updateLimit) }
      // Parents first: a child may get a new value, or go, by what its parent does.
      let nodes = dirty.sorted { $0.depth < $1.depth }
      dirty = []
      for node in nodes where node.isDirty && node.isAlive {
        node.runAgain()
        node.isDirty = false
      }
    }
  }

  /// The transaction of the running pass as it reaches what stands below `scope`.
  package func transaction(reaching scope: TransactionScope?) -> Transaction {
    scope?.resolve(passTransaction, pass: passNumber) ?? passTransaction
  }

  // MARK: Layout and drawing

  package func rootElementsChanged() {
    needsLayout = true
    needsDisplay = true
  }

  private func layOut() {
    needsLayout = false
    layoutPass += 1
    for element in windowElements {
      element.place(at: .zero, proposal: ProposedViewSize(size))
    }
    preferences.needsCollection = true
  }

  private func draw() {
    guard needsDisplay else { return }
    needsDisplay = false
    var list = DisplayList()
    // What nobody else keeps is free to be replaced in its place.
    current.displayList = .empty
    for element in windowElements { element.draw(into: &list) }
    current = Frame(number: current.number + 1, displayList: list)
  }
}
