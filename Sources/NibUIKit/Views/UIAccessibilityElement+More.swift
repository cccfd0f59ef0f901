import NibFoundation
import NibRuntime
import NibStandIns

/// Further properties of elements; kept, for a test to look at.
extension UIAccessibilityElement {
  /// What can be done with the element besides tapping it.
  public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { said.actions }
    set { said.actions = newValue }
  }

  /// Other ways to go through what is in the element.
  public var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { said.rotors }
    set { said.rotors = newValue }
  }

  /// Words that a user may say for the element.
  public var accessibilityUserInputLabels: [String]? {
    get { said.labels }
    set { said.labels = newValue }
  }

  /// The language that the element is read in.
  public var accessibilityLanguage: String? {
    get { said.language }
    set { said.language = newValue }
  }

  /// The point on the screen where activation taps: the middle, unless code sets another.
  public var accessibilityActivationPoint: CGPoint {
    get { said.point ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY) }
    set { said.point = newValue }
  }

  /// The outline on the screen; nil for the frame.
  public var accessibilityPath: UIBezierPath? {
    get { said.path }
    set { said.path = newValue }
  }

  /// Whether assistive technology looks at nothing beside the element.
  public var accessibilityViewIsModal: Bool {
    get { said.isModal }
    set { said.isModal = newValue }
  }

  /// Whether assistive technology passes by what is in the element.
  public var accessibilityElementsHidden: Bool {
    get { said.hidesElements }
    set { said.hidesElements = newValue }
  }

  /// Whether what is in the element is gone through before what is beside it.
  public var shouldGroupAccessibilityChildren: Bool {
    get { said.groups }
    set { said.groups = newValue }
  }

  /// Whether the element answers to touches: yes, unless code sets it.
  public var accessibilityRespondsToUserInteraction: Bool {
    get { said.responds }
    set { said.responds = newValue }
  }
}

/// The values that were set for these.
@MainActor
final class ElementWords {
  var actions: [UIAccessibilityCustomAction]?
  var rotors: [UIAccessibilityCustomRotor]?
  var labels: [String]?
  var language: String?
  var point: CGPoint?
  var path: UIBezierPath?
  var isModal = false
  var hidesElements = false
  var groups = false
  var responds = true
}
