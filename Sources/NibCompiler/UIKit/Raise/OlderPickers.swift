import NibBytes
import NibGraph
import NibSchema

/// Dates that only archives for older systems say.
extension Raising {
  /// The date of a picker in the archive for older systems, in seconds since 2001; nil where that is not known.
  ///
  /// A picker of the current date says none to systems that know such pickers.
  mutating func olderDate(of picker: ObjectID) -> Double? {
    if let known = olderDates { return known[picker] }
    var dates: [ObjectID: Double] = [:]
    for (name, graph) in older {
      guard let part = combined.part(named: name).flatMap({ combined.place(of: $0.root) }) else { continue }
      let own = combined.objects(of: part).lazy.map { ObjectID($0) }
      let pickers = Self.pickers(among: own, self.graph)
      let others = Self.pickers(among: graph.objectIDs, graph)
      // Archives of one document have the same pickers in the same order.
      guard pickers.count == others.count else { continue }
      for (picker, other) in zip(pickers, others) {
        guard let date = graph.object(UIKitKey.date, of: other),
          case .double(let seconds) = graph.value("NS.time", of: date)?.value
        else { continue }
        dates[picker] = seconds
      }
    }
    olderDates = dates
    return dates[picker]
  }

  private static func pickers(among objects: some Sequence<ObjectID>, _ graph: ObjectGraph) -> [ObjectID] {
    objects.filter { UIKitRaising.className(of: $0, graph) == UIKitElements.datePicker.className }
  }

  /// Says of a picker whose archive has no date, and that for older systems one, that it shows the current date.
  mutating func raiseCurrentDate(_ current: RaisedObject) {
    guard !current.has(UIKitKey.date), let seconds = olderDate(of: current.object) else { return }
    say("useCurrentDate", "YES", current)
    let date = document.add(UIKitElements.date.tag, key: "date", to: current.element)
    document.set("timeIntervalSinceReferenceDate", Decimal.text(seconds), of: date)
  }
}
