import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

extension NSVisualEffectView {
  /// What an effect is drawn for. Documented: the numbers, by AppKit.
  public struct Material: RawRepresentable, Hashable, Sendable, NibConvertible, ExpressibleByIntegerLiteral {
    /// The number.
    public let rawValue: Int
    /// The material of a number.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The material of a number.
    public init(integerLiteral value: Int) { rawValue = value }
    /// As the appearance has it; in older systems, as the next four.
    public static let appearanceBased = Self(rawValue: 0)
    /// Light.
    public static let light = Self(rawValue: 1)
    /// Dark.
    public static let dark = Self(rawValue: 2)
    /// Less light.
    public static let mediumLight = Self(rawValue: 8)
    /// Very dark.
    public static let ultraDark = Self(rawValue: 9)
    /// A title bar.
    public static let titlebar = Self(rawValue: 3)
    /// What is selected.
    public static let selection = Self(rawValue: 4)
    /// A menu.
    public static let menu = Self(rawValue: 5)
    /// A popover.
    public static let popover = Self(rawValue: 6)
    /// A sidebar.
    public static let sidebar = Self(rawValue: 7)
    /// The title of a group.
    public static let headerView = Self(rawValue: 10)
    /// A sheet.
    public static let sheet = Self(rawValue: 11)
    /// A window.
    public static let windowBackground = Self(rawValue: 12)
    /// A panel over others.
    public static let hudWindow = Self(rawValue: 13)
    /// A full screen.
    public static let fullScreenUI = Self(rawValue: 15)
    /// A tip.
    public static let toolTip = Self(rawValue: 17)
    /// Content.
    public static let contentBackground = Self(rawValue: 18)
    /// What is below a window.
    public static let underWindowBackground = Self(rawValue: 21)
    /// What is below a page.
    public static let underPageBackground = Self(rawValue: 22)

    /// `int`
    public static var nibKind: String { Int.nibKind }
    /// Takes numbers.
    public init?(nibValue: NibValue) {
      guard let number = Int(nibValue: nibValue) else { return nil }
      rawValue = number
    }
    /// As a number.
    public var nibValue: NibValue { .int(Int64(rawValue)) }
  }
}
