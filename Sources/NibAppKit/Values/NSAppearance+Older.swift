import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

extension NSAppearance {
  /// The appearance that is drawn in, in older systems: that which code set, else `currentDrawing()`.
  @MainActor public static var current: NSAppearance! {
    get { CurrentAppearance.set ?? currentDrawing() }
    set { CurrentAppearance.set = newValue }
  }

  /// The appearance of a name in a bundle; nil for a name that is not the system's, for bundles have none of their own here.
  public convenience init?(appearanceNamed name: Name, bundle: Bundle?) { self.init(named: name) }

  /// Whether what lies behind shines through.
  public var allowsVibrancy: Bool { name.rawValue.contains("Vibrant") }
}

@MainActor
private enum CurrentAppearance {
  static var set: NSAppearance?
}
