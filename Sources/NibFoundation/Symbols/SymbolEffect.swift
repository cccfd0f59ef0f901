import NibRuntime
import NibStandIns

/// A way in which a symbol moves. Stands for SymbolEffect.
public protocol SymbolEffect: Sendable {
  /// What it is and how.
  var configuration: SymbolEffectConfiguration { get }
}

/// One that ends by itself. Stands for DiscreteSymbolEffect.
public protocol DiscreteSymbolEffect: SymbolEffect {}
/// One that goes on until it is removed. Stands for IndefiniteSymbolEffect.
public protocol IndefiniteSymbolEffect: SymbolEffect {}
/// One by which a symbol comes or goes. Stands for TransitionSymbolEffect.
public protocol TransitionSymbolEffect: SymbolEffect {}
/// One by which another symbol takes its place. Stands for ContentTransitionSymbolEffect.
public protocol ContentTransitionSymbolEffect: SymbolEffect {}

/// What an effect is and how.
public struct SymbolEffectConfiguration: Hashable, Sendable, CustomStringConvertible {
  /// What it is, as `bounce`.
  public let name: String
  /// How, in the order in which code said it, as `up`.
  public private(set) var parts: [String] = []
  package let staysOn: Bool

  init(_ name: String, staysOn: Bool) { (self.name, self.staysOn) = (name, staysOn) }

  func with(_ part: String) -> Self {
    var made = self
    made.parts.append(part)
    return made
  }

  /// All of it, as `bounce.up`.
  public var description: String { ([name] + parts).joined(separator: ".") }
}

/// How often and how fast an effect runs. Stands in for SymbolEffectOptions.
public struct SymbolEffectOptions: Hashable, Sendable {
  /// How often.
  public struct RepeatBehavior: Hashable, Sendable {
    let times: Int?
    let delay: Double?

    /// Without a pause.
    public static let continuous = Self(times: nil, delay: nil)
    /// With pauses.
    public static let periodic = Self(times: nil, delay: 0)
    /// With pauses, in seconds; without a number on and on.
    public static func periodic(_ times: Int? = nil, delay: Double? = nil) -> Self { Self(times: times, delay: delay) }
  }

  /// Runs; nil for as many as the effect has by itself, `Int.max` for on and on.
  public private(set) var times: Int?
  /// Times the usual speed.
  public private(set) var rate = 1.0

  /// As the effect is by itself.
  public static let `default` = Self()
  /// On and on.
  public static let repeating = Self(times: .max)
  /// Once.
  public static let nonRepeating = Self(times: 1)
  /// A number of times.
  public static func `repeat`(_ count: Int?) -> Self { Self(times: count) }
  /// As a behavior says.
  public static func `repeat`(_ behavior: RepeatBehavior) -> Self { Self(times: behavior.times ?? .max) }
  /// Times the usual speed.
  public static func speed(_ speed: Double) -> Self { Self(times: nil, rate: speed) }

  /// The same, on and on.
  public var repeating: Self { Self(times: .max, rate: rate) }
  /// The same, once.
  public var nonRepeating: Self { Self(times: 1, rate: rate) }
  /// The same, a number of times.
  public func `repeat`(_ count: Int?) -> Self { Self(times: count, rate: rate) }
  /// The same, as a behavior says.
  public func `repeat`(_ behavior: RepeatBehavior) -> Self { Self(times: behavior.times ?? .max, rate: rate) }
  /// The same at another speed.
  public func speed(_ speed: Double) -> Self { Self(times: times, rate: speed) }
}
