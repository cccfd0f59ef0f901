import NibDiagnostics
import NibGraph
import NibResources
import NibRuntime
import NibStandIns

/// A nib that objects are made of again and again. Stands in for UINib.
@MainActor
public final class UINib: NibMade, NibInstantiating {
  private let file: any NibInstantiating

  /// A nib that was read, such as a `NibFile`, or that reads itself when it is first instantiated.
  public init(file: any NibInstantiating) { self.file = file }

  /// Makes new live objects and returns the top-level ones, without proxies. Raises what reading and making throw.
  /// - Parameters:
  ///   - owner: what the nib knows as File's Owner.
  ///   - options: external objects under `UINibExternalObjects`.
  @discardableResult
  public func instantiate(withOwner owner: Any?, options: [OptionsKey: Any]? = nil) -> [Any] {
    InterfaceFaults.raising(or: []) {
      let externals = options?[.externalObjects] as? [String: AnyObject] ?? [:]
      return try instantiateReport(owner: owner.map { $0 as AnyObject }, externalObjects: externals).topLevel
    }
  }

  /// Makes new live objects and returns all there is to know about them.
  /// - Throws: as the nib that this one was made of.
  public func instantiateReport(owner: AnyObject?, externalObjects: [String: AnyObject]) throws -> Instantiation {
    try file.instantiateReport(owner: owner, externalObjects: externalObjects)
  }

  /// What a load is given besides the owner.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a key of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The objects that proxies stand for, by their names.
    public static let externalObjects = Self(rawValue: "UINibExternalObjects")
  }
}
