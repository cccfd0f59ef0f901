import NibGraph

/// Objects of the editor that a document refers to and that no archive has: a keyed archive keeps a number for each.
///
/// - Seen: 37 archives, in which 262 references of five keys lead to one number a row of this list.
enum EditorObject: UInt32 {
  case window = 1, superview, keyView, dataSource, other

  /// What a document refers to by a reference that names nothing.
  /// - Parameter namesObjects: whether the archive is one that names objects: there the next responder of a top view is
  ///   the editor's window, later the view around it.
  init(_ key: String, namesObjects: Bool) {
    self =
      switch key {
      case "NSWindow": .window
      case .key(.nsNextResponder): namesObjects ? .window : .superview
      case .key(.nsSuperview): .superview
      case .key(.nsNextKeyView): .keyView
      case .key(.nsDelegate), .key(.nsDataSource): .dataSource
      default: .other
      }
  }
}

extension ObjectGraph {
  /// The number of a reference that leads nowhere; nil where the object has no such value.
  func hiddenReference(
    _ row: (object: ObjectID, key: KeyID, target: EditorObject)
  ) -> KeyedArchiveNumbers.HiddenReference? {
    let record = objects[Int(row.object.index)]
    let range = Int(record.firstValue)..<Int(record.firstValue) + Int(record.valueCount)
    guard let place = range.first(where: { values[$0].key == row.key && values[$0].code == .null }) else { return nil }
    return .init(value: UInt32(truncatingIfNeeded: place), number: row.target.rawValue)
  }
}
