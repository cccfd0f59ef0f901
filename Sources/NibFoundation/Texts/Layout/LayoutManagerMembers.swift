import Foundation
import NibStandIns

#if !canImport(CoreGraphics)
  /// The number of a form of a letter in a font.
  public typealias CGGlyph = UInt16
#endif

/// What few layout managers are told.
package struct LayoutSettings {
  var linePositions: [Int: (fragment: NSRect, used: NSRect)] = [:]
  var locations: [Int: NSPoint] = [:]
  var hidden: [Int: Bool] = [:]
  var attachmentSizes: [Int: NSSize] = [:]
  var outside: Set<Int> = []
  var extraLine: (rect: NSRect, used: NSRect)?
  var hyphenation: Float = 0
  var behavior = NSLayoutManager.TypesetterBehavior.latestBehavior
}

extension NSLayoutManager {
  /// What a glyph is. Documented: the bits, by TextKit.
  public struct GlyphProperty: OptionSet, Sendable, Hashable {
    /// The bits.
    public let rawValue: Int
    /// Properties of bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// It is not shown.
    public static let null = Self(rawValue: 1 << 0)
    /// It stands for a control character.
    public static let controlCharacter = Self(rawValue: 1 << 1)
    /// It can be drawn out, as a space.
    public static let elastic = Self(rawValue: 1 << 2)
    /// It joins the one before.
    public static let nonBaseCharacter = Self(rawValue: 1 << 3)
  }

  /// What a control character does. Documented: the bits, by TextKit.
  public struct ControlCharacterAction: OptionSet, Sendable, Hashable {
    /// The bits.
    public let rawValue: Int
    /// Actions of bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// It takes no room.
    public static let zeroAdvancement = Self(rawValue: 1 << 0)
    /// It takes the room that the delegate gives.
    public static let whitespace = Self(rawValue: 1 << 1)
    /// It goes on to the next tabulator.
    public static let horizontalTab = Self(rawValue: 1 << 2)
    /// It ends a line.
    public static let lineBreak = Self(rawValue: 1 << 3)
    /// It ends a paragraph.
    public static let paragraphBreak = Self(rawValue: 1 << 4)
    /// It goes on to the next area.
    public static let containerBreak = Self(rawValue: 1 << 5)
  }

  /// Whether letters stand side by side or one below the other. Documented: the order of the cases, by TextKit.
  public enum TextLayoutOrientation: Int, Sendable {
    /// Side by side; one below the other.
    case horizontal, vertical
  }

  /// Which system's way to break lines is used. Documented: the numbers, by AppKit.
  public enum TypesetterBehavior: Int, Sendable {
    /// That of this system.
    case latestBehavior = -1
    /// That of the first.
    case originalBehavior = 0
    /// As named.
    case behavior_10_2_WithCompatibility = 1
    /// As named.
    case behavior_10_2 = 2
    /// As named.
    case behavior_10_3 = 3
    /// As named.
    case behavior_10_4 = 4
  }

  /// From which length of a line on words are broken with hyphens, 0...1 of its width; kept.
  public final var hyphenationFactor: Float {
    get { settings.hyphenation }
    set { settings.hyphenation = newValue }
  }
  /// Which system's way to break lines is used; kept.
  public final var typesetterBehavior: TypesetterBehavior {
    get { settings.behavior }
    set { settings.behavior = newValue }
  }

