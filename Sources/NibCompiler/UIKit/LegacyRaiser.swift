import NibDiagnostics
import NibDocument

/// Raises a document of Xcode 3 or 4 for UIKit to a modern one, which compiles to what the old one compiled to.
///
/// Attributes are found by the rows of the schema, whose names the dialect has nearly unchanged: see `LegacyKeys`.
public struct LegacyRaiser: Sendable {
  /// How much of the raised document is believed; the same as of any other.
  public let limits: ReadLimits
  /// The id of notices about what the editor alone showed: for who upgrades a document, and nobody who compiles it.
  public static let editorOnlyID = "editorOnly"

  /// Makes a raiser.
  public init(limits: ReadLimits = ReadLimits()) { self.limits = limits }

  /// Whether a document is raised, and not copied as it stands.
  public static func raises(_ legacy: LegacyDocument) -> Bool { legacy.target.platform == .uikit }

  /// The modern document. Its `source` is the text of a XIB; places in messages are those of the old file.
  /// - Parameter diagnostics: gets what of the old document is not in the new one.
  /// - Throws: `notAnInterface` for a document of AppKit; `limit` for one that would nest too deep.
  public func raise(_ legacy: LegacyDocument, into diagnostics: inout Diagnostics) throws(DocumentError) -> Document {
    guard Self.raises(legacy) else {
      throw DocumentError(
        code: .notAnInterface, place: legacy.place(of: .root),
        detail: "this document is for AppKit; only documents for UIKit are raised to modern ones")
    }
    var raising = LegacyRaising(legacy, diagnostics: diagnostics)
    raising.raiseDocument(isForPad: legacy.target.isForPad)
    diagnostics = raising.diagnostics
    let text = Array(raising.document.xml().utf8)
    let document = try XIBReader(limits: limits).read(text, file: legacy.file)
    return document.from(
      DocumentOrigins(source: legacy.xml.source, offsets: raising.document.orderedOrigins()))
  }
}
