/// A class that the loader can make from an archived object.
///
/// `init(from:)` runs while other objects are being made: no outlet is set and no runtime attribute either.
/// An object that others may refer to while it still decodes its own references calls `coder.register(self)` first;
/// the stand-ins' base class does.
@MainActor
public protocol NibObject: AnyObject, SendableMetatype {
  /// Makes the object from its archived values.
  init(from coder: NibCoder) throws
}

/// An object that wants to know when all connections are made.
@MainActor
public protocol NibAwakening: AnyObject {
  /// Called once, for objects that the loader made; not for owner, proxies and external objects.
  func awakeFromNib()
}

/// An object that keeps the archived values that its initialiser did not read.
@MainActor
public protocol NibValueKeeping: AnyObject {
  /// Takes the values by key, in archive order.
  func keep(_ values: [(key: String, value: NibValue)])
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
}

/// A window, shown last.
@MainActor
public protocol NibWindowShowing: AnyObject {
  /// Called for the archive's visible windows once everything is awake.
  func showAfterLoading()
}
