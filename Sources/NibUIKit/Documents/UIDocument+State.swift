import NibStandIns

extension UIDocument {
  /// Tells observers that the state is another one.
  func postStateChange() {
    NotificationCenter.default.post(name: Self.stateChangedNotification, object: self)
  }
}
