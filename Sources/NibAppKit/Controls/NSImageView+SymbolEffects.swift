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

  /// Shows another symbol in place of the one that is shown; nothing moves.
  public final func setSymbolImage(
    _ image: NSImage, contentTransition: some ContentTransitionSymbolEffect, options: SymbolEffectOptions = .default
  ) { self.image = image }
}

private struct ShownRange: RareState {
  var wanted = NSImage.DynamicRange.unspecified
}

extension NSImageView {
  /// How bright images of views are shown that set no range of their own; kept.
  public static var defaultPreferredImageDynamicRange = NSImage.DynamicRange.constrainedHigh
  /// How bright the image is to be shown; kept.
  public final var preferredImageDynamicRange: NSImage.DynamicRange {
    get { self[rare: ShownRange.self].wanted }
    set { self[rare: ShownRange.self].wanted = newValue }
  }
  /// How bright the image is shown: not brighter than white.
  public final var imageDynamicRange: NSImage.DynamicRange { image == nil ? .unspecified : .standard }
}
