import Foundation
import NibFoundation
import NibResources
import NibRuntime
import NibStandIns

/// A nib that objects are made of again and again. Stands in for NSNib.
@MainActor
public final class NSNib: NibMade {
  /// The name of a nib, without or with its extension.
  public typealias Name = String

  private let file: any NibInstantiating

  /// A nib that was read, such as a `NibFile`.
  public init(file: any NibInstantiating) { self.file = file }

  /// Finds a nib by its name; nil if it is not there.
  /// - Parameters:
  ///   - name: the name, with or without `.nib`.
  ///   - bundle: where to look, for the images that it names too; nil for the main bundle (`MainBundle.current`).
  public convenience init?(nibNamed name: Name, bundle: Bundle?) {
    self.init(name, in: .appKit(bundle))
  }

  /// Finds a nib by its name in the main bundle or in any bundle inside it; nil if it is not there.
  public convenience init?(namedGlobally name: Name) { self.init(name, in: .everywhere) }

  private convenience init?(_ name: Name, in places: NibPlaces) {
    let lookup = ResourceLookup(chain: places.interfaces, languages: places.languages)
    guard case .found = lookup.nib(named: name), let reader = try? LinkedParts.reader(for: name) else { return nil }
    self.init(file: reader.nib(named: name, in: places))
  }

  /// Makes a nib of the bytes of a XIB, a NIBArchive or a keyed archive. What is wrong with them is found when the nib is
  /// instantiated.
  /// - Parameters:
  ///   - data: the whole file.
  ///   - bundle: where the images and nibs that it names are looked for; nil for the main bundle.
  public convenience init(nibData data: Data, bundle: Bundle?) {
    self.init(file: UnreadData([UInt8](data), .appKit(bundle)))
  }

  /// Makes new live objects.
  /// - Parameters:
  ///   - owner: what the nib knows as File's Owner.
  ///   - topLevelObjects: is given the top-level objects, without proxies.
  /// - Returns: whether that went well; what went wrong is written to standard error.
  @discardableResult
  public func instantiate(withOwner owner: Any?, topLevelObjects: UnsafeMutablePointer<NSArray?>? = nil) -> Bool {
    do {
      let report = try instantiateReport(owner: owner.map { $0 as AnyObject })
      topLevelObjects?.pointee = NSArray(array: report.topLevel)
      return true
    } catch {
      StandardError.write("\(error)\n")
      return false
    }
  }

  /// Makes new live objects and returns all there is to know about them.
  /// - Throws: as the nib that this one was made of.
  public func instantiateReport(owner: AnyObject?, externalObjects: [String: AnyObject] = [:]) throws -> Instantiation {
    try file.instantiateReport(owner: owner, externalObjects: externalObjects)
  }
}

extension NibPlaces {
  /// Where to look where AppKit is given a bundle: in that one alone, or without one in the main bundle.
  static func appKit(_ bundle: Bundle?) -> NibPlaces {
    guard let bundle, !bundle.isMain else { return .mainBundle }
    return .bundle(ResourceBundle(recognizing: bundle.bundlePath))
  }
}

/// A nib of bytes, read when it is first instantiated.
private final class UnreadData: NibInstantiating {
  private let data: [UInt8]
  private let places: NibPlaces
  private var nib: (any NibInstantiating)?

  init(_ data: [UInt8], _ places: NibPlaces) { (self.data, self.places) = (data, places) }

  func instantiateReport(owner: AnyObject?, externalObjects: [String: AnyObject]) throws -> Instantiation {
    let nib = try nib ?? LinkedParts.reader(for: "nib").nib(data: data, in: places)
    self.nib = nib
    return try nib.instantiateReport(owner: owner, externalObjects: externalObjects)
  }
}

extension Bundle {
  /// Makes the objects of a nib of the bundle.
  /// - Parameters:
  ///   - name: the name, with or without `.nib`.
  ///   - owner: what the nib knows as File's Owner.
  ///   - topLevelObjects: is given the top-level objects, without proxies.
  /// - Returns: whether that went well; false if there is no such nib.
  @MainActor
  @discardableResult
  public func loadNibNamed(_ name: NSNib.Name, owner: Any?, topLevelObjects: UnsafeMutablePointer<NSArray?>?) -> Bool {
    NSNib(nibNamed: name, bundle: self)?.instantiate(withOwner: owner, topLevelObjects: topLevelObjects) ?? false
  }
}
