/// The size that a control has of itself, whatever its frame says: the compiler makes the control, which keeps its origin.
public struct ControlSize: Sendable {
  /// Width in points; nil for that of the frame.
  public let width: Double?
  /// Height in points.
  public let height: Double
  /// The first era of the size; it holds until that of a later one.
  public let since: OutputProfile
  /// An attribute and the value that it must have; nil for all controls of the kind.
  public let test: (attribute: String, value: String)?
  /// The key of a child that must be there; nil for all controls of the kind.
  public let child: String?

  /// Makes a size.
  init(
    width: Double? = nil, height: Double, since: OutputProfile, when test: (attribute: String, value: String)? = nil,
    whenPresent child: String? = nil
  ) {
    self.width = width
    self.height = height
    self.since = since
    self.test = test
    self.child = child
  }
}
