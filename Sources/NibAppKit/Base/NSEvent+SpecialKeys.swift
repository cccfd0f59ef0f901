import Foundation

extension NSEvent {
  /// A key without a character that is seen.
  public struct SpecialKey: RawRepresentable, Hashable, Sendable {
    /// The character that stands for the key.
    public let rawValue: Int

    /// The key of a character.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The character that stands for the key.
    public var unicodeScalar: Unicode.Scalar { Unicode.Scalar(UInt32(clamping: rawValue)) ?? "\u{FFFD}" }

    /// As named.
    public static let backspace = Self(rawValue: 0x8)
    /// As named.
    public static let carriageReturn = Self(rawValue: 0xd)
    /// As named.
    public static let newline = Self(rawValue: 0xa)
    /// As named.
    public static let enter = Self(rawValue: 0x3)
    /// As named.
    public static let delete = Self(rawValue: 0x7f)
    /// As named.
    public static let deleteForward = Self(rawValue: 0xf728)
    /// As named.
    public static let backTab = Self(rawValue: 0x19)
    /// As named.
    public static let tab = Self(rawValue: 0x9)
    /// As named.
    public static let upArrow = Self(rawValue: 0xf700)
    /// As named.
    public static let downArrow = Self(rawValue: 0xf701)
    /// As named.
    public static let leftArrow = Self(rawValue: 0xf702)
    /// As named.
    public static let rightArrow = Self(rawValue: 0xf703)
    /// As named.
    public static let pageUp = Self(rawValue: 0xf72c)
    /// As named.
    public static let pageDown = Self(rawValue: 0xf72d)
    /// As named.
    public static let home = Self(rawValue: 0xf729)
    /// As named.
    public static let end = Self(rawValue: 0xf72b)
    /// As named.
    public static let prev = Self(rawValue: 0xf73f)
    /// As named.
    public static let next = Self(rawValue: 0xf740)
    /// As named.
    public static let begin = Self(rawValue: 0xf72a)
    /// As named.
    public static let `break` = Self(rawValue: 0xf732)
    /// As named.
    public static let clearDisplay = Self(rawValue: 0xf73a)
    /// As named.
    public static let clearLine = Self(rawValue: 0xf739)
    /// As named.
    public static let deleteCharacter = Self(rawValue: 0xf73e)
    /// As named.
    public static let deleteLine = Self(rawValue: 0xf73c)
    /// As named.
    public static let execute = Self(rawValue: 0xf742)
    /// As named.
    public static let find = Self(rawValue: 0xf745)
    /// As named.
    public static let formFeed = Self(rawValue: 0xc)
    /// As named.
    public static let help = Self(rawValue: 0xf746)
    /// As named.
    public static let insert = Self(rawValue: 0xf727)
    /// As named.
    public static let insertCharacter = Self(rawValue: 0xf73d)
    /// As named.
    public static let insertLine = Self(rawValue: 0xf73b)
    /// As named.
    public static let lineSeparator = Self(rawValue: 0x2028)
    /// As named.
    public static let menu = Self(rawValue: 0xf735)
    /// As named.
    public static let modeSwitch = Self(rawValue: 0xf747)
    /// As named.
    public static let paragraphSeparator = Self(rawValue: 0x2029)
    /// As named.
    public static let pause = Self(rawValue: 0xf730)
    /// As named.
    public static let print = Self(rawValue: 0xf738)
    /// As named.
    public static let printScreen = Self(rawValue: 0xf72e)
    /// As named.
    public static let redo = Self(rawValue: 0xf744)
    /// As named.
    public static let reset = Self(rawValue: 0xf733)
    /// As named.
    public static let scrollLock = Self(rawValue: 0xf72f)
    /// As named.
    public static let select = Self(rawValue: 0xf741)
    /// As named.
    public static let stop = Self(rawValue: 0xf734)
    /// As named.
    public static let sysReq = Self(rawValue: 0xf731)
    /// As named.
    public static let system = Self(rawValue: 0xf737)
    /// As named.
    public static let undo = Self(rawValue: 0xf743)
    /// As named.
    public static let user = Self(rawValue: 0xf736)
    /// As named.
    public static let f1 = Self(rawValue: 0xf704)
    /// As named.
    public static let f2 = Self(rawValue: 0xf705)
    /// As named.
    public static let f3 = Self(rawValue: 0xf706)
    /// As named.
    public static let f4 = Self(rawValue: 0xf707)
    /// As named.
    public static let f5 = Self(rawValue: 0xf708)
    /// As named.
    public static let f6 = Self(rawValue: 0xf709)
    /// As named.
    public static let f7 = Self(rawValue: 0xf70a)
    /// As named.
    public static let f8 = Self(rawValue: 0xf70b)
    /// As named.
    public static let f9 = Self(rawValue: 0xf70c)
    /// As named.
    public static let f10 = Self(rawValue: 0xf70d)
    /// As named.
    public static let f11 = Self(rawValue: 0xf70e)
    /// As named.
    public static let f12 = Self(rawValue: 0xf70f)
    /// As named.
    public static let f13 = Self(rawValue: 0xf710)
    /// As named.
    public static let f14 = Self(rawValue: 0xf711)
    /// As named.
    public static let f15 = Self(rawValue: 0xf712)
    /// As named.
    public static let f16 = Self(rawValue: 0xf713)
    /// As named.
    public static let f17 = Self(rawValue: 0xf714)
    /// As named.
    public static let f18 = Self(rawValue: 0xf715)
    /// As named.
    public static let f19 = Self(rawValue: 0xf716)
    /// As named.
    public static let f20 = Self(rawValue: 0xf717)
    /// As named.
    public static let f21 = Self(rawValue: 0xf718)
    /// As named.
    public static let f22 = Self(rawValue: 0xf719)
    /// As named.
    public static let f23 = Self(rawValue: 0xf71a)
    /// As named.
    public static let f24 = Self(rawValue: 0xf71b)
    /// As named.
    public static let f25 = Self(rawValue: 0xf71c)
    /// As named.
    public static let f26 = Self(rawValue: 0xf71d)
    /// As named.
    public static let f27 = Self(rawValue: 0xf71e)
    /// As named.
    public static let f28 = Self(rawValue: 0xf71f)
    /// As named.
    public static let f29 = Self(rawValue: 0xf720)
    /// As named.
    public static let f30 = Self(rawValue: 0xf721)
    /// As named.
    public static let f31 = Self(rawValue: 0xf722)
    /// As named.
    public static let f32 = Self(rawValue: 0xf723)
    /// As named.
    public static let f33 = Self(rawValue: 0xf724)
    /// As named.
    public static let f34 = Self(rawValue: 0xf725)
    /// As named.
    public static let f35 = Self(rawValue: 0xf726)

