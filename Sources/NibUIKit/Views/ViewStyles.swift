import NibRuntime
import NibStandIns

// The raw values are the numbers of archives. Documented: UIKit's enumerations of these names.

extension UIActivityIndicatorView {
  /// How a turning wheel looks.
  public enum Style: Int, NibChoice {
    /// Large and white.
    case whiteLarge = 0
    /// White.
    case white = 1
    /// Gray.
    case gray = 2
    /// Of the usual size.
    case medium = 100
    /// Large.
    case large = 101
  }
}

extension UIProgressView {
  /// How a progress view looks.
  public enum Style: Int, NibChoice {
    /// As in content.
    case `default` = 0
    /// As in a bar.
    case bar = 1
  }
}

extension UICollectionView {
  /// Where a flow of items scrolls.
  public enum ScrollDirection: Int, NibChoice {
    /// Downwards.
    case vertical = 0
    /// Across.
    case horizontal = 1
  }
}

extension UITableView {
  /// What the inset of separators is measured from.
  public enum SeparatorInsetReference: Int, NibChoice {
    /// The edges of the cell.
    case fromCellEdges = 0
    /// The insets that the system chooses.
    case fromAutomaticInsets = 1
  }
}

/// Where text stands that was made smaller to fit.
public enum UIBaselineAdjustment: Int, NibChoice {
  /// On the baseline.
  case alignBaselines = 0
  /// In the middle.
  case alignCenters = 1
  /// At the top.
  case none = 2
}

/// How letters that reach out of their line are measured.
public enum UILetterformAwareSizingRule: Int, NibChoice {
  /// By their line.
  case typographic = 0
  /// With what reaches out.
  case oversize = 1
}

/// What a text view makes links of.
public struct UIDataDetectorTypes: NibOptionSet, Hashable {
  /// The bits of an archive.
  public let rawValue: Int

  /// Makes a set from the bits of an archive.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Phone numbers.
  public static let phoneNumber = Self(rawValue: 1)
  /// Addresses of the web.
  public static let link = Self(rawValue: 2)
  /// Postal addresses.
  public static let address = Self(rawValue: 4)
  /// Dates and events.
  public static let calendarEvent = Self(rawValue: 8)
  /// Numbers of parcels.
  public static let shipmentTrackingNumber = Self(rawValue: 16)
  /// Numbers of flights.
  public static let flightNumber = Self(rawValue: 32)
  /// What can be looked up.
  public static let lookupSuggestion = Self(rawValue: 64)
  /// Amounts of money.
  public static let money = Self(rawValue: 128)
  /// Values with a unit.
  public static let physicalValue = Self(rawValue: 256)
  /// All of them.
  public static let all = Self(rawValue: -1)

  /// The single bits and their names.
  public static var names: [(option: Self, name: String)] {
    [
      (.phoneNumber, "phoneNumber"), (.link, "link"), (.address, "address"), (.calendarEvent, "calendarEvent"),
      (.shipmentTrackingNumber, "shipmentTrackingNumber"), (.flightNumber, "flightNumber"),
      (.lookupSuggestion, "lookupSuggestion"), (.money, "money"), (.physicalValue, "physicalValue"),
    ]
  }
}

/// What a web view makes links of.
public struct WKDataDetectorTypes: NibOptionSet, Hashable {
  /// The bits of an archive.
  public let rawValue: Int

  /// Makes a set from the bits of an archive.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Phone numbers.
  public static let phoneNumber = Self(rawValue: 1)
  /// Addresses of the web.
  public static let link = Self(rawValue: 2)
  /// Postal addresses.
  public static let address = Self(rawValue: 4)
  /// Dates and events.
  public static let calendarEvent = Self(rawValue: 8)
  /// Numbers of parcels.
  public static let trackingNumber = Self(rawValue: 16)
  /// Numbers of flights.
  public static let flightNumber = Self(rawValue: 32)
  /// What can be looked up.
  public static let lookupSuggestion = Self(rawValue: 64)
  /// All of them.
  public static let all = Self(rawValue: -1)

  /// The single bits and their names.
  public static var names: [(option: Self, name: String)] {
    [
      (.phoneNumber, "phoneNumber"), (.link, "link"), (.address, "address"), (.calendarEvent, "calendarEvent"),
      (.trackingNumber, "trackingNumber"), (.flightNumber, "flightNumber"), (.lookupSuggestion, "lookupSuggestion"),
    ]
  }
}

/// What a map shows.
public enum MKMapType: Int, NibChoice {
  /// Roads and names.
  case standard = 0
  /// Photographs.
  case satellite = 1
  /// Photographs with roads and names.
  case hybrid = 2
  /// Photographs in relief.
  case satelliteFlyover = 3
  /// Photographs in relief with roads and names.
  case hybridFlyover = 4
  /// Roads and names behind other content.
  case mutedStandard = 5
}
