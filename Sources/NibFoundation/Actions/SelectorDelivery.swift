#if !canImport(ObjectiveC)
  import NibRuntime
  import NibStandIns

  // What it holds is looked at by the main actor alone.
  /// Sends an action to an object, from wherever it is called.
  final class SelectorDelivery: @unchecked Sendable {
    private let target: WeakReference
    private let kept: AnyObject?
    private let action: String

    /// Sends to an object.
    /// - Parameter isKept: whether the object is kept alive.
    init(to target: AnyObject, _ action: String, isKept: Bool = false) {
      self.target = WeakReference(target)
      self.kept = isKept ? target : nil
      self.action = action
    }

    private struct Box: @unchecked Sendable {
      let sender: AnyObject
    }

    /// Sends the action at once where the main actor runs, else as soon as it has time.
    func deliver(_ sender: AnyObject) {
      let box = Box(sender: sender)
      if MainQueue.isCurrent {
        MainActor.assumeIsolated { send(box) }
      } else {
        Task { @MainActor in send(box) }
      }
    }

    @MainActor
    private func send(_ box: Box) {
      guard let target = target.object else { return }
      InterfaceFaults.raising { _ = try ActionDispatch.send(action, to: target, from: box.sender) }
    }
  }
#endif
