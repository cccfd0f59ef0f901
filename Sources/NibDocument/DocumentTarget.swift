/// What a document is made for, as its root element says: the one place where that is read.
public struct DocumentTarget: Sendable, Hashable {
  /// The system.
  public let system: DocumentPlatform
  /// Whether the document is for iPad alone.
  public let isForPad: Bool
  /// The runtime as written, as `iOS.CocoaTouch.iPad`; of a document without one its type, and empty without either.
  public let runtime: String

  /// The target of a document.
  ///
  /// Seen: every document of Xcode 5 and later has a runtime; those of Xcode 3 and 4 have the type alone.
  public init(_ document: Document) {
    if let runtime = document.attribute("targetRuntime", of: .root) {
      self.init(runtime: runtime)
    } else {
      self.init(runtime: document.attribute("type", of: .root) ?? "")
    }
  }

  private init(runtime: String) {
    system = DocumentPlatform(runtime: runtime)
    isForPad = DocumentPlatform.isForPad(runtime)
    self.runtime = runtime
  }
}
