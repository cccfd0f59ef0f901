// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "SignIn",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "Nibwright", path: "../../..")],
  targets: [
    .target(name: "SignIn", dependencies: [.product(name: "Nibwright", package: "Nibwright")]),
    .testTarget(name: "SignInTests", dependencies: ["SignIn", .product(name: "Nibwright", package: "Nibwright")]),
  ],
  swiftLanguageModes: [.v6]
)
