import Foundation

/// All files of an image cache, seen at once; used while no other process changes them.
struct ImageFolder {
  private let folder: StorageFolder

  init(_ folder: StorageFolder) { self.folder = folder }

  private struct Item {
    let image: CachedImage
    let key: String
    let used: Double
  }

  /// Removes what is unfinished, too old or too much; gives the bytes of the images that stay.
  /// - Parameter keeping: a file that stays whatever the limits say.
  func tidy(_ limits: ImageCache.Limits, keeping kept: String?) -> Int {
    var items = items()
    let now = Date().timeIntervalSince1970
    var total = items.reduce(0) { $0 + $1.image.bytes }
    items.sort { ($0.used, $0.key) < ($1.used, $1.key) }
    for item in items where item.image.file != kept {
      guard total > limits.bytes || now - item.used > limits.age else { continue }
      // Without its sidecar an image is not there: a process killed between the two leaves a file for the next tidying.
      folder.remove(CachedImage.sidecar(item.key))
      folder.remove(item.image.file)
      total -= item.image.bytes
    }
    return total
  }

  /// Sidecars with their images; what has lost its other half is removed.
  private func items() -> [Item] {
    let names = folder.names
    var items: [Item] = []
    for name in names where name.hasSuffix(".plist") {
      let key = String(name.dropLast(".plist".count))
      if let image = CachedImage(sidecar: folder.read(name, limit: 65_536)), let state = folder.state(image.file),
        state.bytes == image.bytes
      {
        items.append(Item(image: image, key: key, used: state.used))
      } else {
        folder.remove(name)
      }
    }
    let files = Set(items.map(\.image.file))
    for name in names where name.hasSuffix(".image") && !files.contains(name) { folder.remove(name) }
    return items
  }
}
