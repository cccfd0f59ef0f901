// Views by tag and by name, and what may be dragged onto them.

extension NSView {
  /// The view itself where it has the tag, else the first one within it that does.
  final func firstView(tagged tag: Int) -> NSView? {
    if self.tag == tag { return self }
    var open = Array(subviews.reversed())
    while let view = open.popLast() {
      if view.tag == tag { return view }
      open += view.subviews.reversed()
    }
    return nil
  }

  final func standardRegisterForDraggedTypes(_ types: [NSPasteboard.PasteboardType]) {
    for type in types where !registeredDraggedTypes.contains(type) { registeredDraggedTypes.append(type) }
  }

  final func standardUnregisterDraggedTypes() { registeredDraggedTypes = [] }
}
