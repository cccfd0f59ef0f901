import NibRuntime
import NibStandIns

/// What a user and the system do with a program. Each tells the delegates of the scenes where there are any, as UIKit does with
/// a program of scenes, else the delegate of the program, and posts the notifications.
extension UIApplication {
  /// Goes to the home screen: the program resigns active, then enters the background. Nothing happens to one that is there.
  public func leave() {
    interrupt()
    guard applicationState == .inactive else { return }
    applicationState = .background
    tell(.background, scene: { $0.sceneDidEnterBackground($1) }, program: { $0.applicationDidEnterBackground(self) })
    post(Self.didEnterBackgroundNotification, UIScene.didEnterBackgroundNotification)
  }

  /// Comes back to the program: it enters the foreground if it was in the background, then becomes active.
  public func comeBack() {
    if applicationState == .background {
      tell(
        .foregroundInactive, scene: { $0.sceneWillEnterForeground($1) },
        program: { $0.applicationWillEnterForeground(self) })
      post(Self.willEnterForegroundNotification, UIScene.willEnterForegroundNotification)
      applicationState = .inactive
    }
    guard applicationState == .inactive else { return }
    applicationState = .active
    tell(.foregroundActive, scene: { $0.sceneDidBecomeActive($1) }, program: { $0.applicationDidBecomeActive(self) })
    post(Self.didBecomeActiveNotification, UIScene.didActivateNotification)
  }

  /// Something takes the user away from a program that stays in sight, as a call does: it resigns active. `comeBack` ends that.
  public func interrupt() {
    guard applicationState == .active else { return }
    tell(
      .foregroundInactive, scene: { $0.sceneWillResignActive($1) }, program: { $0.applicationWillResignActive(self) })
    post(Self.willResignActiveNotification, UIScene.willDeactivateNotification)
    applicationState = .inactive
  }

  /// Memory is short: the delegate and all controllers in windows are told.
  public func receiveMemoryWarning() {
    delegate?.applicationDidReceiveMemoryWarning(self)
    NotificationCenter.default.post(name: Self.didReceiveMemoryWarningNotification, object: self)
    for window in windows { window.rootViewController?.receiveMemoryWarning() }
  }

  /// The system ends the program: the delegate is told. The process goes on.
  public func terminate() {
    delegate?.applicationWillTerminate(self)
    NotificationCenter.default.post(name: Self.willTerminateNotification, object: self)
  }

  private func tell(
    _ state: UIScene.ActivationState, scene: (any UISceneDelegate, UIScene) -> Void,
    program: (any UIApplicationDelegate) -> Void
  ) {
    let led = connectedScenes.filter { $0.delegate != nil }
    for connected in connectedScenes { connected.activationState = state }
    for connected in led { if let delegate = connected.delegate { scene(delegate, connected) } }
    if led.isEmpty, let delegate { program(delegate) }
  }

  private func post(_ program: Notification.Name, _ scene: Notification.Name) {
    for connected in connectedScenes { NotificationCenter.default.post(name: scene, object: connected) }
    NotificationCenter.default.post(name: program, object: self)
  }
}

extension UIViewController {
  /// Tells the controller, those within and what they present that memory is short.
  fileprivate func receiveMemoryWarning() {
    didReceiveMemoryWarning()
    for child in children { child.receiveMemoryWarning() }
    presentedViewController?.receiveMemoryWarning()
  }
}
