import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

// Kinds of objects that a class of one's own tells assistive technology to be.

/// What is pressed and has a state.
@MainActor
public protocol NSAccessibilityCheckBox: NSAccessibilityButton {
  /// The state: 0, 1, or 2 for mixed.
  func accessibilityValue() -> Any?
}

/// What is pressed and is the only one of several.
@MainActor
public protocol NSAccessibilityRadioButton: NSAccessibilityButton {
  /// The state: 0 or 1.
  func accessibilityValue() -> Any?
}

/// What is switched on and off.
@MainActor
public protocol NSAccessibilitySwitch: NSAccessibilityButton {
  /// The state: 0 or 1.
  func accessibilityValue() -> Any?
  /// Switches it on.
  func accessibilityPerformIncrement() -> Bool
  /// Switches it off.
  func accessibilityPerformDecrement() -> Bool
}

extension NSAccessibilitySwitch {
  /// Does nothing.
  public func accessibilityPerformIncrement() -> Bool { false }
  /// Does nothing.
  public func accessibilityPerformDecrement() -> Bool { false }
}

/// What makes a value greater and smaller.
@MainActor
public protocol NSAccessibilityStepper: NSAccessibilityElementProtocol {
  /// What assistive technology calls it.
  func accessibilityLabel() -> String?
  /// Makes the value greater.
  func accessibilityPerformIncrement() -> Bool
  /// Makes the value smaller.
  func accessibilityPerformDecrement() -> Bool
}

/// How far something is.
@MainActor
public protocol NSAccessibilityProgressIndicator: NSAccessibilityGroup {
  /// How far.
  func accessibilityValue() -> Any?
}

/// Text that is read by character, word and line.
@MainActor
public protocol NSAccessibilityNavigableStaticText: NSAccessibilityStaticText {
  /// A part of the text.
  func accessibilityString(for range: NSRange) -> String?
  /// The line of a character.
  func accessibilityLine(for index: Int) -> Int
  /// The characters of a line.
  func accessibilityRange(forLine lineNumber: Int) -> NSRange
  /// Where a part of the text is on the screen.
  func accessibilityFrame(for range: NSRange) -> NSRect
}

/// A row of a table, a list or an outline.
@MainActor
public protocol NSAccessibilityRow: NSAccessibilityGroup {
  /// Where the row stands.
  func accessibilityIndex() -> Int
}

/// Rows, with or without columns.
@MainActor
public protocol NSAccessibilityTable: NSAccessibilityGroup {
  /// What assistive technology calls it.
  func accessibilityLabel() -> String?
  /// The rows.
  func accessibilityRows() -> [Any]?
}

/// Rows one below the other.
@MainActor
public protocol NSAccessibilityList: NSAccessibilityTable {}

/// Rows within rows.
@MainActor
public protocol NSAccessibilityOutline: NSAccessibilityTable {}

/// What lies in a layout that a user can change.
@MainActor
public protocol NSAccessibilityLayoutItem: NSAccessibilityGroup {
  /// Moves and resizes it.
  func setAccessibilityFrame(_ frame: NSRect)
}

/// A layout that a user can change.
@MainActor
public protocol NSAccessibilityLayoutArea: NSAccessibilityGroup {
  /// What assistive technology calls it.
  func accessibilityLabel() -> String?
  /// What lies in it.
  func accessibilityChildren() -> [Any]?
  /// What is selected in it.
  func accessibilitySelectedChildren() -> [Any]?
  /// What of it has the keys.
  var accessibilityFocusedUIElement: Any? { get }
}

/// What shows more while the pointer is over it.
@MainActor
public protocol NSAccessibilityContainsTransientUI: NSAccessibilityElementProtocol {
  /// Shows it.
  func accessibilityPerformShowAlternateUI() -> Bool
  /// Hides it.
  func accessibilityPerformShowDefaultUI() -> Bool
  /// Whether it is shown.
  func isAccessibilityAlternateUIVisible() -> Bool
}

/// What names an object that is made when somebody asks for it. Stands in for NSAccessibilityLoadingToken.
public typealias NSAccessibilityLoadingToken = NSObjectProtocol

/// Who makes objects of places that are not there yet. Stands in for NSAccessibilityElementLoading.
@MainActor
public protocol NSAccessibilityElementLoading: AnyObject {
  /// The object of a token; nil for none.
  func accessibilityElement(
    withToken token: any NSAccessibilityLoadingToken
  ) -> (any NSAccessibilityElementProtocol)?
  /// The part of its text; not found for all of it.
  func accessibilityRangeInTargetElement(withToken token: any NSAccessibilityLoadingToken) -> NSRange
}

