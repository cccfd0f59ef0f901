import NibFoundation
import NibRuntime
import NibStandIns

extension UITraitCollection {
  /// Makes traits of one kind of pressing.
  public convenience init(forceTouchCapability capability: UIForceTouchCapability) {
    self.init(mutations: { $0.forceTouchCapability = capability })
  }

  /// Makes traits of a window that is in front, or not.
  public convenience init(activeAppearance userInterfaceActiveAppearance: UIUserInterfaceActiveAppearance) {
    self.init(mutations: { $0.activeAppearance = userInterfaceActiveAppearance })
  }

  /// Makes traits of a size of items of a window's bar.
  public convenience init(toolbarItemPresentationSize: UINSToolbarItemPresentationSize) {
    self.init(mutations: { $0.toolbarItemPresentationSize = toolbarItemPresentationSize })
  }

  /// Makes traits of a range of brightness.
  public convenience init(imageDynamicRange: UIImage.DynamicRange) {
    self.init(mutations: { $0.imageDynamicRange = imageDynamicRange })
  }

  /// Makes traits of a language of lines.
  public convenience init(typesettingLanguage: Locale.Language) {
    self.init(mutations: { $0.typesettingLanguage = typesettingLanguage })
  }

  /// Makes traits of a scene that others see, or not.
  public convenience init(sceneCaptureState: UISceneCaptureState) {
    self.init(mutations: { $0.sceneCaptureState = sceneCaptureState })
  }

  /// What images are chosen by.
  public var imageConfiguration: UIImage.Configuration { UIImage.Configuration(traitCollection: self) }
}

extension UIMutableTraits {
  /// Whether the screen tells how hard it is pressed.
  public var forceTouchCapability: UIForceTouchCapability {
    get { self[UITraitForceTouchCapability.self] }
    set { self[UITraitForceTouchCapability.self] = newValue }
  }
}

extension UIUpdateLink {
  /// What makes a link call an object for each picture.
  public convenience init(view: UIView, actionTarget target: Any, selector: Selector) {
    self.init(view: view)
    addAction(target: target, selector: selector)
  }

  /// Makes one of a view's screen with a closure.
  public convenience init(view: UIView, actionHandler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void) {
    self.init(view: view)
    addAction(handler: actionHandler)
  }

  /// Makes one of a scene's screen with a closure.
  public convenience init(
    windowScene: UIWindowScene, actionHandler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void
  ) {
    self.init(windowScene: windowScene)
    addAction(handler: actionHandler)
  }

  /// Sends an object an action before changes are made known to Core Animation. The object is not kept alive.
  public func addAction(target: Any, selector: Selector) {
    addAction(to: .beforeCATransactionCommit, target: target, selector: selector)
  }

  /// Sends an object an action in a phase of each picture. Raises what the action throws.
  public func addAction(to phase: UIUpdateActionPhase, target: Any, selector: Selector) {
    let object = WeakReference(target as AnyObject)
    addAction(to: phase) { link, _ in
      guard let target = object.object else { return }
      InterfaceFaults.raising { _ = try ActionDispatch.send(selector.name, to: target, from: link) }
    }
  }

  /// The picture that is being made: none between two words of a test.
  public func currentUpdateInfo() -> UIUpdateInfo? { nil }
}

extension UIUpdateInfo {
  /// The picture that is being made on the screen of a scene: none between two words of a test.
  public static func current(for windowScene: UIWindowScene) -> UIUpdateInfo? { nil }
  /// The picture that is being made on the screen of a view, likewise.
  public static func current(for view: UIView) -> UIUpdateInfo? { nil }
  /// Whether touches that must be shown soon are handed over: no.
  public var isLowLatencyEventDispatchConfirmed: Bool { false }
  /// Whether that is being done: no.
  public var isPerformingLowLatencyPhases: Bool { false }
}
