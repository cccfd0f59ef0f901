/// A class that the loader can make objects of, each from an archived one.
///
/// A class of one's own takes `NibObject`; a base class whose subclasses are made by an initializer of another name
/// takes this.
@MainActor
public protocol NibInstantiable: AnyObject, SendableMetatype {
  /// Makes an object of this class from its archived values.
  static func make(from coder: NibCoder) throws -> AnyObject
}

/// A class whose objects are made by `init(from:)`.
///
/// `init(from:)` runs while other objects are being made: no outlet is set and no runtime attribute either.
/// An object that others may refer to while it still decodes its own references calls `coder.register(self)` first;
/// the stand-ins' base class does.
@MainActor
public protocol NibObject: NibInstantiable {
  /// Makes the object from its archived values.
  init(from coder: NibCoder) throws
}

extension NibObject {
  /// Calls `init(from:)`.
  public static func make(from coder: NibCoder) throws -> AnyObject { try Self(from: coder) }
}

/// An object that wants to know when all connections are made.
@MainActor
public protocol NibAwakening: AnyObject {
  /// Called once, for objects that the loader made; not for owner, proxies and external objects.
  func awakeFromNib()
}

/// An object that keeps the archived values that its initializer did not read.
@MainActor
public protocol NibValueKeeping: AnyObject {
  /// Takes the values by key, in archive order.
  func keep(_ values: ArchivedValues)
}

/// An object that may stand in for one whose class is not here.
///
/// Where it comes into a nib from outside, as a controller into its view's nib, the loader cannot tell from the archive.
@MainActor
public protocol NibStandingIn: AnyObject {
  /// Whether it does: then nothing is known of its outlets and actions.
  var standsForAbsentClass: Bool { get }

  /// Keeps an action that the absent class would send.
  func keepAction(_ binding: ActionBinding)

  /// Whether the class that it stands for is known not to have an outlet, though the object takes any.
  func lacks(outlet: String) -> Bool
}

extension NibStandingIn {
  /// Knows of none.
  public func lacks(outlet: String) -> Bool { false }
}

/// A window, shown last.
@MainActor
public protocol NibWindowShowing: AnyObject {
  /// Called for the archive's visible windows once everything is awake.
  func showAfterLoading()
}
