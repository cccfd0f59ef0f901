/// How the compilers of an era write a font: one row an era.
struct FontFormat: Sendable {
  /// Which of two attributes comes first in the descriptor.
  enum Order: Sendable { case sizeFirst, sizeLast }

  /// The first era of the row; it holds until the next row's.
  var since: OutputProfile
  /// Where the size stands beside the usage of a system font.
  var systemOrder: Order
  /// Where the size stands beside the name of a custom font.
  var customOrder: Order
  /// Whether the descriptor's attributes are an `NSMutableDictionary`.
  var isMutable: Bool
  /// Whether a whole size is a double all the same.
  var sizeIsReal: Bool
  /// Whether a bold system font says twice what it is.
  var boldHasOverride: Bool
  /// Whether the three keys about scaling with text styles are written.
  var writesScaling: Bool
  /// `UIFontDescriptorOptions` of a system font, where written.
  var systemOptions: Int64?
  /// `UIFontDescriptorOptions` of a custom font, where written.
  var customOptions: Int64?
  /// `UIFontDescriptorOptions` of a font that the document's bundle brings, where written.
  var bundledOptions: Int64?

  // Seen: all but the beta of Xcode 8, which is Inferred to be as Xcode 7, as custom fonts of Xcode 6 are. Fonts of
  // Xcode 11 are as those of Xcode 9.
  static let rows: [FontFormat] = [
    .init(
      since: .xcode3point1, systemOrder: .sizeFirst, customOrder: .sizeLast, isMutable: true, sizeIsReal: false,
      boldHasOverride: false, writesScaling: false),
    .init(
      since: .xcode6, systemOrder: .sizeLast, customOrder: .sizeFirst, isMutable: true, sizeIsReal: false,
      boldHasOverride: false, writesScaling: false),
    .init(
      since: .xcode8, systemOrder: .sizeLast, customOrder: .sizeFirst, isMutable: true, sizeIsReal: false,
      boldHasOverride: true, writesScaling: false),
    .init(
      since: .xcode9, systemOrder: .sizeLast, customOrder: .sizeFirst, isMutable: true, sizeIsReal: false,
      boldHasOverride: true, writesScaling: true),
    .init(
      since: .xcode12, systemOrder: .sizeFirst, customOrder: .sizeFirst, isMutable: false, sizeIsReal: true,
      boldHasOverride: true, writesScaling: true),
    // Seen: 33 bundled fonts of Xcode 13 and 14, in 45 documents of 13.4 and 14.0.
    .init(
      since: .xcode13, systemOrder: .sizeFirst, customOrder: .sizeFirst, isMutable: false, sizeIsReal: true,
      boldHasOverride: true, writesScaling: true, bundledOptions: 0),
    .init(
      since: .xcode13point4, systemOrder: .sizeFirst, customOrder: .sizeFirst, isMutable: false, sizeIsReal: true,
      boldHasOverride: true, writesScaling: true, systemOptions: 0x8000_8006, customOptions: 0x8000_0000,
      bundledOptions: 0),
    .init(
      since: .xcode15, systemOrder: .sizeLast, customOrder: .sizeLast, isMutable: false, sizeIsReal: true,
      boldHasOverride: true, writesScaling: true, systemOptions: 0x8000_8006, customOptions: 0x8000_0000,
      bundledOptions: 0),
    .init(
      since: .xcode15point1, systemOrder: .sizeLast, customOrder: .sizeLast, isMutable: false, sizeIsReal: true,
      boldHasOverride: true, writesScaling: true, systemOptions: 0x8000_8404, customOptions: 0x8000_0000,
      bundledOptions: 0),
  ]

  /// The row of an era.
  static func row(for profile: OutputProfile) -> FontFormat { rows.last { $0.since <= profile } ?? rows[0] }
}
