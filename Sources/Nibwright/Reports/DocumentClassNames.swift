import NibSchema

/// The framework class that a tag stands for.
///
/// The schema knows the kinds that are compiled; for the others the rule of the editor's names holds: the class without
/// its prefix, first letter small.
package struct DocumentClassNames {
  private let isAppKit: Bool
  private var known: [String: String] = [:]

  /// For a document of a target runtime, as `MacOSX.Cocoa`.
  package init(targetRuntime: String?) { isAppKit = targetRuntime?.hasPrefix("MacOSX") ?? false }

  /// The class of a tag.
  package mutating func name(_ tag: String) -> String {
    if let name = known[tag] { return name }
    let name = (isAppKit ? Catalog.appkit : Catalog.uikit).className(of: tag) ?? ruled(tag)
    known[tag] = name
    return name
  }

  private func ruled(_ tag: String) -> String {
    if tag == "customView" { return isAppKit ? "NSView" : "UIView" }
    return (isAppKit ? "NS" : "UI") + tag.prefix(1).uppercased() + tag.dropFirst()
  }
}
