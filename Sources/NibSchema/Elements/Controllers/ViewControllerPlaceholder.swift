extension ElementSchema {
  /// A reference to a controller of another storyboard. `Info.plist` says which; in a container's archive it is a plain
  /// controller. Inferred: no golden has one.
  static let viewControllerPlaceholder = ElementSchema(
    "viewControllerPlaceholder", class: "UIViewController", inherits: "viewController", role: .object,
    silent: ["storyboardName", "referencedIdentifier", "bundleIdentifier"],
    rows: [])
}
