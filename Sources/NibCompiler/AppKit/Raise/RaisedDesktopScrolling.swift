import NibBytes
import NibGraph
import NibSchema

/// Custom lowerings of scroll views, tables, texts and containers, read backwards.
extension Raising {
  /// The scrollers, in the order of the views.
  mutating func raiseScrollParts(_ current: RaisedObject) {
    let parts: [(name: String, key: AppKitKey)] = [
      ("horizontalScroller", .nsHScroller), ("verticalScroller", .nsVScroller),
    ]
    for view in current.reference(AppKitKey.nsSubviews).map({ graph.members($0) }) ?? [] {
      guard let part = parts.first(where: { current.reference($0.key) == view }) else { continue }
      claim(view, in: current.element, key: part.name)
    }
  }

  /// The header of a table, which stands in a clip view of its own.
  mutating func raiseScrollHeader(_ current: RaisedObject) {
    guard let clip = current.reference(AppKitKey.nsHeaderClipView),
      let header = graph.object(AppKitKey.nsDocView, of: clip)
    else { return }
    claim(header, in: current.element, key: "headerView")
  }

  mutating func raiseScrollFlags(_ current: RaisedObject) {
    guard let word = current.integer(AppKitKey.nssFlags) else { return }
    if word & 3 != 2, let name = Choice.scrollBorder.name(of: word & 3) { say("borderType", name, current) }
    for (name, bit, absent) in [
      ("hasVerticalScroller", Int64(0x10), true), ("hasHorizontalScroller", 0x20, true),
      ("autohidesScrollers", 0x200, false), ("usesPredominantAxisScrolling", 0x1_0000, true),
    ] where (word & bit != 0) != absent { say(name, absent ? "NO" : "YES", current) }
    for (name, shift) in [("horizontalScrollElasticity", Int64(12)), ("verticalScrollElasticity", 14)] {
      let value = word >> shift & 3
      let isSaid = value != 0 || (shift == 12 && word & 0x40 != 0)
      if isSaid, let text = Choice.scrollElasticity.name(of: value) { say(name, text, current) }
    }
  }

  mutating func raiseScrollAmounts(_ current: RaisedObject) {
    guard let span = graph.value(AppKitKey.nsScrollAmts, of: current.object)?.span, span.count == 16 else { return }
    let bytes = Array(graph.bytes[span.range])
    let amounts = stride(from: 0, to: 16, by: 4).map { start in
      Float(bitPattern: bytes[start..<start + 4].reduce(0) { $0 << 8 | UInt32($1) })
    }
    let names = ["verticalPageScroll", "horizontalPageScroll", "verticalLineScroll", "horizontalLineScroll"]
    for (name, amount) in zip(names, amounts) where amount != 10 {
      say(name, Decimal.text(Double(amount)), current)
    }
  }

  /// The background of a clip view, and whether it draws it.
  mutating func raiseClipDocument(_ current: RaisedObject) {
    let flags = current.integer(AppKitKey.nscvFlags) ?? 0
    let around = document.elements[current.element].parent
    let isPart = document.elements[around].tag == "scrollView" && profile >= .xcode9
    if flags & 2 != 0 { say("copiesOnScroll", "NO", current) }
    if flags & 4 == 0 { say("drawsBackground", "NO", current) }
    guard let color = current.reference(AppKitKey.nsBGColor) else {
      return document.setNil("backgroundColor", of: current.element)
    }
    if !isPart { addDesktopColor(color, key: "backgroundColor", to: current.element) }
  }

  mutating func raiseScrollerLayer(_ current: RaisedObject) {
    let isSet = current.integer(AppKitKey.nsViewIsLayerTreeHost) == 1
    if isSet || profile >= .xcode10 { say("wantsLayer", isSet ? "YES" : "NO", current) }
  }

  mutating func raiseScrollerFlags(_ current: RaisedObject) {
    let word = current.integer(AppKitKey.nssFlags) ?? 0
    say("horizontal", word & 1 != 0 ? "YES" : "NO", current)
    if word & 0x300 == 0x100 { say("controlSize", "small", current) }
    if word & 0x300 == 0x200 { say("controlSize", "mini", current) }
  }

