import NibGraph

/// A view class whose objects are made by their frame where an archive holds a custom view in their place, and then take
/// over what the archive says.
///
/// - Documented: AppKit makes the object of a custom view by `initWithFrame:` and swaps it in (Resource Programming
///   Guide, "The Object Loading Process"); views of the framework's classes and subclasses of them by `initWithCoder:`.
@MainActor
public protocol NibFrameInitializing: NibInstantiable {
  /// Makes the view; nothing of the archive is read yet but the frame, in points.
  static func make(archivedFrame frame: NibRect) -> any NibFrameInitializing
  /// Takes over what the archive says: subviews, constraints, flags.
  func takeArchived(from coder: NibCoder) throws
}

extension NibFrameInitializing {
  /// - Seen: a frame at 0, 0 is NSFrameSize alone.
  static func makeByFrame(from coder: NibCoder) throws -> AnyObject {
    guard coder.isCustomView else { return try make(from: coder) }
    let size = try coder.readLeniently(.key(.nsFrameSize), as: NibSize.self).map { NibRect(size: $0) }
    let frame = try size ?? coder.readLeniently(.key(.nsFrame), as: NibRect.self) ?? NibRect()
    let view = make(archivedFrame: frame)
    coder.register(view)
    try view.takeArchived(from: coder)
    return view
  }
}

extension NibCoder {
  var isCustomView: Bool { context.graph.className(of: id) == .class(.nsCustomView) }
}
