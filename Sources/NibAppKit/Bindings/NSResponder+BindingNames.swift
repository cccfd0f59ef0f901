import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

extension NSResponder {
  /// Binds a property to what a key path of an object leads to; a path that begins at nothing is raised as AppKit raises it.
  ///
  /// Of `options`, a value of a type that no archive holds is taken as an object; a transformer of values as such.
  public final func bind(
    _ binding: NSBindingName, to observable: Any, withKeyPath keyPath: String, options: [NSBindingOption: Any]? = nil
  ) {
    bind(binding, to: observable, keyPath, Dictionary(uniqueKeysWithValues: (options ?? [:]).map { ($0.rawValue, $1) }))
  }

  /// The same with options by the names that archives have, as `NSNullPlaceholder`.
  public final func bind(
    _ binding: NSBindingName, to observable: Any, withKeyPath keyPath: String, options: [String: Any]
  ) { bind(binding, to: observable, keyPath, options) }

  private func bind(_ name: NSBindingName, to target: Any, _ keyPath: String, _ options: [String: Any]) {
    let pairs = options.sorted { $0.key < $1.key }.map {
      NibPair(key: .string($0.key), value: ModelBox.boxed($0.value))
    }
    InterfaceFaults.raising {
      try bind(NibBinding(name: name.rawValue, keyPath: keyPath, options: pairs), to: target as AnyObject)
    }
  }

  /// Ends a binding; what it showed last stays.
  public final func unbind(_ binding: NSBindingName) { unbind(binding.rawValue) }

  /// Where a binding leads: the object, the path and the options; nil where nothing is bound.
  public final func infoForBinding(_ binding: NSBindingName) -> [NSBindingInfoKey: Any]? {
    guard let live = liveBindings[binding.rawValue] else { return nil }
    var options: [NSBindingOption: Any] = [:]
    for pair in live.binding.options {
      guard case .string(let name) = pair.key else { continue }
      options[NSBindingOption(name)] = ModelBox.unboxed(pair.value) ?? NSNull()
    }
    return [
      .observedObject: live.target ?? NSNull(), .observedKeyPath: live.binding.keyPath, .options: options,
    ]
  }

  /// Names of the bindings that the object has of its kind, whether something is bound or not, in their order.
  public final var exposedBindings: [NSBindingName] {
    BindingRow.names(of: self).map { NSBindingName($0) }
  }
}
