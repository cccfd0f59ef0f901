import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// Who makes the items of a touch bar. Stands in for NSTouchBarDelegate.
@MainActor
public protocol NSTouchBarDelegate: AnyObject {
  /// The item of an identifier; nil for none.
  func touchBar(_ touchBar: NSTouchBar, makeItemForIdentifier identifier: NSTouchBarItem.Identifier) -> NSTouchBarItem?
}

extension NSTouchBarDelegate {
  /// None.
  public func touchBar(_ touchBar: NSTouchBar, makeItemForIdentifier identifier: NSTouchBarItem.Identifier)
    -> NSTouchBarItem?
  { nil }
}

/// Who says what stands above the keyboard. Stands in for NSTouchBarProvider.
@MainActor
public protocol NSTouchBarProvider: AnyObject {
  /// The bar; nil for none.
  var touchBar: NSTouchBar? { get }
}

/// What code tells a touch bar.
private struct BarState: RareState {
  var defaults: [NSTouchBarItem.Identifier] = []
  var allowed: [NSTouchBarItem.Identifier] = []
  var required: [NSTouchBarItem.Identifier] = []
  var chosen: [NSTouchBarItem.Identifier]?
  var customization: NSTouchBar.CustomizationIdentifier?
  var principal: NSTouchBarItem.Identifier?
  var escape: NSTouchBarItem.Identifier?
  var made: [NSTouchBarItem.Identifier: NSTouchBarItem] = [:]
}

extension NSTouchBar {
  /// Whether a menu's item lets a user choose the items of the bar: the application's property of the name.
  public static var isAutomaticCustomizeTouchBarMenuItemEnabled: Bool {
    get { NSApplication.shared.isAutomaticCustomizeTouchBarMenuItemEnabled }
    set { NSApplication.shared.isAutomaticCustomizeTouchBarMenuItemEnabled = newValue }
  }
  /// The name under which a user's choice of items is kept.
  public typealias CustomizationIdentifier = NSUserInterfaceItemIdentifier

  /// Who makes items that are not among the templates; not kept alive.
  public final var delegate: (any NSTouchBarDelegate)? {
    get { outlet("delegate") as? any NSTouchBarDelegate }
    set { connect("delegate", to: newValue) }
  }
  /// The items that are shown unless a user chose others.
  public final var defaultItemIdentifiers: [NSTouchBarItem.Identifier] {
    get { self[rare: BarState.self].defaults }
    set { self[rare: BarState.self].defaults = newValue }
  }
  /// The items that a user can choose from.
  public final var customizationAllowedItemIdentifiers: [NSTouchBarItem.Identifier] {
    get { self[rare: BarState.self].allowed }
    set { self[rare: BarState.self].allowed = newValue }
  }
  /// The items that a user cannot take away.
  public final var customizationRequiredItemIdentifiers: [NSTouchBarItem.Identifier] {
    get { self[rare: BarState.self].required }
    set { self[rare: BarState.self].required = newValue }
  }
  /// The name under which a user's choice is kept; nil for a bar that cannot be changed.
  public final var customizationIdentifier: CustomizationIdentifier? {
    get { self[rare: BarState.self].customization }
    set { self[rare: BarState.self].customization = newValue }
  }
  /// The item in the middle; nil for none.
  public final var principalItemIdentifier: NSTouchBarItem.Identifier? {
    get { self[rare: BarState.self].principal }
    set { self[rare: BarState.self].principal = newValue }
  }
  /// The item in place of the escape key; nil for none.
  public final var escapeKeyReplacementItemIdentifier: NSTouchBarItem.Identifier? {
    get { self[rare: BarState.self].escape }
    set { self[rare: BarState.self].escape = newValue }
  }

  /// The items that are shown: those that a user chose, else the default ones, else those of the archive.
  public final var itemIdentifiers: [NSTouchBarItem.Identifier] {
    let state = self[rare: BarState.self]
    return state.chosen ?? (state.defaults.isEmpty ? templateItems.compactMap(\.identifier) : state.defaults)
  }

