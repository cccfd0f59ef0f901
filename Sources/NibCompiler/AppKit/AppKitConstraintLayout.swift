import NibBytes
import NibDocument
import NibSchema

/// What becomes of the frames below a view where the compiler of Xcode 26 gives controls other alignment rects than the
/// document's frames were made for: constraints lay them out again.
///
/// The document's frames are taken for a layout that holds, so constraints relate how much edges of alignment rects move:
/// constants do not matter, and inequalities where they would no longer hold. What is of more importance is settled first.
struct AppKitConstraintLayout {
  /// What is new in a view itself.
  struct Own {
    /// How far the document's frame reaches beyond the alignment rect.
    var insets = (left: 0.0, bottom: 0.0, right: 0.0, top: 0.0)
    /// By how much its alignment rect wants to grow.
    var growth: (width: Double, height: Double) = (0, 0)
    var rise = 0.0
    /// Whether it shows an image, whose frame starts at a whole point.
    var isImage = false
  }

  /// An equation and what decides when it is added: its priority, then what it is about.
  typealias Ranked = (priority: Double, order: Int, equation: LinearSystem.Equation)

  /// Most views that are laid out; in documents with more all stay where they are.
  private static let viewLimit = 200
  /// Most equations of an axis; further constraints do not count.
  static let equationLimit = 2000

  let document: Document
  /// The version of the tools that saved the document.
  private let tools: Int
  var views: [ElementIndex] = []
  /// By view: its superview's place among them, and whether it is the content that fills it.
  var parents: [(place: Int, isContent: Bool)] = []
  var places: [String: Int] = [:]
  var own: [Int: Own] = [:]
  /// By place among the views: its frame in the document.
  var rects: [[Double]] = []
  /// By element: its frame, where it is other than the document's.
  private(set) var frames: [(element: Int, rect: [Double])] = []

  /// Lays out what is below a view.
  init(_ document: Document, of tools: Int, below root: Int, images: (String) -> [Double]) {
    self.document = document
    self.tools = tools
    collect(ElementIndex(root))
    guard views.count <= Self.viewLimit else { return }
    for place in views.indices { own[place] = change(of: place, images) }
    guard !own.isEmpty else { return }
    let (x, y) = (solve(isVertical: false), solve(isVertical: true))
    for place in views.indices {
      let moves = [
        x.value(of: 2 * place), y.value(of: 2 * place), x.value(of: 2 * place + 1), y.value(of: 2 * place + 1),
      ]
      guard own[place] != nil || moves.contains(where: { abs($0) > 1e-6 }) else { continue }
      frames.append((Int(views[place].index), frame(of: place, moves)))
    }
  }

  private mutating func collect(_ root: ElementIndex) {
    views = [root]
    parents = [(0, false)]
    var next = 0
    while next < views.count, views.count <= Self.viewLimit {
      for child in document.children(of: views[next]) {
        let isContent = document.attribute("key", of: child) == "contentView"
        let inner = isContent ? [child] : document.tag(child) == "subviews" ? Array(document.children(of: child)) : []
        views += inner
        parents += inner.map { _ in (next, isContent) }
      }
      next += 1
    }
    for (place, view) in views.enumerated() {
      if let id = document.attribute("id", of: view) { places[id] = place }
      let rect = document.children(of: view).first { document.attribute("key", of: $0) == "frame" }
      rects.append(["x", "y", "width", "height"].map { name in rect.map { number(name, of: $0, default: 0) } ?? 0 })
    }
  }

  func number(_ name: String, of element: ElementIndex, default absent: Double) -> Double {
    document.attribute(name, of: element).flatMap { Double($0) }.flatMap { $0.isFinite ? $0 : nil } ?? absent
  }

  func isLaidOut(_ place: Int) -> Bool {
    document.attribute("translatesAutoresizingMaskIntoConstraints", of: views[place]) == "NO"
      && document.attribute("fixedFrame", of: views[place]) != "YES"
  }

  /// The frame of a view that moved: edges of alignment rects stand at whole points.
  private func frame(of place: Int, _ moves: [Double]) -> [Double] {
    let (old, own) = (rects[place], own[place] ?? Own())
    let left = old[0] + own.insets.left + moves[0]
    let bottom = old[1] + own.insets.bottom + moves[1]
    let right = old[0] + old[2] - own.insets.right + moves[0] + moves[2]
    let top = old[1] + old[3] - own.insets.top + moves[1] + moves[3]
    if own.isImage { return [left.rounded(.down), bottom.rounded(.down), right - left, top - bottom] }
    func whole(_ edge: Double) -> Double { (edge + 0.5).rounded(.down) }
    return [whole(left), whole(bottom), whole(right) - whole(left), whole(top) - whole(bottom)]
  }
}

