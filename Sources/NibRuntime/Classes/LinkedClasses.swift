import NibGraph
import Synchronization

// Invariant: a name is looked for once; what a program is linked with does not change.

/// Classes of the program that nobody registered, found by module and name as a Mac or a phone finds them.
///
/// Found are classes that are made from archived values, as those of views and controllers are, and Foundation's objects,
/// as a program's delegate is. Private classes have no
/// name to be found by.
enum LinkedClasses {
  /// Whether there may be any: the program is linked with the stand-ins of a framework.
  private static let isAsked = ["8NibUIKit6UIViewC", "9NibAppKit6NSViewC"].contains { _typeByName($0) != nil }

  /// Most names that are remembered: a program that reads the archives of others asks for many that it has not.
  private static let mostNames = 10_000
  private static let known = Mutex<[ClassName: ClassFactory?]>([:])

  /// How objects of a class are made; nil for a name without module, and for one that no class has.
  static func factory(for name: ClassName) -> ClassFactory? {
    guard isAsked, let module = name.module else { return nil }
    if let found = known.withLock({ $0[name] }) { return found }
    let found = mangled(module, name.path).flatMap { _typeByName($0) }.flatMap { type in
      (type as? any NibInstantiable.Type).map { ClassFactory(of: $0) } ?? plainFactory(of: type, in: module)
    }
    known.withLock { if $0.count < mostNames { $0[name] = .some(found) } }
    return found
  }

  /// How objects of a class that is none of the library's are made; nil for those of Foundation, which no interface means.
  private static func plainFactory(of type: Any.Type, in module: String) -> ClassFactory? {
    guard !module.hasPrefix("Foundation") else { return nil }
    return plainObjects?.factory(of: type)
  }

  /// What makes them where the program has Foundation's objects.
  private static let plainObjects = _typeByName("13NibFoundation12PlainObjectsC") as? any PlainObjectMaking.Type

  /// The name as the compiler writes it, with a `C` for each class from the outside in; nil for letters that it spells
  /// otherwise.
  private static func mangled(_ module: String, _ path: String) -> String? {
    let parts = [module] + path.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard parts.count <= 16, parts.allSatisfy(isPlain) else { return nil }
    return parts.enumerated().map { "\($1.utf8.count)\($1)\($0 == 0 ? "" : "C")" }.joined()
  }

  private static func isPlain(_ name: String) -> Bool {
    guard let first = name.utf8.first, !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first) else { return false }
    return name.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        true
      default: false
      }
    }
  }
}

extension ClassFactory {
  /// A factory of a class's objects.
  init(of type: any NibInstantiable.Type, isStandIn: Bool = false) {
    if let framed = type as? any NibFrameInitializing.Type {
      self.init(isStandIn: isStandIn) { try framed.makeByFrame(from: $0) }
    } else {
      self.init(isStandIn: isStandIn) { try type.make(from: $0) }
    }
  }
}

/// Makes objects that know nothing of archives, as Foundation's `NSObject` does.
package protocol PlainObjectMaking: SendableMetatype {
  /// How objects of a class are made; nil for one that is none of these.
  static func factory(of type: Any.Type) -> ClassFactory?
}
