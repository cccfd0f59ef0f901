/// What a compiled storyboard's `Info.plist` says: which archive belongs to which identifier, and which comes first.
///
/// - Seen: 162 of 163 compiled storyboards for iOS and tvOS.
public struct StoryboardInformation: Sendable, Hashable {
  /// Names of the controllers' archives, in document order. A controller's identifier is its archive's name; a controller
  /// without an identifier that something leads to is called by its class and id.
  public var nibNames: [String]
  /// The identifier of the controller that is shown first; nil in a storyboard without one.
  public var entryPoint: String?

  /// Makes the information.
  public init(nibNames: [String], entryPoint: String? = nil) {
    self.nibNames = nibNames
    self.entryPoint = entryPoint
  }
}
