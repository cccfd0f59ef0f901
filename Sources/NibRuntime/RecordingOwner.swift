/// Accepts every outlet and every action and remembers them: an owner for nibs whose own is not here.
nonisolated public final class RecordingOwner: NibConnectable, NibActionPerforming {
  /// What it stands for: `File's Owner`, or the name of an external object.
  public let name: String
  /// The connections that were made.
  public private(set) var record = ConnectionRecord()
  /// Selectors it was sent, in order.
  public private(set) var performed: [String] = []

  /// Makes an owner.
  public init(name: String = "File's Owner") {
    self.name = name
  }

  /// The object in an outlet.
  public func outlet(_ name: String) -> AnyObject? { record.outlet(name) }

  /// The members of an outlet collection.
  public func collection(_ name: String) -> [AnyObject] { record.collection(name) }

  /// Records the outlet.
  public func setOutlet(_ name: String, to value: AnyObject?) -> Bool {
    record.set(name, to: value)
    return true
  }

  /// Records the collection.
  public func setOutletCollection(_ name: String, to members: [AnyObject], isAdding: Bool) -> Bool {
    record.setCollection(name, to: members, isAdding: isAdding)
    return true
  }

  /// Remembers the selector.
  public func perform(_ selector: String, sender: AnyObject?, event: ControlEvents?) -> Bool {
    performed.append(selector)
    return true
  }
}
