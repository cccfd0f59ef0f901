import Foundation

extension NSAccessibility {
  /// What an object is. Documented: the names, by AppKit.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes one of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes one of a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// As named.
    public static let application = Self("AXApplication")
    /// As named.
    public static let browser = Self("AXBrowser")
    /// As named.
    public static let busyIndicator = Self("AXBusyIndicator")
    /// As named.
    public static let button = Self("AXButton")
    /// As named.
    public static let cell = Self("AXCell")
    /// As named.
    public static let checkBox = Self("AXCheckBox")
    /// As named.
    public static let colorWell = Self("AXColorWell")
    /// As named.
    public static let column = Self("AXColumn")
    /// As named.
    public static let comboBox = Self("AXComboBox")
    /// As named.
    public static let dateTimeArea = Self("AXDateTimeArea")
    /// As named.
    public static let disclosureTriangle = Self("AXDisclosureTriangle")
    /// As named.
    public static let drawer = Self("AXDrawer")
    /// As named.
    public static let grid = Self("AXGrid")
    /// As named.
    public static let group = Self("AXGroup")
    /// As named.
    public static let growArea = Self("AXGrowArea")
    /// As named.
    public static let handle = Self("AXHandle")
    /// As named.
    public static let helpTag = Self("AXHelpTag")
    /// As named.
    public static let image = Self("AXImage")
    /// As named.
    public static let incrementor = Self("AXIncrementor")
    /// As named.
    public static let layoutArea = Self("AXLayoutArea")
    /// As named.
    public static let layoutItem = Self("AXLayoutItem")
    /// As named.
    public static let levelIndicator = Self("AXLevelIndicator")
    /// As named.
    public static let link = Self("AXLink")
    /// As named.
    public static let list = Self("AXList")
    /// As named.
    public static let menu = Self("AXMenu")
    /// As named.
    public static let menuBar = Self("AXMenuBar")
    /// As named.
    public static let menuBarItem = Self("AXMenuBarItem")
    /// As named.
    public static let menuButton = Self("AXMenuButton")
    /// As named.
    public static let menuItem = Self("AXMenuItem")
    /// As named.
    public static let outline = Self("AXOutline")
    /// As named.
    public static let popUpButton = Self("AXPopUpButton")
    /// As named.
    public static let popover = Self("AXPopover")
    /// As named.
    public static let progressIndicator = Self("AXProgressIndicator")
    /// As named.
    public static let radioButton = Self("AXRadioButton")
    /// As named.
    public static let radioGroup = Self("AXRadioGroup")
    /// As named.
    public static let relevanceIndicator = Self("AXRelevanceIndicator")
    /// As named.
    public static let row = Self("AXRow")
    /// As named.
    public static let ruler = Self("AXRuler")
    /// As named.
    public static let rulerMarker = Self("AXRulerMarker")
    /// As named.
    public static let matte = Self("AXMatte")
    /// As named.
    public static let pageRole = Self("AXPage")
    /// As named.
    public static let scrollArea = Self("AXScrollArea")
    /// As named.
    public static let scrollBar = Self("AXScrollBar")
    /// As named.
    public static let sheet = Self("AXSheet")
    /// As named.
    public static let slider = Self("AXSlider")
    /// As named.
    public static let splitGroup = Self("AXSplitGroup")
    /// As named.
    public static let splitter = Self("AXSplitter")
    /// As named.
    public static let staticText = Self("AXStaticText")
    /// As named.
    public static let systemWide = Self("AXSystemWide")
    /// As named.
    public static let tabGroup = Self("AXTabGroup")
    /// As named.
    public static let table = Self("AXTable")
    /// As named.
    public static let textArea = Self("AXTextArea")
    /// As named.
    public static let textField = Self("AXTextField")
    /// As named.
    public static let toolbar = Self("AXToolbar")
    /// As named.
    public static let unknown = Self("AXUnknown")
    /// As named.
    public static let valueIndicator = Self("AXValueIndicator")
    /// As named.
    public static let window = Self("AXWindow")
  }
}

extension NSAccessibility.Role {
  /// The role in words: that of a subrole where it has one.
  public func description(with subrole: NSAccessibility.Subrole?) -> String? {
    let name = (subrole?.rawValue ?? rawValue).dropFirst(2)
    return name.reduce("") { $0 + ($1.isUppercase && !$0.isEmpty ? " " : "") + $1.lowercased() }
  }

  /// The role of an object in words.
  @MainActor public func description(for element: Any) -> String? {
    description(with: (element as? AccessibleObject)?.accessibilitySubrole())
  }

  /// What an object of AppKit is.
  @MainActor static func standard(of object: AccessibleObject) -> NSAccessibility.Role? {
    switch object {
    case is NSPopUpButton: .popUpButton
    case let button as NSButton: of(button)
    case is NSSwitch: .checkBox
    case is NSComboBox: .comboBox
    case let field as NSTextField: field.isEditable || field.isSecure ? .textField : .staticText
    case is NSTextView: .textArea
    case is NSSlider: .slider
    case is NSStepper: .incrementor
    case is NSImageView: .image
    case is NSLevelIndicator: .levelIndicator
    case is NSProgressIndicator: .progressIndicator
    case is NSColorWell: .colorWell
    case is NSDatePicker: .dateTimeArea
    case is NSSegmentedControl: .radioGroup
    case is NSScroller: .scrollBar
    case is NSOutlineView: .outline
    case is NSTableView: .table
    case is NSBrowser: .browser
    case is NSScrollView: .scrollArea
    case is NSSplitView: .splitGroup
    case is NSTabView: .tabGroup
    case is NSTableRowView: .row
    case is NSTableCellView: .cell
    case is NSCollectionView: .list
    case is NSBox, is NSPathControl: .group
    case is NSWindow: .window
    case is NSMenuItem: .menuItem
    case is NSMenu: .menu
    case is NSApplication: .application
    case is NSView: .unknown
    default: nil
    }
  }

  @MainActor private static func of(_ button: NSButton) -> NSAccessibility.Role {
    switch button.buttonCell?.kind {
    case .radio: .radioButton
    case .check: .checkBox
    default: button.bezelStyle == .disclosure ? .disclosureTriangle : .button
    }
  }
}
