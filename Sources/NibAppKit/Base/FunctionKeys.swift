// Characters that stand for keys. Documented: the numbers, by AppKit.

/// The key Up Arrow.
public let NSUpArrowFunctionKey = 0xf700
/// The key Down Arrow.
public let NSDownArrowFunctionKey = 0xf701
/// The key Left Arrow.
public let NSLeftArrowFunctionKey = 0xf702
/// The key Right Arrow.
public let NSRightArrowFunctionKey = 0xf703
/// The key F1.
public let NSF1FunctionKey = 0xf704
/// The key F2.
public let NSF2FunctionKey = 0xf705
/// The key F3.
public let NSF3FunctionKey = 0xf706
/// The key F4.
public let NSF4FunctionKey = 0xf707
/// The key F5.
public let NSF5FunctionKey = 0xf708
/// The key F6.
public let NSF6FunctionKey = 0xf709
/// The key F7.
public let NSF7FunctionKey = 0xf70a
/// The key F8.
public let NSF8FunctionKey = 0xf70b
/// The key F9.
public let NSF9FunctionKey = 0xf70c
/// The key F10.
public let NSF10FunctionKey = 0xf70d
/// The key F11.
public let NSF11FunctionKey = 0xf70e
/// The key F12.
public let NSF12FunctionKey = 0xf70f
/// The key F13.
public let NSF13FunctionKey = 0xf710
/// The key F14.
public let NSF14FunctionKey = 0xf711
/// The key F15.
public let NSF15FunctionKey = 0xf712
/// The key F16.
public let NSF16FunctionKey = 0xf713
/// The key F17.
public let NSF17FunctionKey = 0xf714
/// The key F18.
public let NSF18FunctionKey = 0xf715
/// The key F19.
public let NSF19FunctionKey = 0xf716
/// The key F20.
public let NSF20FunctionKey = 0xf717
/// The key Insert.
public let NSInsertFunctionKey = 0xf727
/// The key Delete.
public let NSDeleteFunctionKey = 0xf728
/// The key Home.
public let NSHomeFunctionKey = 0xf729
/// The key Begin.
public let NSBeginFunctionKey = 0xf72a
/// The key End.
public let NSEndFunctionKey = 0xf72b
/// The key Page Up.
public let NSPageUpFunctionKey = 0xf72c
/// The key Page Down.
public let NSPageDownFunctionKey = 0xf72d
/// The key Print Screen.
public let NSPrintScreenFunctionKey = 0xf72e
/// The key Scroll Lock.
public let NSScrollLockFunctionKey = 0xf72f
/// The key Pause.
public let NSPauseFunctionKey = 0xf730
/// The key Clear Line.
public let NSClearLineFunctionKey = 0xf739
/// The key Menu.
public let NSMenuFunctionKey = 0xf735
/// The key Help.
public let NSHelpFunctionKey = 0xf746
/// The character Enter.
public let NSEnterCharacter = 0x3
/// The character Backspace.
public let NSBackspaceCharacter = 0x8
/// The character Tab.
public let NSTabCharacter = 0x9
/// The character Newline.
public let NSNewlineCharacter = 0xa
/// The character FormFeed.
public let NSFormFeedCharacter = 0xc
/// The character CarriageReturn.
public let NSCarriageReturnCharacter = 0xd
/// The character BackTab.
public let NSBackTabCharacter = 0x19
/// The character Delete.
public let NSDeleteCharacter = 0x7f
/// The character LineSeparator.
public let NSLineSeparatorCharacter = 0x2028
/// The character ParagraphSeparator.
public let NSParagraphSeparatorCharacter = 0x2029
