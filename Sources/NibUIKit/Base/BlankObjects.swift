import NibStandIns

#if canImport(ObjectiveC)
  import ObjectiveC
#endif

/// Objects of an app's classes that no code of the app has run for: proxies of their look.
///
/// An initializer of the app's may end the process, as one that Xcode writes for `init(coder:)` does, so none is called. What
/// the object has of the framework's class is moved out of an object of that class, which is kept and never looked at again;
/// what the app's class adds is zero, which is nil of what can be nil. Nobody but code of the app reads that.
@MainActor
enum BlankObjects {
  /// The framework's class that a class is, or is made of.
  static func frameworkClass(of type: AnyClass) -> AnyClass? {
    let own = module(of: UIView.self)
    return sequence(first: type, next: { _getSuperclass($0) }).first { module(of: $0) == own }
  }

  private static func module(of type: AnyClass) -> Substring {
    String(reflecting: type).prefix { $0 != "." }
  }

  /// An object of a class, with what a model has, which is of the class or of one that it is made of.
  static func make<Object: AnyObject>(_ type: Object.Type, like model: AnyObject) -> Object? {
    let (size, known) = (size(of: type), size(of: Swift.type(of: model)))
    guard let size, let known, known >= header, size >= known, let made = allocate(type, size) else { return nil }
    let from = Unmanaged.passRetained(model).toOpaque()
    (made + header).initializeMemory(as: UInt8.self, repeating: 0, count: size - header)
    (made + header).copyMemory(from: from + header, byteCount: known - header)
    return Unmanaged<Object>.fromOpaque(made).takeUnretainedValue()
  }

  /// Where the properties of an object begin: after its class and its references.
  private static let header = 16

  #if canImport(ObjectiveC)
    private static func size(of type: AnyClass) -> Int? { class_getInstanceSize(type) }

    private static func allocate(_ type: AnyClass, _ size: Int) -> UnsafeMutableRawPointer? {
      class_createInstance(type, 0).map { Unmanaged.passRetained($0 as AnyObject).toOpaque() }
    }
  #else
    /// Documented: Swift's description of class metadata, in which the size stands behind kind, superclass, flags and the
    /// place of the object in its memory.
    private static func size(of type: AnyClass) -> Int? {
      let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
      guard metadata.load(fromByteOffset: 20, as: UInt32.self) == 0 else { return nil }
      return Int(metadata.load(fromByteOffset: 24, as: UInt32.self))
    }

    /// Memory that begins as each new object does; it is never freed.
    private static func allocate(_ type: AnyClass, _ size: Int) -> UnsafeMutableRawPointer? {
      let made = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: header)
      withExtendedLifetime(Fresh()) { fresh in
        made.copyMemory(from: Unmanaged.passUnretained(fresh).toOpaque(), byteCount: header)
      }
      made.storeBytes(of: unsafeBitCast(type, to: UnsafeRawPointer.self), as: UnsafeRawPointer.self)
      return made
    }

    private final class Fresh {}
  #endif
}
