import NibBytes
import NibSchema

/// The localizable column of a schema's rows, made ready: the key of a text by the tag and the name that say it.
struct PlannedTexts: Sendable {
  /// A text's key within its object.
  struct Text: Sendable {
    let key: String
    let form: RowText.Form
    /// The attribute that must be `YES`; -1 for none.
    let flag: Symbol
  }

  private var texts = NumberMap<Text>()
  /// The tag that stands for every element.
  private let every: Symbol

  init(every: Symbol) { self.every = every }

  mutating func add(_ text: RowText, of tag: Symbol, _ symbols: inout NameRegistry) {
    let name = symbols.number(text.attribute)
    let place = Self.place(tag, name)
    guard texts[place] == nil else { return }
    texts.set(place, Text(key: text.key, form: text.form, flag: text.flag.map { symbols.number($0) } ?? -1))
  }

  /// The text that an attribute or child of elements of a tag is; nil for one that translators do not get.
  func find(_ tag: Symbol, _ name: Symbol) -> Text? {
    guard name >= 0 else { return nil }
    return (tag < 0 ? nil : texts[Self.place(tag, name)]) ?? texts[Self.place(every, name)]
  }

  private static func place(_ tag: Symbol, _ name: Symbol) -> Int { Int(tag) << 32 | Int(name) }
}
