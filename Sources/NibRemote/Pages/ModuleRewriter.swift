/// Puts other specifiers in the place of those of a script's modules, and leaves every other byte of it as it is.
enum ModuleRewriter {
  /// The script with its specifiers replaced.
  /// - Parameter replacing: gives the specifier for one; nil leaves it as it is.
  static func rewrite(_ script: [UInt8], replacing: (String) -> String?) -> [UInt8] {
    let edits = ModuleScanner.specifiers(in: script).compactMap { range -> PageEdit? in
      guard let name = String(validating: script[range], as: UTF8.self), let other = replacing(name) else { return nil }
      return PageEdit(range: range, bytes: encoded(other))
    }
    return PageEdit.apply(edits, to: script)
  }

  /// A specifier without what would end its quotes or its script element. In a URL each may be percent-encoded.
  static func encoded(_ url: String) -> [UInt8] {
    let digits = Array("0123456789ABCDEF".utf8)
    return url.utf8.flatMap { byte -> [UInt8] in
      guard byte < 0x20 || endings.contains(byte) else { return [byte] }
      return [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
    }
  }

  private static let endings = Set("\"'\\<`".utf8)
}