  mutating func raiseTableFlags(_ current: RaisedObject) {
    guard let word = current.integer(AppKitKey.nsTvFlags) else { return }
    for (name, bit, absent) in [
      ("alternatingRowBackgroundColors", Int64(0x80_0000), false), ("autosaveColumns", 0x100_0000, true),
      ("columnSelection", 0x400_0000, false), ("multipleSelection", 0x800_0000, true),
      ("emptySelection", 0x1000_0000, true), ("columnResizing", 0x4000_0000, true),
      ("columnReordering", 0x8000_0000, true),
    ] where (word & bit != 0) != absent { say(name, absent ? "NO" : "YES", current) }
    if word & 0x2000_0000 != 0, current.values["NSGridStyleMask"] == nil {
      document.add("tableViewGridLines", key: "gridStyleMask", to: current.element)
    }
  }

  mutating func raiseTableStyle(_ current: RaisedObject) {
    if let name = current.integer(AppKitKey.nsTableViewStyle).flatMap(Choice.desktopTableStyle.name) {
      say("tableStyle", name, current)
    }
  }

  /// An outline that does not say it has what its system gives it: from Xcode 13 on it is not left out for want of a value.
  mutating func raiseIndentation(_ current: RaisedObject) {
    let indentation = current.real(AppKitKey.nsOutlineViewIndentationPerLevelKey) ?? 13
    if indentation != 0 { say("indentationPerLevel", Decimal.text(indentation), current) }
  }

  mutating func raiseRowHeight(_ current: RaisedObject) {
    if let height = current.real(AppKitKey.nsRowHeight) { say("rowHeight", Decimal.text(height), current) }
  }

  /// A table of views has archives of them, which its own archive has once more.
  mutating func raisePrototypeViews(_ current: RaisedObject) {
    if current.reference(AppKitKey.nsTableViewArchivedReusableViewsKey) != nil { say("viewBased", "YES", current) }
  }

  /// The identifier of a column, with the prototypes that the archive lists below it.
  mutating func raiseColumnIdentifier(_ current: RaisedObject) {
    if let name = current.string(AppKitKey.nsIdentifier, graph),
      !name.hasPrefix("AutomaticTableColumnIdentifier.")
    {
      say("identifier", name, current)
    }
    let views = (held[current.object] ?? []).filter { AppKitRaising.isView($0, graph) }
    guard !views.isEmpty else { return }
    let container = document.add("prototypeCellViews", to: current.element)
    for view in views { claim(view, in: container, key: nil) }
  }

  mutating func raiseColumnWidth(_ current: RaisedObject) {
    if let width = current.real(AppKitKey.nsWidth) { say("width", Decimal.text(width), current) }
  }

  /// The views of a stack view's parts.
  mutating func raiseStackViews(_ current: RaisedObject) {
    let parts = [
      ("beginningViews", AppKitKey.nsStackViewBeginningContainer), ("middleViews", .nsStackViewMiddleContainer),
      ("endViews", .nsStackViewEndContainer),
    ]
    let isPlain = parts.dropFirst().allSatisfy { current.reference($0.1) == nil }
    var claimed = false
    for (name, key) in parts {
      guard let holder = current.reference(key),
        let list = graph.object(AppKitKey.nsStackViewContainerNonDroppedViews, of: holder)
      else {
        continue
      }
      let container = document.add(isPlain ? "subviews" : name, to: current.element)
      for view in graph.members(list) { claim(view, in: container, key: nil) }
      claimed = true
    }
    guard !claimed, let list = current.reference(AppKitKey.nsSubviews), !graph.members(list).isEmpty else { return }
    let container = document.add("subviews", to: current.element)
    for view in graph.members(list) { claim(view, in: container, key: nil) }
  }

  /// How much each view of a stack view is to be seen, where one is not seen as by default though it is not hidden.
  mutating func raiseVisibilityPriorities(_ current: RaisedObject) {
    var priorities: [Double] = []
    var isSaid = false
    for key in [AppKitKey.nsStackViewBeginningContainer, .nsStackViewMiddleContainer, .nsStackViewEndContainer] {
      guard let holder = current.reference(key),
        let list = graph.object(AppKitKey.nsStackViewContainerNonDroppedViews, of: holder)
      else { continue }
      let table = graph.object(AppKitKey.nsStackViewContainerVisibilityPriorities, of: holder)
      let said = table.map { self.priorities(in: $0) } ?? [:]
      for view in graph.members(list) {
        let own = said[view] ?? AppKitStacks.plainPriority
        let word = graph.value(AppKitKey.nsvFlags, of: view).flatMap { RaisedNumber.integer($0.value) } ?? 0
        let isHidden = word & 0x8000_0000 != 0
        priorities.append(isHidden && own == 0 ? AppKitStacks.plainPriority : own)
        if priorities.last != AppKitStacks.plainPriority { isSaid = true }
      }
    }
    guard isSaid else { return }
    let list = document.add("visibilityPriorities", to: current.element)
    for priority in priorities { document.set("value", Decimal.text(priority), of: document.add("real", to: list)) }
  }

