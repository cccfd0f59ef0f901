import NibGraph

extension LoadContext: ContentSource {
  /// An element of a collection; weak if it is an object that is still being made.
  ///
  /// The collection is below such an object, so a strong element would keep both alive for good.
  func element(_ stored: KeyedValue) throws -> NibValue {
    let value = try value(stored)
    guard case .object = value, let object = stored.object, !isFinished(object) else { return value }
    return BackReferences.weak(value)
  }
}
