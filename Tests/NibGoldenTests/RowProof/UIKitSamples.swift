import NibRuntime
import NibSchema

/// Values of UIKit's documents that no form of a row describes.
enum UIKitSamples {
  /// The kinds of objects that are children of a key.
  static let children = [
    "tabBarItem": "tabBarItem", "navigationItem": "navigationItem", "navigationBar": "navigationBar",
    "backBarButtonItem": "barButtonItem", "customView": "view", "titleView": "view", "backgroundView": "view",
    "selectedBackgroundView": "view", "tableHeaderView": "view", "tableFooterView": "view",
    "collectionViewLayout": "collectionViewFlowLayout", "standardAppearance": "navigationBarAppearance",
    "compactAppearance": "navigationBarAppearance", "scrollEdgeAppearance": "navigationBarAppearance",
    "compactScrollEdgeAppearance": "navigationBarAppearance", "menu": "menu",
    "button.configuration": "buttonConfiguration", "wkWebView.configuration": "wkWebViewConfiguration",
    "wkWebViewConfiguration.preferences": "wkPreferences",
    "buttonConfiguration.background": "backgroundConfiguration",
    "imageView.preferredSymbolConfiguration": "preferredSymbolConfiguration",
    "buttonConfiguration.preferredSymbolConfigurationForImage": "preferredSymbolConfiguration",
    "toolbar": "toolbar", "tabBarController.tabBar": "tabBar", "refreshControl": "refreshControl",
    "leftBarButtonItem": "barButtonItem", "rightBarButtonItem": "barButtonItem",
  ]

  /// Values by attribute, or by kind and attribute.
  static let known: [String: [RowSample]] = [
    "toolbarItems": [ObjectSamples.list("toolbarItems", "barButtonItem", className: "UIBarButtonItem")],
    "menuElements": [ObjectSamples.list("menuElements", "command", className: "UICommand")],
    "stackView.subviews": [ObjectSamples.list("subviews", "view", className: "UIView")],
    "toolbar.items": [ObjectSamples.list("items", "barButtonItem", className: "UIBarButtonItem")],
    "tabBar.items": [ObjectSamples.list("items", "tabBarItem", className: "UITabBarItem")],
    "navigationBar.items": [ObjectSamples.list("items", "navigationItem", className: "UINavigationItem")],
    "leftBarButtonItems": [ObjectSamples.list("leftBarButtonItems", "barButtonItem", className: "UIBarButtonItem")],
    "rightBarButtonItems": [ObjectSamples.list("rightBarButtonItems", "barButtonItem", className: "UIBarButtonItem")],
    "scopeButtonTitles": [
      .child("<scopeButtonTitles><string>a</string><string>b</string></scopeButtonTitles>") {
        guard case .array(let titles) = $0 else { return false }
        return titles.compactMap { String(nibValue: $0) } == ["a", "b"]
      }
    ],
    "frame": [
      .child("<rect key=\"frame\" x=\"5\" y=\"6\" width=\"70\" height=\"80\"/>") {
        NibValueNumbers.of($0) == [5, 6, 70, 80]
      }
    ],
    "bounds": [
      .child("<rect key=\"bounds\" x=\"5\" y=\"6\" width=\"70\" height=\"80\"/>") {
        NibValueNumbers.of($0) == [5, 6, 70, 80]
      }
    ],
    "translatesAutoresizingMaskIntoConstraints": [.flag("translatesAutoresizingMaskIntoConstraints", false)],
    "adjustsFontSizeToFit": [true, false].map { .flag("adjustsFontSizeToFit", $0) },
    "label.minimumScaleFactor": [.attribute("minimumScaleFactor", "0.5") { Double(nibValue: $0) == 0.5 }],
    "label.minimumFontSize": [.attribute("minimumFontSize", "9") { Double(nibValue: $0) == 9 }],
    "contentSizeForViewInPopover": [
      .child(
        "<size key=\"contentSizeForViewInPopover\" width=\"70\" height=\"80\"/>"
      ) { NibValueNumbers.of($0) == [70, 80] }
    ],
    "date": [date("date")], "minimumDate": [date("minimumDate")], "maximumDate": [date("maximumDate")],
    "locale": [.child("<locale key=\"locale\" localeIdentifier=\"de_CH\"/>") { String(nibValue: $0) == "de_CH" }],
    "titleTextAttributes": [textAttributes("titleTextAttributes")],
    "largeTitleTextAttributes": [textAttributes("largeTitleTextAttributes")],
  ]

  /// What an element must say besides.
  static let companions: [String: [(name: String, value: String)]] = [
    "currentPage": [("numberOfPages", "9")],
    "label.minimumScaleFactor": [("adjustsFontSizeToFit", "YES"), ("minimumFontSize", "0")],
    "label.minimumFontSize": [("adjustsFontSizeToFit", "YES")],
  ]

  private static func date(_ key: String) -> RowSample {
    .child("<date key=\"\(key)\" timeIntervalSinceReferenceDate=\"42\"/>") {
      if case .date(let seconds) = $0 { return seconds == 42 }
      return false
    }
  }

  private static func textAttributes(_ key: String) -> RowSample {
    .child(
      "<textAttributes key=\"\(key)\"><color key=\"textColor\" red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"sRGB\"/></textAttributes>"
    ) {
      guard case .dictionary(let pairs) = $0 else { return false }
      return pairs.contains { NibColor(nibValue: $0.value)?.red == 1 }
    }
  }
}
