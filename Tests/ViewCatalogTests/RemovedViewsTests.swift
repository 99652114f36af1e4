import SwiftUI
import Testing

/// Nothing of a view stays in memory once it is gone: a server that draws cards for months would end by it.
@MainActor @Suite("Removed views")
struct RemovedViewsTests {
  @Test("Nothing stays of words, pictures, shapes and effects")
  func leaves() {
    check {
      Text("Words **and** more").font(.title).bold().lineLimit(2)
      Label("Star", systemImage: "star").symbolEffect(.bounce, value: 1)
      Circle().trim(from: 0, to: 0.5).stroke(.red, lineWidth: 3).rotationEffect(.degrees(9))
      Color.red.shadow(radius: 2).blur(radius: 1).opacity(0.5).mask { Text("x") }
      LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom).frame(height: 9)
      Text("o").overlay { Circle() }.background(.thinMaterial, in: .capsule).clipShape(.circle)
      Canvas { context, size in
        if let symbol = context.resolveSymbol(id: 1) { context.draw(symbol, at: .zero) }
      } symbols: {
        Text("s").tag(1)
      }
      TimelineView(.animation) { Text("\($0.date.timeIntervalSince1970)") }
    }
  }

  @Test("Nothing stays of modifiers of a program's own, whatever they are made of")
  func modifiers() {
    check {
      Text("a").modifier(Padded())
      Text("b").modifier(Padded()).modifier(Framed(width: 40))
      Group(subviews: Text("twice").modifier(Padded())) { views in
        views[0]
        views[0]
      }
      VStack { Text("c").modifier(Padded()) }.modifier(Padded())
      Text("d").transaction {
        $0.animation = nil
      } body: {
        $0.opacity(0.5)
      }
      Text("e").animation(.default) { $0.scaleEffect(0.5) }
    }
  }

  @Test("Nothing stays of views with transitions, animations and matched geometry")
  func motion() {
    check {
      Text("a").transition(.slide)
      Text("b").transition(.blurReplace)
      Text("c").transition(.asymmetric(insertion: .scale, removal: .opacity))
      Moving()
      PhaseAnimator([1.0, 2]) { Text("p").scaleEffect($0) }
      KeyframeAnimator(initialValue: 0.0, repeating: true) {
        Text("k").offset(x: $0)
      } keyframes: { _ in
        LinearKeyframe(10, duration: 1)
      }
    }
  }

  @Test(
    "Nothing stays of rows that come and go with transitions, whether they are all built or only those that are seen"
  )
  func rows() {
    check {
      Passing { rows in VStack { rows } }
      Passing { rows in ScrollView { LazyVStack { rows } } }
      Passing { rows in List { rows } }
    }
  }

  @Test("Nothing stays of controls, in the styles that are there")
  func controls() {
    check {
      Button("a") {}
      Button("b") {}.buttonStyle(.borderedProminent)
      Button("c") {}.buttonStyle(Pressed())
      Button("g") {}.buttonStyle(.glass)
      Toggle("d", isOn: .constant(true))
      Toggle("e", isOn: .constant(true)).toggleStyle(.button)
      Slider(value: .constant(0.5))
    }
    check {
      Stepper("f", value: .constant(1))
      Picker("g", selection: .constant(1)) { Text("1").tag(1) }
      Picker("h", selection: .constant(1)) { Text("1").tag(1) }.pickerStyle(.segmented)
      Picker("i", selection: .constant(1)) { Text("1").tag(1) }.pickerStyle(.wheel)
      DatePicker("j", selection: .constant(Date(timeIntervalSince1970: 0)))
      DatePicker("k", selection: .constant(Date(timeIntervalSince1970: 0)))
        .datePickerStyle(.graphical)
      ColorPicker("l", selection: .constant(.red))
      Menu("m") { Button("n") {} }
    }
    check {
      TextField("o", text: .constant("p"))
      SecureField("q", text: .constant("r"))
      TextEditor(text: .constant("s"))
      ProgressView()
      ProgressView(value: 0.5)
      Gauge(value: 0.5) { Text("t") }.gaugeStyle(.accessoryCircular)
      LabeledContent("u", value: "v")
      GroupBox("w") { Text("x") }
      DisclosureGroup("y", isExpanded: .constant(true)) { Text("z") }
    }
  }

  @Test("Nothing stays of layouts and lists")
  func containers() {
    check {
      ViewThatFits { Text("a") }
      Grid {
        GridRow {
          Text("b"); Text("c")
        }
      }
      AnyLayout(HStackLayout()) { Text("d") }
      GeometryReader { Text("\($0.size.width)") }
      ScrollView { LazyVStack { ForEach(0..<50) { Text("\($0)") } } }
      ScrollViewReader { _ in ScrollView(.horizontal) { Text("e").id(1) } }
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 40))]) { ForEach(0..<9) { Text("\($0)") } }
    }
    check {
      List { Section("f") { ForEach(0..<5) { Text("\($0)").swipeActions { Button("g") {} } } } }
    }
    check {
      Form {
        Section {
          Toggle("h", isOn: .constant(true))
        } footer: {
          Text("i")
        }
      }
    }
    check { TabView { Tab("j", systemImage: "star") { Text("k") } } }
    check {
      TabView {
        Text("l")
        Text("m")
      }.tabViewStyle(.page)
    }
  }

  @Test("Nothing stays of screens, their bars, and what is presented over them")
  func screens() {
    check {
      NavigationStack {
        List { NavigationLink("a", value: 1) }
          .navigationTitle("b").searchable(text: .constant("c"))
          .navigationDestination(for: Int.self) { Text("\($0)") }
          .toolbar { Button("d") {} }
      }
    }
    check {
      NavigationSplitView {
        Text("e")
      } detail: {
        Text("f")
      }
    }
    check { Text("g").sheet(isPresented: .constant(true)) { Text("h").modifier(Padded()) } }
    check { Text("i").fullScreenCover(isPresented: .constant(true)) { Text("j") } }
    check { Text("k").alert("l", isPresented: .constant(true)) { Button("m") {} } }
    check { Text("n").confirmationDialog("o", isPresented: .constant(true)) { Button("p") {} } }
    check { Text("q").popover(isPresented: .constant(true)) { Text("r") } }
    check { Text("s").contextMenu { Button("t") {} } }
    check { Text("u").inspector(isPresented: .constant(true)) { Text("v") } }
  }

  @Test("Nothing stays of views that act, listen and hand values up")
  func actions() {
    check {
      Text("a").onAppear {}.onDisappear {}.task { try? await Task.sleep(for: .seconds(9)) }
      Text("b").onChange(of: 1) {}.onTapGesture {}.gesture(DragGesture().onChanged { _ in })
      Text("c").preference(key: Width.self, value: 3).onPreferenceChange(Width.self) { _ in }
      Text("d").anchorPreference(key: Places.self, value: .bounds) { [$0] }
        .overlayPreferenceValue(Places.self) { places in
          GeometryReader { proxy in
            Text("\(places.map { proxy[$0].width }.reduce(0, +))")
          }
        }
      Text("e").onGeometryChange(for: CGFloat.self, of: { $0.size.width }) { _ in }
      Text("f").accessibilityElement(children: .combine).accessibilityAction {}
      Text("g").draggable("h").dropDestination(for: String.self) { _, _ in true }
      Focused()
    }
    check { Bridged().frame(width: 20, height: 20) }
    check { Controlled() }
  }

  // MARK: What is shown

  private func check(
    @ViewBuilder _ content: () -> some View, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let left = Leftovers.of(content())
    #expect(left.isEmpty, sourceLocation: sourceLocation)
  }

  private struct Padded: ViewModifier {
    @State private var padding = 3.0
    func body(content: Content) -> some View { content.padding(padding) }
  }

  private struct Framed: ViewModifier, @MainActor Animatable {
    var width: Double
    var animatableData: Double {
      get { width }
      set { width = newValue }
    }
    func body(content: Content) -> some View { content.frame(width: width) }
  }

  private struct Pressed: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.opacity(configuration.isPressed ? 0.5 : 1)
    }
  }

  private struct Moving: View {
    @Namespace private var space
    @State private var isMoved = false
    var body: some View {
      HStack {
        Text("m").matchedGeometryEffect(id: 1, in: space)
        Circle().frame(width: 9).offset(x: isMoved ? 9 : 0).animation(.spring, value: isMoved)
      }
      .onAppear { withAnimation(.linear(duration: 60)) { isMoved = true } }
    }
  }

  private struct Passing<Container: View>: View {
    @ViewBuilder let container: (AnyView) -> Container
    @State private var first = 0
    var body: some View {
      container(
        AnyView(
          ForEach(first..<(first + 5), id: \.self) {
            Text("\($0)").transition(.slide).modifier(Padded())
          })
      )
      .task {
        for _ in 0..<5 {
          first += 1
          try? await Task.sleep(for: .milliseconds(50))
          withAnimation(.linear(duration: 0.1)) { first += 1 }
        }
      }
    }
  }

  private struct Focused: View {
    @FocusState private var isFocused: Bool
    @State private var text = ""
    var body: some View {
      TextField("t", text: $text).focused($isFocused).onAppear { isFocused = true }
    }
  }

  private struct Bridged: UIViewRepresentable {
    func makeUIView(context: Context) -> UIView {
      let view = UIView()
      view.addSubview(UILabel())
      return view
    }
    func updateUIView(_ view: UIView, context: Context) {}
  }

  private struct Controlled: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> UIViewController {
      UIHostingController(rootView: Text("c").modifier(Padded()))
    }
    func updateUIViewController(_ controller: UIViewController, context: Context) {}
  }

  private struct Width: PreferenceKey {
    static var defaultValue: CGFloat { 0 }
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = nextValue() }
  }

  private struct Places: PreferenceKey {
    static var defaultValue: [Anchor<CGRect>] { [] }
    static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
      value += nextValue()
    }
  }
}
