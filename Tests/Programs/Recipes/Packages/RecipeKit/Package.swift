// swift-tools-version: 6.0
import PackageDescription
let package = Package(
  name: "RecipeKit", defaultLocalization: "en", platforms: [.iOS(.v17)],
  products: [.library(name: "RecipeKit", targets: ["RecipeKit"])],
  targets: [
    .target(name: "RecipeKit", resources: [.process("Resources")]),
    .testTarget(name: "RecipeKitTests", dependencies: ["RecipeKit"]),
  ])
