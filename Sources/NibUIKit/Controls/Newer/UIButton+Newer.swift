import NibRuntime
import NibStandIns

extension UIButton {
  /// Makes how a pointer looks over the button.
  public typealias PointerStyleProvider = (UIButton, UIPointerEffect, UIPointerShape) -> UIPointerStyle?

  /// Whether a change of the state calls `updateConfiguration`.
  public var automaticallyUpdatesConfiguration: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }

  /// Makes how a pointer looks over the button; `pointerStyle` asks it.
  public var pointerStyleProvider: PointerStyleProvider? {
    get { kept(nil) }
    set { keep(newValue) }
  }

  /// How a pointer looks over the button: what `pointerStyleProvider` says; nil for a button that follows none.
  public var pointerStyle: UIPointerStyle? {
    guard let pointerStyleProvider else { return nil }
    return pointerStyleProvider(self, .highlight(UITargetedPreview(view: self)), .roundedRect(bounds))
  }

  /// In which order the menu's elements stand; kept.
  public var preferredMenuElementOrder: UIContextMenuConfiguration.ElementOrder {
    get { kept(.automatic) }
    set { keep(newValue) }
  }

  /// Whether a finger rests on the button: never between two words of a test.
  public var isHeld: Bool { false }

  /// How the button looks in an app that is at home on the Mac: as code wishes.
  public var behavioralStyle: UIBehavioralStyle {
    preferredBehavioralStyle == .automatic ? .pad : preferredBehavioralStyle
  }
}

/// How controls behave in an app that is at home on the Mac. Stands in for UIBehavioralStyle.
public enum UIBehavioralStyle: UInt, Sendable {
  /// As named.
  case automatic, pad, mac
}

extension UIContextMenuConfiguration {
  /// In which order the elements of a menu stand.
  public enum ElementOrder: Int, Sendable {
    /// As named: as the system likes, most important nearest, or from above.
    case automatic, priority, fixed
  }
}

extension UIControl {
  /// How the control behaves in an app that is at home on the Mac; kept. Buttons, sliders, switches and date pickers
  /// have it.
  public var preferredBehavioralStyle: UIBehavioralStyle {
    get { kept(.automatic) }
    set { keep(newValue) }
  }

  /// What a pointer that rests on the control is told; kept.
  public var toolTip: String? {
    get { kept(nil) }
    set {
      keep(newValue)
      toolTipInteraction.map { removeInteraction($0) }
      if let newValue { addInteraction(UIToolTipInteraction(defaultToolTip: newValue)) }
    }
  }

  /// What says that to a pointer.
  public var toolTipInteraction: UIToolTipInteraction? {
    interactions.lazy.compactMap { $0 as? UIToolTipInteraction }.first
  }

  /// Whether a long press opens the control's menu.
  public var isContextMenuInteractionEnabled: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }

  /// Whether the symbols of the control move when it is used; kept.
  public var isSymbolAnimationEnabled: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }

  /// Fires the actions that a user fires: `primaryActionTriggered`; opens the menu of a button where that is the primary
  /// action. Raises what actions throw.
  public func performPrimaryAction() {
    if let button = self as? UIButton, button.showsMenuAsPrimaryAction, button.openMenu() != nil { return }
    sendActions(for: .primaryActionTriggered)
  }

  /// Does what an action says, with the control as its sender.
  final func ownSendAction(_ action: UIAction) { action.perform(sender: self) }

  /// Calls a closure for each action and each target, in the order they were added, until it says stop.
  public func enumerateEventHandlers(
    _ iterator: (
      _ actionHandler: UIAction?, _ targetAction: (Any?, Selector)?, _ controlEvent: Event, _ stop: inout Bool
    ) -> Void
  ) {
    var stop = false
    for binding in actions where !stop {
      if let entry = binding.target as? UIAction.Registration {
        iterator(entry.uiAction, nil, binding.events, &stop)
      } else {
        iterator(nil, (binding.target, Selector(binding.selector)), binding.events, &stop)
      }
    }
  }

  /// Removes the action of an identifier for some events.
  final func ownRemoveAction(identifiedBy identifier: UIAction.Identifier, for events: Event) {
    let found = actions.compactMap { ($0.target as? UIAction.Registration)?.uiAction }
    for action in found where action.identifier == identifier { removeAction(action, for: events) }
  }
}

/// Says something to a pointer that rests on a view; there is none. Stands in for UIToolTipInteraction.
public final class UIToolTipInteraction: UIViewInteraction {
  /// What it says.
  public var defaultToolTip: String?
  /// Whether it says anything.
  public var isEnabled = true
  /// Who says something else.
  public weak var delegate: (any UIToolTipInteractionDelegate)?

  /// Makes one.
  public init(defaultToolTip: String? = nil) { self.defaultToolTip = defaultToolTip }

  /// What a pointer at a point is told: what the delegate says, else the text of the interaction.
  public func toolTip(at point: CGPoint = CGPoint()) -> String? {
    guard isEnabled else { return nil }
    guard let delegate else { return defaultToolTip }
    return delegate.toolTipInteraction(self, configurationAt: point)?.toolTip
  }
}

/// What a pointer is told, and where. Stands in for UIToolTipConfiguration.
@MainActor
public final class UIToolTipConfiguration {
  /// What it is told.
  public let toolTip: String
  /// Where, in the view's coordinates, in points.
  public let sourceRect: CGRect

  /// Makes one.
  public init(toolTip: String, in sourceRect: CGRect = CGRect()) {
    (self.toolTip, self.sourceRect) = (toolTip, sourceRect)
  }
}

/// Who says what a pointer is told. Stands for UIToolTipInteractionDelegate.
@MainActor
public protocol UIToolTipInteractionDelegate: AnyObject {
  /// What is said at a point.
  func toolTipInteraction(_ interaction: UIToolTipInteraction, configurationAt point: CGPoint)
    -> UIToolTipConfiguration?
}
