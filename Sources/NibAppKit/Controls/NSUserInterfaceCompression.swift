import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// How something becomes smaller where there is little room. Stands in for NSUserInterfaceCompressionOptions.
public final class NSUserInterfaceCompressionOptions: NSObject, NSCopying, Sendable {
  private let names: Set<String>

  private init(names: Set<String>) {
    self.names = names
    super.init()
  }

  /// Makes one of a name of one's own.
  public convenience init(identifier: String) { self.init(names: [identifier]) }
  /// Makes one of several.
  public convenience init(compressionOptions options: Set<NSUserInterfaceCompressionOptions>) {
    self.init(names: options.reduce(into: []) { $0.formUnion($1.names) })
  }

  /// Whether there is none.
  public var isEmpty: Bool { names.isEmpty }
  /// Whether all of others are among these.
  public func contains(_ options: NSUserInterfaceCompressionOptions) -> Bool { names.isSuperset(of: options.names) }
  /// Whether one of others is among these.
  public func intersects(_ options: NSUserInterfaceCompressionOptions) -> Bool {
    !names.isDisjoint(with: options.names)
  }
  /// These and others.
  public func union(_ options: NSUserInterfaceCompressionOptions) -> NSUserInterfaceCompressionOptions {
    NSUserInterfaceCompressionOptions(names: names.union(options.names))
  }
  /// These without others.
  public func subtracting(_ options: NSUserInterfaceCompressionOptions) -> NSUserInterfaceCompressionOptions {
    NSUserInterfaceCompressionOptions(names: names.subtracting(options.names))
  }
  /// Itself.
  public func copy(with zone: NSZone? = nil) -> Any { self }
  /// Whether another object is the same.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? NSUserInterfaceCompressionOptions)?.names == names
  }
  /// The same for equal ones.
  public override var hash: Int { names.hashValue }

  /// Images go.
  public static let hideImages = NSUserInterfaceCompressionOptions(identifier: "hideImages")
  /// Texts go.
  public static let hideText = NSUserInterfaceCompressionOptions(identifier: "hideText")
  /// Distances become smaller.
  public static let reduceMetrics = NSUserInterfaceCompressionOptions(identifier: "reduceMetrics")
  /// Parts are no more of equal width.
  public static let breakEqualWidths = NSUserInterfaceCompressionOptions(identifier: "breakEqualWidths")
  /// All of these.
  public static let standardOptions = NSUserInterfaceCompressionOptions(
    names: ["hideImages", "hideText", "reduceMetrics", "breakEqualWidths"])
}

/// What becomes smaller where there is little room. Stands in for NSUserInterfaceCompression.
@MainActor
public protocol NSUserInterfaceCompression: AnyObject {
  /// Becomes smaller in ways, the first first.
  func compress(withPrioritizedCompressionOptions prioritizedOptions: [NSUserInterfaceCompressionOptions])
  /// The least size with these ways.
  func minimumSize(withPrioritizedCompressionOptions prioritizedOptions: [NSUserInterfaceCompressionOptions]) -> NSSize
  /// The ways in which it is smaller now.
  var activeCompressionOptions: NSUserInterfaceCompressionOptions { get }
}

private struct Compression: RareState {
  var active = NSUserInterfaceCompressionOptions(compressionOptions: [])
}

extension NSControl {
  fileprivate final var compression: NSUserInterfaceCompressionOptions {
    get { self[rare: Compression.self].active }
    set { self[rare: Compression.self].active = newValue }
  }
  fileprivate final func take(_ options: [NSUserInterfaceCompressionOptions]) {
    compression = NSUserInterfaceCompressionOptions(compressionOptions: Set(options))
    invalidateIntrinsicContentSize()
  }
}

extension NSButton: NSUserInterfaceCompression {
  /// Becomes smaller in these ways: kept, for nothing is drawn.
  public final func compress(withPrioritizedCompressionOptions prioritizedOptions: [NSUserInterfaceCompressionOptions])
  {
    take(prioritizedOptions)
  }
  /// The least size with these ways: that of the content.
  public final func minimumSize(
    withPrioritizedCompressionOptions prioritizedOptions: [NSUserInterfaceCompressionOptions]
  ) -> NSSize { fittingSize }
  /// The ways in which it is smaller now.
  public final var activeCompressionOptions: NSUserInterfaceCompressionOptions { compression }
}

extension NSSegmentedControl: NSUserInterfaceCompression {
  /// Becomes smaller in these ways: kept, for nothing is drawn.
  public final func compress(withPrioritizedCompressionOptions prioritizedOptions: [NSUserInterfaceCompressionOptions])
  {
    take(prioritizedOptions)
  }
  /// The least size with these ways: that of the content.
  public final func minimumSize(
    withPrioritizedCompressionOptions prioritizedOptions: [NSUserInterfaceCompressionOptions]
  ) -> NSSize { fittingSize }
  /// The ways in which it is smaller now.
  public final var activeCompressionOptions: NSUserInterfaceCompressionOptions { compression }
}
