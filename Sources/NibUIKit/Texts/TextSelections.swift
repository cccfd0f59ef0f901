import NibRuntime
import NibStandIns

extension UITextView {
  /// The part that is selected, in UTF-16 units: as `selectedTextRange`.
  final var ownSelectedRange: NSRange {
    get { boundedSelection }
    set {
      selection = newValue
      tellSelection()
    }
  }

  /// Does nothing: the view's content is not as large as its text.
  public func scrollRangeToVisible(_ range: NSRange) {}
}

import Foundation

extension UITextField {
  /// The attributes of the whole text; font and color are the field's.
  public var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get {
      var attributes = otherTextAttributes
      attributes[.font] = font
      attributes[.foregroundColor] = textColor
      return attributes
    }
    set {
      font = newValue[.font] as? UIFont
      textColor = newValue[.foregroundColor] as? UIColor
      otherTextAttributes = newValue.filter { $0.key != .font && $0.key != .foregroundColor }
    }
  }
}

extension TextAttribute {
  /// A dictionary of attributes, as bars keep those of their titles; nil for what is no dictionary.
  static func attributes(of archived: NibValue) -> [NSAttributedString.Key: Any]? {
    guard case .dictionary(let pairs) = archived else { return nil }
    var attributes: [NSAttributedString.Key: Any] = [:]
    for pair in pairs {
      guard let name = String(nibValue: pair.key) else { continue }
      attributes[NSAttributedString.Key(rawValue: name)] = value(of: pair.value)
    }
    return attributes
  }

  /// Attributes as archives hold them, ordered by their names.
  static func archivedAttributes(_ attributes: [NSAttributedString.Key: Any]?) -> NibValue {
    guard let attributes else { return .null }
    return .dictionary(
      attributes.sorted { $0.key.rawValue < $1.key.rawValue }.map {
        NibPair(key: .string($0.key.rawValue), value: archived($0.value))
      })
  }
}

extension UINavigationBar {
  /// Attributes of the title; nil for the system's.
  public var titleTextAttributes: [NSAttributedString.Key: Any]? {
    get { TextAttribute.attributes(of: archivedTitleAttributes) }
    set { archivedTitleAttributes = TextAttribute.archivedAttributes(newValue) }
  }

  /// Attributes of large titles; nil for the system's.
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    get { TextAttribute.attributes(of: archivedLargeTitleAttributes) }
    set { archivedLargeTitleAttributes = TextAttribute.archivedAttributes(newValue) }
  }
}
