import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// A key of a dictionary and its value. Stands in for NSDictionaryControllerKeyValuePair.
public final class NSDictionaryControllerKeyValuePair: BindableModel {
  /// The key.
  public var key: String? { didSet { changed("key") } }
  /// The value.
  public var value: Any? { didSet { changed("value") } }
  /// The key in the user's language; nil for as it is.
  public var localizedKey: String? { didSet { changed("localizedKey") } }
  /// Whether the controller has it for `includedKeys`, not for the dictionary.
  public fileprivate(set) var isExplicitlyIncluded = false
  fileprivate weak var controller: NSDictionaryController?

  /// Makes one without key and value.
  public init() {}

  private func changed(_ name: String) {
    didChangeValue(forKey: name)
    if name == "value" { isExplicitlyIncluded = false }
    controller?.writeDictionary()
  }

  /// A part of the pair: `key`, `value`, `localizedKey` or `explicitlyIncluded`.
  public func value(forKey key: String) -> NibValue? {
    KeyValueCenter.shared.didRead(self, key)
    return switch key {
    case "key": ModelBox.boxed(self.key)
    case "value": ModelBox.boxed(value)
    case "localizedKey": ModelBox.boxed(localizedKey ?? self.key)
    case "explicitlyIncluded": .bool(isExplicitlyIncluded)
    default: nil
    }
  }

  /// Sets a part of the pair.
  public func setValue(_ value: NibValue, forKey key: String) -> Bool {
    switch key {
    case "key": self.key = String(nibValue: value)
    case "value": self.value = ModelBox.unboxed(value)
    case "localizedKey": localizedKey = String(nibValue: value)
    default: return false
    }
    return true
  }
}

/// A controller of the keys and values of a dictionary. Stands in for NSDictionaryController.
///
/// The objects that it arranges are pairs, ordered by their keys. A change of a pair, and pairs that come and go, change an
/// `NSMutableDictionary` that is the content, and the model that the content is bound to.
open class NSDictionaryController: NSArrayController {
  /// The key of new pairs; a number follows it where it is taken.
  open var initialKey = "key"
  /// The value of new pairs.
  open var initialValue: Any = "value"
  /// Keys that have a pair though the dictionary has no value for them.
  open var includedKeys: [String] = [] { didSet { readDictionary() } }
  /// Keys that have no pair.
  open var excludedKeys: [String] = [] { didSet { readDictionary() } }
  /// Keys in the user's language, by key.
  open var localizedKeyDictionary: [String: String] = [:] { didSet { readDictionary() } }
  private var dictionary: NSDictionary?
  private var isReading = false

  private var pairs: [NSDictionaryControllerKeyValuePair] {
    guard case .array(let items) = contentValue else { return [] }
    return items.compactMap { $0.object as? NSDictionaryControllerKeyValuePair }
  }

  /// The dictionary.
  open override var content: Any? {
    get { dictionary }
    set { super.content = newValue }
  }

  /// Makes a pair with a new key and the first value.
  open func newObject() -> NSDictionaryControllerKeyValuePair {
    let taken = Set(pairs.compactMap(\.key))
    let pair = NSDictionaryControllerKeyValuePair()
    let keys = [initialKey] + (1...taken.count + 1).map { "\(initialKey)\($0)" }
    pair.key = keys.first { !taken.contains($0) }
    pair.value = initialValue
    return pair
  }

  /// Makes such a pair.
  @_disfavoredOverload
  public final override func newObject() -> Any {
    let pair: NSDictionaryControllerKeyValuePair = newObject()
    return pair
  }

  /// Makes pairs of a dictionary that came, or writes the pairs into it.
  open override func contentDidChange() {
    if isReading { return super.contentDidChange() }
    if case .array = contentValue {
      super.contentDidChange()
      writeDictionary()
    } else {
      dictionary = Self.dictionary(contentValue)
      readDictionary()
    }
  }

  private static func dictionary(_ content: NibValue) -> NSDictionary? {
    if let known = content.object as? NSDictionary { return known }
    if let model = content.object as? DictionaryModel {
      let values = model.keys.map { ($0, ModelBox.plain(model[$0])) }
      return NSMutableDictionary(dictionary: Dictionary(uniqueKeysWithValues: values))
    }
    guard case .dictionary(let entries) = content else { return nil }
    let made = NSMutableDictionary()
    for entry in entries { if let key = String(nibValue: entry.key) { made[key] = ModelBox.plain(entry.value) } }
    return made
  }

  private func readDictionary() {
    guard let dictionary else { return }
    let known = dictionary.allKeys.compactMap { $0 as? String }
    let keys = Set(known).union(includedKeys).subtracting(excludedKeys).sorted()
    let pairs = keys.map { key in
      let pair = NSDictionaryControllerKeyValuePair()
      (pair.key, pair.value, pair.localizedKey) = (key, dictionary[key], localizedKeyDictionary[key])
      pair.isExplicitlyIncluded = dictionary[key] == nil
      pair.controller = self
      return pair
    }
    isReading = true
    contentValue = .array(pairs.map { .object($0) })
    isReading = false
  }

  /// Writes the pairs into the dictionary, and into the model that the content is bound to.
  final func writeDictionary() {
    guard !isReading else { return }
    let written = NSMutableDictionary()
    for key in excludedKeys { if let value = dictionary?[key] { written[key] = value } }
    for pair in pairs {
      pair.controller = self
      if let key = pair.key, !pair.isExplicitlyIncluded { written[key] = pair.value }
    }
    if let known = dictionary as? NSMutableDictionary { known.setDictionary(written as? [AnyHashable: Any] ?? [:]) }
    if !(dictionary is NSMutableDictionary) { dictionary = written }
    guard let dictionary else { return }
    for name in ["contentDictionary", "content"] {
      if let live = liveBindings[name] { InterfaceFaults.raising { try live.write(.object(dictionary)) } }
    }
  }

  /// Pairs stay pairs: what the content is bound to is written as a dictionary.
  final override func replaceContent(_ value: NibValue) throws(RuntimeError) { contentValue = value }
}
