import Foundation
import NibFoundation
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
  open var transitionStyle = TransitionStyle.stackHistory

  /// The name of a kind of page.
  public typealias ObjectIdentifier = String

  /// What is told of pages, if it is of the protocol.
  open var delegate: (any NSPageControllerDelegate)? {
    get { outlet("delegate") as? any NSPageControllerDelegate }
    set {
      connect("delegate", to: newValue)
      showPage()
    }
  }

  /// What the pages show, the first one first.
  open var arrangedObjects: [Any] = [] {
    didSet { selectedIndex = min(max(selectedIndex, 0), max(arrangedObjects.count - 1, 0)) }
  }

  /// The place of the page that is shown; one outside means the nearest.
  open var selectedIndex = 0 {
    didSet {
      let nearest = min(max(selectedIndex, 0), max(arrangedObjects.count - 1, 0))
      if nearest != selectedIndex { selectedIndex = nearest }
      showPage()
    }
  }

  /// The controller of the page that is shown.
  open private(set) var selectedViewController: NSViewController?
  private var made: [String: NSViewController] = [:]

  /// Does what a swipe to the next page does.
  /// - Returns: false on the last one.
  @discardableResult
  open func navigateForward() -> Bool { navigate(by: 1) }

  /// Does what a swipe to the page before does.
  /// - Returns: false on the first one.
  @discardableResult
  open func navigateBack() -> Bool { navigate(by: -1) }

  private func navigate(by step: Int) -> Bool {
    guard arrangedObjects.indices.contains(selectedIndex + step) else { return false }
    delegate?.pageControllerWillStartLiveTransition(self)
    selectedIndex += step
    if arrangedObjects.indices.contains(selectedIndex) {
      delegate?.pageController(self, didTransitionTo: arrangedObjects[selectedIndex])
    }
    delegate?.pageControllerDidEndLiveTransition(self)
    return true
  }

  /// Shows the next page.
  open func navigateForward(_ sender: Any?) { navigateForward() }

  /// Shows the page before.
  open func navigateBack(_ sender: Any?) { navigateBack() }

  /// Shows the page whose place a control's number is.
  open func takeSelectedIndexFrom(_ sender: Any?) {
    if let control = sender as? NSControl { selectedIndex = control.integerValue }
  }

  /// Adds an object after the one that is shown, in place of all that come after that, and shows its page: a history.
  open func navigateForward(to object: Any) {
    arrangedObjects = Array(arrangedObjects.prefix(arrangedObjects.isEmpty ? 0 : selectedIndex + 1)) + [object]
    if arrangedObjects.count > 1 { navigateForward() }
  }

  /// Ends a transition that the delegate lets go on. Does nothing: all are over at once.
  open func completeTransition() {}

  private func showPage() {
    guard let delegate, arrangedObjects.indices.contains(selectedIndex) else { return }
    let object = arrangedObjects[selectedIndex]
    let identifier = delegate.pageController(self, identifierFor: object)
    let controller = made[identifier] ?? delegate.pageController(self, viewControllerForIdentifier: identifier)
    made[identifier] = controller
    addChild(controller)
    delegate.pageController(self, prepare: controller, with: object)
    guard controller !== selectedViewController else { return }
    selectedViewController?.viewIfLoaded?.removeFromSuperview()
    selectedViewController = controller
    controller.view.frame = delegate.pageController(self, frameFor: object)
    view.addSubview(controller.view)
  }

  /// Goes on and back.
  open override func perform(_ selector: String, sender: AnyObject?, event: ControlEvents?) throws -> Bool {
    switch selector {
    case "navigateForward:": navigateForward(sender)
    case "navigateBack:": navigateBack(sender)
    case "takeSelectedIndexFrom:": takeSelectedIndexFrom(sender)
    default: return try super.perform(selector, sender: sender, event: event)
    }
    return true
  }

  /// Whether it is one of these.
  open override func responds(to selector: String) -> Bool {
    ["navigateForward:", "navigateBack:", "takeSelectedIndexFrom:"].contains(selector) || super.responds(to: selector)
  }
}

/// Who makes the pages: the object in the outlet `delegate`. Stands in for NSPageControllerDelegate.
@MainActor
public protocol NSPageControllerDelegate: AnyObject {
  /// The name of the kind of page that shows an object; pages of one name share a controller.
  func pageController(
    _ pageController: NSPageController, identifierFor object: Any
  ) -> NSPageController.ObjectIdentifier
  /// A new controller of a kind.
  func pageController(
    _ pageController: NSPageController, viewControllerForIdentifier identifier: NSPageController.ObjectIdentifier
  ) -> NSViewController
  /// The frame of the page of an object.
  func pageController(_ pageController: NSPageController, frameFor object: Any?) -> NSRect
  /// Gives a controller what it shows.
  func pageController(_ pageController: NSPageController, prepare viewController: NSViewController, with object: Any?)
  /// Another page is shown.
  func pageController(_ pageController: NSPageController, didTransitionTo object: Any)
  /// A swipe begins.
  func pageControllerWillStartLiveTransition(_ pageController: NSPageController)
  /// A swipe is over.
  func pageControllerDidEndLiveTransition(_ pageController: NSPageController)
}

extension NSPageControllerDelegate {
  /// The whole view.
  public func pageController(_ pageController: NSPageController, frameFor object: Any?) -> NSRect {
    pageController.view.bounds
  }
  /// Makes the object the controller's represented one.
  public func pageController(
    _ pageController: NSPageController, prepare viewController: NSViewController, with object: Any?
  ) { viewController.representedObject = object }
  /// Does nothing.
  public func pageController(_ pageController: NSPageController, didTransitionTo object: Any) {}
  /// Does nothing.
  public func pageControllerWillStartLiveTransition(_ pageController: NSPageController) {}
  /// Does nothing.
  public func pageControllerDidEndLiveTransition(_ pageController: NSPageController) {}
}
