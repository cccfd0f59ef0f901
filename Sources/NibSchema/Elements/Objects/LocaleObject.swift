extension ElementSchema {
  /// A language and region of another object. Seen: its class and its one key.
  static let locale = ElementSchema(
    "locale", class: "NSLocale", role: .object,
    rows: [
      .string("localeIdentifier", nib: "NS.identifier").required()
    ])
}
