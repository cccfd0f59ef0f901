import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

extension NSPasteboard {
  /// How things are promised. Documented: the bits, by AppKit.
  public struct WritingOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes options of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The bytes are made when somebody asks.
    public static let promised = Self(rawValue: 1 << 9)
  }

  /// What a program may read that a user did not paste. Documented: the numbers, by AppKit.
  public enum AccessBehavior: Int, Sendable {
    /// As the system likes; a user is asked; all; nothing.
    case `default`, ask, alwaysAllow, alwaysDeny
  }

  /// What the program may read that a user did not paste: all, for nobody is asked here.
  public var accessBehavior: AccessBehavior { .alwaysAllow }

  /// What a text is found to be. Stands in for NSPasteboardDetectionPattern.
  public struct DetectedValues: Sendable {
    /// A name as of a place in the web.
    public let probableWebURL: String
    /// What is searched.
    public let probableWebSearch: String
    /// A number; nil for none.
    public let number: Double?
    /// Addresses of the web.
    public let links: [URL]
    /// Addresses of mail.
    public let emailAddresses: [String]
    /// The patterns that were found.
    public var patterns: Set<PartialKeyPath<DetectedValues>> {
      var found: Set<PartialKeyPath<DetectedValues>> = []
      if !probableWebURL.isEmpty { found.insert(\.probableWebURL) }
      if !probableWebSearch.isEmpty { found.insert(\.probableWebSearch) }
      if number != nil { found.insert(\.number) }
      if !links.isEmpty { found.insert(\.links) }
      if !emailAddresses.isEmpty { found.insert(\.emailAddresses) }
      return found
    }
  }

  /// What is found in the text on the pasteboard.
  public var detectedValues: DetectedValues {
    let text = (string(forType: .string) ?? "").trimmingCharacters(in: .whitespacesAndNewlines)
    let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
    let links = words.compactMap { URL(string: $0) }.filter { ["http", "https"].contains($0.scheme?.lowercased()) }
    let mails = words.filter { word in
      let parts = word.split(separator: "@", omittingEmptySubsequences: false)
      return parts.count == 2 && !parts[0].isEmpty && parts[1].contains(".")
    }
    let isPlace = words.count == 1 && links.isEmpty && mails.isEmpty && text.contains(".") && Double(text) == nil
    let isSearch = !text.isEmpty && !isPlace && links.isEmpty
    return DetectedValues(
      probableWebURL: isPlace || (words.count == 1 && links.count == 1) ? text : "",
      probableWebSearch: isSearch ? text : "", number: Double(text), links: links, emailAddresses: mails)
  }

  /// Which of some patterns the text on the pasteboard has.
  public func detectedPatterns(
    for keyPaths: Set<PartialKeyPath<DetectedValues>>
  ) async throws -> Set<PartialKeyPath<DetectedValues>> { keyPaths.intersection(detectedValues.patterns) }

  /// What is found of some patterns in the text on the pasteboard.
  public func detectedValues(for keyPaths: Set<PartialKeyPath<DetectedValues>>) async throws -> DetectedValues {
    detectedValues
  }

  /// Which of some patterns the text on the pasteboard has; the handler is called at once.
  public func detectPatterns(
    for keyPaths: Set<PartialKeyPath<DetectedValues>>,
    completionHandler: (Result<Set<PartialKeyPath<DetectedValues>>, any Error>) -> Void
  ) { completionHandler(.success(keyPaths.intersection(detectedValues.patterns))) }

  /// What is found of some patterns; the handler is called at once.
  public func detectValues(
    for keyPaths: Set<PartialKeyPath<DetectedValues>>,
    completionHandler: (Result<DetectedValues, any Error>) -> Void
  ) { completionHandler(.success(detectedValues)) }

  /// Puts the bytes of a file there.
  /// - Returns: whether it could be read.
  @discardableResult
  public func writeFileContents(_ filename: String) -> Bool {
    guard let data = FileManager.default.contents(atPath: filename) else { return false }
    return setData(data, forType: .fileContents)
  }

  /// Writes the bytes of a file that is there to a file.
  /// - Returns: its path; nil where there is none.
  @discardableResult
  public func readFileContentsType(_ type: PasteboardType?, toFile filename: String) -> String? {
    guard let data = data(forType: type ?? .fileContents) else { return nil }
    return FileManager.default.createFile(atPath: filename, contents: data) ? filename : nil
  }

  /// Puts a file there.
  /// - Returns: whether it could be written; false for a folder.
  @discardableResult
  public func write(_ wrapper: FileWrapper) -> Bool {
    wrapper.regularFileContents.map { setData($0, forType: .fileContents) } ?? false
  }

  /// The file that is there; nil for none.
  public func readFileWrapper() -> FileWrapper? {
    data(forType: .fileContents).flatMap { FileWrapper(regularFileWithContents: $0) }
  }

  /// The kinds that can be made of a kind: that itself, for no program filters here.
  public static func types(filterableTo type: PasteboardType) -> [PasteboardType] { [type] }

  /// Makes one that has the bytes of a file.
  public convenience init(byFilteringFile filename: String) {
    self.init()
    writeFileContents(filename)
  }

  /// Makes one that has bytes of a kind.
  public convenience init(byFilteringData data: Data, ofType type: PasteboardType) {
    self.init()
    setData(data, forType: type)
  }

  /// Makes one that has what another one has.
  public convenience init(byFilteringTypesInPasteboard pboard: NSPasteboard) {
    self.init()
    for type in pboard.types ?? [] { if let data = pboard.data(forType: type) { setData(data, forType: type) } }
  }
}

extension NSPasteboardWriting {
  /// How a kind is promised: not.
  public func writingOptions(
    forType type: NSPasteboard.PasteboardType, pasteboard: NSPasteboard
  ) -> NSPasteboard.WritingOptions { [] }
}

extension NSPasteboard.PasteboardType {
  /// How a text is searched.
  public static let textFinderOptions = Self("com.apple.cocoa.pasteboard.find-panel-search-options")
  /// What is worked on together with others.
  public static let collaborationMetadata = Self("com.apple.cocoa.pasteboard.collaboration-metadata")
  /// The bytes of files of an extension.
  public static func fileContentsType(forPathExtension fileType: String) -> Self {
    Self("NSTypedFileContentsPboardType:\(fileType)")
  }
}

/// Asks an object for what it promised, when somebody reads it.
final class PromisedWriting: NSPasteboardItemDataProvider {
  private let object: any NSPasteboardWriting

  init(_ object: any NSPasteboardWriting) { self.object = object }

  func pasteboard(
    _ pasteboard: NSPasteboard?, item: NSPasteboardItem, provideDataForType type: NSPasteboard.PasteboardType
  ) {
    if let value = object.pasteboardPropertyList(forType: type) { item.setPropertyList(value, forType: type) }
  }

  func pasteboardFinishedWithDataProvider(_ pasteboard: NSPasteboard) {}
}
