import Foundation
import NibRuntime
import NibStandIns

// Invariant: one that is among the spares carries nothing, and nobody else holds it.
// Unchecked exclusivity: every access to the spares is over before anything else runs, and there are two an object.

/// Carries the values of one archived object to `init(coder:)`, and what went wrong there back to the loader.
///
/// One is used for object after object: making one costs as much as a small object.
package final class ArchiveCoder: NSCoder {
  /// The framework's object of a color, a font or an image.
  package typealias FrameworkObject = (NibValue) -> Any?

  private var values: NibCoder?
  private var frameworkObject: FrameworkObject
  /// Why an initializer of a stand-in returned nil.
  private var fault: (any Error)?
  /// Those that wait: as many as objects were made within one another, which the limits bound.
  @MainActor @exclusivity(unchecked) private static var spares: [ArchiveCoder] = []

  private init(_ values: NibCoder, _ frameworkObject: @escaping FrameworkObject) {
    self.values = values
    self.frameworkObject = frameworkObject
    super.init()
  }

  /// One that carries the values of an object.
  @MainActor
  package static func carrying(
    _ values: NibCoder, _ frameworkObject: @escaping FrameworkObject
  ) -> ArchiveCoder {
    guard let spare = spares.popLast() else { return ArchiveCoder(values, frameworkObject) }
    (spare.values, spare.frameworkObject) = (values, frameworkObject)
    return spare
  }

  /// Reads the values into an object that is initialized so far; false if that throws, which is kept.
  @MainActor
  fileprivate func decode(_ object: StandIn) -> Bool {
    guard let values else { return true }
    do {
      try object.decode(from: values)
      return true
    } catch {
      fault = fault ?? error
      return false
    }
  }

  /// The object that an initializer made, if it made one. The coder is free after that, unless somebody keeps it.
  /// - Throws: what reading the values threw.
  @MainActor
  package static func checked<Made: AnyObject>(_ made: Made?, by coder: inout ArchiveCoder) throws -> Made? {
    if let fault = coder.fault { throw fault }
    if made != nil, isKnownUniquelyReferenced(&coder) {
      coder.values = nil
      spares.append(coder)
    }
    return made
  }

  /// The object that `init(coder:)` of its class made.
  /// - Throws: as `checked`; `RuntimeError` with code `objectFailed` for an initializer that returned nil.
  @MainActor
  package static func required<Made: AnyObject>(
    _ made: Made?, by coder: inout ArchiveCoder, from values: NibCoder
  ) throws -> Made {
    if let made = try checked(made, by: &coder) { return made }
    throw RuntimeError(
      code: .objectFailed, place: values.place, detail: "init(coder:) of \(values.resolution.wantedName) returned nil")
  }

  package override var allowsKeyedCoding: Bool { true }

  package override func containsValue(forKey key: String) -> Bool { values?.contains(key) ?? false }

  package override func decodeObject(forKey key: String) -> Any? {
    (try? values?.value(key))?.asObject(frameworkObject)
  }

  package override func decodeBool(forKey key: String) -> Bool { (try? values?.bool(key)) ?? false }

  package override func decodeInteger(forKey key: String) -> Int { (try? values?.int(key)) ?? 0 }

  package override func decodeDouble(forKey key: String) -> Double { (try? values?.double(key)) ?? 0 }

  package override func decodeFloat(forKey key: String) -> Float { (try? values?.float(key)) ?? 0 }

  /// What makes an object by a closure that passes the coder on to an initializer; nil leaves the object to its class.
  @MainActor
  package static func maker<Made: AnyObject>(
    _ frameworkObject: @escaping FrameworkObject, _ creator: @escaping (NSCoder) throws -> Made?
  ) -> (NibCoder) throws -> AnyObject? {
    { coder in
      var archive = ArchiveCoder.carrying(coder, frameworkObject)
      return try ArchiveCoder.checked(try creator(archive), by: &archive)
    }
  }
}

extension NibValue {
  /// The value as `decodeObject(forKey:)` hands it out; nil for nil.
  fileprivate func asObject(_ frameworkObject: ArchiveCoder.FrameworkObject) -> Any? {
    switch self {
    case .null: nil
    case .bool(let flag): flag
    case .int(let number): Int(number)
    case .real(let number): number
    case .string(let text): text
    case .data(let bytes): Data(bytes)
    case .date(let seconds): Date(timeIntervalSinceReferenceDate: seconds)
    case .point(let point): CGPoint(point)
    case .size(let size): CGSize(size)
    case .rect(let rect): CGRect(rect)
    case .insets(let insets): insets
    case .range(let range): NSRange(location: range.location, length: range.length)
    case .color, .font, .image: frameworkObject(self)
    case .text(let text): text.string
    case .reals(let numbers): numbers
    case .array(let items): items.compactMap { $0.asObject(frameworkObject) }
    case .dictionary(let pairs):
      Dictionary(
        pairs.compactMap { pair in
          (pair.key.asObject(frameworkObject) as? AnyHashable).flatMap { key in
            pair.value.asObject(frameworkObject).map { (key, $0) }
          }
        }
      ) { first, _ in first }
    case .object(let object): object
    case .weakObject(let reference): reference.object
    }
  }
}

extension StandIn {
  /// Reads the archive in `init(coder:)`, once all that the object stores is initialized.
  ///
  /// A coder of another kind holds nothing of an interface, so the defaults stay.
  /// - Returns: false if that fails, and so does the initializer.
  package final func unarchive(_ coder: NSCoder) -> Bool { (coder as? ArchiveCoder)?.decode(self) ?? true }
}
