import NibResources
import NibRuntime

// What stands in for Foundation's types in the counterpart of this module that does without Foundation.

#if NIB_LIGHT
  /// A distance, in points.
  public typealias CGFloat = Double
  /// A point, in points.
  public typealias CGPoint = NibPoint
  /// A size, in points.
  public typealias CGSize = NibSize
  /// A rectangle, in points.
  public typealias CGRect = NibRect
  /// A run of positions.
  public typealias NSRange = NibRange
  /// Numbers of sections.
  public typealias IndexSet = Set<Int>
  /// A text with attributes.
  public typealias NSAttributedString = NibText
  /// A moment.
  public typealias Date = NibDate
  /// A folder with resources.
  public typealias Bundle = ResourceBundle

  /// What `init(coder:)` is given.
  public class NSCoder {
    /// Holds nothing.
    public init() {}
  }

  /// A row of a table or an item of a collection.
  public typealias IndexPath = NibIndexPath

  extension NibText {
    /// Itself.
    var attributedString: NSAttributedString { self }
    /// Itself.
    var nibText: NibText { self }
  }

  extension NibRect {
    init(_ archived: NibRect) { self = archived }
  }

  extension NibSize {
    init(_ archived: NibSize) { self = archived }
  }

  /// A row of a table or an item of a collection.
  /// As much of Foundation's type of this name as lists need.
  public struct NibIndexPath: Sendable, Hashable, Comparable, CustomStringConvertible {
    /// The section, from 0.
    public var section: Int
    /// The row of the section, from 0.
    public var row: Int

    /// A row of a table.
    public init(row: Int, section: Int = 0) {
      self.section = section
      self.row = row
    }

    /// An item of a collection.
    public init(item: Int, section: Int = 0) { self.init(row: item, section: section) }

    /// The item of the section, from 0: the row by another name.
    public var item: Int {
      get { row }
      set { row = newValue }
    }

    /// Earlier sections first, then earlier rows.
    public static func < (a: NibIndexPath, b: NibIndexPath) -> Bool { (a.section, a.row) < (b.section, b.row) }

    /// `0.3`: section, then row.
    public var description: String { "\(section).\(row)" }
  }

  /// A moment: as much of Foundation's type of this name as date pickers need.
  public struct NibDate: Sendable, Hashable, Comparable, NibConvertible {
    /// Seconds since 2001-01-01 00:00 UTC.
    public var timeIntervalSinceReferenceDate: Double

    /// Makes a moment from seconds since 2001-01-01 00:00 UTC.
    public init(timeIntervalSinceReferenceDate seconds: Double) { timeIntervalSinceReferenceDate = seconds }

    /// `date`
    public static var nibKind: String { "date" }

    /// Takes dates.
    public init?(nibValue: NibValue) {
      guard case .date(let seconds) = nibValue else { return nil }
      self.init(timeIntervalSinceReferenceDate: seconds)
    }

    /// As a date.
    public var nibValue: NibValue { .date(timeIntervalSinceReferenceDate) }

    /// Earlier is less.
    public static func < (a: NibDate, b: NibDate) -> Bool {
      a.timeIntervalSinceReferenceDate < b.timeIntervalSinceReferenceDate
    }
  }
#endif
