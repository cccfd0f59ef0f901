import NibRuntime

/// The live objects as text.
struct LiveObjects {
  /// One line an object, in archive order: the class asked for and the type that stands for it.
  func render(_ live: Instantiation) -> String {
    live.objects.map { object in
      let name = object.identifier ?? object.id.description
      return "\(object.className) \(name) (\(type(of: object.object)))\n"
    }.joined()
  }
}
