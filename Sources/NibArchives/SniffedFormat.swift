/// What the first bytes of an input say that it is.
public enum SniffedFormat: Sendable, Hashable {
  /// A `NIBArchive`, the container of today's nibs.
  case nibArchive
  /// A binary property list: a keyed archive, or `Info.plist` of a compiled storyboard.
  case binaryPropertyList
  /// An XML property list.
  case xmlPropertyList
  /// Other XML: a XIB or a storyboard, most likely.
  case xmlDocument
  /// A typed stream, the container of nibs before keyed archives.
  case typedStream
  /// None of these.
  case unknown
}

extension SniffedFormat {
  /// The format in words for a message: `a binary property list`.
  public var words: String {
    switch self {
    case .nibArchive: "a NIBArchive"
    case .binaryPropertyList: "a binary property list (keyed archive)"
    case .xmlPropertyList: "an XML property list (keyed archive)"
    case .xmlDocument: "an XML document (XIB or storyboard)"
    case .typedStream: "a typed stream (a nib older than keyed archives)"
    case .unknown: "of an unknown format"
    }
  }
}
