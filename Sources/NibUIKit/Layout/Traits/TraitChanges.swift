import NibRuntime
import NibStandIns

// Who looks at traits, and hears when code changes them.

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
  let traits: [UITrait]
  let tell: (AnyObject, UITraitCollection) -> Void

  init(_ traits: [UITrait], _ tell: @escaping (AnyObject, UITraitCollection) -> Void) {
    self.traits = traits
    self.tell = tell
  }
}

/// What tells others of changed traits. Stands for UITraitChangeObservable.
@MainActor
public protocol UITraitChangeObservable: UITraitEnvironment {}

@MainActor
protocol TraitListening: UITraitEnvironment {
  var traitListeners: [TraitListener] { get set }
}

extension UITraitChangeObservable {
  /// Calls a closure when one of some traits changes.
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

  /// Calls a closure that names what it is called with, as `Self` of a class that is not final.
  @_disfavoredOverload
  @discardableResult
  public func registerForTraitChanges<Environment: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping (Environment, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let listener = TraitListener(traits) { environment, previous in
      if let environment = environment as? Environment { handler(environment, previous) }
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

extension TraitListening {
  func tellTraits(_ previous: UITraitCollection) {
    let now = traitCollection
    traitCollectionDidChange(previous)
    for listener in traitListeners where listener.traits.contains(where: { now.differs(in: $0, from: previous) }) {
      listener.tell(self, previous)
    }
  }

  /// The controllers, then the views whose traits follow those of this one, each once.
  private var following: [any TraitListening] {
    var (controllers, views): ([any TraitListening], [any TraitListening]) = ([], [])
    var known: Set<ObjectIdentifier> = []
    var open: [any TraitListening] = [self]
    while let next = open.popLast() {
      guard known.insert(ObjectIdentifier(next)).inserted else { continue }
      if let controller = next as? UIViewController {
        controllers.append(controller)
        open += (controller.viewIfLoaded.map { [$0] } ?? []) + controller.children.reversed()
      } else if let view = next as? UIView {
        views.append(view)
        let controller = view.nextResponderFallback as? UIViewController ?? (view as? UIWindow)?.rootViewController
        open += view.subviews.reversed()
        if let controller { open.append(controller) }
      }
    }
    return controllers + views
  }

  /// Makes a change, then tells those whose traits are others by it.
  func changingTraits(_ change: () -> Void) {
    let before = following.map { ($0, $0.traitCollection) }
    change()
    for (listener, traits) in before where !listener.traitCollection.isEqual(traits) { listener.tellTraits(traits) }
  }
}

extension UIView: UITraitChangeObservable, TraitListening {
  var traitListeners: [TraitListener] {
    get { extras?.traitListeners ?? [] }
    set { makeExtras().traitListeners = newValue }
  }

  /// Light or dark for the view and those below it, whatever the device says. Those whose style is another one then
  /// hear of it.
  final var ownInterfaceStyle: UIUserInterfaceStyle {
    get { extras?.interfaceStyle ?? .unspecified }
    set {
      guard newValue != ownInterfaceStyle else { return }
      changingTraits { makeExtras().interfaceStyle = newValue }
    }
  }

  /// Sets the traits for the view and those below it; nil lets the superview's hold. Those whose traits are others then
  /// hear of it.
  public func setTraits(_ traits: UITraitCollection?) {
    changingTraits { localTraits = traits.map { .object($0) } ?? .null }
  }
}

extension UIViewController: UITraitChangeObservable, TraitListening {
  var traitListeners: [TraitListener] {
    get { extras?.traitListeners ?? [] }
    set { makeExtras().traitListeners = newValue }
  }

  /// Light or dark for the controller and its children, whatever the device says. Those whose style is another one
  /// then hear of it.
  final var ownInterfaceStyle: UIUserInterfaceStyle {
    get { extras?.style ?? .unspecified }
    set {
      guard newValue != ownInterfaceStyle else { return }
      changingTraits { makeExtras().style = newValue }
    }
  }
}
