"""Views that lie, loop, nest without end, throw numbers that are none into layouts, or write state where they must not: a
run ends in time with a picture, or with a status and a sentence that names the view."""
VIEWS = {
    "frames that are no numbers": "Color.red.frame(width: .nan, height: 20).offset(x: .nan, y: .infinity)",
    "frames below zero": "Color.red.frame(width: -20, height: -1).padding(-100)",
    "endless frames": "Color.red.frame(width: .infinity, height: .infinity).frame(minWidth: 1e300)",
    "scales of nothing and all": "Color.red.scaleEffect(0).overlay(Color.blue.scaleEffect(1e300))",
    "turns that are no numbers": "Color.red.rotationEffect(.degrees(.nan)).rotation3DEffect(.degrees(1e308), axis: (0, 0, 0))",
    "a blur of a million": "Color.red.blur(radius: 1e6).shadow(radius: 1e9, x: 1e9)",
    "a font of a million": 'Text("Large").font(.system(size: 1e6))',
    "a font of no size": 'Text("None").font(.system(size: .nan)).lineSpacing(.infinity)',
    "a long text": 'Text(String(repeating: "word and \\u{202E}back ", count: 20_000))',
    "combining marks": 'Text("e" + String(repeating: "\\u{301}", count: 50_000))',
    "a stack of ten thousand": "VStack { ForEach(0..<10_000) { Text(String($0)) } }",
    "equal identities": 'VStack { ForEach([1, 1, 1, 2], id: \\.self) { Text("\\($0)") } }',
    "identities that change": "ForEach(0..<3) { _ in Color.red.id(UUID()) }",
    "a size that is written back": "Written()",
    "a body without end": "Endless()",
    "a view in itself": "Itself()",
    "a layout that lies": "Lying { Text(\"a\"); Text(\"b\") }",
    "a preference that grows": "Growing()",
    "a gradient of nothing": "LinearGradient(colors: [], startPoint: .top, endPoint: .top)",
    "a thousand effects": "Nested(depth: 1000)",
    "a grid of odd spans": "Grid { GridRow { Color.red.gridCellColumns(0); Color.blue.gridCellColumns(100_000) } }",
    "a crash": "Crashing()",
}
MORE = """
struct Written: View {
  @State private var size = CGSize.zero
  var body: some View {
    Color.red.frame(width: size.width + 1, height: 10).onGeometryChange(for: CGSize.self) { $0.size } action: { size = $0 }
  }
}
struct Endless: View { var body: some View { while true {} ; return Text("a") } }
struct Itself: View { var body: some View { AnyView(Itself()) } }
struct Lying: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: .random(in: -1e9...1e9), height: .nan)
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for subview in subviews { subview.place(at: CGPoint(x: Double.nan, y: -Double.infinity), proposal: .infinity) }
  }
}
struct Sum: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value &+= nextValue() }
}
struct Growing: View {
  @State private var sum = 0
  var body: some View { Text("\\(sum)").preference(key: Sum.self, value: sum + 1).onPreferenceChange(Sum.self) { sum = $0 } }
}
struct Nested: View {
  var depth: Int
  var body: some View {
    if depth == 0 { Color.red } else { AnyView(Nested(depth: depth - 1).opacity(0.999).rotationEffect(.degrees(0.1))) }
  }
}
struct Crashing: View { var body: some View { Text("\\([Int]()[3])") } }
"""


def run(workshop, trial):
    chosen = list(VIEWS.items())
    if workshop.quick:
        chosen = workshop.random.sample(chosen, 8)
    for name, view in chosen:
        text = f"import SwiftUI\nstruct ContentView: View {{ var body: some View {{ {view} }} }}\n{MORE}"
        program = workshop.write("Hostile.swift", text)
        out = workshop.folder / "hostile.png"
        answer = workshop.run("still", program, "--view", "ContentView", "-o", out, "--size", "100x100", "--scale", "1",
                              "--patience", "5", limit=90, before="ulimit -v 8388608")
        trial.check(name, [problem(answer)])
        out.unlink(missing_ok=True)


def problem(answer):
    """A picture; a crash of the program's own; or a frame that stands still, told with the functions that run."""
    if answer.status == 75:
        return "No frame for" not in answer.errors and answer.errors[-400:]
    return answer.status != 0 and answer.fails_with(1)
