import NibImaging
import Synchronization

/// A library's folder in memory.
final class FakeFolder: LibraryFolder {
  private struct State {
    var files: [String: [UInt8]] = [:]
    var stamps: [String: FileStamp] = [:]
    var clock = 0
    var opened: [String] = []
  }

  /// A PNG of 8 x 6 pixels as far as headers and ends tell; its pixels are not there.
  static let png: [UInt8] =
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8) + [
      0, 0, 0, 8, 0, 0, 0, 6, 8, 2, 0, 0, 0,
    ]
    + [0, 0, 0, 0, 0, 0, 0, 0] + Array("IEND".utf8) + [0xAE, 0x42, 0x60, 0x82]

  let name = "pictures"
  private let state = Mutex(State())

  init(_ files: [String: [UInt8]]) { for (name, bytes) in files { add(name, bytes) } }

  func add(_ name: String, _ bytes: [UInt8] = FakeFolder.png) {
    state.withLock {
      $0.clock += 1
      $0.files[name] = bytes
      $0.stamps[name] = FileStamp(byteCount: bytes.count, modified: $0.clock)
    }
  }

  func remove(_ name: String) {
    state.withLock {
      $0.files[name] = nil
      $0.stamps[name] = nil
    }
  }

  /// Names of files that were opened, in order.
  var opened: [String] { state.withLock { $0.opened } }

  func files() throws(ImagingError) -> [String: FileStamp] { state.withLock { $0.stamps } }

  func open(_ file: String) throws(ImagingError) -> any PictureSource {
    let bytes = state.withLock {
      $0.opened.append(file)
      return $0.files[file]
    }
    guard let bytes else { throw ImagingError(code: .notFound, place: .init(file: file), detail: "nothing") }
    return MemoryPictureSource(bytes, name: file)
  }
}
