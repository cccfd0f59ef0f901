import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// A part of what is seen while something is dragged. Stands in for NSDraggingImageComponent.
@MainActor
open class NSDraggingImageComponent {
  /// Which part it is.
  public final var key: NSDraggingItem.ImageComponentKey
  /// What is seen: an image, or what a class of an app draws; texts are given as such, for nothing is drawn.
  public final var contents: Any?
  /// Where it is seen, in points of what is dragged.
  public final var frame: NSRect

  /// Makes a part with nothing to see.
  public init(key: NSDraggingItem.ImageComponentKey) { (self.key, frame) = (key, .zero) }
}

extension NSDraggingItem {
  /// Which part it is.
  public struct ImageComponentKey: RawRepresentable, Sendable, Hashable {
    /// The name.
    public let rawValue: String
    /// The key of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The key of a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// The picture.
    public static let icon = Self("icon")
    /// The text.
    public static let label = Self("label")
  }
}
