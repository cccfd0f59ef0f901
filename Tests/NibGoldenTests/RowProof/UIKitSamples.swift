import NibRuntime
import NibSchema
import NibStandIns
import NibUIKit

/// Values of UIKit's documents that no form of a row describes.
enum UIKitSamples {
  /// The kinds of objects that are children of a key.
  static let children = [
    "tabBarItem": "tabBarItem", "navigationItem": "navigationItem", "navigationBar": "navigationBar",
    "backBarButtonItem": "barButtonItem", "customView": "view", "titleView": "view", "backgroundView": "view",
    "selectedBackgroundView": "view", "tableHeaderView": "view", "tableFooterView": "view",
    "collectionViewLayout": "collectionViewFlowLayout", "menu": "menu",
    "wkWebView.configuration": "wkWebViewConfiguration",
    "wkWebViewConfiguration.preferences": "wkPreferences",
    "toolbar": "toolbar", "tabBarController.tabBar": "tabBar", "refreshControl": "refreshControl",
  ]

  /// Attributes of which every archive has the same value, or that are the same after every load.
  static let unchanging: Set<String> = [
    "segmentedControl.clipsSubviews", "textField.clipsSubviews", "searchBar.textInputTraits.secureTextEntry",
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
    "frame": [frame(width: 70, height: 80)],
    // The compiler gives these their own heights.
    "progressView.frame": [frame(width: 70, height: 4)], "stepper.frame": [frame(width: 94, height: 32)],
    "progressView.bounds": [bounds(width: 70, height: 4)], "stepper.bounds": [bounds(width: 94, height: 32)],
    "backgroundColor": [RowReading.color("backgroundColor")],
    "buttonConfiguration.title": [.attribute("title", "proof") { String(nibValue: $0) == "proof" }],
    "buttonConfiguration.subtitle": [.attribute("subtitle", "proof") { String(nibValue: $0) == "proof" }],
    "buttonConfiguration.attributedTitle": [RowReading.styledText("attributedTitle")],
    "buttonConfiguration.attributedSubtitle": [RowReading.styledText("attributedSubtitle")],
    "layoutMargins": [RowReading.geometry("layoutMargins", .insets)],
    "bounds": [bounds(width: 70, height: 80)],
    // Measured in UIKit on iOS 26.1: these are so after decoding, whatever archives say.
    "segmentedControl.clipsSubviews": [.flag("clipsSubviews", true)],
    "textField.clipsSubviews": [.flag("clipsSubviews", false)],
    // The compiler archives NO for each search bar.
    "searchBar.textInputTraits.secureTextEntry": [.flag("textInputTraits.secureTextEntry", false)],
    "standardAppearance": [appearance("standardAppearance")], "compactAppearance": [appearance("compactAppearance")],
    "scrollEdgeAppearance": [appearance("scrollEdgeAppearance")],
    "compactScrollEdgeAppearance": [appearance("compactScrollEdgeAppearance")],
    "button.configuration": [
      .child("<buttonConfiguration key=\"configuration\" style=\"gray\"/>") { String(nibValue: $0) == "gray" }
    ],
    "buttonConfiguration.background": [
      .child("<backgroundConfiguration key=\"background\" cornerRadius=\"7\"/>") { Double(nibValue: $0) == 7 }
    ],
    "imageView.preferredSymbolConfiguration": [symbols("preferredSymbolConfiguration")],
    "buttonConfiguration.preferredSymbolConfigurationForImage": [symbols("preferredSymbolConfigurationForImage")],
    "blurEffect": [.child("<blurEffect style=\"dark\"/>") { ObjectSamples.isObject($0, "UIBlurEffect") }],
    "vibrancyEffect": [
      .child("<vibrancyEffect><blurEffect style=\"dark\"/></vibrancyEffect>") {
        ObjectSamples.isObject($0, "UIVibrancyEffect")
      }
    ],
    "visualEffectView.contentView": [
      .child("<view key=\"contentView\" id=\"prf-00-101\"/>") { $0.object is UIView }
    ],
    "leftBarButtonItem": [item("leftBarButtonItem")], "rightBarButtonItem": [item("rightBarButtonItem")],
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
    "constraint.firstAttribute": [.attribute("firstAttribute", "height") { Int(nibValue: $0) == 8 }],
    "constraint.secondAttribute": [.attribute("secondAttribute", "height") { Int(nibValue: $0) == 8 }],
    "constraint.relation": [.attribute("relation", "lessThanOrEqual") { Int(nibValue: $0) == -1 }],
    "constraint.constant": [.attribute("constant", "50") { Double(nibValue: $0) == 50 }],
    "constraint.multiplier": [.attribute("multiplier", "2") { Double(nibValue: $0) == 2 }],
    "constraint.priority": [.attribute("priority", "251") { Double(nibValue: $0) == 251 }],
    "constraint.identifier": [.attribute("identifier", "proof") { String(nibValue: $0) == "proof" }],
    "tableViewCell.contentView": [
      .child("<tableViewCellContentView key=\"contentView\" id=\"prf-00-101\"/>") {
        ObjectSamples.isObject($0, "UITableViewCellContentView")
      }
    ],
    "collectionViewCell.contentView": [
      .child("<collectionViewCellContentView key=\"contentView\" id=\"prf-00-101\"/>") {
        ObjectSamples.isObject($0, "UIView")
      }
    ],
    "popoverAnchorBarButtonItem": [
      .attribute("popoverAnchorBarButtonItem", "prf-00-101") { ObjectSamples.isObject($0, "UIBarButtonItem") }
    ],
    "tableViewCell.textLabel": [cellPart("textLabel", "label", "UITableViewLabel")],
    "tableViewCell.detailTextLabel": [cellPart("detailTextLabel", "label", "UITableViewLabel")],
    "tableViewCell.imageView": [cellPart("imageView", "imageView", "UIImageView")],
    "locale": [
      .child("<locale key=\"locale\" localeIdentifier=\"de_CH\"/>") {
        String(nibValue: ($0.object as? PlaceholderObject)?.value("NS.identifier") ?? .null) == "de_CH"
      }
    ],
    "viewLayoutGuide": [ObjectSamples.guide("UILayoutGuide")], "safeArea": [ObjectSamples.guide("UILayoutGuide")],
    "titleTextAttributes": [textAttributes("titleTextAttributes")],
    "largeTitleTextAttributes": [textAttributes("largeTitleTextAttributes")],
    // Runtime attributes of these names.
    "adjustsImageWhenAncestorFocused": [.flag("adjustsImageWhenAncestorFocused", true)],
    "hidesBarsOnSwipe": [.flag("hidesBarsOnSwipe", true)],
    "hidesBarsOnTap": [.flag("hidesBarsOnTap", true)],
    "hidesBarsWhenKeyboardAppears": [.flag("hidesBarsWhenKeyboardAppears", true)],
    "hidesBarsWhenVerticallyCompact": [.flag("hidesBarsWhenVerticallyCompact", true)],
    "doubleSided": [.flag("doubleSided", true)],
    "maximumPrimaryColumnWidth": [
      .attribute("maximumPrimaryColumnWidth", "70") { Double(nibValue: $0) == 70 }
    ],
    "minimumPrimaryColumnWidth": [
      .attribute("minimumPrimaryColumnWidth", "70") { Double(nibValue: $0) == 70 }
    ],
    "preferredPrimaryColumnWidthFraction": [
      .attribute("preferredPrimaryColumnWidthFraction", "0.25") { Double(nibValue: $0) == 0.25 }
    ],
  ]

