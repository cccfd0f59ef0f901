// swift-tools-version: 6.2

import PackageDescription

let modules: [Target.Dependency] = [
  .product(name: "Nibwright", package: "Nibwright"), .product(name: "NibAppKit", package: "Nibwright"),
]

let package = Package(
  name: "Contacts",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "Nibwright", path: "../../..")],
  targets: [
    .target(name: "Contacts", dependencies: modules),
    .testTarget(name: "ContactsTests", dependencies: ["Contacts"] + modules),
  ],
  swiftLanguageModes: [.v6]
)
