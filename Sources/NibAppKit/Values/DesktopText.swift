import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// Foundation's attributed strings and the form that archives and stand-ins keep them in.
@MainActor
enum DesktopText {
  /// A text with its attributes under the names that `NSAttributedString.Key` has in AppKit. What runs say beyond the end
  /// of the text is left out.
  static func attributed(_ text: NibText) -> NSAttributedString {
    let made = NSMutableAttributedString(string: text.string)
    var at = 0
    for run in text.runs where at < made.length {
      let length = min(max(run.length, 0), made.length - at)
      var attributes: [NSAttributedString.Key: Any] = [:]
      for pair in run.attributes {
        guard let name = String(nibValue: pair.key) else { continue }
        attributes[.init(rawValue: name)] = value(of: pair.value)
      }
      if length > 0, !attributes.isEmpty {
        made.setAttributes(attributes, range: NSRange(location: at, length: length))
      }
      at += length
    }
    return NSAttributedString(attributedString: made)
  }

  /// A text as archives have it: a run for each part with the same attributes, which are ordered by their names.
  static func archived(_ text: NSAttributedString) -> NibText {
    var runs: [NibText.Run] = []
    var at = 0
    while at < text.length {
      var range = NSRange(location: at, length: 0)
      let attributes = text.attributes(at: at, effectiveRange: &range)
      let end = max(NSMaxRange(range), at + 1)
      let pairs = attributes.sorted { $0.key.rawValue < $1.key.rawValue }.map {
        NibPair(key: .string($0.key.rawValue), value: ModelBox.boxed($0.value))
      }
      runs.append(NibText.Run(length: end - at, attributes: pairs))
      at = end
    }
    return NibText(text.string, runs: runs.contains { !$0.attributes.isEmpty } ? runs : [])
  }

  private static func value(of archived: NibValue) -> Any? {
    if let stored = archived.object as? PlaceholderObject, stored.className == "\(NSParagraphStyle.self)" {
      return NSParagraphStyle(stored)
    }
    return ModelBox.unboxed(archived)
  }
}
