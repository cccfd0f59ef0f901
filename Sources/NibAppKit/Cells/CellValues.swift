import NibRuntime
import NibStandIns

/// What is drawn around a view or a cell that has the keys. Documented: the order of the cases, by AppKit.
public enum NSFocusRingType: Int, NibChoice {
  /// As the class does it; nothing; a ring around it.
  case `default`, none, exterior
}

/// The alignment of a cell as its word counts it, where the right comes before the middle.
struct CellAlignment: NibConvertible {
  static let nibKind = NSTextAlignment.nibKind
  let alignment: NSTextAlignment

  init(_ alignment: NSTextAlignment) { self.alignment = alignment }

  init?(nibValue: NibValue) {
    guard let number = Int(nibValue: nibValue), Self.order.indices.contains(number) else { return nil }
    alignment = Self.order[number]
  }

  /// - Seen: `NSCellFlags2` of compiled nibs.
  private static let order: [NSTextAlignment] = [.left, .right, .center, .justified, .natural]

  var nibValue: NibValue { .int(Int64(Self.order.firstIndex(of: alignment) ?? 0)) }

  var nibDescription: String { alignment.nibDescription }
}

/// A number of a choice that means YES.
protocol ChoiceNumber {
  static var number: Int { get }
}

/// A flag that archives have as one of several numbers.
struct ChoiceFlag<Number: ChoiceNumber>: NibConvertible {
  static var nibKind: String { Bool.nibKind }
  let isOn: Bool

  init(_ isOn: Bool) { self.isOn = isOn }

  /// Takes flags as they are, and numbers by what they mean.
  init?(nibValue: NibValue) {
    if case .int(let number) = nibValue {
      isOn = number == Int64(Number.number)
    } else {
      guard let flag = Bool(nibValue: nibValue) else { return nil }
      isOn = flag
    }
  }

  var nibValue: NibValue { .bool(isOn) }

  var nibDescription: String { isOn.nibDescription }
}

/// The bezel among the borders of a cell.
enum BezelBorder: ChoiceNumber { static let number = 1 }
/// The line among them.
enum LineBorder: ChoiceNumber { static let number = 2 }
