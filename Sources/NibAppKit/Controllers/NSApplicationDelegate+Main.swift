import NibFoundation

extension NSApplicationDelegate {
  /// Begins the program, for `@main`: makes the delegate, which the application keeps, and runs the application, then
  /// returns. The main interface is not loaded: a test loads the one that it is about. A delegate that is no `NSObject`
  /// is not made.
  public static func main() {
    guard let delegate = PlainObjects.make(Self.self) as? any NSApplicationDelegate else { return }
    let application = NSApplication.shared
    application.delegate = delegate
    application.state.madeDelegate = delegate
    application.run()
  }
}