  /// The form of a glyph: its UTF-16 unit, for fonts are not read.
  public final func cgGlyph(at glyphIndex: Int) -> CGGlyph { cgGlyph(at: glyphIndex, isValidIndex: nil) }
  /// The form of a glyph, and whether there is one.
  public final func cgGlyph(at glyphIndex: Int, isValidIndex: UnsafeMutablePointer<ObjCBool>?) -> CGGlyph {
    let isValid = isValidGlyphIndex(glyphIndex)
    isValidIndex?.pointee = ObjCBool(isValid)
    return isValid ? ((textStorage?.string ?? "") as NSString).character(at: glyphIndex) : 0
  }
  /// What a glyph is.
  public final func propertyForGlyph(at glyphIndex: Int) -> GlyphProperty {
    switch cgGlyph(at: glyphIndex) {
    case 0x9, 0xa, 0xd, 0x2028, 0x2029: .controlCharacter
    case 0x20: .elastic
    default: []
    }
  }
  /// Gives the forms of glyphs and what belongs to them.
  /// - Returns: how many there are.
  @discardableResult
  public final func getGlyphs(
    in glyphRange: NSRange, glyphs glyphBuffer: UnsafeMutablePointer<CGGlyph>?,
    properties props: UnsafeMutablePointer<GlyphProperty>?,
    characterIndexes charIndexBuffer: UnsafeMutablePointer<Int>?,
    bidiLevels bidiLevelBuffer: UnsafeMutablePointer<UInt8>?
  ) -> Int {
    let end = min(NSMaxRange(glyphRange), numberOfGlyphs)
    guard glyphRange.location >= 0, glyphRange.location < end else { return 0 }
    for (place, index) in (glyphRange.location..<end).enumerated() {
      glyphBuffer?[place] = cgGlyph(at: index)
      props?[place] = propertyForGlyph(at: index)
      charIndexBuffer?[place] = index
      bidiLevelBuffer?[place] = 0
    }
    return end - glyphRange.location
  }
  /// Gives the first character and glyph that are not laid out: the end.
  public final func getFirstUnlaidCharacterIndex(
    _ charIndex: UnsafeMutablePointer<Int>?, glyphIndex: UnsafeMutablePointer<Int>?
  ) {
    charIndex?.pointee = firstUnlaidCharacterIndex()
    glyphIndex?.pointee = firstUnlaidGlyphIndex()
  }
  /// Gives where the insertion point may be on the line of a character, from its beginning.
  /// - Returns: how many places there are.
  @discardableResult
  public final func getLineFragmentInsertionPoints(
    forCharacterAt charIndex: Int, alternatePositions aFlag: Bool, inDisplayOrder dFlag: Bool,
    positions: UnsafeMutablePointer<CGFloat>?, characterIndexes charIndexes: UnsafeMutablePointer<Int>?
  ) -> Int {
    var line = NSRange(location: 0, length: 0)
    _ = lineFragmentRect(forGlyphAt: charIndex, effectiveRange: &line)
    for (place, index) in (line.location..<NSMaxRange(line)).enumerated() {
      positions?[place] = location(forGlyphAt: index).x
      charIndexes?[place] = index
    }
    return line.length
  }

  /// The area that a glyph is in, without laying anything out; all is laid out here.
  public final func textContainer(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: UnsafeMutablePointer<NSRange>?,
    withoutAdditionalLayout flag: Bool
  ) -> NSTextContainer? { textContainer(forGlyphAt: glyphIndex, effectiveRange: effectiveGlyphRange) }
  /// The line of a glyph, likewise.
  public final func lineFragmentRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: UnsafeMutablePointer<NSRange>?,
    withoutAdditionalLayout flag: Bool
  ) -> NSRect { lineFragmentRect(forGlyphAt: glyphIndex, effectiveRange: effectiveGlyphRange) }
  /// What is used of the line of a glyph, likewise.
  public final func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: UnsafeMutablePointer<NSRange>?,
    withoutAdditionalLayout flag: Bool
  ) -> NSRect { lineFragmentUsedRect(forGlyphAt: glyphIndex, effectiveRange: effectiveGlyphRange) }

  /// The glyphs of the line of one: they are as far apart as they like.
  public final func range(ofNominallySpacedGlyphsContaining glyphIndex: Int) -> NSRange {
    var line = NSRange(location: 0, length: 0)
    _ = lineFragmentRect(forGlyphAt: glyphIndex, effectiveRange: &line)
    return line
  }
  /// The glyphs that an ellipsis stands for; not found for none, as there is none here.
  public final func truncatedGlyphRange(inLineFragmentForGlyphAt glyphIndex: Int) -> NSRange {
    NSRange(location: NSNotFound, length: 0)
  }

  /// How large the attachment of a glyph is, as code set it; -1 each way for none.
  public final func attachmentSize(forGlyphAt glyphIndex: Int) -> NSSize {
    settings.attachmentSizes[glyphIndex] ?? NSSize(width: -1, height: -1)
  }
  /// Whether a glyph is drawn beyond its line, as code set it.
  public final func drawsOutsideLineFragment(forGlyphAt glyphIndex: Int) -> Bool {
    settings.outside.contains(glyphIndex)
  }
  /// An attribute of a character that is only shown, and how far it is the same within a part.
  public final func temporaryAttribute(
    _ attrName: NSAttributedString.Key, atCharacterIndex location: Int,
    longestEffectiveRange range: UnsafeMutablePointer<NSRange>?, in rangeLimit: NSRange
  ) -> Any? {
    var run = NSRange(location: 0, length: 0)
    let value = temporaryAttribute(attrName, atCharacterIndex: location, effectiveRange: &run)
    range?.pointee = NSIntersectionRange(run, rangeLimit)
    return value
  }
  /// The attributes of a character that are only shown, likewise.
  public final func temporaryAttributes(
    atCharacterIndex location: Int, longestEffectiveRange range: UnsafeMutablePointer<NSRange>?, in rangeLimit: NSRange
  ) -> [NSAttributedString.Key: Any] {
    var run = NSRange(location: 0, length: 0)
    let values = temporaryAttributes(atCharacterIndex: location, effectiveRange: &run)
    range?.pointee = NSIntersectionRange(run, rangeLimit)
    return values
  }
}
