import NibDiagnostics
import NibRuntime

/// A binding that runs: it shows what its key path leads to, and writes what a user sets.
@MainActor
final class LiveBinding {
  let binding: NibBinding
  let options: BindingOptions
  /// The keys of the path.
  let keys: [String]
  /// The name without the number that tells several of one kind apart: `enabled2` is one of `enabled`.
  let base: String
  /// The object that is bound.
  private(set) weak var owner: NSResponder?
  /// Where the path starts.
  private(set) weak var target: AnyObject?
  /// What the last evaluation read.
  var subjects: Set<KeyValueCenter.Subject> = []
  /// What the path led to.
  private(set) var current = BoundValue.unknown
  /// Why nothing is shown.
  private(set) var failure: String?
  /// What could be changed before the binding forbade it.
  var original: Bool?

  init(_ binding: NibBinding, of owner: NSResponder, to target: AnyObject?) {
    self.binding = binding
    self.owner = owner
    self.target = NSUserDefaultsController.lasting(target)
    options = BindingOptions(binding)
    keys = KeyPathWalk.keys(binding.keyPath)
    let end = binding.name.lastIndex { !$0.isNumber }
    base = end.map { String(binding.name[...$0]) } ?? binding.name
  }

  /// Evaluates the path and shows the result.
  func refresh() {
    failure = nil
    current = KeyValueCenter.shared.following(self) { evaluate() }
    owner?.show(self)
  }

  /// Notes why the owner shows nothing.
  func fail(_ words: String) { failure = words }

  private func evaluate() -> BoundValue {
    guard let target else { return .unknown }
    // A column shows a value a row; what it follows is the list of rows.
    if let column = owner as? NSTableColumn, column.isOfRows(self) { return column.rows(of: self) }
    return shown(KeyPathWalk.value(keys[...], from: .object(target)))
  }

  /// A value as it is shown: transformed, or a placeholder.
  func shown(_ found: BoundValue) -> BoundValue {
    switch found {
    case .missing(let key):
      failure = "'\(binding.keyPath)' leads to nothing: there is no '\(key)'"
      return found
    case .value(let value):
      guard let value = transformed(value) else { return .unknown }
      return value.isNull && options.placeholder(.null) != nil ? .marker(.null) : .value(value)
    case .endless:
      failure = "'\(binding.keyPath)' leads through more than \(KeyPathWalk.mostValues) values"
      return found
    case .marker, .unknown: return found
    }
  }

  private func transformed(_ value: NibValue) -> NibValue? {
    if let transformer = options.transformer { return transformer.transformedValue(value) }
    guard let name = options.transformerName else { return value }
    guard let transformer = NSValueTransformer.valueTransformer(forName: name) else {
      failure = "no value transformer has the name '\(name)'"
      return nil
    }
    return transformer.transformedValue(value)
  }

  /// Writes what a user set, unless there is nothing that it could be written to.
  /// - Throws: `RuntimeError` if the model refuses it; the model's own value is shown again then.
  func write(_ value: NibValue) throws(RuntimeError) {
    guard let target, isWritable else { return }
    var value = value
    if options.transformer != nil || options.transformerName != nil {
      let known = options.transformerName.flatMap { NSValueTransformer.valueTransformer(forName: $0) }
      guard let transformer = options.transformer ?? known,
        type(of: transformer).allowsReverseTransformation
      else { return }
      value = transformer.reverseTransformedValue(value)
    }
    do {
      try KeyPathWalk.set(value, at: keys[...], from: .object(target), validating: options.validates)
    } catch {
      refresh()
      let name = owner.map { "\(type(of: $0))" } ?? "an object"
      throw RuntimeError(
        code: .objectFailed, place: Place(file: "\(type(of: target))"),
        detail: "binding '\(binding.name)' of \(name) to '\(binding.keyPath)': \(error)")
    }
  }

  private var isWritable: Bool {
    switch current {
    case .value, .marker(.null): true
    case .marker(.multipleValues): options.editsMultipleValues
    // A setting that has no value yet gets one.
    case .unknown, .missing: target is NSUserDefaultsController
    case .marker, .endless: false
    }
  }

  /// What a Boolean of the owner is to be; nil while nobody knows.
  var truth: Bool? {
    switch current {
    case .value(let value): Bool(nibValue: value) ?? !value.isNull
    case .marker(let marker): options.placeholder(marker).flatMap { Bool(nibValue: $0) } ?? false
    case .unknown, .missing, .endless: nil
    }
  }

  /// What a text says of the value, for display patterns.
  var words: String? {
    switch current {
    case .value(let value): value.isNull ? "" : String(nibValue: value) ?? value.description
    case .marker(let marker): options.placeholder(marker).flatMap { String(nibValue: $0) } ?? marker.words
    case .unknown, .missing, .endless: nil
    }
  }
}
