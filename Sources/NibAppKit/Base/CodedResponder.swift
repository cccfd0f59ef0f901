import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// A responder with the initializers of AppKit's controllers, and their base: `init(coder:)` makes those of an archive.
open class CodedResponder: NSResponder {
  /// Makes one with the framework's defaults.
  public override init() { super.init() }

  /// Reads what an archive holds, as the loader makes an object and a creator of `NSStoryboard` does; a coder of another
  /// kind leaves the framework's defaults.
  public required init?(coder: NSCoder) {
    super.init()
    guard unarchive(coder) else { return nil }
  }

  /// Makes one by `init(coder:)`.
  /// - Throws: what reading throws; `RuntimeError` with code `objectFailed` for an initializer that returned nil.
  open override class func make(from coder: NibCoder) throws -> AnyObject {
    try coded(coder) { self.init(coder: $0) }
  }
}

extension NSResponder {
  /// Makes an object by its `init(coder:)`, for classes that have one.
  /// - Throws: what reading throws; `RuntimeError` with code `objectFailed` for an initializer that returned nil.
  final class func coded(_ coder: NibCoder, _ make: (ArchiveCoder) -> AnyObject?) throws -> AnyObject {
    var archive = ArchiveCoder.carrying(coder, ArchiveCoder.object(of:))
    return try ArchiveCoder.required(make(archive), by: &archive, from: coder)
  }
}
