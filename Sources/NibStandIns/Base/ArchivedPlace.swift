import NibSchema

/// One place in an archive that holds a property's value: a key, and what of its value is meant.
@usableFromInline package struct ArchivedPlace: Sendable, Equatable {
  /// The archive key.
  package let key: String
  /// What of the value is meant.
  package let form: Form

  /// What of a value is meant.
  @usableFromInline package indirect enum Form: Sendable, Equatable {
    /// The value itself.
    case whole
    /// The opposite of a flag.
    case opposite
    /// Bits of a word: those of the mask, moved down.
    case bits(mask: Int64)
    /// Whether bits of a word are set, or are not.
    case flag(mask: Int64, isSet: Bool)
    /// What lies below keys and names of entries in the object or dictionary that the value is.
    case inside([String], Form)
  }

  /// The place of what code archives; with a key that of what it archives in the object under it.
  package init(_ part: ArchivedPart, below key: String? = nil) {
    let own: Form =
      switch part.form {
      case .whole: .whole
      case .opposite: .opposite
      case .bits(let mask): .bits(mask: mask)
      case .flag(let mask, let isSet): .flag(mask: mask, isSet: isSet)
      }
    let path = (key.map { [$0] } ?? []) + part.path
    let inner = Array(path.dropFirst())
    self.init(key: path.first ?? "", form: inner.isEmpty ? own : .inside(inner, own))
  }

  /// The place of a property that the schema knows of a framework's class.
  package init(_ property: ArchivedProperty) {
    let form: Form =
      switch property.part {
      case .whole: .whole
      case .opposite: .opposite
      case .bits(let mask): .bits(mask: mask)
      case .flag(let mask, let isSet): .flag(mask: mask, isSet: isSet)
      }
    self.init(key: property.key, form: form)
  }

  package init(key: String, form: Form) {
    self.key = key
    self.form = form
  }
}
