/// What a new program consists of: the files by their paths.
struct ProgramTemplate {
  var name: ProgramName

  /// A folder of sources, as `halcyon run` takes it.
  var program: [String: String] {
    [
      "ContentView.swift": contentView(isPublic: false),
      "demo.touch": Self.touches,
      ".gitignore": Self.ignored,
    ]
  }

  /// A package; `halcyon` is the folder of Halcyon's sources, or nil for one that is to be filled in.
  func package(halcyon: String?) -> [String: String] {
    let module = name.identifier + "UI"
    return [
      "Package.swift": manifest(module: module, halcyon: halcyon),
      "Sources/\(module)/ContentView.swift": contentView(isPublic: true),
      "Tests/\(module)Tests/ContentViewTests.swift": tests(module: module),
      "demo.touch": Self.touches,
      ".gitignore": ".build/\n" + Self.ignored,
    ]
  }

  private static func imports(_ modules: String...) -> String {
    modules.map { "import \($0)" }.joined(separator: "\n")
  }

  private func contentView(isPublic: Bool) -> String {
    let access = isPublic ? "public " : ""
    let initializer = isPublic ? "  public init() {}\n\n" : ""
    return """
      \(Self.imports("SwiftUI"))

      /// A disc that grows where it is tapped.
      \(access)struct ContentView: View {
        @State private var count = 0

      \(initializer)  \(access)var body: some View {
          VStack(spacing: 40) {
            Circle()
              .fill(.orange.gradient)
              .frame(width: 80 + 40 * CGFloat(count % 5))
              .frame(height: 240)
              .onTapGesture {
                withAnimation(.spring(duration: 0.6, bounce: 0.5)) { count += 1 }
              }
              .accessibilityIdentifier("disc")
            Text("\(escapedTitle)")
              .font(.largeTitle.bold())
            Text(count == 1 ? "Tapped once" : "Tapped \\(count) times")
              .foregroundStyle(.secondary)
              .accessibilityIdentifier("count")
          }
          .padding()
        }
      }

      #Preview {
        ContentView()
      }

      """
  }

  private var escapedTitle: String {
    name.title.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
  }

  /// Two taps on the disc.
  private static let touches = """
    {"t": 0.5, "id": 1, "phase": "began", "x": 195, "y": 360}
    {"t": 0.6, "id": 1, "phase": "ended", "x": 195, "y": 360}
    {"t": 1.5, "id": 1, "phase": "began", "x": 195, "y": 360}
    {"t": 1.6, "id": 1, "phase": "ended", "x": 195, "y": 360}

    """

  private static let ignored = """
    *.mp4
    *.webm
    *.gif
    *.apng
    halcyon-pictures.html
    .sourcekit-lsp/

    """

  private func manifest(module: String, halcyon: String?) -> String {
    let dependency =
      halcyon.map { ".package(name: \"Halcyon\", path: \"\($0)\")" }
      ?? ".package(name: \"Halcyon\", path: \"Halcyon\")  // a checkout of Halcyon beside this file"
    return """
      // swift-tools-version: 6.1
      \(Self.imports("PackageDescription"))

      // On Apple's platforms with Apple's SwiftUI, on Linux with Halcyon's.
      let package = Package(
        name: "\(name.identifier)",
        platforms: [.iOS(.v17), .macOS(.v14)],
        products: [.library(name: "\(module)", targets: ["\(module)"])],
        dependencies: [
          \(dependency)
        ],
        targets: [
          .target(
            name: "\(module)",
            dependencies: [
              .product(name: "SwiftUI", package: "Halcyon", condition: .when(platforms: [.linux]))
            ]),
          .testTarget(
            name: "\(module)Tests",
            dependencies: [
              "\(module)",
              .product(name: "HalcyonTesting", package: "Halcyon", condition: .when(platforms: [.linux])),
            ]),
        ],
        swiftLanguageModes: [.v5]
      )

      """
  }

  private func tests(module: String) -> String {
    """
    #if canImport(HalcyonTesting)
    \(Self.imports("HalcyonTesting", "SwiftUI", "Testing", module))

    @MainActor @Suite("The disc")
    struct ContentViewTests {
      @Test("Counts its taps")
      func counts() {
        let stage = Stage(ContentView())
        stage["disc"].tap()
        stage.settle()
        #expect(stage["count"].label == "Tapped once")
      }
    }
    #endif

    """
  }
}
