import NibDiagnostics
import NibRuntime
import NibStandIns
import Nibwright

/// A nib by name, read when it is first instantiated. Stands in for UINib.
@MainActor
public final class UINib: NibInstantiating {
  private let nibName: String
  private let bundles: BundleChain
  private let environment: NibEnvironment
  private var loaded: NibFile?

  /// A nib of bundles; nil looks in those of the program.
  /// - Parameter environment: classes, options and limits.
  public init(named name: String, in bundles: BundleChain, environment: NibEnvironment = NibEnvironment()) {
    nibName = name
    self.bundles = bundles
    self.environment = environment
  }

  /// A nib from the bytes of a compiled nib or a XIB.
  public init(file: NibFile) {
    nibName = ""
    bundles = BundleChain()
    environment = file.environment
    loaded = file
  }

  /// The nib, read now if it is not yet.
  /// - Throws: as `NibFile.init(named:in:)`.
  public func file() throws(NibError) -> NibFile {
    if let loaded { return loaded }
    let file = try NibFile(named: nibName, in: bundles, environment: environment)
    loaded = file
    return file
  }

  /// Makes new live objects and returns the top-level ones, without proxies. Raises what reading and making throw.
  /// - Parameters:
  ///   - owner: what the nib knows as File's Owner.
  ///   - options: external objects under `UINibExternalObjects`.
  @discardableResult
  public func instantiate(withOwner owner: Any?, options: [OptionsKey: Any]? = nil) -> [Any] {
    InterfaceFaults.raising(or: []) {
      let externals = options?[.externalObjects] as? [String: AnyObject] ?? [:]
      return try file().instantiate(owner: owner.map { $0 as AnyObject }, externalObjects: externals)
    }
  }

  /// Makes new live objects for a list.
  /// - Throws: as `file()`, as `NibFile.instantiate`.
  public func instantiateForReuse(externalObjects: [String: AnyObject]) throws -> Instantiation {
    try file().instantiateReport(owner: nil, externalObjects: externalObjects)
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

#if !NIB_LIGHT
  import Foundation

  extension BundleChain {
    /// The bundles to look in where UIKit is given one: that one alone, or without one the program's and the folder of its
    /// executable.
    static func uiKit(_ bundle: Bundle?) -> BundleChain {
      guard let bundle else { return .programFolder }
      return BundleChain(nibBundle: ResourceBundle(bundle.bundlePath))
    }
  }

  extension UINib {
    /// A nib by name; without a bundle it is looked for in the program's and beside its executable.
    public convenience init(nibName: String, bundle: Bundle?) {
      self.init(named: nibName, in: .uiKit(bundle))
    }
  }

  extension UIStoryboard {
    /// A storyboard by name; without a bundle it is looked for in the program's and beside its executable. Raises what
    /// `init(named:in:)` throws.
    public convenience init(name: String, bundle: Bundle?) {
      let bundles = BundleChain.uiKit(bundle)
      let content = InterfaceFaults.raising(or: NoStoryboard(name: name) as any StoryboardContent) {
        try UIStoryboard(named: name, in: bundles).content
      }
      let environment = NibEnvironment().resolving(in: bundles)
      self.init(
        content, loader: environment.loader,
        others: BundleStoryboards(bundles, languages: [], idiom: nil, environment: environment))
    }
  }

  /// What is left of a storyboard that was not found, where somebody goes on in spite of that.
  private struct NoStoryboard: StoryboardContent {
    let name: String
    let manifest = StoryboardManifest()
    func graph(named name: String) throws -> ObjectGraph? { nil }
  }

  extension UIViewController {
    /// Makes a controller that loads its view from a nib; without a bundle it is looked for in the program's and beside
    /// its executable.
    public convenience init(nibName: String?, bundle: Bundle?) {
      self.init(nibName: nibName, in: .uiKit(bundle))
    }
  }
#endif
