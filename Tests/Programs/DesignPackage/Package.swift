// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "ShopApp",
  defaultLocalization: "en",
  platforms: [.iOS(.v18)],
  products: [.library(name: "ShopFeature", targets: ["ShopFeature"])],
  dependencies: [
    .package(path: "Packages/DesignKit"),
    .package(url: "https://github.com/apple/swift-collections", from: "1.1.0"),
  ],
  targets: [
    .target(name: "ShopModel", resources: [.process("Resources")]),
    .target(
      name: "ShopFeature",
      dependencies: [
        "ShopModel", .product(name: "DesignKit", package: "DesignKit"),
        .product(name: "OrderedCollections", package: "swift-collections"),
      ]),
    .testTarget(name: "ShopTests", dependencies: ["ShopModel"]),
  ]
)
