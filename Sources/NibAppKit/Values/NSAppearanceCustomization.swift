import Foundation
import NibRuntime

/// What has a look of its own or that of what is around it. Stands in for NSAppearanceCustomization.
@MainActor
public protocol NSAppearanceCustomization: AnyObject {
  /// The look of its own; nil for that of what is around.
  var appearance: NSAppearance? { get set }
  /// The look that it has.
  var effectiveAppearance: NSAppearance { get }
}

extension NSView: NSAppearanceCustomization {}
extension NSWindow: NSAppearanceCustomization {}
extension NSApplication: NSAppearanceCustomization {}
extension NSPopover: NSAppearanceCustomization {}
