import NibDiagnostics
import NibPropertyLists

/// Reads one entry of a manifest; every fault names the entry's number and the key.
struct ManifestEntryReader {
  let file: String
  let index: Int
  let item: PropertyList

  func read() throws(RemoteError) -> ManifestEntry {
    guard item.entries != nil else { throw fault("it is no dictionary") }
    guard let image = try text("image") else { throw fault("it has no 'image'") }
    do { _ = try RemoteAddress(image) } catch { throw fault("'image': \(error.detail)") }
    var link = try text("link")
    if link == nil { link = try text("url") }
    return ManifestEntry(
      title: try text("title"), image: image, link: link, name: try text("name"),
      sha256: try hash(), bytes: try number("bytes", in: 0...Int64.max).flatMap(Int.init(exactly:)),
      scale: Int(try number("scale", in: 1...16) ?? 1),
      priority: Int(try number("priority", in: -1_000_000...1_000_000) ?? 0))
  }

  private func text(_ key: String) throws(RemoteError) -> String? {
    guard let value = item[key] else { return nil }
    guard let text = value.text else { throw fault("'\(key)' is no text") }
    return text
  }

  private func hash() throws(RemoteError) -> String? {
    guard let text = try text("sha256")?.lowercased() else { return nil }
    let isHash = text.utf8.count == 64 && text.utf8.allSatisfy { (48...57).contains($0) || (97...102).contains($0) }
    guard isHash else { throw fault("'sha256' is not 64 hexadecimal digits") }
    return text
  }

  private func number(_ key: String, in range: ClosedRange<Int64>) throws(RemoteError) -> Int64? {
    guard let value = item[key] else { return nil }
    let number: Int64? =
      switch value {
      case .integer(let number): number
      case .real(let number): Int64(exactly: number)
      // Editors of property lists make texts of numbers easily.
      case .string(let text): Int64(text)
      default: nil
      }
    guard let number, range.contains(number) else {
      throw fault("'\(key)' is no whole number from \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }

  private func fault(_ words: String) -> RemoteError {
    RemoteError(
      code: .badEntry, place: Place(file: file, object: "entry \(index)"), detail: "entry \(index): \(words)",
      entry: index)
  }
}
