extension ElementSchema {
  /// Documented: UIKit, UITabBarController. Seen: 3 goldens.
  static let tabBarController = ElementSchema(
    "tabBarController", class: "UITabBarController", inherits: "viewController", role: .object,
    silent: ["selectedViewController", "tabBar"], rows: [])
}
