import NibRuntime
import NibStandIns

/// One thing that is dragged. Stands in for UIDragItem.
@MainActor
public final class UIDragItem: NSObject {
  /// What hands it over.
  public let itemProvider: NSItemProvider
  /// What the program knows it by.
  public var localObject: Any?
  /// Makes how it is shown; nil for the view's.
  public var previewProvider: (() -> UIDragPreview?)?

  /// Makes one.
  public init(itemProvider: NSItemProvider) { self.itemProvider = itemProvider }

  /// Does nothing: nothing is shown while it is dragged.
  public func setNeedsDropPreviewUpdate() {}
}

/// How a thing is shown while it is dragged. Stands in for UIDragPreview.
@MainActor
public final class UIDragPreview {
  /// The view.
  public let view: UIView
  /// How it is shown.
  public let parameters: UIDragPreviewParameters

  /// Makes one.
  public init(view: UIView, parameters: UIDragPreviewParameters = UIDragPreviewParameters()) {
    (self.view, self.parameters) = (view, parameters)
  }
}

/// What a drop does.
public enum UIDropOperation: UInt, Sendable {
  /// As named.
  case cancel, forbidden, copy, move
}

/// What a drop would do. Stands in for UIDropProposal.
@MainActor
open class UIDropProposal {
  /// What it does.
  public final let operation: UIDropOperation
  /// Whether what is dragged is shown exactly where the finger is.
  open var isPrecise = false
  /// Whether what is dragged is shown in its size.
  open var prefersFullSizePreview = false

  /// Makes one.
  public init(operation: UIDropOperation) { self.operation = operation }
}

/// What drags and drops have in common. Stands for UIDragDropSession.
@MainActor
public protocol UIDragDropSession: AnyObject {
  /// What is dragged.
  var items: [UIDragItem] { get }
  /// Whether a move is possible.
  var allowsMoveOperation: Bool { get }
  /// Whether it stays in the program.
  var isRestrictedToDraggingApplication: Bool { get }
  /// Where the finger is in a view, in points.
  func location(in view: UIView) -> CGPoint
  /// Whether a thing has one of some types.
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
  /// Whether a thing has an object of a class.
  func canLoadObjects<Wanted>(ofClass type: Wanted.Type) -> Bool
}

/// A drag. Stands for UIDragSession.
@MainActor
public protocol UIDragSession: UIDragDropSession {
  /// What the program knows the drag by.
  var localContext: Any? { get set }
}

/// A drop. Stands for UIDropSession.
@MainActor
public protocol UIDropSession: UIDragDropSession {
  /// The drag, if it began in the program.
  var localDragSession: (any UIDragSession)? { get }
  /// How it is shown that things take time to come; kept.
  var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }
  /// Hands over the objects of a class, at once.
  @discardableResult
  func loadObjects<Wanted>(ofClass type: Wanted.Type, completion: @escaping ([Wanted]) -> Void) -> Progress
}

/// How it is shown that what was dropped takes time to come. Stands in for UIDropSessionProgressIndicatorStyle.
public enum UIDropSessionProgressIndicatorStyle: UInt, Sendable {
  /// Not at all.
  case none
  /// As the system does.
  case `default`
}

/// What a test drags and drops.
@MainActor
public final class UITestDragSession: UIDragSession, UIDropSession {
  /// What is dragged.
  public internal(set) var items: [UIDragItem]
  /// Whether a move is possible.
  public var allowsMoveOperation = true
  /// Whether it stays in the program.
  public var isRestrictedToDraggingApplication = false
  /// How it is shown that things take time to come.
  public var progressIndicatorStyle = UIDropSessionProgressIndicatorStyle.default
  /// What the program knows the drag by.
  public var localContext: Any?
  /// The drag, which is the same.
  public var localDragSession: (any UIDragSession)? { self }
  private weak var view: UIView?
  private var place = CGPoint()
  /// Of each thing the list that it was dragged out of, and where.
  var sources: [(view: UIView, path: IndexPath)?] = []
  /// Tells who began the drag that it ended.
  var ending: ((UITestDragSession, UIDropOperation) -> Void)? {
    didSet { Self.note(self) }
  }
  private struct Begun {
    weak var session: UITestDragSession?
  }
  /// The drags that began and did not end.
  private static var begun: [Begun] = []

  private static func note(_ session: UITestDragSession) {
    begun.removeAll { $0.session == nil || $0.session === session }
    if session.ending != nil { begun.append(Begun(session: session)) }
  }

  /// Makes one of things, at a place of a view's coordinates, in points.
  public init(items: [UIDragItem], in view: UIView? = nil, at place: CGPoint = CGPoint()) {
    (self.items, self.view, self.place) = (items, view, place)
  }

  /// Lets go where nothing takes the things: who began the drag hears that it ended. A drop does that itself.
  public func cancel() { end(.cancel) }

  /// Ends the drag, once.
  func end(_ operation: UIDropOperation) {
    let tell = ending
    ending = nil
    tell?(self, operation)
  }

  /// Where the things were in a list; nil for one of elsewhere.
  func places(in list: UIView) -> [IndexPath?] {
    items.indices.map { index in
      sources.indices.contains(index) ? sources[index].flatMap { $0.view === list ? $0.path : nil } : nil
    }
  }

  /// Whether things of a list are being dragged.
  static func isActive(in list: UIView) -> Bool {
    begun.contains { $0.session?.sources.contains { $0?.view === list } == true }
  }

  func move(to place: CGPoint, in view: UIView?) { (self.place, self.view) = (place, view) }

  /// Where the finger is in a view, in points.
  public func location(in view: UIView) -> CGPoint { self.view?.convert(place, to: view) ?? place }

  /// Whether a thing has one of some types.
  public func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    items.contains { item in typeIdentifiers.contains { item.itemProvider.hasItemConformingToTypeIdentifier($0) } }
  }

  /// Whether a thing has an object of a class.
  public func canLoadObjects<Wanted>(ofClass type: Wanted.Type) -> Bool {
    items.contains { $0.itemProvider.canLoadObject(ofClass: type) }
  }

  /// Hands over the objects of a class, at once.
  @discardableResult
  public func loadObjects<Wanted>(
    ofClass type: Wanted.Type, completion: @escaping ([Wanted]) -> Void
  ) -> Progress {
    var found: [Wanted] = []
    for item in items {
      item.itemProvider.loadObject(ofClass: type) { object, _ in if let object { found.append(object) } }
    }
    completion(found)
    return Progress(totalUnitCount: 1)
  }
}
