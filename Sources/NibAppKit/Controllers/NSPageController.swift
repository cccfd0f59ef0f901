import NibRuntime
import NibStandIns

/// A controller of pages that a user swipes through. Stands in for NSPageController.
open class NSPageController: NSViewController {
  /// How pages change.
  public enum TransitionStyle: Int, NibChoice {
    /// Those gone back to lie below.
    case stackHistory = 0
    /// As a stack of papers.
    case stackBook
    /// Side by side.
    case horizontalStrip
  }

  /// How pages change.
  public final var transitionStyle = TransitionStyle.stackHistory

  /// Makes one with the framework's defaults.
  public required init() { super.init() }

  /// Reads the archived values.
  public required init(from coder: NibCoder) throws { try super.init(from: coder) }

  /// What is told of pages, if it is of the protocol.
  public var delegate: (any NSPageControllerDelegate)? { outlet("delegate") as? any NSPageControllerDelegate }

  /// What the pages show, the first one first.
  public final var arrangedObjects: [Any] = [] {
    didSet { selectedIndex = min(max(selectedIndex, 0), max(arrangedObjects.count - 1, 0)) }
  }

  /// The place of the page that is shown; one outside means the nearest.
  public final var selectedIndex = 0 {
    didSet {
      let nearest = min(max(selectedIndex, 0), max(arrangedObjects.count - 1, 0))
      if nearest != selectedIndex { selectedIndex = nearest } else { showPage() }
    }
  }

  /// The controller of the page that is shown.
  public private(set) final var selectedViewController: NSViewController?
  private var made: [String: NSViewController] = [:]

  /// Does what a swipe to the next page does.
  /// - Returns: false on the last one.
  @discardableResult
  public final func navigateForward() -> Bool { navigate(by: 1) }

  /// Does what a swipe to the page before does.
  /// - Returns: false on the first one.
  @discardableResult
  public final func navigateBack() -> Bool { navigate(by: -1) }

  private func navigate(by step: Int) -> Bool {
    guard arrangedObjects.indices.contains(selectedIndex + step) else { return false }
    selectedIndex += step
    if arrangedObjects.indices.contains(selectedIndex) {
      delegate?.pageController(self, didTransitionTo: arrangedObjects[selectedIndex])
    }
    return true
  }

  private func showPage() {
    guard let delegate, arrangedObjects.indices.contains(selectedIndex) else { return }
    let object = arrangedObjects[selectedIndex]
    let identifier = delegate.pageController(self, identifierFor: object)
    guard let controller = made[identifier] ?? delegate.pageController(self, viewControllerForIdentifier: identifier)
    else { return }
    made[identifier] = controller
    addChild(controller)
    delegate.pageController(self, prepare: controller, with: object)
    guard controller !== selectedViewController else { return }
    selectedViewController?.viewIfLoaded?.removeFromSuperview()
    selectedViewController = controller
    view.addSubview(controller.view)
  }

  /// Goes on and back.
  open override func perform(_ selector: String, sender: AnyObject?, event: ControlEvents?) throws -> Bool {
    switch selector {
    case "navigateForward:": navigateForward()
    case "navigateBack:": navigateBack()
    default: return try super.perform(selector, sender: sender, event: event)
    }
    return true
  }

  /// Whether it is one of these.
  open override func responds(to selector: String) -> Bool {
    ["navigateForward:", "navigateBack:"].contains(selector) || super.responds(to: selector)
  }
}

/// Who makes the pages: the object in the outlet `delegate`. Stands in for NSPageControllerDelegate.
@MainActor
public protocol NSPageControllerDelegate: AnyObject {
  /// The name of the kind of page that shows an object; pages of one name share a controller.
  func pageController(_ controller: NSPageController, identifierFor object: Any) -> String
  /// A new controller of a kind.
  func pageController(
    _ controller: NSPageController, viewControllerForIdentifier identifier: String
  ) -> NSViewController?
  /// Gives a controller what it shows.
  func pageController(_ controller: NSPageController, prepare page: NSViewController, with object: Any)
  /// Another page is shown.
  func pageController(_ controller: NSPageController, didTransitionTo object: Any)
}

extension NSPageControllerDelegate {
  /// Makes the object the controller's represented one.
  public func pageController(_ controller: NSPageController, prepare page: NSViewController, with object: Any) {
    page.representedObject = object
  }
  /// Does nothing.
  public func pageController(_ controller: NSPageController, didTransitionTo object: Any) {}
}
