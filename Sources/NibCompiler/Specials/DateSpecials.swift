import NibBytes
import NibGraph

extension Lowering {
  /// `UIDate` of a date picker, its locale and the dates that bound it.
  ///
  /// Documented: a picker that is given no date shows the current one. Inferred: so one that is to use the current date
  /// has none, whatever date the document was saved with; and the order of the keys.
  mutating func lowerDate() {
    let names = book.names
    let usesCurrent = attribute(names.useCurrentDate).map { isYes($0) } ?? false
    if !usesCurrent { addDate(book.keys.date, child(names.date)) }
    if let locale = child(names.locale) { addLocale(locale) }
    addDate(book.keys.minimumDate, child(names.minimumDate))
    addDate(book.keys.maximumDate, child(names.maximumDate))
  }

  /// The NSLocale of a `<locale>`. Seen: its class and its one key.
  private mutating func addLocale(_ locale: Int) {
    reportUnread(locale, beyond: [.key, .localeIdentifier])
    guard let identifier = attribute(book.names.localeIdentifier, of: locale) else {
      return warnMissing(book.names.localeIdentifier, locale, "the picker has no locale of its own")
    }
    let text = string(identifier)
    let object = builder.reserve(book.classes.locale)
    builder.begin(object)
    builder.add(.reference(book.keys.localeIdentifier, text))
    builder.end()
    builder.add(.reference(book.keys.locale, object))
  }

  /// The NSDate of a `<date>`.
  private mutating func addDate(_ key: PassKey, _ date: Int?) {
    guard let date else { return }
    reportUnread(date, beyond: [.key, .timeIntervalSinceReferenceDate])
    let object = builder.reserve(book.classes.date)
    let time = requiredReal(book.names.timeIntervalSinceReferenceDate, of: date)
    builder.begin(object)
    builder.add(.double(book.keys.time, time))
    builder.end()
    builder.add(.reference(key, object))
  }
}
