import Foundation
import NibFoundation
import NibRuntime
import NibSchema
import NibStandIns

/// A shadow of what is drawn. Stands in for NSShadow.
open class NSShadow: NSResponder {
  /// How far it lies from what casts it, in points.
  public nonisolated(unsafe) final var shadowOffset = NSSize()
  /// How far it fades out, in points.
  public nonisolated(unsafe) final var shadowBlurRadius: CGFloat = 0
  /// Its color; nil for none.
  public nonisolated(unsafe) final var shadowColor: NSColor?

  /// Reads the archived values.
  open override func decode(from coder: NibCoder) throws {
    try super.decode(from: coder)
    try Self.shadowTable.read(self, from: coder)
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [shadowTable] }

  /// Makes it the shadow of what is drawn in the current context: kept there, and none is drawn.
  public final func set() { NSGraphicsContext.current?.shadow = self }

  /// A shadow with the same values.
  public final func copy() -> Any { copy(with: nil) }
  /// A shadow with the same values.
  public final func copy(with zone: NSZone?) -> Any {
    let other = NSShadow()
    (other.shadowOffset, other.shadowBlurRadius, other.shadowColor) = (shadowOffset, shadowBlurRadius, shadowColor)
    return other
  }

  /// Whether another object is a shadow with the same values.
  nonisolated open override func stands(forSameAs other: StandIn) -> Bool {
    guard let other = other as? NSShadow else { return false }
    return shadowOffset == other.shadowOffset && shadowBlurRadius == other.shadowBlurRadius
      && shadowColor == other.shadowColor
  }
  /// The same for equal shadows.
  nonisolated open override var standingHash: Int {
    [Double(shadowOffset.width), Double(shadowOffset.height), Double(shadowBlurRadius)].hashValue
  }
  /// Whether another object is a shadow with the same values.
  public final func isEqual(_ object: Any?) -> Bool { (object as? NSShadow).map { $0 == self } ?? false }

  private static let shadowTable = PropertyTable(
    NSShadow.self, kind: AppKitElements.shadow, fresh: { NSShadow() },
    [
      Property("offset.width", \.shadowOffset.width),
      Property("offset.height", \.shadowOffset.height),
      Property("shadowBlurRadius", row: "blurRadius", \.shadowBlurRadius),
      Property("shadowColor", row: "color", \.shadowColor),
    ])
}
