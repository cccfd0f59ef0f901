import NibFoundation
import NibRuntime
import NibStandIns

/// What is told of an effect that ended. Stands in for UISymbolEffectCompletionContext.
@MainActor
public struct UISymbolEffectCompletionContext {
  /// Whether it ran to its end, rather than being removed.
  public let isFinished: Bool
  /// What was moved.
  public let sender: AnyObject?
  /// What the effect was.
  public let effect: any SymbolEffect
  /// The transition to another symbol; nil for an effect.
  public let contentTransition: UISymbolContentTransition?
}

/// What hears that an effect ended.
public typealias UISymbolEffectCompletion = (UISymbolEffectCompletionContext) -> Void

/// A transition to another symbol. Stands in for UISymbolContentTransition.
public struct UISymbolContentTransition: Sendable {
  /// What it is.
  public let effect: any ContentTransitionSymbolEffect
  /// How often and how fast.
  public let options: SymbolEffectOptions

  /// Makes one of an effect.
  public init(_ effect: some ContentTransitionSymbolEffect, options: SymbolEffectOptions = .default) {
    self.effect = effect
    self.options = options
  }
}

/// An effect that runs until it is removed.
@MainActor
public struct RunningSymbolEffect {
  /// What it is.
  public let effect: any SymbolEffect
  /// How often and how fast.
  public let options: SymbolEffectOptions
  let completion: UISymbolEffectCompletion?
}

/// Views and items of bars with symbols that move.
@MainActor
public protocol SymbolEffectShowing: AnyObject {
  /// Effects that run until they are removed, in the order in which they were added.
  var runningSymbolEffects: [RunningSymbolEffect] { get set }
}

extension SymbolEffectShowing {
  /// Adds an effect. One that ends by itself is at its end at once, for nothing moves; others run until they are removed.
  public func addSymbolEffect(
    _ effect: some SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) {
    let staysOn = options.times.map { $0 == .max } ?? effect.configuration.staysOn
    guard staysOn else { return tell(completion, effect, isFinished: true) }
    runningSymbolEffects.removeAll { $0.effect.configuration.name == effect.configuration.name }
    runningSymbolEffects.append(RunningSymbolEffect(effect: effect, options: options, completion: completion))
  }

  /// Removes the effects of a kind; those who asked hear of their end.
  public func removeSymbolEffect(
    ofType effect: some SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) {
    remove { $0.effect.configuration.name == effect.configuration.name }
    tell(completion, effect, isFinished: true)
  }

  /// Removes all effects; those who asked hear of their end.
  public func removeAllSymbolEffects(options: SymbolEffectOptions = .default, animated: Bool = true) {
    remove { _ in true }
  }

  private func remove(where isMeant: (RunningSymbolEffect) -> Bool) {
    let gone = runningSymbolEffects.filter(isMeant)
    runningSymbolEffects.removeAll(where: isMeant)
    for effect in gone { tell(effect.completion, effect.effect, isFinished: false) }
  }

  private func tell(_ completion: UISymbolEffectCompletion?, _ effect: any SymbolEffect, isFinished: Bool) {
    completion?(
      UISymbolEffectCompletionContext(isFinished: isFinished, sender: self, effect: effect, contentTransition: nil))
  }

  func changeSymbol(
    _ transition: UISymbolContentTransition, completion: UISymbolEffectCompletion?, _ change: () -> Void
  ) {
    change()
    completion?(
      UISymbolEffectCompletionContext(
        isFinished: true, sender: self, effect: transition.effect, contentTransition: transition))
  }
}

extension UIImageView: SymbolEffectShowing {
  /// Effects that run until they are removed, in the order in which they were added.
  public var runningSymbolEffects: [RunningSymbolEffect] {
    get { kept([]) }
    set { keep(newValue) }
  }

  /// Shows another symbol, at once.
  public func setSymbolImage(
    _ image: UIImage, contentTransition: some ContentTransitionSymbolEffect, options: SymbolEffectOptions = .default,
    completion: UISymbolEffectCompletion? = nil
  ) {
    changeSymbol(UISymbolContentTransition(contentTransition, options: options), completion: completion) {
      self.image = image
    }
  }

  /// How bright pictures may be; kept.
  public var preferredImageDynamicRange: UIImage.DynamicRange {
    get { kept(.unspecified) }
    set { keep(newValue) }
  }

  /// How bright the picture is shown: as usual.
  public var imageDynamicRange: UIImage.DynamicRange { .standard }
}

extension UIBarButtonItem: SymbolEffectShowing {
  /// Effects that run until they are removed, in the order in which they were added.
  public var runningSymbolEffects: [RunningSymbolEffect] {
    get { kept([]) }
    set { keep(newValue) }
  }

  /// Shows another symbol, at once.
  public func setSymbolImage(
    _ image: UIImage, contentTransition: some ContentTransitionSymbolEffect, options: SymbolEffectOptions = .default,
    completion: UISymbolEffectCompletion? = nil
  ) {
    changeSymbol(UISymbolContentTransition(contentTransition, options: options), completion: completion) {
      self.image = image
    }
  }

  /// Whether the symbol moves when the item is tapped; kept.
  public var isSymbolAnimationEnabled: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
}

extension UIImage {
  /// How bright a picture is.
  public enum DynamicRange: Int, Sendable {
    /// Not said.
    case unspecified = -1
    /// As usual.
    case standard = 0
    /// Brighter, within bounds.
    case constrainedHigh = 1
    /// As bright as it goes.
    case high = 2
  }

  /// Whether the picture is brighter than usual: no pixels are looked at.
  public var isHighDynamicRange: Bool { false }
}
