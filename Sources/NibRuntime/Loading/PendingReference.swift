import NibGraph

/// A reference that is followed once all objects are made.
struct PendingReference {
  /// The object that has it.
  let holder: AnyObject?
  /// Where it leads.
  let stored: KeyedValue
  /// Takes holder and object.
  let use: (AnyObject?, AnyObject) -> Void
}
