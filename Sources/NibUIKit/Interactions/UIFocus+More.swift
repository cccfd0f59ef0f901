import NibFoundation
import NibRuntime
import NibStandIns

/// How the focus is about to move. Stands in for UIFocusMovementHint.
@MainActor
public final class UIFocusMovementHint {
  /// Where to.
  public var movementDirection: CGVector { CGVector(dx: 0, dy: 0) }
  /// A change of coordinates that shows depth.
  public var perspectiveTransform: CATransform3D { CATransform3DIdentity }
  /// How far what has the focus is turned.
  public var rotation: CGVector { CGVector(dx: 0, dy: 0) }
  /// How far it is moved.
  public var translation: CGVector { CGVector(dx: 0, dy: 0) }
  /// All of these.
  public var interactionTransform: CATransform3D { CATransform3DIdentity }
}

/// Says why something has the focus or has not. Stands in for UIFocusDebugger.
@MainActor
public final class UIFocusDebugger {
  /// The text.
  public typealias Output = String

  /// What has the focus of the window in front.
  public static func status() -> Output {
    let item = UIApplication.shared.keyWindow.flatMap { UIFocusSystem(for: $0)?.focusedItem }
    return item.map { "focused: \(type(of: $0))" } ?? "nothing is focused"
  }

  /// Whether something can have the focus.
  public static func checkFocusability(for item: any UIFocusItem) -> Output {
    item.canBecomeFocused ? "\(type(of: item)) can be focused" : "\(type(of: item)) says that it cannot be focused"
  }

  /// Where the focus would go from something.
  public static func preferredFocusEnvironments(for environment: any UIFocusEnvironment) -> Output {
    environment.preferredFocusEnvironments.map { "\(type(of: $0))" }.joined(separator: ", ")
  }

  /// The methods of this class.
  public static func help() -> Output { "status(), checkFocusability(for:), preferredFocusEnvironments(for:)" }
}

extension UIFocusSystem {
  /// Makes a file of a sound known.
  public static func register(_ soundFileURL: URL, forSoundIdentifier identifier: UIFocusSoundIdentifier) {
    sounds[identifier] = soundFileURL
  }

  /// Files of sounds by name, for a test to look at; nothing sounds.
  public static var registeredSounds: [UIFocusSoundIdentifier: URL] { sounds }

  private static var sounds: [UIFocusSoundIdentifier: URL] = [:]
}

extension UIFocusGuide {
  /// Where the focus goes from the guide, of older systems.
  public var preferredFocusedView: UIView? {
    get { preferredFocusEnvironments.first as? UIView }
    set { preferredFocusEnvironments = newValue.map { [$0] } ?? [] }
  }
}
