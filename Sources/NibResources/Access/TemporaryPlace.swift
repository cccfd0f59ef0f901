import Synchronization

/// Where something is made before it takes its target's place: an empty file or folder under a name of its own.
///
/// The name is random, short whatever the target is called, hidden, and in the target's folder, because a rename does not
/// cross disks. Who makes something there holds a lock on it, which ends with the process; what nobody holds is litter of
/// a writer that was killed, and the next writer to the folder sweeps it.
struct TemporaryPlace: ~Copyable {
  /// The file or folder.
  let path: String
  private let held: SystemCalls.HeldPlace?

  /// Makes an empty file or folder.
  init(in folder: String, isFolder: Bool) throws(SystemCalls.Failure) {
    Self.sweepOnce(folder)
    var path = ""
    var held: SystemCalls.HeldPlace?
    var tries = 0
    repeat {
      tries += 1
      path = Self.name(in: folder)
      do {
        if isFolder { try SystemCalls.makeDirectory(path) } else { try SystemCalls.create(path, []) }
        held = .hold(path)
        // A sweeper that came before the lock took it for litter. What cannot be locked at all is used as it is.
        if held != nil || SystemCalls.node(path) != nil { break }
      } catch {
        guard error.isTaken, tries < Self.mostTries else { throw error }
      }
    } while tries < Self.mostTries
    self.path = path
    self.held = held
  }

  private static let mostTries = 100
  private static let prefix = Array(".nw-".utf8)
  private static let suffix = Array(".partial".utf8)
  private static let letters = Array("0123456789abcdefghijklmnopqrstuv".utf8)
  private static let letterCount = 12

  /// A new name in a folder: 60 random bits.
  static func name(in folder: String) -> String {
    var random = UInt64.random(in: .min ... .max)
    var name = prefix
    for _ in 0..<letterCount {
      name.append(letters[Int(random & 31)])
      random >>= 5
    }
    return FilePath.join(folder, String(decoding: name + suffix, as: UTF8.self))
  }

  /// Whether a name in a folder is one of these.
  static func isName(_ name: some Collection<UInt8>) -> Bool {
    name.starts(with: prefix) && name.count == prefix.count + letterCount + suffix.count
      && name.dropFirst(prefix.count + letterCount).elementsEqual(suffix)
      && name.dropFirst(prefix.count).prefix(letterCount).allSatisfy(letters.contains)
  }

  /// Removes what writers that are gone left in a folder.
  static func sweep(_ folder: String) {
    for name in SystemCalls.names(in: folder, where: { isName($0) }) {
      let path = FilePath.join(folder, name)
      guard let litter = SystemCalls.HeldPlace.take(path) else { continue }
      SystemCalls.remove(path)
      _ = consume litter
    }
  }

  /// The same, once for many files that are written to one folder.
  private static func sweepOnce(_ folder: String) {
    let isSwept = lastSwept.withLock { last in
      defer { last = folder }
      return last == folder
    }
    if !isSwept { sweep(folder) }
  }

  private static let lastSwept = Mutex<String?>(nil)
}
