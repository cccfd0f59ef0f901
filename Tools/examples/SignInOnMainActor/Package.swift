// swift-tools-version: 6.2

import PackageDescription

// The sources of SignIn with code bound to the main actor unless it says otherwise, as in Xcode's new apps.
let modules: [Target.Dependency] = [
  .product(name: "Nibwright", package: "Nibwright"), .product(name: "NibUIKit", package: "Nibwright"),
]

let package = Package(
  name: "SignInOnMainActor",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "Nibwright", path: "../../..")],
  targets: [
    .target(name: "SignIn", dependencies: modules, swiftSettings: [.defaultIsolation(MainActor.self)]),
    .testTarget(
      name: "SignInTests", dependencies: ["SignIn"] + modules, swiftSettings: [.defaultIsolation(MainActor.self)]),
  ],
  swiftLanguageModes: [.v6]
)
