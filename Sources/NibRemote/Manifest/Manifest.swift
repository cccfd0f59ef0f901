import NibDiagnostics
import NibPropertyLists

/// A list of images that a program wants to have before somebody looks at them.
///
/// A property list, binary or XML: an array of dictionaries, or a dictionary with that array under `entries`. Keys of an
/// entry are `title`, `image`, `link` (or `url`), `name`, `sha256`, `bytes`, `scale` and `priority`; only `image` must be
/// there, and keys of other names are skipped.
public struct Manifest: Sendable, Hashable {
  /// The entries in the manifest's order.
  public var entries: [ManifestEntry]

  /// Most bytes of a manifest.
  public static let mostBytes = 8 << 20
  /// Most entries of a manifest.
  public static let mostEntries = 10_000

  /// Makes a manifest.
  public init(entries: [ManifestEntry]) { self.entries = entries }

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
  }

  /// The manifest as a property list in XML; equal manifests give equal bytes.
  public var propertyList: [UInt8] {
    XMLPropertyListWriter.bytes(of: .array(entries.map(Self.value)))
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
