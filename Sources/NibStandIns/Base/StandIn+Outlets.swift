import NibRuntime

extension StandIn {
  /// Sets one of the framework's own outlets from code; they take any object, so nothing can fail.
  package final func recordOutlet(_ name: String, _ object: AnyObject?) {
    _ = try? setOutlet(name, to: object)
  }
}
