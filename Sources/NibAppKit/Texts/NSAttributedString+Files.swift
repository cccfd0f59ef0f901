import Foundation
import NibFoundation

extension NSAttributedString {
  /// The kinds of files that texts are read of, by their uniform types.
  public class var textTypes: [String] { ["public.plain-text", "public.rtf", "public.html"] }
  /// The kinds of files that texts are read of without another program.
  public class var textUnfilteredTypes: [String] { textTypes }

  /// Reads a page whose links are seen from a place; nil for bytes that are no text.
  public convenience init?(
    html data: Data, baseURL base: URL, documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
  ) { self.init(html: data, documentAttributes: dict) }
  /// Reads a page; nil for bytes that are no text.
  public convenience init?(
    html data: Data, options: [DocumentReadingOptionKey: Any],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
  ) { self.init(html: data, documentAttributes: dict) }
  /// Reads rich text with pictures, which are left out; nil for what is none.
  public convenience init?(rtfd data: Data, documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?) {
    self.init(rtf: data, documentAttributes: dict)
  }
  /// Reads rich text with pictures, which are left out; nil for a folder without it.
  public convenience init?(
    rtfdFileWrapper wrapper: FileWrapper, documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
  ) {
    let file = wrapper.isDirectory ? wrapper.fileWrappers?["TXT.rtf"] : wrapper
    guard let data = file?.regularFileContents else { return nil }
    self.init(rtf: data, documentAttributes: dict)
  }
  /// Reads a document of Microsoft Word; nil, for none is read here.
  public convenience init?(docFormat data: Data, documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?) {
    nil
  }
  /// Reads the document of a file; nil for what is none.
  public convenience init?(path: String, documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?) {
    try? self.init(url: URL(fileURLWithPath: path), options: [:], documentAttributes: dict)
  }

  /// A part as rich text; pictures are left out.
  public final func rtfd(from range: NSRange, documentAttributes dict: [DocumentAttributeKey: Any] = [:]) -> Data? {
    rtf(from: range, documentAttributes: dict)
  }
  /// A part as a folder of rich text; pictures are left out.
  public final func rtfdFileWrapper(from range: NSRange, documentAttributes dict: [DocumentAttributeKey: Any] = [:])
    -> FileWrapper?
  {
    rtf(from: range, documentAttributes: dict).map {
      FileWrapper(directoryWithFileWrappers: ["TXT.rtf": FileWrapper(regularFileWithContents: $0)])
    }
  }
  /// A part as a document of Microsoft Word; nil, for none is written here.
  public final func docFormat(from range: NSRange, documentAttributes dict: [DocumentAttributeKey: Any] = [:]) -> Data?
  {
    nil
  }
  /// A part as a document: a folder for rich text with pictures, else a file.
  /// - Throws: as `data(from:documentAttributes:)`.
  public final func fileWrapper(from range: NSRange, documentAttributes dict: [DocumentAttributeKey: Any] = [:]) throws
    -> FileWrapper
  {
    let type =
      dict[.documentType] as? DocumentType ?? (dict[.documentType] as? String).map { DocumentType(rawValue: $0) }
    if type == .rtfd, let folder = rtfdFileWrapper(from: range) { return folder }
    return FileWrapper(regularFileWithContents: try data(from: range, documentAttributes: dict))
  }

  /// Where a line that ends within a part may end with a hyphen before a place: nowhere, for no word is broken.
  public final func lineBreakByHyphenating(before location: Int, within aRange: NSRange) -> Int { NSNotFound }
  /// Whether a part needs rich text with pictures.
  public final func prefersRTFD(in range: NSRange) -> Bool { containsAttachments(in: range) }
}

extension NSMutableAttributedString {
  /// Reads a document in place of the text.
  /// - Throws: as `NSAttributedString(data:options:documentAttributes:)`.
  public final func read(
    from data: Data, options opts: [NSAttributedString.DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
  ) throws { setAttributedString(try NSAttributedString(data: data, options: opts, documentAttributes: dict)) }
  /// Reads the document of a file in place of the text.
  /// - Throws: as `NSAttributedString(url:options:documentAttributes:)`.
  public final func read(
    from url: URL, options opts: [NSAttributedString.DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
  ) throws { setAttributedString(try NSAttributedString(url: url, options: opts, documentAttributes: dict)) }

  /// Gives text without a font the usual one.
  public final func fixFontAttribute(in range: NSRange) {
    enumerateAttribute(.font, in: range, options: []) { font, part, _ in
      if font == nil, let usual = NSFont.userFont(ofSize: 12) { self.addAttribute(.font, value: usual, range: part) }
    }
  }
}

extension NSStringDrawingOptions {
  /// Fonts of screens are not used; they are not anyway.
  public static let disableScreenFontSubstitution = Self(rawValue: 1 << 2)
  /// The text is drawn once.
  public static let oneShot = Self(rawValue: 1 << 4)
}
