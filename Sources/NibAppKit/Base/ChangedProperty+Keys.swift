import NibGraph
import NibStandIns

extension ChangedProperty {
  /// The property as it is shown: of a key equivalent the key with its modifiers; nil for the modifiers, which are shown
  /// with it, or belong to no key.
  func showingKey(_ key: String, _ modifiers: NSEvent.ModifierFlags) -> ChangedProperty? {
    switch name {
    case "keyEquivalent":
      ChangedProperty(name, value, text: KeyEquivalent.text(key, modifiers: Int64(modifiers.rawValue)))
    case "keyEquivalentModifierMask": nil
    default: self
    }
  }
}
