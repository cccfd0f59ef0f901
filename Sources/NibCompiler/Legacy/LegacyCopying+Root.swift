import NibDiagnostics
import NibDocument
import NibGraph

/// The root of the archive with its lists.
extension LegacyCopying {
  /// Copies the objects that the document has records of, and all that they refer to.
  mutating func copy(into diagnostics: inout Diagnostics) throws(CompileError) {
    guard let owner = records.objects.first(where: { $0.id == "-2" }) else {
      throw CompileError(
        code: .noObjects, place: legacy.place(of: legacy.data),
        detail: "no record has the number -2, which is File's Owner; expected one in IBDocument.Objects")
    }
    let data = reserve(.class(.nsIBObjectData))
    begin(.root)
    if renewsSystem { add(.key(.ibSystemFontUpdateVersion), int: 1) }
    add(.key(.ibObjectdata), data)
    end()
    let root = object(owner.object)
    let listed = listedRecords()
    let objects = listed.map { object($0.object) }
    let parents = listed.map { parent(of: $0, root) }
    let links = connections(into: &diagnostics)
    let visible = records.objects.filter { isVisible($0.object) }.map { object($0.object) }
    let lists: [(String, ObjectID)] = [
      (.key(.nsConnections), list(links.map(\.object), .class(.mutableArray))),
      (.key(.nsObjectsKeys), list(objects, .class(.array))), (.key(.nsObjectsValues), list(parents, .class(.array))),
      (.key(.nsOidsKeys), list([root] + objects + links.map(\.object), .class(.array))),
      (.key(.nsOidsValues), list(numbers(of: listed, links), .class(.array))),
      (.key(.nsVisibleWindows), list(visible, .class(.nsMutableSet))),
      (.key(.nsAccessibilityConnectors), list(accessibility(), .class(.mutableArray))),
      (.key(.nsAccessibilityOidsKeys), list([], .class(.array))),
      (.key(.nsAccessibilityOidsValues), list([], .class(.array))),
    ]
    let names = namesObjects ? nameLists(listed, root) : []
    processQueue()
    begin(data)
    add(.key(.nsRoot), root)
    for (key, object) in lists + names { add(key, object) }
    if namesObjects {
      add(.key(.nsNextOid), int: records.maxID + 2)
      add(.key(.nsFontManager), nil)
      add(.key(.nsFramework), text("IBCocoaFramework"))
    }
    end()
  }

  /// The records of objects that the archive lists: all but the document, File's Owner and the first responder; those
  /// without a parent each followed by what lies in them, depth first.
  ///
  /// Seen: 15 of 16 archives without names; those with names list them in an order of memory addresses.
  private func listedRecords() -> [LegacyRecords.Record] {
    let hidden: Set = ["0", "-1", "-2"]
    var seen: Set<String> = hidden
    var listed: [LegacyRecords.Record] = []
    var open = records.roots.reversed().compactMap { records.record(of: $0) }
    while let record = open.popLast() {
      if seen.insert(record.id).inserted { listed.append(record) } else if !hidden.contains(record.id) { continue }
      open.append(contentsOf: record.children.reversed().compactMap { records.record(of: $0) })
    }
    return listed + records.objects.filter { seen.insert($0.id).inserted }
  }

  private mutating func parent(of record: LegacyRecords.Record, _ root: ObjectID) -> ObjectID {
    guard let parent = record.parent, let holder = records.record(of: parent), holder.id != "0" else { return root }
    return object(parent)
  }

  private func isVisible(_ node: ElementIndex) -> Bool {
    records.property("NSWindowTemplate.visibleAtLaunch", of: node).flatMap { legacy.flag(of: $0) } ?? false
  }

  /// Numbers of the root, the objects and the connections: the document's own, or counted on from its highest.
  private mutating func numbers(of listed: [LegacyRecords.Record], _ links: [LegacyLink]) -> [ObjectID] {
    guard namesObjects else {
      return (0...listed.count + links.count).map { number(records.maxID + 1 + Int64($0)) }
    }
    let ids = listed.map(\.id) + links.map(\.id)
    return [number(records.maxID + 1)] + ids.map { number(Int64($0) ?? 0) }
  }

  /// Names and custom classes of objects.
  private mutating func nameLists(_ listed: [LegacyRecords.Record], _ root: ObjectID) -> [(String, ObjectID)] {
    var names = [text("File's Owner")]
    var labels = LegacyLabels(legacy, self.records, isOldest: profile == .xcode3point1)
    var classes: [(object: ObjectID, name: ObjectID)] = []
    for record in listed {
      names.append(text(labels.name(of: record)))
      guard let name = records.property("CustomClassName", of: record.object).flatMap({ legacy.text(of: $0) }) else {
        continue
      }
      classes.append((object(record.object), text(name)))
    }
    let objects = listed.map { object($0.object) }
    return [
      (.key(.nsNamesKeys), list([root] + objects, .class(.array))), (.key(.nsNamesValues), list(names, .class(.array))),
      (.key(.nsClassesKeys), list(classes.map(\.object), .class(.array))),
      (.key(.nsClassesValues), list(classes.map(\.name), .class(.array))),
    ]
  }
}
