import Foundation
import NibDiagnostics
import NibPropertyLists

/// A list of images that a program wants to have before somebody looks at them.
///
/// A property list, binary or XML: an array of dictionaries, or a dictionary with that array under `entries`. Keys of an
/// entry are `title`, `image`, `link` (or `url`), `name`, `sha256`, `bytes`, `scale` and `priority`; only `image` must be
/// there, and keys of other names are skipped. The outer dictionary may say a `version` and a `date`, by which a newer
/// manifest is told from one that is only different.
public struct Manifest: Sendable, Hashable {
  /// The entries in the manifest's order.
  public var entries: [ManifestEntry]
  /// Numbers with points between them, the weightiest first: `1.10` is behind `1.9`. Nil when the manifest does not say.
  public var version: ManifestVersion?
  /// When it was made; nil when the manifest does not say.
  public var date: Date?

  /// Most bytes of a manifest.
  public static let mostBytes = 8 << 20
  /// Most entries of a manifest.
  public static let mostEntries = 10_000

  /// Makes a manifest.
  public init(entries: [ManifestEntry], version: ManifestVersion? = nil, date: Date? = nil) {
    self.entries = entries
    self.version = version
    self.date = date
  }

  /// Reads a manifest.
  /// - Parameters:
  ///   - bytes: the whole file.
  ///   - file: its name or address, for messages.
  /// - Throws: `notAManifest`; `badEntry` with the entry's number; `tooLarge`.
  public init(_ bytes: [UInt8], file: String) throws(RemoteError) {
    guard bytes.count <= Self.mostBytes else {
      throw Self.fault(.tooLarge, file, "a manifest has at most \(Self.mostBytes) bytes, this has \(bytes.count)")
    }
    let list: PropertyList
    do { list = try PropertyList(bytes, file: file) } catch {
      throw RemoteError(code: .notAManifest, place: error.place, detail: error.detail)
    }
    guard case .array(let items) = list["entries"] ?? list else {
      throw Self.fault(
        .notAManifest, file, "expected an array of dictionaries, or a dictionary with one under 'entries'")
    }
    guard items.count <= Self.mostEntries else {
      throw Self.fault(.tooLarge, file, "a manifest has at most \(Self.mostEntries) entries, this has \(items.count)")
    }
    entries = []
    for (index, item) in items.enumerated() {
      let reader = ManifestEntryReader(file: file, index: index, item: item)
      entries.append(try reader.read())
    }
    guard list.entries != nil else { return }
    if let value = list["version"] {
      guard let read = ManifestVersion(value) else {
        throw Self.fault(.notAManifest, file, "'version' is no whole number, and no text of numbers such as '1.10.2'")
      }
      version = read
    }
    if let value = list["date"] {
      guard let read = Self.date(value) else {
        throw Self.fault(
          .notAManifest, file, "'date' is no date, and no text such as '2026-01-31' or '2026-01-31T08:00:00Z'")
      }
      date = read
    }
  }

  private static func date(_ value: PropertyList) -> Date? {
    switch value {
    case .date(let seconds) where seconds.isFinite: return Date(timeIntervalSinceReferenceDate: seconds)
    case .string(let text):
      let reader = ISO8601DateFormatter()
      reader.formatOptions = text.utf8.count == 10 ? [.withFullDate] : [.withInternetDateTime]
      return reader.date(from: text)
    default: return nil
    }
  }

  /// Whether it is to take the place of another one.
  ///
  /// One that says `version` or `date` gives way only to one that says a larger one; of equal versions the dates decide.
  /// One that says neither gives way to any other: nothing tells which is newer.
  func replaces(_ other: Manifest) -> Bool {
    if let known = other.version {
      guard let version else { return false }
      if version != known { return version > known }
    }
    if let known = other.date {
      guard let date else { return false }
      return date > known
    }
    return other.version == nil
  }

  /// What it says of its age.
  var ageWords: String {
    let words = [version.map { "version \($0)" }, date.map { "date \(Self.text($0))" }].compactMap(\.self)
    return words.isEmpty ? "no version and no date" : words.joined(separator: ", ")
  }

  private static func text(_ date: Date) -> String { ISO8601DateFormatter().string(from: date) }

  /// The manifest as a property list in XML; equal manifests give equal bytes.
  public var propertyList: [UInt8] {
    let list = PropertyList.array(entries.map(Self.value))
    guard version != nil || date != nil else { return XMLPropertyListWriter.bytes(of: list) }
    var members = [PropertyList.Entry("entries", list)]
    if let version { members.insert(.init("version", .string(version.description)), at: 0) }
    if let date { members.insert(.init("date", .date(date.timeIntervalSinceReferenceDate)), at: 0) }
    return XMLPropertyListWriter.bytes(of: .dictionary(members))
  }

  private static func value(_ entry: ManifestEntry) -> PropertyList {
    let texts = [
      ("title", entry.title), ("image", entry.image), ("link", entry.link), ("name", entry.name),
      ("sha256", entry.sha256),
    ]
    var members = texts.compactMap { key, text in text.map { PropertyList.Entry(key, .string($0)) } }
    if let bytes = entry.bytes { members.append(.init("bytes", .integer(Int64(bytes)))) }
    if entry.scale != 1 { members.append(.init("scale", .integer(Int64(entry.scale)))) }
    if entry.priority != 0 { members.append(.init("priority", .integer(Int64(entry.priority)))) }
    return .dictionary(members)
  }

  private static func fault(_ code: RemoteError.Code, _ file: String, _ words: String) -> RemoteError {
    RemoteError(code: code, place: Place(file: file), detail: words)
  }
}
