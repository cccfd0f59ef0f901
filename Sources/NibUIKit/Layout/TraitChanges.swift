import NibRuntime
import NibStandIns

// Who looks at traits, and hears when `overrideUserInterfaceStyle` changes them.

/// A trait that somebody looks at. Stands for UITraitDefinition.
public protocol UITraitDefinition {}

/// A trait, as a list of those that somebody looks at has it.
public typealias UITrait = any UITraitDefinition.Type

/// Whether the interface is dark.
public enum UITraitUserInterfaceStyle: UITraitDefinition {}
/// Room across.
public enum UITraitHorizontalSizeClass: UITraitDefinition {}
/// Room downwards.
public enum UITraitVerticalSizeClass: UITraitDefinition {}
/// How large texts are.
public enum UITraitPreferredContentSizeCategory: UITraitDefinition {}
/// Which way the interface reads.
public enum UITraitLayoutDirection: UITraitDefinition {}
/// What kind of device it is.
public enum UITraitUserInterfaceIdiom: UITraitDefinition {}
/// Pixels a point.
public enum UITraitDisplayScale: UITraitDefinition {}
/// Whether colors stand out more.
public enum UITraitAccessibilityContrast: UITraitDefinition {}

/// What has traits: views, controllers, screens. Stands for UITraitEnvironment.
@MainActor
public protocol UITraitEnvironment: AnyObject {
  /// What it is shown on.
  var traitCollection: UITraitCollection { get }
  /// Called when traits changed.
  func traitCollectionDidChange(_ previous: UITraitCollection?)
}

/// What somebody hears of changed traits by. Stands for UITraitChangeRegistration.
@MainActor
public protocol UITraitChangeRegistration: AnyObject {}

final class TraitListener: UITraitChangeRegistration {
  let looksAtStyle: Bool
  let tell: (AnyObject, UITraitCollection) -> Void

  init(_ traits: [UITrait], _ tell: @escaping (AnyObject, UITraitCollection) -> Void) {
    looksAtStyle = traits.contains { $0 == UITraitUserInterfaceStyle.self }
    self.tell = tell
  }
}

/// What tells others of changed traits. Stands for UITraitChangeObservable.
@MainActor
public protocol UITraitChangeObservable: UITraitEnvironment {}

@MainActor
protocol TraitListening: AnyObject {
  var traitListeners: [TraitListener] { get set }
}

extension UITraitChangeObservable {
  /// Calls a closure when one of some traits changes. Only the style changes here.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping (Self, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let listener = TraitListener(traits) { environment, previous in
      if let environment = environment as? Self { handler(environment, previous) }
    }
    (self as? any TraitListening)?.traitListeners.append(listener)
    return listener
  }

  /// Sends an action to a target when one of some traits changes, with this object as its sender.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration {
    let object = WeakReference(target as AnyObject)
    let listener = TraitListener(traits) { environment, _ in
      guard let target = object.object else { return }
      InterfaceFaults.raising { _ = try ActionDispatch.send(action.name, to: target, from: environment) }
    }
    (self as? any TraitListening)?.traitListeners.append(listener)
    return listener
  }

  /// Sends an action to this object when one of some traits changes.
  @discardableResult
  public func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration {
    registerForTraitChanges(traits, target: self, action: action)
  }

  /// Ends what a registration began.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    (self as? any TraitListening)?.traitListeners.removeAll { $0 === registration }
  }
}

extension TraitListening where Self: UITraitEnvironment {
  func tellTraits(_ previous: UITraitCollection) {
    traitCollectionDidChange(previous)
    for listener in traitListeners where listener.looksAtStyle { listener.tell(self, previous) }
  }
}

extension UIView: UITraitChangeObservable, TraitListening {
  var traitListeners: [TraitListener] {
    get { extras?.traitListeners ?? [] }
    set { makeExtras().traitListeners = newValue }
  }

  /// Light or dark for the view and those below it, whatever the device says. Those whose style is another one then
  /// hear of it.
  public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { extras?.interfaceStyle ?? .unspecified }
    set {
      guard newValue != overrideUserInterfaceStyle else { return }
      let before = traitCollection
      makeExtras().interfaceStyle = newValue
      guard traitCollection.userInterfaceStyle != before.userInterfaceStyle else { return }
      (self as? UIWindow)?.rootViewController?.tellTraitsBelow(before)
      tellTraitsBelow(before)
    }
  }

  func tellTraitsBelow(_ previous: UITraitCollection) {
    tellTraits(previous)
    for view in subviews where view.overrideUserInterfaceStyle == .unspecified { view.tellTraitsBelow(previous) }
  }

  /// The style that code asked for, here or on the nearest view above.
  var styleOverride: UIUserInterfaceStyle? {
    sequence(first: self, next: \.superview).lazy.map {
      let controller = $0.nextResponderFallback as? UIViewController
      return $0.overrideUserInterfaceStyle == .unspecified
        ? controller?.overrideUserInterfaceStyle ?? .unspecified : $0.overrideUserInterfaceStyle
    }.first { $0 != .unspecified }
  }
}

extension UIViewController: UITraitChangeObservable, TraitListening {
  var traitListeners: [TraitListener] {
    get { extras?.traitListeners ?? [] }
    set { makeExtras().traitListeners = newValue }
  }

  /// What the controller is shown on: the screen's traits, in the style that code asked for here or around.
  public var traitCollection: UITraitCollection {
    let asked = ([self] + ancestors).lazy.map(\.overrideUserInterfaceStyle).first { $0 != .unspecified }
    guard let style = asked ?? viewIfLoaded?.styleOverride else { return .current }
    return UITraitCollection(traitsFrom: [.current, UITraitCollection(userInterfaceStyle: style)])
  }

  /// Light or dark for the controller and its children, whatever the device says. Those whose style is another one
  /// then hear of it.
  public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { extras?.style ?? .unspecified }
    set {
      guard newValue != overrideUserInterfaceStyle else { return }
      let before = traitCollection
      makeExtras().style = newValue
      guard traitCollection.userInterfaceStyle != before.userInterfaceStyle else { return }
      tellTraitsBelow(before)
      viewIfLoaded?.tellTraitsBelow(before)
    }
  }

  func tellTraitsBelow(_ previous: UITraitCollection) {
    tellTraits(previous)
    for child in children where child.overrideUserInterfaceStyle == .unspecified { child.tellTraitsBelow(previous) }
  }
}
