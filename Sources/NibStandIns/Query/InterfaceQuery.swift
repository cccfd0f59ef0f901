import NibRuntime

/// Finds views in a live tree, as a test or a tool wants them.
extension View {
  /// The view and all below it, parents before children, back to front.
  ///
  /// Lists make the cells in sight before; one whose data source throws shows what it has.
  public var subtree: [View] {
    var found: [View] = []
    var open: [View] = [self]
    while let view = open.popLast() {
      found.append(view)
      try? view.layoutIfNeeded()
      open.append(contentsOf: view.subviews.reversed())
    }
    return found
  }

  /// The first view of a class, this one included.
  public func find<Wanted>(_ type: Wanted.Type) -> Wanted? {
    subtree.lazy.compactMap { $0 as? Wanted }.first
  }

  /// All views of a class, this one included.
  public func all<Wanted>(_ type: Wanted.Type) -> [Wanted] {
    subtree.compactMap { $0 as? Wanted }
  }

  /// The first view that shows exactly this text.
  public func find(text: String) -> View? {
    subtree.first { $0.shownTexts.contains(text) }
  }

  /// The first view with an accessibility identifier.
  public func find(accessibilityIdentifier: String) -> View? {
    subtree.first { $0.accessibilityIdentifier == accessibilityIdentifier }
  }

  /// The texts that the view itself shows: a label's text, a button's titles, a field's text and placeholder.
  var shownTexts: [String] {
    switch self {
    case let label as Label: [label.text, label.attributedText?.string].compactMap { $0 }
    case let button as Button: [button.title()].compactMap { $0 }
    case let field as TextField: [field.text, field.placeholder].compactMap { $0 }
    case let text as TextView: [text.text, text.attributedText?.string].compactMap { $0 }
    case let bar as SearchBar: [bar.text, bar.placeholder].compactMap { $0 }
    case let segment as Segment: [segment.title].compactMap { $0 }
    default: []
    }
  }
}

extension Instantiation {
  /// The first view that shows exactly this text, in archive order of the top-level objects.
  public func find(text: String) -> View? {
    topLevel.lazy.compactMap { object in
      (object as? View ?? (object as? ViewController)?.view)?.find(text: text)
    }.first
  }
}
