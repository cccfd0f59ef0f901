import NibSchema
import Testing

/// The framework whose documents are compiled.
enum ProofFramework: String, CaseIterable, CustomTestStringConvertible {
  case uiKit = "UIKit"
  case appKit = "AppKit"

  var catalog: Catalog { self == .uiKit ? .uikit : .appkit }
  var testDescription: String { rawValue }

  /// The kind of a tag, be it one that others inherit from alone.
  func kind(_ tag: String) -> ElementSchema? {
    if let kind = catalog.find(tag) { return kind }
    for kind in catalog.all {
      var next = kind.parent
      while let parent = next {
        if parent.tag == tag { return parent }
        next = parent.parent
      }
    }
    return nil
  }

  /// Whether a class belongs to another framework, such as SceneKit or WebKit.
  ///
  /// The names of UIKit's and AppKit's own classes, and of Foundation's, begin with `UI`, `NS` or `_NS`; `UIHostingController`
  /// is SwiftUI's, and the values of Foundation have none of AppKit's properties.
  static func isOther(className: String) -> Bool {
    ["UIHostingController", "NSURL", "NSDate", "NSCalendarDate", "NSTimeZone", "NSLocale"].contains(className)
      || !["UI", "NS", "_NS"].contains { className.hasPrefix($0) }
  }
}

extension ElementSchema {
  /// Whether one of the kind's own rows, without those that it inherits, reads an attribute.
  func declares(_ attribute: String) -> Bool {
    rows.contains { row in row.proofReadings.contains { $0.attribute == attribute } }
  }

  /// The kind nearest to the root of the inheritance whose own rows read an attribute.
  func declaringKind(of attribute: String) -> ElementSchema {
    var found = self
    var next: ElementSchema? = self
    while let kind = next {
      if kind.declares(attribute) { found = kind }
      next = kind.parent
    }
    return found
  }
}
