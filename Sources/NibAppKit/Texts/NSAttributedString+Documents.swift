import Foundation
import NibFoundation

extension NSAttributedString {
  /// A kind of documents that texts are read of and written to.
  public struct DocumentType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes one of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Text alone.
    public static let plain = Self(rawValue: "NSPlainText")
    /// Rich text.
    public static let rtf = Self(rawValue: "NSRTF")
    /// A page.
    public static let html = Self(rawValue: "NSHTML")
  }

  /// How a document is read.
  public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes one of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// What it is: a `DocumentType`; told by its bytes without one.
    public static let documentType = Self(rawValue: "DocumentType")
    /// How characters of a plain text or a page are stored: the number of a `String.Encoding`.
    public static let characterEncoding = Self(rawValue: "CharacterEncoding")
    /// Attributes where the document says nothing.
    public static let defaultAttributes = Self(rawValue: "DefaultAttributes")
  }

  /// What a document says of itself.
  public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes one of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// What it is: a `DocumentType`.
    public static let documentType = Self(rawValue: "DocumentType")
    /// How its characters are stored: the number of a `String.Encoding`.
    public static let characterEncoding = Self(rawValue: "CharacterEncoding")
    /// Its title: a string.
    public static let title = Self(rawValue: "NSTitleDocumentAttribute")
    /// Its author: a string.
    public static let author = Self(rawValue: "NSAuthorDocumentAttribute")
  }

  private static func type(of data: Data, _ options: [DocumentReadingOptionKey: Any]) -> DocumentType {
    if let type = options[.documentType] as? DocumentType { return type }
    if let name = options[.documentType] as? String { return DocumentType(rawValue: name) }
    return data.starts(with: Data("{\\rtf".utf8)) ? .rtf : .plain
  }

  /// Reads a document: a plain text, rich text with its fonts, colors, lines, alignments and lists, or a page with its
  /// bold, slanted and underlined parts, paragraphs, lists and links.
  /// - Throws: `CocoaError.fileReadCorruptFile` for bytes that are no such document, `fileReadUnknown` for another kind.
  public convenience init(
    data: Data, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>? = nil
  ) throws {
    let number = options[.characterEncoding] as? UInt ?? (options[.characterEncoding] as? NSNumber)?.uintValue
    let encoding = number.map { String.Encoding(rawValue: $0) } ?? .utf8
    let type = Self.type(of: data, options)
    let base = options[.defaultAttributes] as? [NSAttributedString.Key: Any] ?? [:]
    switch type {
    case .plain:
      guard let text = String(data: data, encoding: encoding) else { throw CocoaError(.fileReadCorruptFile) }
      self.init(string: text, attributes: base)
    case .rtf:
      guard let text = RichText.read(data) else { throw CocoaError(.fileReadCorruptFile) }
      self.init(attributedString: text)
    case .html:
      guard let page = String(data: data, encoding: encoding) else { throw CocoaError(.fileReadCorruptFile) }
      self.init(attributedString: PageText.read(page, base))
    default: throw CocoaError(.fileReadUnknown)
    }
    dict?.pointee = NSDictionary(dictionary: ["DocumentType": type.rawValue])
  }

  /// Reads the document of a file, as `init(data:options:documentAttributes:)`.
  public convenience init(
    url: URL, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>? = nil
  ) throws {
    var options = options
    if options[.documentType] == nil, ["html", "htm"].contains(url.pathExtension.lowercased()) {
      options[.documentType] = DocumentType.html
    }
    try self.init(data: Data(contentsOf: url), options: options, documentAttributes: dict)
  }

  /// Reads rich text; nil for what is none.
  public convenience init?(rtf data: Data, documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?) {
    guard let text = RichText.read(data) else { return nil }
    self.init(attributedString: text)
    dict?.pointee = NSDictionary(dictionary: ["DocumentType": DocumentType.rtf.rawValue])
  }

  /// Reads a page; nil for bytes that are no text.
  public convenience init?(html data: Data, documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?) {
    guard let page = String(data: data, encoding: .utf8) else { return nil }
    self.init(attributedString: PageText.read(page, [:]))
    dict?.pointee = NSDictionary(dictionary: ["DocumentType": DocumentType.html.rawValue])
  }

  /// A part as a document: a plain text or rich text.
  /// - Throws: `CocoaError.fileWriteUnknown` for another kind.
  public final func data(
    from range: NSRange, documentAttributes dict: [DocumentAttributeKey: Any] = [:]
  ) throws -> Data {
    let part = attributedSubstring(from: range)
    let type =
      dict[.documentType] as? DocumentType ?? (dict[.documentType] as? String).map { DocumentType(rawValue: $0) }
    switch type ?? .plain {
    case .plain: return Data(part.string.utf8)
    case .rtf: return RichText.written(part)
    default: throw CocoaError(.fileWriteUnknown)
    }
  }

  /// A part as rich text.
  public final func rtf(from range: NSRange, documentAttributes dict: [DocumentAttributeKey: Any] = [:]) -> Data? {
    RichText.written(attributedSubstring(from: range))
  }
}
