import NibBytes
import NibDiagnostics
import NibDocument
import NibGraph
import NibSchema

/// Touch bars, and which archives have them.
enum AppKitTouchBars {
  /// The spans of a document's touch bars in an archive for systems without them: that of a folder which has another one
  /// for systems with them.
  ///
  /// Seen: 24 folders of one storyboard, of which each archive for the older systems is without bars, items, what is in
  /// these, and connections to it.
  static func leftOut(
    of document: Document, for target: DeploymentTarget?, _ profile: OutputProfile
  ) -> [Range<Int>] {
    guard AppKitVariants.leavesOutTouchBars(target, profile) else { return [] }
    var spans: [Range<Int>] = []
    for place in document.elements.indices where document.tag(ElementIndex(place)) == "touchBar" {
      guard spans.last?.contains(place) != true else { continue }
      var end = place + 1
      while end < document.elements.count, document.elements[end].parent >= place { end += 1 }
      spans.append(place..<end)
    }
    return spans
  }

  private static func lowerBar(of view: Int, _ lowering: inout Lowering) {
    guard let bar = lowering.reader.child(lowering.declared.attribute), !lowering.appKit.leavesOut(bar),
      let object = lowering.object(bar)
    else { return lowering.writer.add(.null(lowering.declared.key)) }
    lowering.links.record(owned: object)
    lowering.writer.add(.reference(lowering.declared.key, object))
  }

  private static func lowerItems(_ element: Int, _ lowering: inout Lowering) {
    let list = lowering.reader.child(lowering.declared.attribute)
    let items = list.map { Array(lowering.reader.children(of: $0)) } ?? []
    let templates = lowering.writer.reserve(.set)
    var objects: [ObjectID] = []
    var names: [ObjectID] = []
    for item in items {
      guard let object = lowering.object(item) else { continue }
      objects.append(object)
      names.append(lowering.writer.string(identifier(of: item, &lowering)))
    }
    lowering.writer.begin(templates)
    lowering.writer.add(.bool(.nsInlinedValue, true))
    for object in objects { lowering.writer.add(.reference(.nibEncoderEmptyKey, object)) }
    lowering.writer.end()
    lowering.writer.add(.reference(lowering.declared.key, templates))
    lowering.writer.add(.reference(.nsTouchBarDefaultItemIdentifiers, lowering.writer.array(names, .array)))
  }

  /// An item's identifier is its own or, for want of one, its id in the document.
  private static func identifier(of item: Int, _ lowering: inout Lowering) -> ByteSpan {
    lowering.reader.attribute(.identifier, of: item) ?? lowering.reader.attribute(.id, of: item) ?? .empty
  }

  private static func lowerIdentifier(_ element: Int, _ lowering: inout Lowering) {
    let name = lowering.writer.string(identifier(of: element, &lowering))
    lowering.writer.add(.reference(.nsTouchBarItemIdentifier, name))
  }
}

extension Raising {
  /// The items of a touch bar in the order of the names that a new bar has; those that it has not at the end.
  fileprivate mutating func raiseTouchBarItems(_ current: RaisedObject) {
    let items = current.reference(AppKitKey.nsTouchBarTemplateItems).map { graph.members($0) } ?? []
    guard !items.isEmpty else { return }
    let names = current.reference(AppKitKey.nsTouchBarDefaultItemIdentifiers).map { graph.members($0) } ?? []
    var places: [String: Int] = [:]
    for (place, name) in names.enumerated() { places[graph.string(name) ?? ""] = place }
    let ordered = items.enumerated().map { offset, item in
      let name = graph.text(AppKitKey.nsTouchBarItemIdentifier, of: item) ?? ""
      return (item: item, place: places[name] ?? names.count + offset)
    }
    let container = document.add("touchBarItems", to: current.element)
    for entry in ordered.sorted(by: { $0.place < $1.place }) { claim(entry.item, in: container, key: nil) }
  }
}

extension AppKitTouchBars {
  /// The code of the family's custom lowerings.
  static func code(_ lowering: CustomLowering.AppKitTouchBars) -> CustomLoweringCode {
    switch lowering {
    case .touchBarOfView:
      .init {
        lowerBar(of: $0, &$2)
      } raise: { raising, current in
        if let bar = current.reference(raising.declared.key) {
          raising.claim(bar, in: current.element, key: raising.declared.attribute)
        }
      }
    case .touchBarItems: .init(lower: { lowerItems($0, &$2) }, raise: { $0.raiseTouchBarItems($1) })
    case .touchBarItemIdentifier:
      .init {
        lowerIdentifier($0, &$2)
      } raise: {
        $0.raiseBarIdentifier(.nsTouchBarItemIdentifier, "identifier", $1)
      }
    }
  }
}