    static let known: Set<SpecialKey> = [
      .backspace, .carriageReturn, .newline, .enter, .delete, .deleteForward, .backTab, .tab, .upArrow, .downArrow,
      .leftArrow, .rightArrow, .pageUp, .pageDown, .home, .end, .prev, .next, .begin, .break, .clearDisplay, .clearLine,
      .deleteCharacter, .deleteLine, .execute, .find, .formFeed, .help, .insert, .insertCharacter, .insertLine,
      .lineSeparator, .menu, .modeSwitch, .paragraphSeparator, .pause, .print, .printScreen, .redo, .reset, .scrollLock,
      .select, .stop, .sysReq, .system, .undo, .user, .f1, .f2, .f3, .f4, .f5, .f6, .f7, .f8, .f9, .f10, .f11, .f12,
      .f13, .f14, .f15, .f16, .f17, .f18, .f19, .f20, .f21, .f22, .f23, .f24, .f25, .f26, .f27, .f28, .f29, .f30, .f31,
      .f32, .f33, .f34, .f35,
    ]
  }

  /// The key, if it has no character that is seen.
  public final var specialKey: SpecialKey? {
    guard let scalar = charactersIgnoringModifiers?.unicodeScalars.first else { return nil }
    let key = SpecialKey(rawValue: Int(scalar.value))
    return SpecialKey.known.contains(key) ? key : nil
  }
}
