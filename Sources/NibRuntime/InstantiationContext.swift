import NibDiagnostics
import NibGraph
import Synchronization

/// What a nib depends on besides its own archive, handed down from a nib to those within it: cells of a table, views of
/// controllers, scenes.
public struct InstantiationContext: Sendable {
  /// Which class a name means.
  public var classes: any ClassResolving
  /// Which file an image name means; nil asks nobody.
  public var resources: (any ResourceProviding)?
  /// Which archive a nib's name means; nil knows none.
  public var nibs: (any NibProviding)?
  /// What a load does about problems.
  public var strictness: Strictness
  /// Modules whose classes are looked for in another module first: `["App": "AppTests"]` for an archive that was
  /// compiled for the target `App` and whose custom classes the tests declare.
  public var modules: [String: String]
  /// How deep references may be nested.
  public var limits: ReadLimits
  /// Size that the views of controllers get when they are loaded, in points; nil leaves them the archive's.
  ///
  /// - Seen: UIKit gives them the screen's; this is the one it was measured on.
  public var screenSize: NibSize? = NibSize(width: 393, height: 852)
  /// Told of a custom class that nobody registered, besides the load's report: its name, and a message. Nil tells nobody.
  public var announcing: (@Sendable (_ className: String, _ message: String) -> Void)?
  /// In how many nibs the nib lies that is loaded with this; 0 for one that was asked for in code.
  public private(set) var nesting = 0
  /// What is counted over all nibs that one call in code makes come.
  private var whole = WholeLoad()

  /// Most nibs within one another. A scene that embeds itself, or a cell with a table of such cells, ends here.
  public static let deepestNesting = 16

  /// Makes a loader for nibs that lie in no other.
  public init(
    classes: any ClassResolving = ClassRegistry.shared, resources: (any ResourceProviding)? = nil,
    nibs: (any NibProviding)? = nil, strictness: Strictness = .automatic, modules: [String: String] = [:],
    limits: ReadLimits = ReadLimits()
  ) {
    self.classes = classes
    self.resources = resources
    self.nibs = nibs
    self.strictness = strictness
    self.modules = modules
    self.limits = limits
  }

  /// The loader for a nib within one that is loaded with this.
  /// - Throws: `RuntimeError` with code `tooDeep` at `deepestNesting`.
  public func nested(for name: String) throws(RuntimeError) -> InstantiationContext {
    guard nesting < Self.deepestNesting else {
      throw RuntimeError(
        code: .tooDeep, place: Place(file: name), detail: "nibs lie deeper in one another than \(Self.deepestNesting)")
    }
    var inner = self
    inner.nesting += 1
    return inner
  }

  /// This loader for a nib that lies in one loaded with another.
  /// - Throws: `RuntimeError` with code `tooDeep` at `deepestNesting`.
  public func nested(within other: InstantiationContext, for name: String) throws(RuntimeError) -> InstantiationContext
  {
    var inner = self
    inner.nesting = try other.nested(for: name).nesting
    inner.whole = other.whole
    return inner
  }

  /// The loader for what is asked for in code, not by a nib: it lies in no other.
  public var outermost: InstantiationContext {
    var outer = self
    outer.nesting = 0
    outer.whole = WholeLoad()
    return outer
  }

  /// Counts the objects of a scene that is made within another one.
  ///
  /// Scenes within scenes multiply: five levels of thirty containers are a small document and 24 million objects.
  /// - Throws: `RuntimeError` with code `limit` when all scenes within the outermost one have more than `mostWithin`.
  package func countWithin(_ graph: ObjectGraph) throws(RuntimeError) {
    guard nesting > 0 else { return }
    guard whole.add(graph.objects.count) <= Self.mostWithin else {
      throw RuntimeError(
        code: .limit, place: Place(file: graph.origins.file),
        detail:
          "the scenes within the scene have more than \(Self.mostWithin) objects in all; make some of them in code")
    }
  }

  /// Most objects of archives that scenes within a scene are made of, all together.
  package static let mostWithin = 50_000

  /// An instantiator of an archive.
  public func instantiator(for graph: ObjectGraph) -> NibInstantiator { NibInstantiator(graph: graph, loader: self) }

  /// Finds the archive of a nib by its base name.
  /// - Throws: `RuntimeError` with code `nibNotFound`, naming what was tried, or `nibNotReadable`.
  public func graph(named name: String) throws(RuntimeError) -> ObjectGraph {
    let answer: NibAnswer
    do { answer = try nibs?.nib(named: name) ?? .missing(tried: []) } catch {
      throw RuntimeError(notReadable: name, error)
    }
    switch answer {
    case .found(let graph): return graph
    case .missing(let tried):
      throw RuntimeError(
        code: .nibNotFound, place: Place(file: name),
        detail: "no nib named '\(name)'; \(SearchedPlaces.words(tried))")
    }
  }

  /// Reads the bytes of an archive that another carries.
  /// - Throws: `RuntimeError` with code `nibNotReadable`.
  public func graph(archived bytes: [UInt8], name: String) throws(RuntimeError) -> ObjectGraph {
    guard let nibs else {
      throw RuntimeError(
        code: .nibNotReadable, place: Place(file: name),
        detail: "nothing here reads archives; give the instantiator its nibs")
    }
    do { return try nibs.nib(archived: bytes, name: name) } catch { throw RuntimeError(notReadable: name, error) }
  }
}

extension RuntimeError {
  /// A nib that is there and cannot be read: with the reader's own place and words where it has them.
  init(notReadable name: String, _ error: any Error) {
    if let known = error as? RuntimeError {
      self = known
      return
    }
    let located = error as? any LocatedError
    self.init(
      code: .nibNotReadable, place: located?.place ?? Place(file: name),
      detail: "nib '\(name)' cannot be read: \(located?.detail ?? "\(error)")")
  }
}

/// The objects that were counted in one load, by whoever takes part in it.
private final class WholeLoad: Sendable {
  private let count = Atomic<Int>(0)

  /// Adds objects; returns how many there are then.
  func add(_ objects: Int) -> Int { count.wrappingAdd(objects, ordering: .relaxed).newValue }
}
