// Bundles are Foundation's, which the counterpart for the command does without.
import Foundation
import NibFoundation
import NibGraph
import NibResources
import NibRuntime
import NibStandIns

extension UINib {
  /// A nib by name, looked for when it is first instantiated: in a bundle alone, without one in the main bundle
  /// (`MainBundle.current`).
  ///
  /// The images and nibs that it names are looked for in the main bundle and in the bundles inside both too.
  public convenience init(nibName: String, bundle: Bundle?) {
    self.init(file: UnreadNib(name: nibName, places: .uiKit(bundle)))
  }

  /// A nib by name, looked for in the main bundle and in every bundle inside it when it is first instantiated.
  public convenience init(namedGlobally name: String) {
    self.init(file: UnreadNib(name: name, places: .everywhere))
  }

  /// A nib of the bytes of a XIB, a NIBArchive or a keyed archive, read when it is first instantiated.
  /// - Parameters:
  ///   - data: the whole file.
  ///   - bundle: where the images and nibs that it names are looked for; nil for the main bundle.
  public convenience init(data: Data, bundle: Bundle?) {
    self.init(file: UnreadNib(data: [UInt8](data), places: .uiKit(bundle)))
  }
}

extension Bundle {
  /// Makes the objects of a nib of the bundle.
  ///
  /// Raises what reading and making throw, as a nib that is not there.
  /// - Parameters:
  ///   - name: the name, with or without `.nib`.
  ///   - owner: what the nib knows as File's Owner.
  ///   - options: external objects under `UINib.OptionsKey.externalObjects`.
  /// - Returns: the top-level objects, without File's Owner and proxies.
  @MainActor
  @discardableResult
  public func loadNibNamed(_ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> [Any]? {
    UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
  }
}

extension UIStoryboard {
  /// A storyboard by name: in a bundle alone, without one in the main bundle (`MainBundle.current`). Raises what
  /// `init(named:in:)` throws.
  public convenience init(name: String, bundle: Bundle?) { self.init(name, in: .uiKit(bundle)) }

  /// A storyboard by name, looked for in the main bundle and in every bundle inside it. Raises what `init(named:in:)`
  /// throws.
  public convenience init(namedGlobally name: String) { self.init(name, in: .everywhere) }

  private convenience init(_ name: String, in places: NibPlaces) {
    let nothing = StoryboardParts(NoStoryboard(name: name), loader: InstantiationContext())
    self.init(
      InterfaceFaults.raising(or: nothing) {
        try LinkedParts.reader(for: name).storyboard(named: name, for: .uikit, in: places)
      })
  }
}

/// A nib by name or of bytes, looked for and read when it is first instantiated.
private final class UnreadNib: NibInstantiating {
  private let name: String
  private let data: [UInt8]?
  private let places: NibPlaces
  private var nib: (any NibInstantiating)?

  init(name: String, places: NibPlaces) {
    (self.name, self.places, data) = (name, places, nil)
  }

  init(data: [UInt8], places: NibPlaces) {
    (name, self.data, self.places) = ("nib", data, places)
  }

  func instantiateReport(owner: AnyObject?, externalObjects: [String: AnyObject]) throws -> Instantiation {
    let nib = try nib ?? made()
    self.nib = nib
    return try nib.instantiateReport(owner: owner, externalObjects: externalObjects)
  }

  private func made() throws -> any NibInstantiating {
    let reader = try LinkedParts.reader(for: name)
    return data.map { reader.nib(data: $0, in: places) } ?? reader.nib(named: name, in: places)
  }
}

/// What is left of a storyboard that was not found, where somebody goes on in spite of that.
private struct NoStoryboard: StoryboardContent {
  let name: String
  let manifest = StoryboardManifest()
  func graph(named name: String) throws -> ObjectGraph? { nil }
}
