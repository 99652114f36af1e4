// swift-tools-version: 6.1
import PackageDescription

// An app's views as a package: on Apple's platforms with Apple's SwiftUI, on Linux with Halcyon's.
// Outside of Halcyon's own folder, its address stands in place of the path:
//     .package(url: "https://…/Halcyon", from: "0.2.0")
let package = Package(
  name: "Weather",
  platforms: [.iOS(.v17), .macOS(.v14)],
  products: [.library(name: "WeatherUI", targets: ["WeatherUI"])],
  dependencies: [.package(name: "Halcyon", path: "../..")],
  targets: [
    .target(
      name: "WeatherUI",
      dependencies: [
        .product(name: "SwiftUI", package: "Halcyon", condition: .when(platforms: [.linux]))
      ]),
    .testTarget(
      name: "WeatherUITests",
      dependencies: [
        "WeatherUI",
        .product(name: "HalcyonTesting", package: "Halcyon", condition: .when(platforms: [.linux])),
      ],
      exclude: ["__Snapshots__"]),
  ],
  swiftLanguageModes: [.v5]
)
