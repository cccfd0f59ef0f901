import NibRuntime
import NibStandIns

// Ways in which symbols move, by the names of Apple's module Symbols. Nothing is drawn: views keep them.

/// Gives way to another symbol. Stands in for ReplaceSymbolEffect.
public struct ReplaceSymbolEffect: ContentTransitionSymbolEffect {
  /// What it is and how, as `replace.downUp`.
  public let configuration: SymbolEffectConfiguration

  init(_ configuration: SymbolEffectConfiguration = SymbolEffectConfiguration("replace", staysOn: false)) {
    self.configuration = configuration
  }

  /// As named.
  public var downUp: Self { Self(configuration.with("downUp")) }

  /// As named.
  public var upUp: Self { Self(configuration.with("upUp")) }

  /// As named.
  public var offUp: Self { Self(configuration.with("offUp")) }

  /// As named.
  public var byLayer: Self { Self(configuration.with("byLayer")) }

  /// As named.
  public var wholeSymbol: Self { Self(configuration.with("wholeSymbol")) }

  /// Parts that both symbols have stay; where there are none, another way.
  public func magic(fallback: Self) -> Self { Self(configuration.with("magic")) }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// Gives way to another symbol.
  public static var replace: Self { Self() }
}

/// As the system likes. Stands in for AutomaticSymbolEffect.
public struct AutomaticSymbolEffect: ContentTransitionSymbolEffect {
  /// What it is and how, as `automatic`.
  public let configuration: SymbolEffectConfiguration

  init(_ configuration: SymbolEffectConfiguration = SymbolEffectConfiguration("automatic", staysOn: false)) {
    self.configuration = configuration
  }
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
  /// As the system likes.
  public static var automatic: Self { Self() }
}

/// Shakes. Stands in for WiggleSymbolEffect.
public struct WiggleSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// What it is and how, as `wiggle.up`.
  public let configuration: SymbolEffectConfiguration

  init(_ configuration: SymbolEffectConfiguration = SymbolEffectConfiguration("wiggle", staysOn: false)) {
    self.configuration = configuration
  }

  /// As named.
  public var up: Self { Self(configuration.with("up")) }

  /// As named.
  public var down: Self { Self(configuration.with("down")) }

  /// As named.
  public var left: Self { Self(configuration.with("left")) }

  /// As named.
  public var right: Self { Self(configuration.with("right")) }

  /// As named.
  public var forward: Self { Self(configuration.with("forward")) }

  /// As named.
  public var backward: Self { Self(configuration.with("backward")) }

  /// As named.
  public var clockwise: Self { Self(configuration.with("clockwise")) }

  /// As named.
  public var counterClockwise: Self { Self(configuration.with("counterClockwise")) }

  /// As named.
  public var byLayer: Self { Self(configuration.with("byLayer")) }

  /// As named.
  public var wholeSymbol: Self { Self(configuration.with("wholeSymbol")) }

  /// Along a direction, in degrees.
  public func custom(angle: Double) -> Self { Self(configuration.with("custom(\(angle))")) }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
  /// Shakes.
  public static var wiggle: Self { Self() }
}

/// Turns. Stands in for RotateSymbolEffect.
public struct RotateSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// What it is and how, as `rotate.clockwise`.
  public let configuration: SymbolEffectConfiguration

  init(_ configuration: SymbolEffectConfiguration = SymbolEffectConfiguration("rotate", staysOn: false)) {
    self.configuration = configuration
  }

  /// As named.
  public var clockwise: Self { Self(configuration.with("clockwise")) }

  /// As named.
  public var counterClockwise: Self { Self(configuration.with("counterClockwise")) }

  /// As named.
  public var byLayer: Self { Self(configuration.with("byLayer")) }

  /// As named.
  public var wholeSymbol: Self { Self(configuration.with("wholeSymbol")) }
}

extension SymbolEffect where Self == RotateSymbolEffect {
  /// Turns.
  public static var rotate: Self { Self() }
}

/// Grows and shrinks. Stands in for BreatheSymbolEffect.
public struct BreatheSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// What it is and how, as `breathe.plain`.
  public let configuration: SymbolEffectConfiguration

  init(_ configuration: SymbolEffectConfiguration = SymbolEffectConfiguration("breathe", staysOn: true)) {
    self.configuration = configuration
  }

  /// As named.
  public var plain: Self { Self(configuration.with("plain")) }

  /// As named.
  public var pulse: Self { Self(configuration.with("pulse")) }

  /// As named.
  public var byLayer: Self { Self(configuration.with("byLayer")) }

  /// As named.
  public var wholeSymbol: Self { Self(configuration.with("wholeSymbol")) }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
  /// Grows and shrinks.
  public static var breathe: Self { Self() }
}

/// Is drawn. Stands in for DrawOnSymbolEffect.
public struct DrawOnSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect {
  /// What it is and how, as `drawOn.byLayer`.
  public let configuration: SymbolEffectConfiguration

  init(_ configuration: SymbolEffectConfiguration = SymbolEffectConfiguration("drawOn", staysOn: true)) {
    self.configuration = configuration
  }

  /// As named.
  public var byLayer: Self { Self(configuration.with("byLayer")) }

  /// As named.
  public var wholeSymbol: Self { Self(configuration.with("wholeSymbol")) }

  /// As named.
  public var individually: Self { Self(configuration.with("individually")) }
}

extension SymbolEffect where Self == DrawOnSymbolEffect {
  /// Is drawn.
  public static var drawOn: Self { Self() }
}

/// Is undrawn. Stands in for DrawOffSymbolEffect.
public struct DrawOffSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect {
  /// What it is and how, as `drawOff.byLayer`.
  public let configuration: SymbolEffectConfiguration

  init(_ configuration: SymbolEffectConfiguration = SymbolEffectConfiguration("drawOff", staysOn: true)) {
    self.configuration = configuration
  }

  /// As named.
  public var byLayer: Self { Self(configuration.with("byLayer")) }

  /// As named.
  public var wholeSymbol: Self { Self(configuration.with("wholeSymbol")) }

  /// As named.
  public var individually: Self { Self(configuration.with("individually")) }
}

extension SymbolEffect where Self == DrawOffSymbolEffect {
  /// Is undrawn.
  public static var drawOff: Self { Self() }
}

extension ReplaceSymbolEffect {
  /// As named.
  public static var downUp: Self { Self().downUp }
  /// As named.
  public static var upUp: Self { Self().upUp }
  /// As named.
  public static var offUp: Self { Self().offUp }
}
