// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "Screens",
  // A document in a language folder asks for it.
  defaultLocalization: "en",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "Nibwright", path: "../../..")],
  targets: [
    .target(name: "Screens", plugins: [.plugin(name: "NibwrightPlugin", package: "Nibwright")]),
    .testTarget(name: "ScreensTests", dependencies: ["Screens", .product(name: "Nibwright", package: "Nibwright")]),
  ],
  swiftLanguageModes: [.v6]
)