  /// The numbers of a table by the views that they follow.
  private func priorities(in table: ObjectID) -> [ObjectID: Double] {
    var found: [ObjectID: Double] = [:]
    var view: ObjectID?
    for value in graph.values(of: table) {
      if let known = view, found[known] == nil, let number = value.object.flatMap({ graph.number($0) }) {
        found[known] = number
      }
      view = value.object
    }
    return found
  }

  /// The selected item of a tab view, where it is not the first.
  /// The priorities of a split view's panes: one for each of its views, those that the archive does not name as by default.
  mutating func raiseHoldingPriorities(_ current: RaisedObject) {
    guard let dictionary = current.reference(AppKitKey.nsHoldingPriorities), let pairs = graph.pairs(dictionary),
      let subviews = current.reference(AppKitKey.nsSubviews).map({ graph.members($0) })
    else { return }
    var priorities = [Double](repeating: 250, count: subviews.count)
    for pair in pairs {
      guard case .reference(let key) = pair.key, case .reference(let value) = pair.value,
        let place = graph.number(key), let priority = graph.number(value),
        let index = Int(exactly: place), priorities.indices.contains(index)
      else { continue }
      priorities[index] = priority
    }
    let list = document.add("holdingPriorities", to: current.element)
    for priority in priorities { document.set("value", Decimal.text(priority), of: document.add("real", to: list)) }
  }

  mutating func raiseSelectedTab(_ current: RaisedObject) {
    guard let item = current.reference(AppKitKey.nsSelectedTabViewItem),
      let items = current.reference("NSTabViewItems").map({ graph.members($0) }), items.first != item
    else { return }
    namedLater.append((current.element, "initialItem", item))
  }

  /// The text of a text view with its attributes.
  mutating func raiseTextContainer(_ current: RaisedObject) {
    guard let container = current.reference(AppKitKey.nsTextContainer),
      let manager = graph.object(AppKitKey.nsLayoutManager, of: container)
    else { return }
    let flags = graph.value(AppKitKey.nsLMFlags, of: manager).flatMap { RaisedNumber.integer($0.value) } ?? 0
    if flags & 0x80 != 0 { say("allowsNonContiguousLayout", "YES", current) }
    guard let storage = graph.object(AppKitKey.nsTextStorage, of: manager),
      graph.text(NibKey.nsString, of: storage)?.isEmpty == false, graph.object(NibKey.attributes, of: storage) != nil
    else { return }
    addDesktopText(storage, key: "textStorage", to: current.element)
  }

  mutating func raiseTextColor(_ current: RaisedObject) {
    guard let color = current.reference(AppKitKey.nsTextViewTextColor) else { return }
    addDesktopColor(color, key: "textColor", to: current.element)
  }

  /// Flags and colors of a text view, which an object of its own has.
  mutating func raiseSharedData(_ current: RaisedObject) {
    guard let object = current.reference(AppKitKey.nsSharedData) else { return }
    let data = RaisedObject(
      object: object, element: current.element, kind: current.kind, values: values(of: object))
    if let word = data.integer(AppKitKey.nsFlags) {
      for flag in AppKitTexts.flagNames where (word & flag.bit == flag.bit) != flag.absent {
        say(flag.name, flag.absent ? "NO" : "YES", current)
      }
    }
    switch data.integer(AppKitKey.nsPreferredTextFinderStyle) {
    case 1: say("findStyle", "panel", current)
    case 2: say("findStyle", "bar", current)
    default: break
    }
    if data.integer(AppKitKey.nsAutomaticTextCompletionDisabled) == 1 { say("textCompletion", "NO", current) }
    if data.integer(AppKitKey.nsMoreFlags) == 3 { say("allowsCharacterPickerTouchBarItem", "NO", current) }
    guard let background = data.reference(AppKitKey.nsBackgroundColor) else { return }
    addDesktopColor(background, key: "backgroundColor", to: current.element)
    if let color = data.reference(AppKitKey.nsInsertionColor) {
      addDesktopColor(color, key: "insertionPointColor", to: current.element)
    }
  }
}
