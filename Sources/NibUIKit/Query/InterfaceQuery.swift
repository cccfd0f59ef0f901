import NibRuntime
import NibStandIns

extension UIView {
  /// The view and all below it, parents before children, back to front.
  ///
  /// Lists make the cells in sight before; one whose data source throws shows what it has.
  public var subtree: [UIView] {
    var found: [UIView] = []
    var open: [UIView] = [self]
    while let view = open.popLast() {
      found.append(view)
      try? InterfaceFaults.catching { view.layoutIfNeeded() }
      open.append(contentsOf: view.subviews.reversed())
    }
    return found
  }

  /// The texts that the view itself shows: a label's text, a button's title, a field's text and placeholder.
  public var shownTexts: [String] { readTexts }
}

/// Where views are looked for: a view, a controller, an instantiation.
@MainActor
public protocol InterfaceSearching {
  /// The views that a search begins at, in order. Asking for them loads nothing.
  var searchRoots: [UIView] { get }
  /// What was searched, in a word or two, for messages.
  var searchName: String { get }
}

extension InterfaceSearching {
  /// All views: those that a search begins at and all below them, parents before children.
  public var allViews: [UIView] { searchRoots.flatMap(\.subtree) }

  /// The first view of a class.
  public func find<Wanted>(_ type: Wanted.Type) -> Wanted? { allViews.lazy.compactMap { $0 as? Wanted }.first }

  /// All views of a class.
  public func all<Wanted>(_ type: Wanted.Type) -> [Wanted] { allViews.compactMap { $0 as? Wanted } }

  /// The first view that shows exactly this text.
  public func find(text: String) -> UIView? { allViews.first { $0.shownTexts.contains(text) } }

  /// The first view of a class that shows exactly this text.
  public func find<Wanted>(_ type: Wanted.Type, text: String) -> Wanted? {
    allViews.lazy.filter { $0.shownTexts.contains(text) }.compactMap { $0 as? Wanted }.first
  }

  /// The first view with an accessibility identifier.
  public func find(accessibilityIdentifier: String) -> UIView? {
    allViews.first { $0.accessibilityIdentifier == accessibilityIdentifier }
  }

  /// The first view with an accessibility label.
  public func find(accessibilityLabel: String) -> UIView? {
    allViews.first { $0.accessibilityLabel == accessibilityLabel }
  }
}

extension UIView: InterfaceSearching {
  /// The view itself.
  public var searchRoots: [UIView] { [self] }

  /// The class.
  public var searchName: String { "\(Swift.type(of: self))" }

  /// The first view whose element has an id in the document; nil in archives that have no document.
  public func find(id: String) -> UIView? { allViews.first { $0.archivedIdentifier == id } }
}

extension UIViewController: InterfaceSearching {
  /// The view, if it is loaded, and those of the children that are not within it. A search loads no view.
  public var searchRoots: [UIView] {
    let own = viewIfLoaded.map { [$0] } ?? []
    return own + children.flatMap(\.searchRoots).filter { view in !own.contains { view.isDescendant(of: $0) } }
  }

  /// The class.
  public var searchName: String { "\(Swift.type(of: self))" }

  /// The first view whose element has an id in the document; nil in archives that have no document.
  public func find(id: String) -> UIView? { allViews.first { $0.archivedIdentifier == id } }
}

extension Instantiation: @MainActor InterfaceSearching {
  /// The top-level views, and the loaded views of top-level controllers.
  public var searchRoots: [UIView] {
    topLevel.flatMap { object in
      (object as? UIView).map { [$0] } ?? (object as? UIViewController)?.searchRoots ?? []
    }
  }

  /// `the nib`.
  public var searchName: String { "the nib" }
}
