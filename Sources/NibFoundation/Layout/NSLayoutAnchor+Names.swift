import Foundation
import NibRuntime
import NibStandIns

extension NSLayoutAnchor {
  /// What the anchor is of its view or guide, in a word.
  public var name: String { "\(type(of: item)).\(attribute)" }

  /// Whether constraints leave its place open: nothing solves them.
  public var hasAmbiguousLayout: Bool { false }
}

extension NSLayoutConstraint {
  /// The anchor of the first item; nil without one.
  public var firstAnchor: NSLayoutAnchor? { firstItem.map { Self.anchor($0, firstAttribute) } }

  /// The anchor of the second item; nil without one.
  public var secondAnchor: NSLayoutAnchor? { secondItem.map { Self.anchor($0, secondAttribute) } }

  private static func anchor(_ item: AnyObject, _ attribute: Attribute) -> NSLayoutAnchor {
    switch attribute {
    case .width, .height: NSLayoutDimension(item, attribute)
    case .top, .bottom, .centerY, .firstBaseline, .lastBaseline: NSLayoutYAxisAnchor(item, attribute)
    default: NSLayoutXAxisAnchor(item, attribute)
    }
  }
}

extension NSTextTab {
  /// The letters at which columns of numbers of a language are aligned: its separator of decimals.
  public static func columnTerminators(for aLocale: Locale?) -> CharacterSet {
    CharacterSet(charactersIn: aLocale?.decimalSeparator ?? ".")
  }
}
