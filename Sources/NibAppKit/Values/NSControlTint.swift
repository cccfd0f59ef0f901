import Foundation
import NibFoundation
import NibStandIns

/// The tint that controls had before the accent color. Documented: the numbers, by AppKit.
public enum NSControlTint: UInt, Sendable {
  /// That of the system.
  case defaultControlTint = 0
  /// Blue.
  case blueControlTint = 1
  /// Gray.
  case graphiteControlTint = 6
  /// None.
  case clearControlTint = 7
}

extension NSColor {
  /// The tint that the user chose: blue, as the system is set up at first.
  public static var currentControlTint: NSControlTint { .blueControlTint }

  /// The user chose another tint. Nobody does here.
  public static let currentControlTintDidChangeNotification = Notification.Name("NSControlTintDidChangeNotification")

  /// Makes the color of a tint: that of the system's accent for the system's.
  public convenience init(for controlTint: NSControlTint) {
    switch controlTint {
    case .defaultControlTint, .blueControlTint: self.init(NSColor.controlAccentColor.nibColor)
    case .graphiteControlTint: self.init(NSColor.systemGray.nibColor)
    case .clearControlTint: self.init(NSColor.clear.nibColor)
    }
  }
}
