import NibDiagnostics
import NibRuntime
import NibStandIns

// Invariant: one that is among the spares carries nothing, and nobody else holds it.
// Unchecked exclusivity: every access to the spares is over before anything else runs, and there are two an object.

/// Carries the values of one archived object to `init(coder:)`, and what went wrong there back to the loader.
///
/// One is used for object after object: making one costs as much as a small object.
final class ArchiveCoder: NSCoder {
  private var values: NibCoder?
  /// Why an initializer of a stand-in returned nil.
  private var fault: (any Error)?
  /// Those that wait: as many as objects were made within one another, which the limits bound.
  @MainActor @exclusivity(unchecked) private static var spares: [ArchiveCoder] = []

  private init(_ values: NibCoder) {
    self.values = values
    super.init()
  }

  /// One that carries the values of an object.
  @MainActor
  static func carrying(_ values: NibCoder) -> ArchiveCoder {
    guard let spare = spares.popLast() else { return ArchiveCoder(values) }
    spare.values = values
    return spare
  }

  /// Reads the values into an object that is initialized so far; false if that throws, which is kept.
  @MainActor
  func decode(_ object: StandIn) -> Bool {
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
  static func checked<Made: AnyObject>(_ made: Made?, by coder: inout ArchiveCoder) throws -> Made? {
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
  static func required<Made: AnyObject>(
    _ made: Made?, by coder: inout ArchiveCoder, from values: NibCoder
  ) throws -> Made {
    if let made = try checked(made, by: &coder) { return made }
    throw RuntimeError(
      code: .objectFailed, place: values.place, detail: "init(coder:) of \(values.resolution.wantedName) returned nil")
  }

  override var allowsKeyedCoding: Bool { true }

  override func containsValue(forKey key: String) -> Bool { values?.contains(key) ?? false }

  override func decodeObject(forKey key: String) -> Any? { (try? values?.value(key))?.asObject }

  override func decodeBool(forKey key: String) -> Bool { (try? values?.bool(key)) ?? false }

  override func decodeInteger(forKey key: String) -> Int { (try? values?.int(key)) ?? 0 }

  override func decodeDouble(forKey key: String) -> Double { (try? values?.double(key)) ?? 0 }

  override func decodeFloat(forKey key: String) -> Float { (try? values?.float(key)) ?? 0 }
}

extension NibValue {
  /// The value as `decodeObject(forKey:)` hands it out; nil for nil.
  fileprivate var asObject: Any? {
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
    case .color: UIColor(nibValue: self)
    case .font: UIFont(nibValue: self)
    case .image: UIImage(nibValue: self)
    case .text(let text): text.string
    case .reals(let numbers): numbers
    case .array(let items): items.compactMap(\.asObject)
    case .dictionary(let pairs):
      Dictionary(
        pairs.compactMap { pair in
          (pair.key.asObject as? AnyHashable).flatMap { key in pair.value.asObject.map { (key, $0) } }
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
  final func unarchive(_ coder: NSCoder) -> Bool { (coder as? ArchiveCoder)?.decode(self) ?? true }
}
