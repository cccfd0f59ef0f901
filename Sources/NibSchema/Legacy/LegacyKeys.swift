import NibGraph

/// How documents of Xcode 3 and 4 name what elements of modern documents say.
///
/// Nearly all follows one rule: a class of UIKit is `IB` and its name, and the key of an attribute is `IBUI` and the
/// attribute's name. This table holds the rule and what does not follow it.
///
/// - Seen: 41 classes in 234 documents.
public enum LegacyKeys {
  /// The class whose kind an object is of; nil for a class of another framework than UIKit and its friends.
  public static func className(of legacy: String) -> String? {
    if let known = classNames.first(where: { $0.key == legacy })?.value { return known }
    return legacy.hasPrefix("IB") ? String(legacy.dropFirst(2)) : nil
  }

  private static let classNames: KeyValuePairs<String, String> = [
    "IBUICustomObject": .class(.object), "IBProxyObject": .class(.proxyObject), .class(.date): .class(.date),
    .class(.locale): .class(.locale),
    "IBUILongPressGestureRecognizer": "UILongPressGestureRecognizer",
  ]

  /// The keys that may say an attribute of a kind, the likeliest first.
  public static func keys(of attribute: String, kind: ElementSchema) -> [String] {
    if let key = attributeKeys.first(where: { $0.key == attribute })?.value { return [key] }
    let name = (attribute.first?.uppercased() ?? "") + attribute.dropFirst()
    // Kinds of other frameworks have their own prefix; bars and segments the plain one, constraints none.
    let framework = kind.className.hasPrefix("MK") ? ["IBMK" + name] : []
    return framework + ["IBUI" + name, "IB" + name, attribute]
  }

  private static let attributeKeys: KeyValuePairs<String, String> = [
    "systemItem": "IBUISystemItemIdentifier", "placeholderIdentifier": "IBProxiedObjectIdentifier",
    "date": "IBUIDate", "timeIntervalSinceReferenceDate": "NS.time", "localeIdentifier": AppKitKey.identifier.rawValue,
    "pagingEnabled": "IBUIPagingEnabled",
  ]

  /// What an absent key means where an absent attribute means something else.
  ///
  /// Seen: 9 segmented controls and 6 text fields, 4 windows, 5 bar button items, 1 table. The dialect says no priorities
  /// of layout, and all are 250 then: 17 views of 6 kinds in 7 archives, 2 of them switches. 2 spinners that hide, and 5
  /// whose documents say that they do not.
  public static func absentValues(of kind: ElementSchema) -> [(attribute: String, value: String)] {
    absent.filter { kind.inherits(from: $0.kind) }.map { ($0.attribute, $0.value) }
  }

  private static let absent: [(kind: ElementSchema, attribute: String, value: String)] = [
    (UIKitElements.control, "contentHorizontalAlignment", "left"),
    (UIKitElements.control, "contentVerticalAlignment", "top"), (UIKitElements.window, "resizesToFullScreen", "NO"),
    (UIKitElements.barButtonItem, "style", "plain"),
    (UIKitElements.switch, "horizontalHuggingPriority", "250"),
    (UIKitElements.switch, "verticalHuggingPriority", "250"),
    (UIKitElements.tableView, "showsSelectionImmediatelyOnTouchBegin", "NO"),
    (UIKitElements.activityIndicatorView, "hidesWhenStopped", "YES"),
  ]

  /// The size in points of the Helvetica that texts without a font have; nil where it is that of an absent element.
  ///
  /// Seen: 3 text fields, 1 text view.
  public static func absentFontSize(of kind: ElementSchema) -> String? {
    if kind.inherits(from: UIKitElements.textField) { return "12" }
    return kind.inherits(from: UIKitElements.textView) ? "17" : nil
  }

  /// Keys that say nothing that an archive has: the editor's own, and back references to what holds the object.
  public static let ignored: Set<String> = [
    .key(.nsNextResponder), .key(.nsSuperview), .key(.nsWindow), .key(.nsNextKeyView), .key(.nsReuseIdentifierKey),
    "NSFrameMatrix",
    "targetRuntimeIdentifier", "IBUIScaleFactor", "IBUISimulatedStatusBarMetrics", "IBUISimulatedTopBarMetrics",
    "IBUISimulatedBottomBarMetrics", "IBUISimulatedOrientationMetrics", "IBUISimulatedDestinationMetrics",
    "IBUISimulatedSizeMetrics", "IBUIHorizontal", "IBUIParentViewController", "IBUINavigationBar", "IBUITabBar",
    "IBUIToolbar", "IBUINavigationItem", "IBUISelectedViewController", "IBUISelectedItem", "IBUIGestureRecognizers",
    "IBUIHasMinimumDate", "IBUIHasMaximumDate", "IBUIAccessibilityConfiguration",
    "IBUIDetectsPhoneNumbers", "useAutomaticPreferredMaxLayoutWidth", "IBUIVisibleAtLaunch",
  ]

  /// Of the ignored keys those that a person chose in the editor: they change no archive, but a modern document could have
  /// them. The others follow from what the document has elsewhere.
  public static let editorOnly: Set<String> = [
    "IBUIScaleFactor", "IBUISimulatedStatusBarMetrics", "IBUISimulatedTopBarMetrics", "IBUISimulatedBottomBarMetrics",
    "IBUISimulatedOrientationMetrics", "IBUISimulatedDestinationMetrics", "IBUISimulatedSizeMetrics",
  ]
}
