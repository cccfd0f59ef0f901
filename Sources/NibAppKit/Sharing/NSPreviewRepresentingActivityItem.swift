import Foundation
import NibFoundation
import NibRuntime

/// What is handed on with a title and a picture of it. Stands in for NSPreviewRepresentableActivityItem.
@MainActor
public protocol NSPreviewRepresentableActivityItem: AnyObject {
  /// What is handed on.
  var item: Any { get }
  /// What it is called; nil for nothing.
  var title: String? { get }
  /// Leads to a picture of it; nil for none.
  var imageProvider: NSItemProvider? { get }
  /// Leads to its icon; nil for none.
  var iconProvider: NSItemProvider? { get }
}

extension NSPreviewRepresentableActivityItem {
  /// Nothing.
  public var title: String? { nil }
  /// None.
  public var imageProvider: NSItemProvider? { nil }
  /// None.
  public var iconProvider: NSItemProvider? { nil }
}
