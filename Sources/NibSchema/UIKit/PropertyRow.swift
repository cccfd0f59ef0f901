/// An attribute whose own key no archive shows: it becomes a runtime attribute that sets the property it is documented for.
///
/// A load sets runtime attributes by the names of properties, so the object gets the value whatever Interface Builder's own
/// key is. Where a property has that value by default nothing is archived.
/// - Documented: the properties of the classes, since when systems have them, and what runtime attributes do.
///   Inferred: the form. 6 documents have such attributes, and no archive of them is known.
public struct PropertyRow: Sendable {
  /// What the attribute's text is.
  public enum Form: Sendable {
    /// YES; NO is so by default.
    case bool
    /// A real.
    case real
  }

  /// The attribute, and the property.
  public let name: String
  /// What the text is.
  public let form: Form
  /// The first system that has the property: for an older one nothing is archived, because a load would end there.
  public let system: Int

  /// All of them.
  public static let all = [
    PropertyRow("adjustsImageWhenAncestorFocused", .bool, since: 9),
    PropertyRow("hidesBarsOnSwipe", .bool, since: 8), PropertyRow("hidesBarsOnTap", .bool, since: 8),
    PropertyRow("hidesBarsWhenKeyboardAppears", .bool, since: 8),
    PropertyRow("hidesBarsWhenVerticallyCompact", .bool, since: 8),
    PropertyRow("doubleSided", .bool, since: 5),
    PropertyRow("maximumPrimaryColumnWidth", .real, since: 8),
    PropertyRow("minimumPrimaryColumnWidth", .real, since: 8),
    PropertyRow("preferredPrimaryColumnWidthFraction", .real, since: 8),
  ]

  private init(_ name: String, _ form: Form, since system: Int) {
    self.name = name
    self.form = form
    self.system = system
  }
}

extension CustomLowering {
  /// Attributes that are archived as runtime attributes, by the table of them: none writes a key of its element.
  public static func properties(_ attributes: [String]) -> Self {
    Self(.uiKit(.views(.properties)), reads: attributes)
  }
}
