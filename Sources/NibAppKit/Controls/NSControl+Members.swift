import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// What few controls are told.
struct ControlUse: RareState {
  var ignoresMultiClick = false
}

extension NSControl {

  /// Whether the second click of two in a row is left alone.
  public final var ignoresMultiClick: Bool {
    get { self[rare: ControlUse.self].ignoresMultiClick }
    set { self[rare: ControlUse.self].ignoresMultiClick = newValue }
  }
}

extension NSButton {
  /// What a click sounds like; nil for nothing.
  public final var sound: NSSound? {
    get { buttonCell?.sound }
    set { buttonCell?.sound = newValue }
  }
  /// The title in the other state, with its attributes.
  public final var attributedAlternateTitle: NSAttributedString {
    get { buttonCell?.attributedAlternateTitle ?? NSAttributedString(string: "") }
    set { buttonCell?.attributedAlternateTitle = newValue }
  }
  /// Whether the border is drawn only while the pointer is inside.
  public final var showsBorderOnlyWhileMouseInside: Bool {
    get { buttonCell?.showsBorderOnlyWhileMouseInside ?? false }
    set { buttonCell?.showsBorderOnlyWhileMouseInside = newValue }
  }
  /// Whether something that is dragged over the button clicks it.
  public final var isSpringLoaded: Bool {
    get { self[rare: ButtonExtras.self].isSpringLoaded }
    set { self[rare: ButtonExtras.self].isSpringLoaded = newValue }
  }
  /// How many steps a button of pressure has: from 1 to 5.
  public final var maxAcceleratorLevel: Int {
    get { self[rare: ButtonExtras.self].maxAcceleratorLevel }
    set { self[rare: ButtonExtras.self].maxAcceleratorLevel = min(max(newValue, 1), 5) }
  }
  /// Says how long a button that is held waits before its first action, and between two: in seconds,
  /// 60 at most.
  public final func setPeriodicDelay(_ delay: Float, interval: Float) {
    func thousandths(_ seconds: Float) -> Int { seconds > 0 ? Int((min(seconds, 60) * 1000).rounded()) : 0 }
    buttonCell?.periodicDelay = thousandths(delay)
    buttonCell?.periodicInterval = thousandths(interval)
  }
  /// Gives these times, in seconds.
  public final func getPeriodicDelay(_ delay: UnsafeMutablePointer<Float>, interval: UnsafeMutablePointer<Float>) {
    delay.pointee = Float(buttonCell?.periodicDelay ?? 400) / 1000
    interval.pointee = Float(buttonCell?.periodicInterval ?? 75) / 1000
  }
}

extension NSSwitch {
  /// Goes to the other side, as a click does; no action is sent.
  public final func setNextState() { state = state == .on ? .off : .on }
}

extension NSComboButton {
  /// Makes one of a title.
  public convenience init(title: String, menu: NSMenu?, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    self.menu = menu
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }
  /// Makes one of an image.
  public convenience init(image: NSImage, menu: NSMenu?, target: Any?, action: Selector?) {
    self.init(title: "", menu: menu, target: target, action: action)
    self.image = image
  }
  /// Makes one of a title and an image.
  public convenience init(title: String, image: NSImage, menu: NSMenu?, target: Any?, action: Selector?) {
    self.init(title: title, menu: menu, target: target, action: action)
    self.image = image
  }
}
