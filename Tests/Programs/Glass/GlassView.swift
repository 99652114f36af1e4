import SwiftUI

struct GlassView: View {
  @Namespace private var namespace
  @State private var isExpanded = true
  @State private var query = ""

  var body: some View {
    TabView {
      Tab("Home", systemImage: "house") {
        NavigationStack {
          ScrollView {
            ForEach(0..<20) { Text("Row \($0)").frame(maxWidth: .infinity).padding() }
          }
          .scrollEdgeEffectStyle(.soft, for: .top)
          .safeAreaBar(edge: .bottom) { Text("Bar").padding().glassEffect() }
          .navigationTitle("Glass")
          .navigationSubtitle("Twenty rows")
          .toolbar {
            ToolbarItem(placement: .topBarTrailing) { Button("Add", systemImage: "plus") {} }
              .sharedBackgroundVisibility(.hidden)
            ToolbarSpacer(.fixed, placement: .topBarTrailing)
            ToolbarItemGroup(placement: .topBarTrailing) {
              Button("Edit", systemImage: "pencil") {}
              Button("Done", systemImage: "checkmark", role: .confirm) {}
            }
            DefaultToolbarItem(kind: .search, placement: .bottomBar)
          }
          .searchable(text: $query)
          .searchToolbarBehavior(.minimize)
        }
      }
      Tab("Chips", systemImage: "sparkles") {
        GlassEffectContainer(spacing: 20) {
          HStack(spacing: 20) {
            Image(systemName: "scribble.variable").frame(width: 80, height: 80)
              .glassEffect(.regular.tint(.orange).interactive(), in: .circle)
              .glassEffectID("pencil", in: namespace)
            if isExpanded {
              Image(systemName: "eraser.fill").frame(width: 80, height: 80)
                .glassEffect()
                .glassEffectID("eraser", in: namespace)
                .glassEffectTransition(.matchedGeometry)
                .glassEffectUnion(id: "tools", namespace: namespace)
            }
          }
        }
        Button("Toggle") { withAnimation { isExpanded.toggle() } }.buttonStyle(.glass)
        Button("Prominent") {}.buttonStyle(.glassProminent)
      }
      Tab(role: .search) { Text("Search") }
    }
    .tabBarMinimizeBehavior(.onScrollDown)
    .tabViewBottomAccessory { Text("Now playing") }
  }
}
