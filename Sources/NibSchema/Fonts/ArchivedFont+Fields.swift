import NibGraph

extension ArchivedFont {
  /// Keys that are read back, too.
  public enum Key {
    package static let name = "UIFontName"
    package static let pointSize = String.key(.fontPointSize)
    package static let traits = String.key(.fontTraits)
    package static let isSystem = String.key(.systemFont)
    static let textStyle = "UIIBTextStyle"
    /// The size in points.
    public static let size = "NSSize"
  }

  /// The object's fields in the order of the archive.
  public var fields: [ArchivedField] {
    let format = FontFormat.row(for: profile)
    var fields = [ArchivedField(Key.name, .string(name))]
    if profile < .xcode5 { return fields + ofFirstEras }
    var writtenSize = pointSize
    switch kind {
    case .style(let style):
      fields.append(ArchivedField(Key.textStyle, .string(style)))
      writtenSize = 0
    case .system(let usage, let override):
      fields.append(systemDescriptor(usage, override, format))
    case .plain: break
    case .custom:
      fields.append(customDescriptor(format))
    }
    fields.append(ArchivedField(Key.pointSize, .double(writtenSize)))
    if format.writesScaling, !isBundled { fields += Self.scaling }
    fields.append(ArchivedField(Key.traits, .int(traits)))
    fields.append(ArchivedField(Key.isSystem, .bool(kind != .custom)))
    fields.append(ArchivedField(.key(.nsName), .string(name)))
    fields.append(ArchivedField(Key.size, .double(pointSize)))
    return fields
  }

  /// What follows the name before Xcode 5. Seen: 10 fonts of Interface Builder 3, 12 of Xcode 4, 1 of 4.3, 8 of 4.5.
  private var ofFirstEras: [ArchivedField] {
    let size = ArchivedField(.key(.fontPointSize), .double(pointSize))
    guard profile >= .xcode4 else { return [size] }
    // Up to Xcode 4.2 the system's font is a Helvetica like any other. Seen: 30 fonts of 3.2.5, 5 of them of documents
    // that name the system's, and 2 of Xcode 4.3 that say so.
    let isSystem = kind != .custom && profile >= .xcode4point3
    let known = [
      size, ArchivedField(.key(.fontTraits), .int(traits)), ArchivedField(.key(.systemFont), .bool(isSystem)),
    ]
    guard profile >= .xcode4point5 else { return known }
    return known + [ArchivedField(.key(.nsName), .string(name)), ArchivedField(Key.size, .double(pointSize))]
  }

  private static let scaling = [
    ArchivedField("UIFontTextStyleForScaling", .null),
    ArchivedField("UIFontPointSizeForScaling", .double(0)),
    ArchivedField("UIFontMaximumPointSizeAfterScaling", .double(0)),
  ]

  private func systemDescriptor(_ usage: String, _ override: String?, _ format: FontFormat) -> ArchivedField {
    var attributes = pair(("NSCTFontUIUsageAttribute", .string(usage)), format.systemOrder, format)
    if let override {
      // A dictionary's order by hashes up to Xcode 14. Seen: 16 fonts, 2 of Xcode 15.
      let place = profile < .xcode15 ? attributes.count : 1
      attributes.insert(("NSCTFontUIUsageOverrideAttribute", .string(override)), at: place)
    }
    // The override is put into a copy, so even eras of plain dictionaries have a mutable one here.
    return descriptor(attributes, isMutable: format.isMutable || override != nil, options: format.systemOptions)
  }

  private func customDescriptor(_ format: FontFormat) -> ArchivedField {
    let attributes = pair(("NSFontNameAttribute", .string(name)), format.customOrder, format)
    // Seen: 6 fonts of Xcode 11.4; no font of the system has this form then.
    // The options tell of the font, which is not there where the document brings it.
    let options = isBundled ? format.bundledOptions : format.customOptions
    return descriptor(attributes, isMutable: format.isMutable && !isBundled, options: options)
  }

  private typealias Attribute = (String, ArchivedField.Value)

  private func pair(_ attribute: Attribute, _ order: FontFormat.Order, _ format: FontFormat) -> [Attribute] {
    let size: Attribute = ("NSFontSizeAttribute", sizeNumber(format))
    return order == .sizeFirst ? [size, attribute] : [attribute, size]
  }

  private func sizeNumber(_ format: FontFormat) -> ArchivedField.Value {
    guard !format.sizeIsReal, !isBundled, let whole = Int64(exactly: pointSize) else { return .real(pointSize) }
    return .number(whole)
  }

  private func descriptor(_ attributes: [Attribute], isMutable: Bool, options: Int64?) -> ArchivedField {
    var fields = [ArchivedField(.key(.fontDescriptorAttributes), .dictionary(attributes, mutable: isMutable))]
    if let options { fields.append(ArchivedField("UIFontDescriptorOptions", .int(options))) }
    return ArchivedField(.class(.fontDescriptor), .object(class: .class(.fontDescriptor), fields: fields))
  }
}
