import NibBytes
import NibGraph
import NibSchema

/// Which view the tabulator key leads to from each view of a tab view.
///
/// Nothing of a document says it: a tab view links what its selected item shows when the item is selected, from the view
/// of the item through all that is in it and back to the tab view.
/// - Seen: 32 views in 4 tab views; views outside of tab views have no such key.
enum AppKitKeyLoop {
  /// The view behind a view; nil where it leads nowhere on purpose.
  typealias Next = [Int: Int?]

  /// The loops of all tab views of a document, by element.
  static func make(_ lowering: inout Lowering) -> Next {
    var next: Next = [:]
    for element in lowering.reader.document.elements.indices where lowering.reader.tag(element) == .tabView {
      guard let item = AppKitStacks.selectedItem(of: element, &lowering),
        let view = lowering.reader.firstChild(.view, of: item)
      else { continue }
      link(view, backTo: element, &next, &lowering)
    }
    guard lowering.profile < .xcode6 else { return next }
    for element in lowering.reader.document.elements.indices where lowering.reader.tag(element) == .window {
      guard lowering.reader.flag(.autorecalculatesKeyViewLoop, of: element) ?? false,
        let view = lowering.reader.firstChild(.contentView, of: element)
      else { continue }
      link(view, backTo: nil, &next, &lowering)
    }
    return next
  }

  /// Links what is in a view; the last view leads back to the tab view, or nowhere.
  private static func link(_ root: Int, backTo tabView: Int?, _ next: inout Next, _ lowering: inout Lowering) {
    var last: Int?
    var stack = [root]
    while let view = stack.popLast() {
      if let last { next[last] = .some(view) }
      last = view
      if lowering.reader.tag(view) == .scrollView {
        last = linkParts(of: view, &stack, &next, &lowering)
      } else if lowering.reader.tag(view) != .tabView {
        stack += ordered(children(of: view, &lowering), &lowering).reversed()
      }
    }
    // A tab view inside leads to its own item.
    if let last, lowering.reader.tag(last) != .tabView { next[last] = .some(tabView) }
  }

  /// Of a scroll view comes its horizontal scroller, which leads nowhere, then the document and the vertical scroller. Up
  /// to Xcode 5 the scroller leads to what shows the document: 3 of 3 scroll views in windows.
  private static func linkParts(
    of scrollView: Int, _ stack: inout [Int], _ next: inout Next, _ lowering: inout Lowering
  ) -> Int? {
    guard let clip = lowering.reader.firstChild(.contentView, of: scrollView) else { return scrollView }
    if let scroller = lowering.reader.firstChild(.horizontalScroller, of: scrollView) {
      next[scrollView] = .some(scroller)
      next[scroller] = .some(lowering.profile < .xcode6 ? clip : nil)
    }
    if let scroller = lowering.reader.firstChild(.verticalScroller, of: scrollView) { stack.append(scroller) }
    stack += children(of: clip, &lowering).reversed()
    return nil
  }

  private static func children(of view: Int, _ lowering: inout Lowering) -> [Int] {
    if let content = lowering.reader.firstChild(.contentView, of: view) { return [content] }
    guard let container = lowering.reader.firstChild(.subviews, of: view) else { return [] }
    return Array(lowering.reader.children(of: container))
  }

  /// In the order of reading: views beside each other from left to right, others from the top down.
  private static func ordered(_ views: [Int], _ lowering: inout Lowering) -> [Int] {
    var placed: [(view: Int, rect: [Double])] = []
    for view in views { placed.append((view, lowering.appKitLayout().frame(of: view, &lowering) ?? [0, 0, 0, 0])) }
    placed.sort { left, right in
      let (a, b) = (left.rect, right.rect)
      let isBeside = a[1] < b[1] + b[3] && b[1] < a[1] + a[3]
      return isBeside ? a[0] < b[0] : a[1] > b[1]
    }
    return placed.map(\.view)
  }

  /// The key of a view, if it is in a loop.
  static func lowerNext(_ element: Int, _ lowering: inout Lowering) -> Bool {
    if lowering.appKit.keyLoop == nil { lowering.appKit.keyLoop = make(&lowering) }
    guard let next = lowering.appKit.keyLoop?[element] else { return false }
    if let next {
      guard AppKitObjects.isInArchive(next, &lowering) else { return false }
      lowering.writer.add(.reference(.nsNextKeyView, lowering.view(next)))
    } else {
      lowering.writer.add(.null(.nsNextKeyView))
    }
    return true
  }

  /// The code of the family's custom lowerings.
  static func code(_ lowering: CustomLowering.AppKitKeyLoop) -> CustomLoweringCode {
    switch lowering {
    case .keyLoop: .init(.computed) { (element, _, lowering) in _ = lowerNext(element, &lowering) }
    }
  }
}
