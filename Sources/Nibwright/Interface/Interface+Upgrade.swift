import NibDiagnostics
import NibDocument

extension Interface {
  /// Whether the interface was saved by Xcode 3 or 4, in the `<archive>` dialect.
  public var isLegacy: Bool {
    switch content {
    case .document(let document): document.origins != nil
    case .legacy: true
    case .archive, .folder: false
    }
  }

  /// The text of the modern document: of one of Xcode 3 or 4 what it is raised to, of any other its own bytes.
  ///
  /// Compiled, it gives the archive that the old document gives.
  /// - Parameter diagnostics: gets what of the old document is not in the new one.
  /// - Throws: `wrongForm` for what is compiled, and for a document for AppKit, which is compiled without being raised.
  public func upgraded(into diagnostics: inout Diagnostics) throws(NibError) -> [UInt8] {
    switch content {
    case .document(let document):
      for message in raisingMessages { diagnostics.add(message) }
      return document.origins == nil ? source ?? document.source : document.source
    case .legacy(let document):
      throw NibError(
        code: .wrongForm, place: document.place(of: .root),
        detail: "this is a document of Xcode 3 or 4 for AppKit, which is not raised to a modern one yet",
        hint: "compile it as it is")
    case .archive, .folder:
      if case .folder(let folder) = content,
        let refusal = ForeignInput.refusal(ofFolder: folder.path, names: folder.names)
      {
        throw refusal
      }
      throw NibError(
        code: .wrongForm, place: Place(file: name), detail: "this is compiled already",
        hint: "give a XIB of Xcode 3 or 4")
    }
  }
}
