/// Path arithmetic on `/`-separated names; nothing here touches a disk.
///
/// All of it goes by bytes, as systems do: to Swift a slash and a combining mark behind it are one character, which is no
/// slash.
package enum FilePath {
  /// A path and a name below it.
  package static func join(_ folder: String, _ name: String) -> String {
    if folder.isEmpty { return name }
    if name.isEmpty { return folder }
    return folder.utf8.last == slash ? folder + name : folder + "/" + name
  }

  /// The last component.
  package static func name(_ path: String) -> String {
    // Asked at each start, where the type of a list of slices alone costs more than all else that is done.
    let path = trimmed(path)
    guard let cut = path.utf8.lastIndex(of: slash) else { return path }
    return String(path[path.utf8.index(after: cut)...])
  }

  /// Everything before the last component; "" for a bare name, "/" for a name in the root.
  package static func folder(_ path: String) -> String {
    let path = trimmed(path)
    guard let cut = path.utf8.lastIndex(of: slash) else { return "" }
    return cut == path.startIndex ? "/" : trimmed(String(path[..<cut]))
  }

  /// The path without slashes at its end.
  package static func trimmed(_ path: String) -> String {
    var path = path
    while path.utf8.count > 1 && path.utf8.last == slash { path.unicodeScalars.removeLast() }
    return path
  }

  /// The components between slashes, empty ones left out.
  package static func split(_ path: String) -> [Substring] {
    path.utf8.split(separator: slash).map(Substring.init)
  }

  /// What follows the last dot of a name, or "" when there is none or the name begins with it.
  package static func fileExtension(_ name: String) -> Substring {
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot != name.startIndex else { return "" }
    return name[name.utf8.index(after: dot)...]
  }

  /// The name without its extension and the dot before it.
  package static func stem(_ name: String) -> Substring {
    let count = fileExtension(name).utf8.count
    return count == 0 ? name[...] : name[..<name.utf8.index(name.endIndex, offsetBy: -count - 1)]
  }

  /// Whether a relative path stays inside the folder that it is relative to.
  package static func staysInside(_ path: String) -> Bool {
    guard !path.isEmpty, path.utf8.first != slash, !path.utf8.contains(0) else { return false }
    return !path.utf8.split(separator: slash, omittingEmptySubsequences: false).contains {
      $0.isEmpty || $0.elementsEqual(".".utf8) || $0.elementsEqual("..".utf8)
    }
  }

  /// Whether a path with all links resolved lies below a folder with all links resolved.
  package static func isInside(_ path: String, of folder: String) -> Bool {
    let folder = trimmed(folder)
    return path.utf8.starts(with: (folder == "/" ? folder : folder + "/").utf8)
  }

  /// Order by the bytes of the names, the same on every system and in every language.
  package static func precedes(_ left: String, _ right: String) -> Bool {
    left.utf8.lexicographicallyPrecedes(right.utf8)
  }

  /// Paths without those that name again what one before them names: `./a` is `a`.
  package static func once(_ paths: [String]) -> [String] {
    var seen: Set<[UInt8]> = []
    return paths.filter { path in
      var rest = path.utf8[...]
      while rest.starts(with: "./".utf8) { rest = rest.dropFirst(2) }
      return seen.insert(Array(rest)).inserted
    }
  }

  private static let slash = UInt8(ascii: "/")
}
