import NibRuntime
import NibStandIns

extension UIWindowScene {
  /// How a scene is and may be placed. Stands in for UIWindowScene.Geometry.
  @MainActor
  public struct Geometry {
    /// How the screen is held.
    public let interfaceOrientation: UIInterfaceOrientation
    /// Whether that stays when the device is turned.
    public let isInterfaceOrientationLocked: Bool
    /// Whether a user resizes the window.
    public var isInteractivelyResizing: Bool { false }
    /// Where the window is on its screen, in points.
    public let systemFrame: CGRect
    /// What lies in the coordinates of the screen.
    public var coordinateSpace: any UICoordinateSpace { ScreenSpace.main }
  }

  /// How a program wants to be placed. Stands in for UIWindowScene.GeometryPreferences.
  @MainActor
  public class GeometryPreferences {
    fileprivate init() {}

    /// On phones and tablets.
    public static func iOS(interfaceOrientations: UIInterfaceOrientationMask) -> GeometryPreferences {
      iOS(interfaceOrientations)
    }

    private static func iOS(_ orientations: UIInterfaceOrientationMask) -> GeometryPreferences {
      let made = iOSPreferences()
      made.interfaceOrientations = orientations
      return made
    }

    /// On the Mac: where the window is, in points.
    public static func Mac(systemFrame: CGRect) -> GeometryPreferences {
      let made = MacPreferences()
      made.systemFrame = systemFrame
      return made
    }
  }

  final class iOSPreferences: GeometryPreferences {
    var interfaceOrientations: UIInterfaceOrientationMask?
    override init() { super.init() }
  }

  final class MacPreferences: GeometryPreferences {
    var systemFrame: CGRect?
    override init() { super.init() }
  }

  /// How the scene is placed.
  public var effectiveGeometry: Geometry {
    let locked = windows.last?.rootViewController?.prefersInterfaceOrientationLocked ?? false
    return Geometry(
      interfaceOrientation: interfaceOrientation, isInterfaceOrientationLocked: locked,
      systemFrame: requestedFrame ?? screen.bounds)
  }

  /// Places the scene as a program wants it: held as one of the orientations, if the controller that is shown supports it.
  public func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
  ) {
    let (held, frame) = (interfaceOrientation, requestedFrame)
    let before = effectiveGeometry
    place(geometryPreferences, errorHandler)
    guard held != interfaceOrientation || frame != requestedFrame else { return }
    (delegate as? any UIWindowSceneDelegate)?.windowScene(self, didUpdateEffectiveGeometry: before)
  }

  private func place(_ geometryPreferences: GeometryPreferences, _ errorHandler: ((any Error) -> Void)?) {
    if let wanted = (geometryPreferences as? iOSPreferences)?.interfaceOrientations {
      let supported = windows.last?.rootViewController?.supportedInterfaceOrientations ?? .all
      let known: [(UIInterfaceOrientationMask, UIInterfaceOrientation)] = [
        (.portrait, .portrait), (.landscapeRight, .landscapeRight), (.landscapeLeft, .landscapeLeft),
        (.portraitUpsideDown, .portraitUpsideDown),
      ]
      let possible = known.filter { wanted.contains($0.0) && supported.contains($0.0) }.map(\.1)
      guard let first = possible.first else {
        errorHandler?(StandInError(.notFound, self, "no orientation that is asked for is supported"))
        return
      }
      if !possible.contains(interfaceOrientation) { interfaceOrientation = first }
    }
    if let frame = (geometryPreferences as? MacPreferences)?.systemFrame { requestedFrame = frame }
  }
}

/// What a program wants a scene for. Stands in for UISceneSessionActivationRequest.
@MainActor
public struct UISceneSessionActivationRequest {
  /// What the scene is for.
  public var role: UISceneSession.Role
  /// The session; nil for a new one.
  public var session: UISceneSession?
  /// What the scene goes on with.
  public var userActivity: NSUserActivity?
  /// How it comes.
  public var options: UIScene.ActivationRequestOptions?

  /// Wants a new scene.
  public init(
    role: UISceneSession.Role = .windowApplication, userActivity: NSUserActivity? = nil,
    options: UIScene.ActivationRequestOptions? = nil
  ) {
    (self.role, self.userActivity, self.options) = (role, userActivity, options)
  }

  /// Wants the scene of a session.
  public init(
    session: UISceneSession, userActivity: NSUserActivity? = nil, options: UIScene.ActivationRequestOptions? = nil
  ) {
    self.init(role: session.role, userActivity: userActivity, options: options)
    self.session = session
  }
}

extension UIScene {
  /// How a scene comes that a program wants. Stands in for UIScene.ActivationRequestOptions.
  @MainActor
  open class ActivationRequestOptions {
    /// The scene that asks.
    public final var requestingScene: UIScene?
    /// Whether the scene comes as a tab of another, of Catalyst; kept.
    public final var collectionJoinBehavior = UIScene.CollectionJoinBehavior.automatic

    /// Options that say nothing.
    public init() {}
  }

  /// Why the scene may be shown for what a user does. Stands in for UISceneActivationConditions.
  public var activationConditions: UISceneActivationConditions { Self.conditions(of: self) }

  private static var known: [ObjectIdentifier: UISceneActivationConditions] = [:]

  private static func conditions(of scene: UIScene) -> UISceneActivationConditions {
    let made = known[ObjectIdentifier(scene)] ?? UISceneActivationConditions()
    known[ObjectIdentifier(scene)] = made
    return made
  }
}

/// What a scene can be shown for. Stands in for UISceneActivationConditions.
@MainActor
public final class UISceneActivationConditions {
  /// Whether the scene can be shown for something.
  public var canActivateForTargetContentIdentifierPredicate = NSPredicate(value: true)
  /// Whether the scene is best for something.
  public var prefersToActivateForTargetContentIdentifierPredicate = NSPredicate(value: false)
}

extension UIApplication {
  /// What scenes the program wanted, oldest first; there is one scene, so none is made.
  public private(set) var sceneRequests: [UISceneSessionActivationRequest] {
    get { SceneRequests.asked }
    set { SceneRequests.asked = newValue }
  }

  /// Keeps what is wanted in `sceneRequests`.
  public func activateSceneSession(
    for request: UISceneSessionActivationRequest, errorHandler: ((any Error) -> Void)? = nil
  ) { sceneRequests.append(request) }

  /// Keeps what is wanted, likewise.
  public func requestSceneSessionActivation(
    _ sceneSession: UISceneSession?, userActivity: NSUserActivity?, options: UIScene.ActivationRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    var request = UISceneSessionActivationRequest(userActivity: userActivity, options: options)
    request.session = sceneSession
    sceneRequests.append(request)
  }

  /// Does nothing: the scene stays.
  public func requestSceneSessionDestruction(
    _ sceneSession: UISceneSession, options: AnyObject?, errorHandler: ((any Error) -> Void)? = nil
  ) {}

  /// Does nothing: nothing shows the scene elsewhere.
  public func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {}

  /// Where settings of messages are.
  public nonisolated static let openNotificationSettingsURLString = "app-settings:notifications"
  /// Where settings of what opens links are.
  public nonisolated static let openDefaultApplicationsSettingsURLString = "app-settings:default-applications"
}

@MainActor
private enum SceneRequests {
  static var asked: [UISceneSessionActivationRequest] = []
}
