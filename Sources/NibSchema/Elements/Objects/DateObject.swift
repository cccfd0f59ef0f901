extension ElementSchema {
  /// A date of another object. Seen: 4 date pickers.
  static let date = ElementSchema(
    "date", class: "NSDate", role: .object,
    rows: [
      .double("timeIntervalSinceReferenceDate", nib: "NS.time", default: 0).required()
    ])
}