/// What is new in a view.
extension AppKitConstraintLayout {
  func cell(of place: Int) -> ElementIndex? {
    document.children(of: views[place]).first { document.attribute("key", of: $0) == "cell" }
  }

  private func change(of place: Int, _ images: (String) -> [Double]) -> Own? {
    guard isLaidOut(place), let cell = cell(of: place) else { return nil }
    return control(place, cell, images) ?? image(place, cell)
  }

  private func control(_ place: Int, _ cell: ElementIndex, _ images: (String) -> [Double]) -> Own? {
    let type = document.attribute("type", of: cell) ?? ""
    guard document.attribute("controlSize", of: cell) == "large",
      let metrics = AppKitControlMetrics.large.first(where: {
        $0.tag == document.tag(views[place]) && ($0.type ?? type) == type && $0.oldHeight == rects[place][3]
          && ($0.tools ?? tools) == tools
      })
    else { return nil }
    var own = Own(insets: metrics.insets, rise: metrics.rise)
    own.growth.height = metrics.height - (rects[place][3] - metrics.insets.bottom - metrics.insets.top)
    own.growth.width = metrics.growth
    if let margin = metrics.imageMargin { own.growth.width += imageGrowth(cell, margin, images) }
    return own
  }

  /// By how much wider an image beside a title is shown; widths of controls are whole points.
  private func imageGrowth(_ cell: ElementIndex, _ margin: Double, _ images: (String) -> [Double]) -> Double {
    guard let name = document.attribute("image", of: cell), document.attribute("imagePosition", of: cell) != "only"
    else { return 0 }
    let font = document.child("font", of: cell).map { number("size", of: $0, default: 13) } ?? 13
    let size = images(name)
    if document.attribute("catalog", of: cell) == "system" {
      let old = size[0] / AppKitControlMetrics.symbolFontSize * font
      return (AppKitControlMetrics.symbolWidth - old).rounded(.up)
    }
    guard size[1] > max(font + margin, 0) else { return 0 }
    return (size[0] - size[0] / size[1] * (font + margin)).rounded(.up)
  }

  /// A symbol whose size constraints say fills its alignment rect. Documents have frames that reach beyond it evenly.
  ///
  /// Read from buttons and image views of archives of one app, not all of which are as it says.
  private func image(_ place: Int, _ cell: ElementIndex) -> Own? {
    guard let width = said("width", place), let height = said("height", place) else { return nil }
    let excess = (rects[place][2] - width, rects[place][3] - height)
    guard excess != (0, 0), excess.0 >= 0, excess.1 >= 0, showsSymbol(cell) else { return nil }
    let insets = (excess.0 / 2, excess.1 / 2, excess.0 / 2, excess.1 / 2)
    return Own(insets: insets, isImage: true)
  }

  private func showsSymbol(_ cell: ElementIndex) -> Bool {
    guard document.attribute("borderStyle", of: cell) == nil else { return false }
    return document.attribute("catalog", of: cell) == "system"
      || document.children(of: cell).contains { document.attribute("catalog", of: $0) == "system" }
  }

  /// The width or height that a constraint of a view says.
  private func said(_ name: String, _ place: Int) -> Double? {
    guard let container = document.child("constraints", of: views[place]) else { return nil }
    let constraint = document.children(of: container).first {
      document.attribute("firstAttribute", of: $0) == name && document.attribute("secondItem", of: $0) == nil
        && document.attribute("firstItem", of: $0) == nil && document.attribute("relation", of: $0) == nil
    }
    return constraint.flatMap { document.attribute("constant", of: $0) }.flatMap { Double($0) }
  }
}

/// The equations of an axis. Unknown 2n is how far the alignment rect of view n moves in its superview, 2n + 1 by how much
/// it grows.
extension AppKitConstraintLayout {
  /// What a window resists with to become another size.
  private static let windowPriority = 500.0
  private static let required = 1001.0

  private func solve(isVertical: Bool) -> LinearSystem {
    let system = LinearSystem(unknowns: 2 * views.count)
    var ranked: [Ranked] = []
    for place in views.indices { add(place, isVertical, system.equation(), to: &ranked) }
    for place in views.indices { addConstraints(of: place, isVertical, system.equation(), to: &ranked) }
    return settle(ranked, inequalities(isVertical, system.equation()), empty: system)
  }

