// swift-tools-version: 6.2

import PackageDescription

let modules: [Target.Dependency] = [
  .product(name: "Nibwright", package: "Nibwright"), .product(name: "NibRemote", package: "Nibwright"),
]

let package = Package(
  name: "Handbook",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "Nibwright", path: "../../..")],
  targets: [
    .target(name: "Handbook", dependencies: modules, resources: [.process("Resources")]),
    .testTarget(name: "HandbookTests", dependencies: ["Handbook"] + modules),
  ],
  swiftLanguageModes: [.v6]
)
