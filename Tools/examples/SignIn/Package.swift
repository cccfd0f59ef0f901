// swift-tools-version: 6.2

import PackageDescription

let modules: [Target.Dependency] = [
  .product(name: "Nibwright", package: "Nibwright"), .product(name: "NibUIKit", package: "Nibwright"),
]

let package = Package(
  name: "SignIn",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "Nibwright", path: "../../..")],
  targets: [
    .target(name: "SignIn", dependencies: modules),
    .testTarget(name: "SignInTests", dependencies: ["SignIn"] + modules),
  ],
  swiftLanguageModes: [.v6]
)
