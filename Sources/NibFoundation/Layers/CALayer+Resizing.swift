import Foundation

/// What of a layer changes with the size of the one around. Stands in for CAAutoresizingMask.
public struct CAAutoresizingMask: OptionSet, Sendable, Hashable {
  /// The bits.
  public let rawValue: UInt32

  /// Makes a mask of bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The distance from the left.
  public static let layerMinXMargin = Self(rawValue: 1)
  /// The width.
  public static let layerWidthSizable = Self(rawValue: 2)
  /// The distance from the right.
  public static let layerMaxXMargin = Self(rawValue: 4)
  /// The distance from where coordinates begin.
  public static let layerMinYMargin = Self(rawValue: 8)
  /// The height.
  public static let layerHeightSizable = Self(rawValue: 16)
  /// The distance from the other side.
  public static let layerMaxYMargin = Self(rawValue: 32)
}

extension CALayer {
  /// What changes with the size of the layer around: nothing, unless code says otherwise. Only a Mac has it.
  public var autoresizingMask: CAAutoresizingMask {
    get { extras?.autoresizingMask ?? [] }
    set { makeExtras().autoresizingMask = newValue }
  }

  /// Has the layers that code put in follow the size of this one, as their masks say. A change of the size calls it.
  public func resizeSublayers(withOldSize size: CGSize) {
    for layer in sublayers ?? [] where !layer.autoresizingMask.isEmpty { layer.resize(withOldSuperlayerSize: size) }
  }

  /// Follows the size of the layer around, as the mask says.
  public func resize(withOldSuperlayerSize size: CGSize) {
    guard let now = superlayer?.bounds.size else { return }
    let (mask, old) = (autoresizingMask, frame)
    let across = Autoresizing(
      superviewGrewBy: now.width - size.width, before: (mask.contains(.layerMinXMargin), old.minX),
      view: (mask.contains(.layerWidthSizable), old.width),
      after: (mask.contains(.layerMaxXMargin), size.width - old.maxX))
    let upward = Autoresizing(
      superviewGrewBy: now.height - size.height, before: (mask.contains(.layerMinYMargin), old.minY),
      view: (mask.contains(.layerHeightSizable), old.height),
      after: (mask.contains(.layerMaxYMargin), size.height - old.maxY))
    frame = CGRect(
      x: old.minX + across.offset, y: old.minY + upward.offset, width: old.width + across.growth,
      height: old.height + upward.growth)
  }
}
