import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

extension NSText {
  private var own: NSTextView? { self as? NSTextView }

  /// What is told of editing; not kept alive.
  public final var textEditingDelegate: (any NSTextDelegate)? {
    get { outlet("delegate") as? any NSTextDelegate }
    set { connect("delegate", to: newValue) }
  }

  /// A part of the text as RTF; nil for one that is not there.
  public final func rtf(from range: NSRange) -> Data? {
    own.map { $0.attributedString().attributedSubstring(from: $0.clipped(range)) }
      .flatMap { $0.rtf(from: NSRange(location: 0, length: $0.length), documentAttributes: [:]) }
  }
  /// A part of the text as RTF; pictures are left out.
  public final func rtfd(from range: NSRange) -> Data? { rtf(from: range) }
  /// Puts a text in RTF in place of a part.
  public final func replaceCharacters(in range: NSRange, withRTF rtfData: Data) {
    guard let own, let text = NSAttributedString(rtf: rtfData, documentAttributes: nil) else { return }
    own.textStorage?.replaceCharacters(in: own.clipped(range), with: text)
  }
  /// Puts a text in RTF in place of a part.
  public final func replaceCharacters(in range: NSRange, withRTFD rtfdData: Data) {
    replaceCharacters(in: range, withRTF: rtfdData)
  }
  /// Writes the text to a file, as RTF.
  /// - Returns: whether that could be done.
  @discardableResult
  public final func writeRTFD(toFile path: String, atomically flag: Bool) -> Bool {
    guard let data = rtf(from: NSRange(location: 0, length: string.utf16.count)) else { return false }
    return (try? data.write(to: URL(fileURLWithPath: path), options: flag ? .atomic : [])) != nil
  }
  /// Reads the text from a file of RTF.
  /// - Returns: whether that could be done.
  @discardableResult
  public final func readRTFD(fromFile path: String) -> Bool {
    guard let data = FileManager.default.contents(atPath: path),
      NSAttributedString(rtf: data, documentAttributes: nil) != nil
    else { return false }
    replaceCharacters(in: NSRange(location: 0, length: string.utf16.count), withRTF: data)
    return true
  }
}

/// Why editing ends, by the older names of `NSTextMovement`.
public let NSIllegalTextMovement = 0
/// Return.
public let NSReturnTextMovement = 0x10
/// The tabulator.
public let NSTabTextMovement = 0x11
/// The tabulator, backward.
public let NSBacktabTextMovement = 0x12
/// To the left.
public let NSLeftTextMovement = 0x13
/// To the right.
public let NSRightTextMovement = 0x14
/// Upward.
public let NSUpTextMovement = 0x15
/// Downward.
public let NSDownTextMovement = 0x16
/// Called off.
public let NSCancelTextMovement = 0x17
/// Another way.
public let NSOtherTextMovement = 0

extension NSTextTab {
  /// Makes one of a kind.
  public convenience init(type: NSParagraphStyle.TextTabType, location loc: CGFloat) {
    let alignment: NSTextAlignment =
      switch type {
      case .leftTabStopType: .left
      case .rightTabStopType, .decimalTabStopType: .right
      case .centerTabStopType: .center
      }
    self.init(textAlignment: alignment, location: loc, options: [:])
  }
  /// Its kind, by how the text behind it is aligned.
  public final var tabStopType: NSParagraphStyle.TextTabType {
    switch alignment {
    case .right: .rightTabStopType
    case .center: .centerTabStopType
    default: .leftTabStopType
    }
  }
  /// The characters that end a column of numbers in a language: its decimal separator.
  public class func columnTerminators(for aLocale: Locale?) -> CharacterSet {
    CharacterSet(charactersIn: (aLocale ?? .current).decimalSeparator ?? ".")
  }
}

extension NSParagraphStyle {
  /// The kind of a tab. Documented: the order of the cases, by AppKit.
  public enum TextTabType: UInt, Sendable {
    /// As named.
    case leftTabStopType, rightTabStopType, centerTabStopType, decimalTabStopType
  }
}
