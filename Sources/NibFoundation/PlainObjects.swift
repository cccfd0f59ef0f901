import Foundation
import NibRuntime

/// Makes objects of classes that are Foundation's `NSObject` and nothing of the library's: delegates of programs, sources
/// of data. As on a Mac or a phone they are made by `init()`. Found by its name, so that who reads interfaces without
/// Foundation is not linked with it.
package final class PlainObjects: PlainObjectMaking {
  /// How objects of a class are made; nil for one that is no `NSObject`.
  package static func factory(of type: Any.Type) -> ClassFactory? {
    guard let type = type as? NSObject.Type else { return nil }
    return .unbound { _ in type.make(dynamic: ()) }
  }

  /// An object of a class; nil for one that is no `NSObject`.
  package static func make(_ type: Any.Type) -> NSObject? { (type as? NSObject.Type)?.make(dynamic: ()) }
}

// As `DynamicInitializers` of NibUIKit and of NibAppKit: `init()` of a class that only the running program knows.
extension NSObject {
  @_silgen_name("nibwright_NSObject_init") convenience init(dynamic: Void) { self.init() }
  @_silgen_name("nibwright_NSObject_init") static func make(dynamic: Void) -> NSObject
}
