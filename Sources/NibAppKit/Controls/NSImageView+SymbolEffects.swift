import NibFoundation
import NibRuntime
import NibStandIns

private struct ShownEffects: RareState {
  var effects: [any SymbolEffect] = []
}

/// Effects of the symbol that is shown. Nothing moves; what was added can be asked for.
extension NSImageView {
  /// The effects that were added and not removed, the oldest first.
  public final var symbolEffects: [any SymbolEffect] { self[rare: ShownEffects.self].effects }

  /// Moves the symbol; an effect of the same name begins anew.
  public final func addSymbolEffect(
    _ effect: some SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true
  ) {
    self[rare: ShownEffects.self].effects.removeAll { $0.configuration.name == effect.configuration.name }
    self[rare: ShownEffects.self].effects.append(effect)
  }

  /// Ends effects of a kind.
  public final func removeSymbolEffect(
    ofType effect: some SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true
  ) { self[rare: ShownEffects.self].effects.removeAll { $0.configuration.name == effect.configuration.name } }

  /// Ends all effects.
  public final func removeAllSymbolEffects(options: SymbolEffectOptions = .default, animated: Bool = true) {
    self[rare: ShownEffects.self].effects = []
  }
}