  /// What an element must say besides.
  static let companions: [String: [(name: String, value: String)]] = [
    "constraint.firstAttribute": [("firstItem", "prf-00-101"), ("constant", "50")],
    "constraint.constant": length, "constraint.relation": length, "constraint.priority": length,
    "constraint.identifier": length, "constraint.multiplier": pair, "constraint.secondAttribute": pair,
    "currentPage": [("numberOfPages", "9")],
    "segue.modalPresentationStyle": [("kind", "presentation")],
    "segue.modalTransitionStyle": [("kind", "presentation")],
    "popoverAnchorBarButtonItem": [("kind", "popoverPresentation")],
    "popoverArrowDirection": [("kind", "popoverPresentation")],
    "label.minimumScaleFactor": [("adjustsFontSizeToFit", "YES"), ("minimumFontSize", "0")],
    "label.minimumFontSize": [("adjustsFontSizeToFit", "YES")],
  ]

  /// A width.
  private static let length = [("firstItem", "prf-00-101"), ("firstAttribute", "width"), ("constant", "60")]
  /// A width by the size of the view around.
  private static let pair = [
    ("firstItem", "prf-00-101"), ("firstAttribute", "width"), ("secondItem", "prf-00-003"),
    ("secondAttribute", "width"),
  ]

  /// Names of properties whose values code archives.
  static let propertyNames = [
    "adjustsFontSizeToFit": "adjustsFontSizeToFitWidth", "blurEffect": "effect", "vibrancyEffect": "effect",
    "leftBarButtonItem": "leftBarButtonItems", "rightBarButtonItem": "rightBarButtonItems",
    "viewLayoutGuide": "layoutGuides", "safeArea": "layoutGuides", "attributedTitle": "archivedTitle",
    "attributedSubtitle": "archivedSubtitle",
  ]

  private static func frame(width: Double, height: Double) -> RowSample {
    .child("<rect key=\"frame\" x=\"5\" y=\"6\" width=\"70\" height=\"80\"/>") {
      NibValueNumbers.of($0) == [5, 6, width, height]
    }
  }

  private static func bounds(width: Double, height: Double) -> RowSample {
    .child(
      "<rect key=\"frame\" x=\"5\" y=\"6\" width=\"70\" height=\"80\"/><rect key=\"bounds\" x=\"7\" y=\"8\" width=\"70\" height=\"80\"/>"
    ) { NibValueNumbers.of($0) == [7, 8, width, height] }
  }

  private static func appearance(_ key: String) -> RowSample {
    .child("<navigationBarAppearance key=\"\(key)\"/>") { $0.object is UINavigationBarAppearance }
  }

  private static func symbols(_ key: String) -> RowSample {
    .child("<preferredSymbolConfiguration key=\"\(key)\" configurationType=\"pointSize\" pointSize=\"9\"/>") {
      ($0.object as? UIImage.SymbolConfiguration) == UIImage.SymbolConfiguration(pointSize: 9)
    }
  }

  /// A view of a built-in style of cells, which the cell names by its id.
  private static func cellPart(_ name: String, _ tag: String, _ className: String) -> RowSample {
    var sample = RowSample.child(
      "<tableViewCellContentView key=\"contentView\" id=\"prf-00-102\"><subviews><\(tag) id=\"prf-00-101\"/></subviews></tableViewCellContentView>"
    ) { ObjectSamples.isObject($0, className) }
    sample.attributes = [(name, "prf-00-101")]
    return sample
  }

  private static func item(_ key: String) -> RowSample {
    .child("<barButtonItem key=\"\(key)\" id=\"prf-00-101\"/>") { value in
      guard case .array(let members) = value else { return false }
      return members.count == 1 && ObjectSamples.isObject(members[0], "UIBarButtonItem")
    }
  }

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
