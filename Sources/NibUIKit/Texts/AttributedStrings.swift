import NibRuntime

// Foundation's attributed strings and the form that archives and stand-ins keep them in.

import Foundation

extension NibText {
  /// The text as Foundation has it, with its attributes under the names that `NSAttributedString.Key` has in UIKit.
  ///
  /// Colors, fonts, images, paragraph styles, shadows and links are of UIKit's types; whole numbers are `NSNumber`.
  /// A collection stays a `NibValue`, and an object of a class that nobody knows itself. What runs say beyond the end
  /// of the text is left out.
  public var attributedString: NSAttributedString {
    let text = NSMutableAttributedString(string: string)
    var at = 0
    for run in runs where at < text.length {
      let length = min(max(run.length, 0), text.length - at)
      var attributes: [NSAttributedString.Key: Any] = [:]
      for pair in run.attributes {
        guard let name = String(nibValue: pair.key) else { continue }
        attributes[NSAttributedString.Key(rawValue: name)] = TextAttribute.value(of: pair.value)
      }
      if length > 0, !attributes.isEmpty {
        text.setAttributes(attributes, range: NSRange(location: at, length: length))
      }
      at += length
    }
    return NSAttributedString(attributedString: text)
  }
}

extension NSAttributedString {
  /// The text as archives hold it: a run for each part with the same attributes, which are ordered by their names.
  ///
  /// A text without any attribute has no runs. Values that archives have no form for are kept as objects.
  public var nibText: NibText {
    var runs: [NibText.Run] = []
    var at = 0
    while at < length {
      var range = NSRange(location: at, length: 0)
      let attributes = attributes(at: at, effectiveRange: &range)
      let end = max(NSMaxRange(range), at + 1)
      let pairs = attributes.sorted { $0.key.rawValue < $1.key.rawValue }.map {
        NibPair(key: .string($0.key.rawValue), value: TextAttribute.archived($0.value))
      }
      runs.append(NibText.Run(length: end - at, attributes: pairs))
      at = end
    }
    return NibText(string, runs: runs.contains { !$0.attributes.isEmpty } ? runs : [])
  }
}

/// Values of attributes in both forms.
enum TextAttribute {
  /// A value that archives have no form for, as code set it.
  private final class Kept {
    let value: Any
    init(_ value: Any) { self.value = value }
  }

  /// Collections stay as they are: their content may be shared many times over, so copies of it may be huge.
  static func value(of archived: NibValue) -> Any {
    switch archived {
    case .bool(let value): value
    case .int(let value): NSNumber(value: value)
    case .real(let value): value
    case .string(let value): value
    case .data(let bytes): Data(bytes)
    case .date(let seconds): Date(timeIntervalSinceReferenceDate: seconds)
    case .point(let point): CGPoint(point)
    case .size(let size): CGSize(size)
    case .rect(let rect): CGRect(rect)
    case .insets(let insets): insets
    case .range(let range): NSRange(location: range.location, length: range.length)
    case .color: UIColor(nibValue: archived) ?? archived
    case .font: UIFont(nibValue: archived) ?? archived
    case .image: UIImage(nibValue: archived) ?? archived
    case .object(let object): value(of: object)
    case .null, .reals, .text, .array, .dictionary, .weakObject: archived
    }
  }

  private static func value(of object: AnyObject) -> Any {
    if let kept = object as? Kept { return kept.value }
    guard let stored = object as? PlaceholderObject else { return object }
    switch stored.className {
    case "\(NSParagraphStyle.self)": return NSParagraphStyle(stored)
    case "\(NSMutableParagraphStyle.self)": return NSMutableParagraphStyle(stored)
    case "\(NSShadow.self)": return NSShadow(stored)
    case "NSURL": return link(stored) ?? object
    default: return object
    }
  }

  private static func link(_ stored: PlaceholderObject) -> Any? {
    stored.value("NS.relative").flatMap { String(nibValue: $0) }.flatMap { URL(string: $0) }
  }

  static func archived(_ value: Any) -> NibValue {
    switch value {
    case let value as NibValue: value
    case let value as UIColor: value.nibValue
    case let value as UIFont: value.nibValue
    case let value as UIImage: value.nibValue
    case let value as UIEdgeInsets: .insets(value)
    case let value as CGPoint: .point(NibPoint(value))
    case let value as CGSize: .size(NibSize(value))
    case let value as CGRect: .rect(NibRect(value))
    case let value where type(of: value) == CGFloat.self: .object(Kept(value))
    case let value where type(of: value) == Bool.self: .bool(value as? Bool ?? false)
    case let value where type(of: value) == Double.self: .real(value as? Double ?? 0)
    case let value as NSNumber: number(value)
    case let value where type(of: value) == String.self: .string(value as? String ?? "")
    case let value where type(of: value) is AnyClass: .object(value as AnyObject)
    default: .object(Kept(value))
    }
  }

  private static func number(_ number: NSNumber) -> NibValue {
    switch String(cString: number.objCType) {
    case "f", "d": .real(number.doubleValue)
    case "Q": .object(number)
    default: .int(number.int64Value)
    }
  }
}
