import NibStandIns

/// Values of properties that few objects have, by the property's name.
@MainActor
final class KeptValues {
  var values: [String: Any] = [:]
}

/// What keeps such values, so that an object without any is no larger for them.
@MainActor
protocol ValueKeeping: AnyObject {
  var keptValues: KeptValues? { get }
  func makeKeptValues() -> KeptValues
}

extension ValueKeeping {
  /// The value of the property that calls this, or what it is until it is set.
  func kept<Value>(_ standard: @autoclosure () -> Value, _ name: String = #function) -> Value {
    guard let value = keptValues?.values[name] else { return standard() }
    return value as? Value ?? standard()
  }

  /// Sets the value of the property that calls this.
  func keep<Value>(_ value: Value, _ name: String = #function) { makeKeptValues().values[name] = value }

  /// The value of the property that calls this, made when it is first asked for.
  func keptOnce<Value>(_ make: () -> Value, _ name: String = #function) -> Value {
    if let known = keptValues?.values[name] as? Value { return known }
    let made = make()
    keep(made, name)
    return made
  }
}

extension UIView: ValueKeeping {
  var keptValues: KeptValues? { extras?.kept }

  func makeKeptValues() -> KeptValues {
    let extras = makeExtras()
    let made = extras.kept ?? KeptValues()
    extras.kept = made
    return made
  }
}

extension UIViewController: ValueKeeping {
  var keptValues: KeptValues? { extras?.kept }

  func makeKeptValues() -> KeptValues {
    let extras = makeExtras()
    let made = extras.kept ?? KeptValues()
    extras.kept = made
    return made
  }
}

extension CodingStandIn: ValueKeeping {
  var keptValues: KeptValues? { kept }

  func makeKeptValues() -> KeptValues {
    let made = kept ?? KeptValues()
    kept = made
    return made
  }
}
