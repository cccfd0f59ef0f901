#if !canImport(ObjectiveC)
  import Foundation
  import NibRuntime
  import NibStandIns

  /// Timers that send an action, which Foundation has with Objective-C alone.
  extension Timer {
    /// Makes a timer that sends an action to an object, with the timer as its sender, and adds it to the current run loop.
    ///
    /// As Foundation's timers it keeps its target until it is invalidated or has fired for the last time. The target declares
    /// with `@Action` which selectors it performs.
    /// - Parameters:
    ///   - interval: the time between two calls, in seconds.
    ///   - target: what the action is sent to.
    ///   - selector: the action.
    ///   - userInfo: kept by Foundation for code that asks the timer; there is no place for it here, so it must be nil.
    ///   - repeats: whether the timer goes on after the first call.
    @discardableResult
    public static func scheduledTimer(
      timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Never?, repeats: Bool
    ) -> Timer {
      let delivery = SelectorDelivery(to: target as AnyObject, selector.name, isKept: true)
      return scheduledTimer(withTimeInterval: interval, repeats: repeats) { delivery.deliver($0) }
    }

    /// Makes the same timer and adds it to no run loop.
    public convenience init(
      timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Never?, repeats: Bool
    ) {
      let delivery = SelectorDelivery(to: target as AnyObject, selector.name, isKept: true)
      self.init(timeInterval: interval, repeats: repeats) { delivery.deliver($0) }
    }
  }
#endif
