import NibDiagnostics
import NibGraph

/// How documents of a platform are printed and warned of: what ibtool does differently between platforms.
///
/// - Seen: UIKit's, Xcode 26.5; of connections the outlets.
/// - Documented: AppKit's, and the other classes of connections, in public converters and in the older document format.
struct IBPrintedForms: Sendable {
  /// What the names of classes are printed with in front.
  let classPrefix: String?
  /// Classes of connections by tag.
  let connections: [String: String]
  /// Whether an action is printed from its target to who sends it.
  let reversesActions: Bool
  /// The attribute of an action with the other end.
  let actionEnd: String
  /// Whether layout and the editor's own properties are printed.
  let hasDesign: Bool
  /// Whether a document lists the files of its fonts; apps for macOS name a folder instead.
  let hasFontFiles: Bool
  /// The oldest system that looks up texts by their names, where ibtool warns of older ones. Seen: Xcode 9.
  let firstWithTextNames: DeploymentTarget?

  /// The forms of a platform.
  static func of(_ platform: NibPlatform) -> IBPrintedForms { platform == .appkit ? appKit : uiKit }

  private static let uiKit = IBPrintedForms(
    classPrefix: "IB",
    connections: [
      "outlet": "IBCocoaTouchOutletConnection", "outletCollection": "IBCocoaTouchOutletCollectionConnection",
      "action": "IBCocoaTouchEventConnection",
    ], reversesActions: false, actionEnd: "destination", hasDesign: true, hasFontFiles: true,
    firstWithTextNames: DeploymentTarget(major: 6))

  private static let appKit = IBPrintedForms(
    classPrefix: nil,
    connections: [
      "outlet": "IBOutletConnection", "outletCollection": "IBOutletCollectionConnection",
      "action": "IBActionConnection",
    ], reversesActions: true, actionEnd: "target", hasDesign: false, hasFontFiles: false,
    firstWithTextNames: nil)
}
