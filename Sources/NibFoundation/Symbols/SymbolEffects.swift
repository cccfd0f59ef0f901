import NibRuntime
import NibStandIns

// Ways in which symbols move, by the names of Apple's module Symbols. Nothing is drawn: views keep them.

/// Jumps once. Stands in for BounceSymbolEffect.
public struct BounceSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// What it is and how, as `bounce.up`.
  public let configuration: SymbolEffectConfiguration

  init(_ configuration: SymbolEffectConfiguration = SymbolEffectConfiguration("bounce", staysOn: false)) {
    self.configuration = configuration
  }

  /// As named.
  public var up: Self { Self(configuration.with("up")) }

  /// As named.
  public var down: Self { Self(configuration.with("down")) }

  /// As named.
  public var byLayer: Self { Self(configuration.with("byLayer")) }

  /// As named.
  public var wholeSymbol: Self { Self(configuration.with("wholeSymbol")) }
}

extension SymbolEffect where Self == BounceSymbolEffect {
  /// Jumps once.
  public static var bounce: Self { Self() }
}

/// Fades in and out. Stands in for PulseSymbolEffect.
public struct PulseSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// What it is and how, as `pulse.byLayer`.
  public let configuration: SymbolEffectConfiguration

  init(_ configuration: SymbolEffectConfiguration = SymbolEffectConfiguration("pulse", staysOn: true)) {
    self.configuration = configuration
  }

  /// As named.
  public var byLayer: Self { Self(configuration.with("byLayer")) }

  /// As named.
  public var wholeSymbol: Self { Self(configuration.with("wholeSymbol")) }
}

extension SymbolEffect where Self == PulseSymbolEffect {
  /// Fades in and out.
  public static var pulse: Self { Self() }
}

/// Parts light up one after the other. Stands in for VariableColorSymbolEffect.
public struct VariableColorSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// What it is and how, as `variableColor.iterative`.
  public let configuration: SymbolEffectConfiguration

  init(_ configuration: SymbolEffectConfiguration = SymbolEffectConfiguration("variableColor", staysOn: true)) {
    self.configuration = configuration
  }

  /// As named.
  public var iterative: Self { Self(configuration.with("iterative")) }

  /// As named.
  public var cumulative: Self { Self(configuration.with("cumulative")) }

  /// As named.
  public var reversing: Self { Self(configuration.with("reversing")) }

  /// As named.
  public var nonReversing: Self { Self(configuration.with("nonReversing")) }

  /// As named.
  public var hideInactiveLayers: Self { Self(configuration.with("hideInactiveLayers")) }

  /// As named.
  public var dimInactiveLayers: Self { Self(configuration.with("dimInactiveLayers")) }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// Parts light up one after the other.
  public static var variableColor: Self { Self() }
}

/// Stays larger or smaller. Stands in for ScaleSymbolEffect.
public struct ScaleSymbolEffect: IndefiniteSymbolEffect {
  /// What it is and how, as `scale.up`.
  public let configuration: SymbolEffectConfiguration

  init(_ configuration: SymbolEffectConfiguration = SymbolEffectConfiguration("scale", staysOn: true)) {
    self.configuration = configuration
  }

  /// As named.
  public var up: Self { Self(configuration.with("up")) }

  /// As named.
  public var down: Self { Self(configuration.with("down")) }

  /// As named.
  public var byLayer: Self { Self(configuration.with("byLayer")) }

  /// As named.
  public var wholeSymbol: Self { Self(configuration.with("wholeSymbol")) }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
  /// Stays larger or smaller.
  public static var scale: Self { Self() }
}

/// Comes. Stands in for AppearSymbolEffect.
public struct AppearSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect {
  /// What it is and how, as `appear.up`.
  public let configuration: SymbolEffectConfiguration

  init(_ configuration: SymbolEffectConfiguration = SymbolEffectConfiguration("appear", staysOn: true)) {
    self.configuration = configuration
  }

  /// As named.
  public var up: Self { Self(configuration.with("up")) }

  /// As named.
  public var down: Self { Self(configuration.with("down")) }

  /// As named.
  public var byLayer: Self { Self(configuration.with("byLayer")) }

  /// As named.
  public var wholeSymbol: Self { Self(configuration.with("wholeSymbol")) }
}

extension SymbolEffect where Self == AppearSymbolEffect {
  /// Comes.
  public static var appear: Self { Self() }
}

/// Goes. Stands in for DisappearSymbolEffect.
public struct DisappearSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect {
  /// What it is and how, as `disappear.up`.
  public let configuration: SymbolEffectConfiguration

  init(_ configuration: SymbolEffectConfiguration = SymbolEffectConfiguration("disappear", staysOn: true)) {
    self.configuration = configuration
  }

  /// As named.
  public var up: Self { Self(configuration.with("up")) }

  /// As named.
  public var down: Self { Self(configuration.with("down")) }

  /// As named.
  public var byLayer: Self { Self(configuration.with("byLayer")) }

  /// As named.
  public var wholeSymbol: Self { Self(configuration.with("wholeSymbol")) }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
  /// Goes.
  public static var disappear: Self { Self() }
}
