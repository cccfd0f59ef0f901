/// What a web view's preferences are called in documents and in archives. Seen: three keys, in 34 archives; the others
/// are documented with WebKit's preferences.
public struct AppKitWebPreference: Sendable {
  /// The attribute.
  public let attribute: String
  /// The key in the archive's dictionary.
  public let key: String
  /// Whether the value is YES or NO, not a number.
  public let isFlag: Bool

  /// All of them, in the order in which they are archived.
  public static let all: [AppKitWebPreference] = [
    number("defaultFontSize", "WebKitDefaultFontSize"),
    number("defaultFixedFontSize", "WebKitDefaultFixedFontSize"),
    number("minimumFontSize", "WebKitMinimumFontSize"),
    flag("javaEnabled", "WebKitJavaEnabled"),
    flag("javaScriptEnabled", "WebKitJavaScriptEnabled"),
    flag("javaScriptCanOpenWindowsAutomatically", "WebKitJavaScriptCanOpenWindowsAutomatically"),
    flag("plugInsEnabled", "WebKitPluginsEnabled"),
    flag("loadsImagesAutomatically", "WebKitDisplayImagesKey"),
    flag("allowsAnimatedImages", "WebKitAllowAnimatedImagesPreferenceKey"),
    flag("allowsAnimatedImageLooping", "WebKitAllowAnimatedImageLoopingPreferenceKey"),
  ]

  private static func number(_ attribute: String, _ key: String) -> Self { Self(attribute, key, isFlag: false) }

  private static func flag(_ attribute: String, _ key: String) -> Self { Self(attribute, key, isFlag: true) }

  private init(_ attribute: String, _ key: String, isFlag: Bool) {
    (self.attribute, self.key, self.isFlag) = (attribute, key, isFlag)
  }
}
