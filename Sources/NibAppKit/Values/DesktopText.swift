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
    let end = made.length
    var at = 0
    for run in text.runs where at < end {
      let length = min(max(run.length, 0), end - at)
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
    let length = text.length
    while at < length {
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

  /// Attributes of text by their names; nil for a value that is no dictionary.
  static func attributes(_ archived: NibValue) -> [String: Any]? {
    guard case .dictionary(let pairs) = archived else { return nil }
    var attributes: [String: Any] = [:]
    for pair in pairs { if let name = String(nibValue: pair.key) { attributes[name] = value(of: pair.value) } }
    return attributes
  }

  /// Attributes of text as archives have them, ordered by their names.
  static func archived(_ attributes: [String: Any]) -> NibValue {
    .dictionary(
      attributes.sorted { $0.key < $1.key }.map { NibPair(key: .string($0.key), value: ModelBox.boxed($0.value)) })
  }

  private static func value(of archived: NibValue) -> Any? {
    if let stored = archived.object as? PlaceholderObject, stored.className == "\(NSParagraphStyle.self)" {
      return NSParagraphStyle(stored)
    }
    return ModelBox.unboxed(archived)
  }
}

/// Parts of texts, counted in UTF-16 as archives count.
extension NibText {
  /// Runs that are together as long as the text.
  private var wholeRuns: [Run] {
    let rest = string.utf16.count - runs.reduce(0) { $0 + $1.length }
    return rest > 0 ? runs + [Run(length: rest)] : runs
  }

  /// A part of the text with its attributes.
  func part(_ range: Range<Int>) -> NibText {
    let characters = (string as NSString).substring(with: NSRange(range))
    guard !runs.isEmpty else { return NibText(characters) }
    var at = 0
    let parts = wholeRuns.compactMap { run -> Run? in
      defer { at += run.length }
      let length = min(at + run.length, range.upperBound) - max(at, range.lowerBound)
      return length > 0 ? Run(length: length, attributes: run.attributes) : nil
    }
    return NibText(characters, runs: parts)
  }

  /// The text with another one behind it.
  func joined(_ other: NibText) -> NibText {
    let all = runs.isEmpty && other.runs.isEmpty ? [] : wholeRuns + other.wholeRuns
    return NibText(string + other.string, runs: all.filter { $0.length > 0 })
  }

  /// The attributes of the character at a place; none beyond the ends.
  func attributes(at place: Int) -> [NibPair] {
    var end = 0
    for run in runs where place >= 0 {
      end += run.length
      if place < end { return run.attributes }
    }
    return []
  }
}
