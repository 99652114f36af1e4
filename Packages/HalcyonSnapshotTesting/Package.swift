// swift-tools-version: 6.1
import PackageDescription

// Halcyon's strategies for swift-snapshot-testing. A package of its own, so that nobody needs that one who
// only uses Halcyon. On Apple's platforms it is swift-snapshot-testing and nothing else.
let package = Package(
  name: "HalcyonSnapshotTesting",
  platforms: [.iOS(.v17), .macOS(.v14)],
  products: [.library(name: "HalcyonSnapshotTesting", targets: ["HalcyonSnapshotTesting"])],
  dependencies: [
    .package(name: "Halcyon", path: "../.."),
    .package(url: "https://github.com/pointfreeco/swift-snapshot-testing", from: "1.17.0"),
  ],
  targets: [
    .target(
      name: "HalcyonSnapshotTesting",
      dependencies: [
        .product(name: "SnapshotTesting", package: "swift-snapshot-testing"),
        .product(name: "HalcyonTesting", package: "Halcyon", condition: .when(platforms: [.linux])),
        .product(name: "SwiftUI", package: "Halcyon", condition: .when(platforms: [.linux])),
      ]),
    .testTarget(
      name: "HalcyonSnapshotTestingTests", dependencies: ["HalcyonSnapshotTesting"],
      exclude: ["__Snapshots__"]),
  ],
  swiftLanguageModes: [.v6]
)