  /// Does what a user does who chooses items: those that may be, and those that must be.
  public final func choose(_ identifiers: [NSTouchBarItem.Identifier]) {
    let known = customizationAllowedItemIdentifiers
    let required = customizationRequiredItemIdentifiers.filter { !identifiers.contains($0) }
    self[rare: BarState.self].chosen =
      identifiers.filter { known.contains($0) || defaultItemIdentifiers.contains($0) } + required
  }

  /// The item of an identifier: a template, else one that the delegate makes, which is kept; nil for none.
  public final func item(forIdentifier identifier: NSTouchBarItem.Identifier) -> NSTouchBarItem? {
    if let item = templateItems.first(where: { $0.identifier == identifier }) { return item }
    if let item = self[rare: BarState.self].made[identifier] { return item }
    guard let item = delegate?.touchBar(self, makeItemForIdentifier: identifier) else { return nil }
    self[rare: BarState.self].made[identifier] = item
    return item
  }

  /// Whether the bar is visible: while the view that has it, or one in it, is the first responder.
  public final var isVisible: Bool {
    guard let first = NSApplication.shared.keyWindow?.firstResponder else { return false }
    return sequence(first: first as AnyObject, next: { ($0 as? NSResponder)?.nextResponder }).prefix(1000).contains {
      ($0 as? NSResponder)?.touchBar === self
    }
  }
}

/// What code tells an item.
private struct ItemState: RareState {
  var priority = NSTouchBarItem.Priority.normal
  var label: String?
}

extension NSTouchBarItem {
  /// The name of an item.
  public typealias Identifier = NSUserInterfaceItemIdentifier

  /// How much it counts that an item is seen. Documented: the numbers, by AppKit.
  public struct Priority: RawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: Float
    /// Makes a priority.
    public init(rawValue: Float) { self.rawValue = rawValue }
    /// Makes a priority.
    public init(_ rawValue: Float) { self.rawValue = rawValue }
    /// It stays longest.
    public static let high = Self(1000)
    /// As others.
    public static let normal = Self(0)
    /// It goes first.
    public static let low = Self(-1000)
  }

  /// How much it counts that the item is seen where there is no room for all.
  public final var visibilityPriority: Priority {
    get { self[rare: ItemState.self].priority }
    set { self[rare: ItemState.self].priority = newValue }
  }

  /// Whether the item is shown by a bar that is.
  public final var isVisible: Bool {
    guard let first = NSApplication.shared.keyWindow?.firstResponder else { return false }
    return sequence(first: first as AnyObject, next: { ($0 as? NSResponder)?.nextResponder }).prefix(1000).contains {
      ($0 as? NSResponder)?.touchBar?.itemIdentifiers.contains(identifier) == true
    }
  }

  /// What the item is called where a user chooses items, of kinds that have no such property of their own.
  final var ownLabel: String! {
    get { self[rare: ItemState.self].label ?? "" }
    set { self[rare: ItemState.self].label = newValue }
  }
}

extension NSUserInterfaceItemIdentifier {
  /// Items of the bars of views around.
  public static let otherItemsProxy = Self("NSTouchBarItemIdentifierOtherItemsProxy")
  /// A small distance.
  public static let fixedSpaceSmall = Self("NSTouchBarItemIdentifierFixedSpaceSmall")
  /// A large distance.
  public static let fixedSpaceLarge = Self("NSTouchBarItemIdentifierFixedSpaceLarge")
  /// A distance that grows.
  public static let flexibleSpace = Self("NSTouchBarItemIdentifierFlexibleSpace")
  /// Words that complete what is typed.
  public static let candidateList = Self("NSTouchBarItemIdentifierCandidateList")
  /// Colors of a text.
  public static let textColorPicker = Self("NSTouchBarItemIdentifierTextColorPicker")
  /// Bold, italic and others.
  public static let textStyle = Self("NSTouchBarItemIdentifierTextStyle")
  /// The alignment of a text.
  public static let textAlignment = Self("NSTouchBarItemIdentifierTextAlignment")
  /// Lists of a text.
  public static let textList = Self("NSTouchBarItemIdentifierTextList")
  /// All that formats a text.
  public static let textFormat = Self("NSTouchBarItemIdentifierTextFormat")
  /// Pictures of feelings.
  public static let characterPicker = Self("NSTouchBarItemIdentifierCharacterPicker")
}
