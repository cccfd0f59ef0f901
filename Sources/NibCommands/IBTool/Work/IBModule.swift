/// The module of classes that name none, out of what a build says it is.
///
/// A package's resources lie in a bundle of their own, and Swift Build names the bundle's module, `<package>_<target>`, which has no
/// class: the classes are in the target's module.
///
/// - Documented: Swift Build's construction of packages; the package's name stands in the path of its intermediates,
///   `Intermediates.noindex/<package>.build`.
enum IBModule {
  /// The target's module where the paths show that the given one is of a bundle of resources; else the given one.
  static func module(_ name: String?, paths: [String]) -> String? {
    guard let name else { return nil }
    for path in paths {
      let parts = path.split(separator: "/")
      guard let place = parts.firstIndex(of: "Intermediates.noindex"), place + 1 < parts.count,
        parts[place + 1].hasSuffix(".build")
      else { continue }
      let prefix = identifier(String(parts[place + 1].dropLast(".build".count))) + "_"
      if name.hasPrefix(prefix), name.utf8.count > prefix.utf8.count { return String(name.dropFirst(prefix.count)) }
    }
    return name
  }

  /// A name as Swift takes it for a module: what no identifier has becomes an underscore.
  private static func identifier(_ name: String) -> String {
    String(name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
  }
}
