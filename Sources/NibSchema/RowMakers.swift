import NibGraph

/// Short ways to write rows: one function a form, in the order attribute, key, rest.
///
/// Not inlined: hundreds of calls in the catalog are cheap to run and dear to compile.
extension Row {
  /// YES or NO. `default` is the value of an absent attribute; left out when the archived value is that of `omit`.
  @inline(never)
  public static func bool(
    _ attribute: String, nib key: String, default defaultValue: Bool?, inverted: Bool = false,
    omit omittedValue: Bool? = nil
  ) -> Row {
    Row(
      form: .bool(defaultValue: defaultValue, inverted: inverted, omittedValue: omittedValue), attribute: attribute,
      key: key)
  }

  /// YES or NO as 1 and 0.
  @inline(never)
  public static func boolAsInt(
    _ attribute: String, nib key: String, default defaultValue: Bool?, omit omittedValue: Bool? = nil
  ) -> Row {
    Row(form: .boolAsInt(defaultValue: defaultValue, omittedValue: omittedValue), attribute: attribute, key: key)
  }

  /// An integer.
  @inline(never)
  public static func int(
    _ attribute: String, nib key: String, default defaultValue: Int64? = nil, omit omittedValue: Int64? = nil
  ) -> Row {
    Row(form: .int(defaultValue: defaultValue, omittedValue: omittedValue), attribute: attribute, key: key)
  }

  /// A 32-bit real.
  @inline(never)
  public static func float(
    _ attribute: String, nib key: String, default defaultValue: Double? = nil, omit omittedValue: Double? = nil
  ) -> Row {
    Row(form: .float(defaultValue: defaultValue, omittedValue: omittedValue), attribute: attribute, key: key)
  }

  /// A 64-bit real.
  @inline(never)
  public static func double(
    _ attribute: String, nib key: String, default defaultValue: Double? = nil, omit omittedValue: Double? = nil
  ) -> Row {
    Row(form: .double(defaultValue: defaultValue, omittedValue: omittedValue), attribute: attribute, key: key)
  }

  /// A named raw value.
  @inline(never)
  public static func choice(
    _ attribute: String, _ choice: Choice, nib key: String, default defaultValue: Int64? = nil,
    omit omittedValue: Int64? = nil
  ) -> Row {
    Row(form: .choice(choice, defaultValue: defaultValue, omittedValue: omittedValue), attribute: attribute, key: key)
  }

  /// Text.
  @inline(never)
  public static func string(_ attribute: String, nib key: String, mutable: Bool = false) -> Row {
    Row(form: .string(mutable: mutable), attribute: attribute, key: key)
  }

  /// Text, left out when empty.
  @inline(never)
  public static func nonemptyString(_ attribute: String, nib key: String, mutable: Bool = false) -> Row {
    Row(form: .nonemptyString(mutable: mutable), attribute: attribute, key: key)
  }

  /// Attributed text.
  @inline(never)
  public static func attributedString(_ childKey: String, nib key: String) -> Row {
    Row(form: .attributedString, attribute: childKey, key: key)
  }

  /// A colour.
  @inline(never)
  public static func color(_ childKey: String, nib key: String, default defaultValue: DefaultColor? = nil) -> Row {
    Row(form: .color(defaultValue: defaultValue), attribute: childKey, key: key)
  }

  /// A font; left out when it is the plain system font of that size.
  @inline(never)
  public static func font(
    _ childKey: String, nib key: String, default defaultValue: DefaultFont? = nil, omitSystem omittedSize: Double? = nil
  ) -> Row {
    Row(form: .font(defaultValue: defaultValue, omittedSize: omittedSize), attribute: childKey, key: key)
  }

  /// An image by name.
  @inline(never)
  public static func image(_ attribute: String, nib key: String) -> Row {
    Row(form: .image, attribute: attribute, key: key)
  }

  /// Inline numbers.
  @inline(never)
  public static func geometry(
    _ childKey: String, _ shape: Geometry, nib key: String, default defaultValue: [Double]? = nil,
    omit omittedValue: [Double]? = nil
  ) -> Row {
    Row(form: .geometry(shape, defaultValue: defaultValue, omittedValue: omittedValue), attribute: childKey, key: key)
  }

  /// Two priorities as text. With `always`, written even when neither attribute is there; left out when they are those
  /// of `omit`.
  @inline(never)
  public static func priorities(
    _ horizontal: String, _ vertical: String, nib key: String, default defaultValue: Double,
    omit omittedValue: (horizontal: Double, vertical: Double)? = nil, always: Bool = false
  ) -> Row {
    Row(
      form: .priorities(
        horizontal: horizontal, vertical: vertical, defaultValue: defaultValue, always: always,
        omittedValue: omittedValue.map { [$0.horizontal, $0.vertical] }),
      attribute: horizontal, key: key)
  }