extension NSAccessibilityElementLoading {
  /// All of it.
  public func accessibilityRangeInTargetElement(withToken token: any NSAccessibilityLoadingToken) -> NSRange {
    NSRange(location: NSNotFound, length: 0)
  }
}

extension NSAccessibility {
  /// A rectangle of a view on the screen.
  public static func screenRect(fromView parentView: NSView, rect frame: NSRect) -> NSRect {
    let inWindow = parentView.convert(frame, to: nil)
    return parentView.window?.convertToScreen(inWindow) ?? inWindow
  }

  /// A point of a view on the screen.
  public static func screenPoint(fromView parentView: NSView, point: NSPoint) -> NSPoint {
    let inWindow = parentView.convert(point, to: nil)
    return parentView.window?.convertPoint(toScreen: inWindow) ?? inWindow
  }

  /// The object itself, or those in it, that assistive technology stops at.
  public static func unignoredChildren(forOnlyChild originalChild: Any) -> [Any] {
    unignoredChildren(from: [originalChild])
  }

  /// Says whether anything in the program is secret; `mayContainProtectedContent` tells it.
  /// - Returns: whether it was set.
  @discardableResult
  public static func setMayContainProtectedContent(_ flag: Bool) -> Bool {
    mayContainProtectedContent = flag
    return true
  }

  /// Whether anything in the program is secret.
  public private(set) static var mayContainProtectedContent = false

  /// What assistive technology has done. Documented: the texts, by AppKit.
  public struct Action: RawRepresentable, Hashable, Sendable {
    /// The text.
    public let rawValue: String
    /// Makes an action of a text.
    public init(rawValue: String) { self.rawValue = rawValue }
    private init(_ name: String) { rawValue = "AX\(name)" }
    /// As a click does.
    public static let press = Self("Press")
    /// The value gets greater.
    public static let increment = Self("Increment")
    /// The value gets smaller.
    public static let decrement = Self("Decrement")
    /// As the return key does.
    public static let confirm = Self("Confirm")
    /// It is chosen.
    public static let pick = Self("Pick")
    /// As the escape key does.
    public static let cancel = Self("Cancel")
    /// The window comes to the front.
    public static let raise = Self("Raise")
    /// The menu opens.
    public static let showMenu = Self("ShowMenu")
    /// It is deleted.
    public static let delete = Self("Delete")
    /// The other content is shown.
    public static let showAlternateUI = Self("ShowAlternateUI")
    /// The usual content is shown.
    public static let showDefaultUI = Self("ShowDefaultUI")

    /// The action in words.
    public var description: String { String(rawValue.dropFirst(2)).lowercased() }
  }
}

extension NSAttributedString.Key {
  /// The font, as assistive technology is told it.
  public static let accessibilityFont = Self("AXFont")
  /// The color of the text.
  public static let accessibilityForegroundColor = Self("AXForegroundColor")
  /// The color behind the text.
  public static let accessibilityBackgroundColor = Self("AXBackgroundColor")
  /// The color of the line below the text.
  public static let accessibilityUnderlineColor = Self("AXUnderlineColor")
  /// The color of the line through the text.
  public static let accessibilityStrikethroughColor = Self("AXStrikethroughColor")
  /// The line below the text.
  public static let accessibilityUnderline = Self("AXUnderline")
  /// Whether the text is raised.
  public static let accessibilitySuperscript = Self("AXSuperscript")
  /// Whether a line goes through the text.
  public static let accessibilityStrikethrough = Self("AXStrikethrough")
  /// Whether the text throws a shadow.
  public static let accessibilityShadow = Self("AXShadow")
  /// What stands in the text.
  public static let accessibilityAttachment = Self("AXAttachment")
  /// Where the text leads.
  public static let accessibilityLink = Self("AXLink")
  /// What the text is replaced by.
  public static let accessibilityAutocorrected = Self("AXAutocorrected")
  /// How the text is aligned.
  public static let accessibilityAlignment = Self("AXTextAlignment")
  /// What stands before an item of a list.
  public static let accessibilityListItemPrefix = Self("AXListItemPrefix")
  /// Where an item of a list stands.
  public static let accessibilityListItemIndex = Self("AXListItemIndex")
  /// How deep an item of a list lies in others.
  public static let accessibilityListItemLevel = Self("AXListItemLevel")
  /// Whether a word is not spelled right.
  public static let accessibilityMarkedMisspelled = Self("AXMarkedMisspelled")
  /// Whether a word is not spelled right, as is found later.
  public static let accessibilityMisspelled = Self("AXMisspelled")
  /// The language of the text.
  public static let accessibilityLanguage = Self("AXNaturalLanguageText")
  /// What is read besides.
  public static let accessibilityCustomText = Self("AXCustomText")
  /// What is noted about the text.
  public static let accessibilityAnnotationTextAttribute = Self("AXAnnotationTextAttribute")
}
