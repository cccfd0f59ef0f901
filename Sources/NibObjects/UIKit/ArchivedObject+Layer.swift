extension ArchivedObject {
  /// The layer of a view, made when it is first asked for.
  var madeLayer: ArchivedObject? {
    if layer == nil { layer = ArchivedClasses.uiKit.find("CALayer").map { ArchivedObject($0) } }
    return layer
  }
}
