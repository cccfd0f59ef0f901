/// A member of the folder that a document becomes when older systems need another archive than newer ones.
///
/// Beside the members below, such a folder has `runtime.nib` for the systems older than all of them.
public struct NibVariant: Sendable {
  /// What a document must use for a member to be of use.
  public enum Need: Sendable {
    /// Nothing: each document has the member.
    case nothing
    /// No size classes: frames are meant for one screen.
    case fixedCanvas
    /// Size classes.
    case sizeClasses
    /// Constraints to a safe area.
    case safeArea
    /// A collection view cell whose content view is not an element with an id of its own.
    case plainCellContent
    /// Colours of an asset catalog.
    case catalogColors
    /// A date picker.
    case datePicker
    /// A table or an outline.
    case tables
    /// A touch bar.
    case touchBars
  }

  /// The member's file name.
  public let name: String
  /// Version of the oldest system that loads the member.
  public let threshold: (major: Int, minor: Int)
  /// Newest deployment target that needs the member.
  public let lastTarget: (major: Int, minor: Int)
  /// Eras whose compilers write the member.
  public let profiles: ClosedRange<OutputProfile>
  /// What the document must use.
  public let need: Need

  /// The members, oldest first; a document gets all that it needs.
  ///
  /// - Seen: objects.nib in 6 folders, 8.0 in 8, 11.0 in 7, 12.3 in 5, 13.0 in 8 of Xcode 11.0 to 11.2 and 1 of 11.4, 14.0 in 18.
  ///   Inferred: catalog colours after Xcode 11.4. Launch screens are folders only where each document is one: 1 of
  ///   Xcode 11.1 for 12.0, none of 7 for systems whose others get members by need.
  public static let all: [NibVariant] = [
    .init("objects.nib", from: (7, 0), lastTarget: (7, 0), .xcode3point1 ... .newest, .fixedCanvas),
    .init("objects-8.0+.nib", from: (8, 0), lastTarget: (7, 9), .xcode6 ... .xcode6, .nothing),
    .init("objects-8.0+.nib", from: (8, 0), lastTarget: (7, 9), .xcode7 ... .newest, .sizeClasses),
    .init("objects-11.0+.nib", from: (11, 0), lastTarget: (10, 9), .xcode9 ... .newest, .safeArea),
    .init("objects-12.3+.nib", from: (12, 3), lastTarget: (12, 2), .xcode11 ... .newest, .plainCellContent),
    .init("objects-13.0+.nib", from: (13, 0), lastTarget: (12, 9), .xcode11 ... .xcode11point3, .nothing),
    .init("objects-13.0+.nib", from: (13, 0), lastTarget: (12, 9), .xcode11point4 ... .newest, .catalogColors),
    .init("objects-14.0+.nib", from: (14, 0), lastTarget: (13, 9), .xcode13 ... .newest, .datePicker),
  ]

  /// The members of AppKit's folders beside the one for the systems before all of them.
  ///
  /// - Seen: 10.13 in 6 folders, 11.0 in the one of them that has a table. For a target of 10.14 Xcode 26 makes folders with
  ///   11.0 of the four documents with tables, and files of eight without.
  ///   10.12.1 in 24 of 24 folders of a storyboard with a touch bar, of Xcode 10.2. It is taken for 10.13 here, for a target
  ///   has two numbers. Inferred: the Xcodes around it; those from 13 on are not known to make it.
  public static let appKit: [NibVariant] = [
    .init("keyedobjects-101201.nib", from: (10, 13), lastTarget: (10, 12), .xcode8 ... .xcode12point5, .touchBars),
    .init("keyedobjects-101300.nib", from: (10, 13), lastTarget: (10, 12), .xcode13 ... .newest, .nothing),
    .init("keyedobjects-110000.nib", from: (11, 0), lastTarget: (10, 15), .xcode13 ... .newest, .tables),
  ]

  private init(
    _ name: String, from threshold: (major: Int, minor: Int), lastTarget: (major: Int, minor: Int),
    _ profiles: ClosedRange<OutputProfile>, _ need: Need
  ) {
    self.name = name
    self.threshold = threshold
    self.lastTarget = lastTarget
    self.profiles = profiles
    self.need = need
  }
}
