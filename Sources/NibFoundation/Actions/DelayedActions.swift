#if !canImport(ObjectiveC)
  import Foundation
  import NibRuntime
  import NibStandIns

  /// Actions that are sent later, which Foundation has with Objective-C alone.
  extension StandIn {
    /// Sends an action to this object once some time has passed, on the main queue. The object declares with `@Action` which
    /// selectors it performs; it and the argument are kept until then.
    /// - Parameters:
    ///   - selector: the action.
    ///   - argument: the action's sender; the object itself for nil.
    ///   - delay: the time, in seconds; with 0, too, the action is not sent before the caller is done.
    @MainActor
    public func perform(_ selector: Selector, with argument: Any?, afterDelay delay: TimeInterval) {
      DelayedActions.add(selector, argument, to: self, after: delay)
    }
  }

  extension NSObject {
    /// Forgets the actions that `perform(_:with:afterDelay:)` of an object has yet to send.
    @MainActor
    public static func cancelPreviousPerformRequests(withTarget target: Any) {
      DelayedActions.cancel { $0 === target as AnyObject }
    }

    /// Forgets those of a selector and an argument: of equal values, of the same object, or of none.
    @MainActor
    public static func cancelPreviousPerformRequests(withTarget target: Any, selector: Selector, object argument: Any?)
    {
      DelayedActions.cancel(selector, argument) { $0 === target as AnyObject }
    }
  }

  @MainActor
  private enum DelayedActions {
    private struct Entry {
      let number: Int
      let target: AnyObject
      let selector: Selector
      let argument: Any?
    }

    private static var entries: [Entry] = []
    private static var lastNumber = 0

    static func add(_ selector: Selector, _ argument: Any?, to target: AnyObject, after delay: TimeInterval) {
      lastNumber += 1
      let number = lastNumber
      entries.append(Entry(number: number, target: target, selector: selector, argument: argument))
      Task {
        if delay > 0 { try? await Task.sleep(for: .seconds(delay)) }
        send(number)
      }
    }

    private static func send(_ number: Int) {
      guard let index = entries.firstIndex(where: { $0.number == number }) else { return }
      let entry = entries.remove(at: index)
      let sender = entry.argument.map { $0 as AnyObject } ?? entry.target
      InterfaceFaults.raising { _ = try ActionDispatch.send(entry.selector.name, to: entry.target, from: sender) }
    }

    static func cancel(_ isTarget: (AnyObject) -> Bool) { entries.removeAll { isTarget($0.target) } }

    static func cancel(_ selector: Selector, _ argument: Any?, _ isTarget: (AnyObject) -> Bool) {
      entries.removeAll { entry in
        isTarget(entry.target) && entry.selector == selector && isSame(entry.argument, argument)
      }
    }

    private static func isSame(_ first: Any?, _ second: Any?) -> Bool {
      switch (first, second) {
      case (nil, nil): return true
      case (let first?, let second?):
        if let first = first as? AnyHashable, let second = second as? AnyHashable { return first == second }
        return (first as AnyObject) === (second as AnyObject)
      default: return false
      }
    }
  }
#endif
