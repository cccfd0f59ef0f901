import NibFoundation
import NibRuntime
import NibSchema
import NibStandIns

/// A stand-in with the initializers of UIKit's classes that are archived and are neither views nor controllers.
open class CodingStandIn: StandIn, NibInstantiable {
  /// What few objects have.
  final var kept: KeptValues?

  /// UIKit's.
  open override class var frameworkOutlets: Set<String> { FrameworkOutlets.uiKit }

  /// Makes an object with the framework's defaults.
  public override init() { super.init() }

  /// Reads the archived values.
  public required init?(coder: NSCoder) {
    super.init()
    guard unarchive(coder) else { return nil }
  }

  /// Makes an object by `init(coder:)`.
  public static func make(from coder: NibCoder) throws -> AnyObject {
    var archive = ArchiveCoder.carrying(coder)
    return try ArchiveCoder.required(self.init(coder: archive), by: &archive, from: coder)
  }
}
