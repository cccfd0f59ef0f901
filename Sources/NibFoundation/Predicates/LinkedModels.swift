/// Reads properties of objects by their names, as a framework that a program may be linked with or not knows them.
package protocol ModelReading: SendableMetatype {
  /// The value of a property; nil where nothing is known of it, nil inside for nothing.
  static func value(of key: String, in object: AnyObject) -> Any??
}

/// What the program is linked with, found by its name, as files' readers are.
package enum LinkedModels {
  /// The mangled name of `NibAppKit.ModelKeys`, which knows models of bindings.
  package static let readerName = "9NibAppKit9ModelKeysO"

  static let reader = _typeByName(readerName) as? any ModelReading.Type
}
