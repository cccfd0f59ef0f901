import NibRuntime
import NibStandIns

extension NSCell {
  /// How a button looks while it is pressed, or in its other state. Documented: the numbers, by AppKit.
  public struct StyleMask: NibOptionSet, Hashable {
    /// The bits.
    public let rawValue: Int

    /// Makes a set from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// It looks as before.
    public static let noCellMask: Self = []
    /// It shows its alternate content.
    public static let contentsCellMask = Self(rawValue: 1)
    /// It looks pushed in.
    public static let pushInCellMask = Self(rawValue: 2)
    /// Its grays change places.
    public static let changeGrayCellMask = Self(rawValue: 4)
    /// Its background changes.
    public static let changeBackgroundCellMask = Self(rawValue: 8)

    /// The single bits and their names.
    public static var names: [(option: Self, name: String)] {
      [
        (.contentsCellMask, "contentsCell"), (.pushInCellMask, "pushInCell"), (.changeGrayCellMask, "changeGrayCell"),
        (.changeBackgroundCellMask, "changeBackgroundCell"),
      ]
    }
  }
}

extension NSControl {
  /// Where the image of a button stands beside its title.
  ///
  /// The raw values are those of a cell's word. Seen: `NSButtonFlags` of compiled nibs.
  public enum ImagePosition: Int, NibChoice {
    /// Nowhere; there is the title alone.
    case noImage = 0
    /// Above the title.
    case imageAbove = 1
    /// Below it.
    case imageBelow = 3
    /// At its right, or behind it.
    case imageRight = 5
    /// At its left, or before it.
    case imageLeft = 7
    /// There is the image alone.
    case imageOnly = 8
    /// Over the title.
    case imageOverlaps = 9

    /// Behind the title.
    public static let imageTrailing = ImagePosition.imageRight
    /// Before the title.
    public static let imageLeading = ImagePosition.imageLeft
  }
}

/// The scaling of a button's image as its cell's word counts it.
struct ButtonImageScaling: NibConvertible {
  static let nibKind = NSImageScaling.nibKind
  let scaling: NSImageScaling

  init(_ scaling: NSImageScaling) { self.scaling = scaling }

  init?(nibValue: NibValue) {
    guard let number = Int(nibValue: nibValue), Self.order.indices.contains(number) else { return nil }
    scaling = Self.order[number]
  }

  /// - Seen: `NSButtonFlags2` of compiled nibs.
  private static let order: [NSImageScaling] = [
    .scaleNone, .scaleProportionallyUpOrDown, .scaleProportionallyDown, .scaleAxesIndependently,
  ]

  var nibValue: NibValue { .int(Int64(Self.order.firstIndex(of: scaling) ?? 0)) }

  var nibDescription: String { scaling.nibDescription }
}

/// A flag whose row says the opposite.
struct Opposite: NibConvertible {
  static let nibKind = Bool.nibKind
  let isOn: Bool

  init(_ isOn: Bool) { self.isOn = isOn }

  init?(nibValue: NibValue) {
    guard let flag = Bool(nibValue: nibValue) else { return nil }
    isOn = !flag
  }

  var nibValue: NibValue { .bool(!isOn) }

  var nibDescription: String { "\(isOn)" }
}