  /// What a view keeps of itself: the outermost one its upper left corner, and its size if it can; one without
  /// constraints what its mask says; others the size of what they show.
  private func add(
    _ place: Int, _ isVertical: Bool, _ empty: LinearSystem.Equation, to ranked: inout [Ranked]
  ) {
    func rank(_ priority: Double, _ terms: [(unknown: Int, factor: Double)], _ constant: Double = 0) {
      var equation = empty
      for term in terms { equation[term.unknown] += term.factor }
      equation[empty.count - 1] = constant
      ranked.append((priority, ranked.count, equation))
    }
    let (origin, size, around) = (2 * place, 2 * place + 1, 2 * parents[place].place + 1)
    if place == 0 {
      rank(Self.required, isVertical ? [(origin, 1), (size, 1)] : [(origin, 1)])
      return rank(Self.windowPriority, [(size, 1)])
    }
    guard isLaidOut(place) else {
      let mask = document.child("autoresizingMask", of: views[place])
      func isFlexible(_ name: String) -> Bool { mask.map { document.attribute(name, of: $0) == "YES" } ?? false }
      let follows = parents[place].isContent || isFlexible(isVertical ? "heightSizable" : "widthSizable")
      let moves = !follows && isFlexible(isVertical ? "flexibleMinY" : "flexibleMinX")
      rank(Self.required, follows ? [(size, 1), (around, -1)] : [(size, 1)])
      return rank(Self.required, moves ? [(origin, 1), (around, -1)] : [(origin, 1)])
    }
    let growth = own[place].map { isVertical ? $0.growth.height : $0.growth.width } ?? 0
    let name = isVertical ? "verticalHuggingPriority" : "horizontalHuggingPriority"
    rank(growth > 0 ? 750 : number(name, of: views[place], default: 250), [(size, 1)], -growth)
    rank(0, [(origin, 1)])
  }

  private func addConstraints(
    of holder: Int, _ isVertical: Bool, _ empty: LinearSystem.Equation, to ranked: inout [Ranked]
  ) {
    guard let container = document.child("constraints", of: views[holder]) else { return }
    for constraint in document.children(of: container) {
      if ranked.count == Self.equationLimit { return }
      guard document.attribute("relation", of: constraint) == nil,
        let equation = equation(of: constraint, in: holder, isVertical, empty)
      else { continue }
      ranked.append((number("priority", of: constraint, default: 1000), ranked.count, equation))
    }
  }

  /// What a constraint says of moves; nil for one of the other axis, or of what is no view here.
  func equation(
    of constraint: ElementIndex, in holder: Int, _ isVertical: Bool, _ empty: LinearSystem.Equation
  ) -> LinearSystem.Equation? {
    guard let first = document.attribute("firstAttribute", of: constraint),
      let place = document.attribute("firstItem", of: constraint).map({ places[$0] }) ?? holder
    else { return nil }
    var equation = empty
    guard add(first, of: place, isVertical, times: 1, to: &equation) else { return nil }
    if let second = document.attribute("secondItem", of: constraint) {
      guard let other = places[second], let part = document.attribute("secondAttribute", of: constraint),
        add(part, of: other, isVertical, times: -multiplier(of: constraint), to: &equation)
      else { return nil }
    }
    return equation
  }

  /// Adds an attribute of a view; false for one of the other axis.
  private func add(
    _ name: String, of place: Int, _ isVertical: Bool, times factor: Double, to equation: inout LinearSystem.Equation
  ) -> Bool {
    let share: Double
    switch (isVertical, name) {
    case (true, "height"), (false, "width"):
      equation[2 * place + 1] += factor
      return true
    case (true, "bottom"), (false, "leading"), (false, "left"): share = 0
    case (true, "centerY"), (false, "centerX"): share = 0.5
    case (true, "top"), (false, "trailing"), (false, "right"): share = 1
    case (true, "baseline"), (true, "firstBaseline"), (true, "lastBaseline"):
      share = 0
      equation[equation.count - 1] += factor * (own[place]?.rise ?? 0)
    default: return false
    }
    equation[2 * place + 1] += factor * share
    var view = place
    while view > 0 {
      equation[2 * view] += factor
      view = parents[view].place
    }
    equation[0] += factor
    return true
  }

  func multiplier(of constraint: ElementIndex) -> Double {
    let parts = (document.attribute("multiplier", of: constraint) ?? "1").split { $0 == ":" || $0 == "/" }
      .compactMap { Double($0) }.filter(\.isFinite)
    return parts.count == 2 && parts[1] != 0 ? parts[0] / parts[1] : parts.first ?? 1
  }
}
