import Foundation

extension NSAccessibility {
  /// What an object is, more closely. Documented: the names, by AppKit.
  public struct Subrole: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes one of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes one of a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// As named.
    public static let decrementPage = Self("AXDecrementPage")
    /// As named.
    public static let incrementPage = Self("AXIncrementPage")
    /// As named.
    public static let systemFloatingWindow = Self("AXSystemFloatingWindow")
    /// As named.
    public static let tabButtonSubrole = Self("AXTabButton")
    /// As named.
    public static let suggestion = Self("AXSuggestion")
    /// As named.
    public static let collectionListSubrole = Self("AXCollectionList")
    /// As named.
    public static let sectionListSubrole = Self("AXSectionList")
    /// As named.
    public static let closeButton = Self("AXCloseButton")
    /// As named.
    public static let collectionList = Self("AXCollectionList")
    /// As named.
    public static let contentList = Self("AXContentList")
    /// As named.
    public static let decrementArrow = Self("AXDecrementArrow")
    /// As named.
    public static let definitionList = Self("AXDefinitionList")
    /// As named.
    public static let descriptionList = Self("AXDescriptionList")
    /// As named.
    public static let dialog = Self("AXDialog")
    /// As named.
    public static let floatingWindow = Self("AXFloatingWindow")
    /// As named.
    public static let fullScreenButton = Self("AXFullScreenButton")
    /// As named.
    public static let incrementArrow = Self("AXIncrementArrow")
    /// As named.
    public static let minimizeButton = Self("AXMinimizeButton")
    /// As named.
    public static let outlineRow = Self("AXOutlineRow")
    /// As named.
    public static let ratingIndicator = Self("AXRatingIndicator")
    /// As named.
    public static let searchField = Self("AXSearchField")
    /// As named.
    public static let sectionList = Self("AXSectionList")
    /// As named.
    public static let secureTextField = Self("AXSecureTextField")
    /// As named.
    public static let sortButton = Self("AXSortButton")
    /// As named.
    public static let standardWindow = Self("AXStandardWindow")
    /// As named.
    public static let `switch` = Self("AXSwitch")
    /// As named.
    public static let systemDialog = Self("AXSystemDialog")
    /// As named.
    public static let tabButton = Self("AXTabButtonSubrole")
    /// As named.
    public static let tableRow = Self("AXTableRow")
    /// As named.
    public static let textAttachment = Self("AXTextAttachment")
    /// As named.
    public static let textLink = Self("AXTextLink")
    /// As named.
    public static let timeline = Self("AXTimeline")
    /// As named.
    public static let toggle = Self("AXToggle")
    /// As named.
    public static let toolbarButton = Self("AXToolbarButton")
    /// As named.
    public static let unknown = Self("AXUnknown")
    /// As named.
    public static let zoomButton = Self("AXZoomButton")
  }
}

extension NSAccessibility.Subrole {
  /// What an object of AppKit is, more closely.
  @MainActor static func standard(of object: AccessibleObject) -> NSAccessibility.Subrole? {
    switch object {
    case is NSSwitch: .switch
    case is NSSearchField: .searchField
    case let field as NSTextField: field.isSecure ? .secureTextField : nil
    case let level as NSLevelIndicator: level.levelIndicatorStyle == .rating ? .ratingIndicator : nil
    case let window as NSWindow: window is NSPanel ? .floatingWindow : .standardWindow
    default: nil
    }
  }
}
