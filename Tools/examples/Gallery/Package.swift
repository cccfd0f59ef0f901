// swift-tools-version: 6.2

import PackageDescription

let remote = Target.Dependency.product(name: "NibRemote", package: "Nibwright")

let package = Package(
  name: "Gallery",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "Nibwright", path: "../../..")],
  targets: [
    .target(name: "Gallery", dependencies: [remote], resources: [.copy("images.plist")]),
    .testTarget(name: "GalleryTests", dependencies: ["Gallery", remote]),
  ],
  swiftLanguageModes: [.v6]
)