  /// Summed flags of a child.
  @inline(never)
  public static func bits(
    _ childKey: String, _ names: BitNames, nib key: String, default defaultValue: Int64? = nil,
    omit omittedValue: Int64? = nil
  ) -> Row {
    Row(form: .bits(names, defaultValue: defaultValue, omittedValue: omittedValue), attribute: childKey, key: key)
  }

  /// Whether any flag of a child is set.
  @inline(never)
  public static func anyBit(_ childKey: String, _ names: BitNames, nib key: String, default defaultValue: Bool? = nil)
    -> Row
  {
    Row(form: .anyBit(names, defaultValue: defaultValue), attribute: childKey, key: key)
  }

  /// Numbers of a geometry as text.
  @inline(never)
  public static func geometryText(_ childKey: String, _ shape: Geometry, nib key: String) -> Row {
    Row(form: .geometryText(shape), attribute: childKey, key: key)
  }

  /// Attributes of a text as a dictionary.
  @inline(never)
  public static func textAttributes(_ childKey: String, nib key: String) -> Row {
    Row(form: .textAttributes, attribute: childKey, key: key)
  }

  /// A child element's object.
  @inline(never)
  public static func child(_ childKey: String, nib key: String) -> Row {
    Row(form: .child, attribute: childKey, key: key)
  }

  /// The objects of a container's children. With `always`, written even when there are none.
  @inline(never)
  public static func list(_ tag: String, nib key: String, _ listClass: ListClass, always: Bool = false) -> Row {
    Row(form: .list(listClass, always: always), attribute: tag, key: key)
  }

  /// Another element, by id.
  @inline(never)
  public static func reference(_ attribute: String, nib key: String) -> Row {
    Row(form: .reference, attribute: attribute, key: key)
  }

  /// Always the same.
  @inline(never)
  public static func constant(nib key: String, _ value: Constant) -> Row {
    Row(form: .constant(value), attribute: "", key: key)
  }

  /// An object that no element has.
  @inline(never)
  public static func synthesized(nib key: String, class className: String, rows: [Row] = []) -> Row {
    Row(form: .synthesized(className, rows), attribute: "", key: key)
  }

  /// A collection of one object that no element has.
  @inline(never)
  public static func members(nib key: String, _ list: ListClass, class className: String, rows: [Row]) -> Row {
    .synthesized(
      nib: key, class: list.rawValue,
      rows: [
        .constant(nib: .key(.nsInlinedValue), .bool(true)),
        .synthesized(nib: .key(.nibEncoderEmptyKey), class: className, rows: rows),
      ])
  }

  /// A collection of texts that are always the same.
  @inline(never)
  public static func strings(nib key: String, class className: String, _ texts: [String]) -> Row {
    .synthesized(
      nib: key, class: className,
      rows: [.constant(nib: .key(.nsInlinedValue), .bool(true))]
        + texts.map { .constant(nib: .key(.nibEncoderEmptyKey), .string($0)) })
  }

  /// A word of bits.
  /// - Parameter omitsZero: whether an archive has no word without bits.
  @inline(never)
  public static func packed(nib key: String, _ fields: [PackedField], omitsZero: Bool = false) -> Row {
    Row(form: .packed(fields, omitsZero: omitsZero), attribute: "", key: key)
  }

  /// The word of flags of a view of AppKit, which is left out without bits.
  ///
  /// Seen: none of 8002 words of views is 0, in 531 archives of all eras; 188 views have no word: 184 of Xcode 4 and
  /// older, 1 of Xcode 8, 2 of 10.2, 1 of 15.
  @inline(never)
  static func viewWord(_ fields: [PackedField]) -> Row {
    packed(nib: .key(.nsvFlags), fields, omitsZero: true)
  }

  /// The object that holds the element's; with a role, only one of an element of that role.
  @inline(never)
  public static func parentReference(
    nib key: String, role: ElementSchema.Role? = nil, passingOthers: Bool = false, orNull writesNull: Bool = false
  ) -> Row {
    Row(
      form: .parentReference(role: role, passesOthers: passingOthers, writesNull: writesNull), attribute: "", key: key)
  }

  /// An object that encloses one which no element has, so many levels above it: 1 is the one that has it, 2 what holds
  /// that one. A list is a level, too.
  @inline(never)
  public static func holder(nib key: String, levels: Int) -> Row {
    Row(form: .holder(levels), attribute: "", key: key)
  }

  /// A value that a child says, as a control archives some of its cell's. The row reads an attribute of the child of a
  /// key.
  @inline(never)
  public static func fromChild(_ childKey: String, _ row: Row) -> Row {
    var copy = row
    copy.attribute = childKey + "." + row.attribute
    return copy
  }

  /// What rows cannot say; with a key where it stands for an inherited row.
  @inline(never)
  public static func custom(_ lowering: CustomLowering, nib key: String = "") -> Row {
    Row(form: .custom(lowering), attribute: "", key: key)
  }

  /// The place of a key that kinds which inherit the row write.
  @inline(never)
  public static func place(nib key: String) -> Row { Row(form: .place, attribute: "", key: key) }
}
