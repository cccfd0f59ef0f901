import Testing

@testable import NibSchema

@Suite("Rows")
struct RowTests {
  @Test("a key is written by one row, or by rows that exclude one another", arguments: OutputProfile.allCases)
  func uniqueKeys(profile: OutputProfile) {
    var checked = 0
    for kind in Self.kinds {
      for rows in Self.objects(kind.allRows) {
        // A list writes the key of its elements once an element.
        let archived = rows.filter {
          !["", "UINibEncoderEmptyKey"].contains($0.key) && !$0.isPlace && $0.condition.includes(profile)
        }
        for (key, sharing) in Dictionary(grouping: archived, by: \.key) {
          checked += 1
          guard !Self.alike.contains("\(kind.tag), \(key)") else { continue }
          for (place, row) in sharing.enumerated() {
            for other in sharing.dropFirst(place + 1) {
              #expect(Self.exclude(row, other), "\(kind.tag), \(key), \(profile.rawValue)")
            }
          }
        }
      }
    }
    #expect(checked > 2000)
  }

  /// Keys whose rows exclude one another by what is not looked at here: code of a custom lowering, a child without value.
  private static let alike: Set = ["buttonCell, NSAuxButtonType", "webPreferences, Identifier"]

  /// The kinds of every platform that is compiled for.
  private static var kinds: [ElementSchema] { Catalog.uikit.all + Catalog.appkit.all }

  /// The rows of an element's object, and those of each object that rows make beside it.
  private static func objects(_ rows: [Row]) -> [[Row]] {
    rows.reduce(into: [rows]) { objects, row in
      if case .synthesized(_, let inner) = row.form { objects += Self.objects(inner) }
    }
  }

  @Test("rows that may both apply are found")
  func overlaps() {
    let plain = Row.int("a", nib: "K", default: 0)

    #expect(!Self.exclude(plain, plain.whenPresent("b")))
    #expect(!Self.exclude(plain.whenPresent("a"), plain.whenPresent("b")))
    #expect(!Self.exclude(plain.when("a", in: ["x", "y"]), plain.when("a", in: ["y"])))
    #expect(!Self.exclude(plain.unless("a", in: ["x"]), plain.unless("a", in: ["y"])))
    #expect(Self.exclude(plain.when("a", in: ["x"]), plain.when("a", in: ["y"])))
    #expect(Self.exclude(plain.when("a", in: ["x"]), plain.unless("a", in: ["x", "y"])))
    #expect(Self.exclude(plain.whenNil("a"), plain.unlessNil("a")))
    #expect(Self.exclude(Row.int("a", nib: "K"), plain.whenAbsent("a")))
    #expect(Self.exclude(plain.onTelevision(), plain.exceptOnTelevision()))
    #expect(Self.exclude(plain.whenPresent("b").whenAbsent("a"), plain.when("c", in: ["x"]).whenPresent("a")))
    #expect(!Self.exclude(plain.whenPresent("b").whenAbsent("a"), plain.when("c", in: ["x"]).whenAbsent("a")))
  }

  /// Whether no element has both rows: by their conditions, or because one writes nothing for want of its attribute.
  private static func exclude(_ row: Row, _ other: Row) -> Bool {
    if row.condition.devices.isDisjoint(with: other.condition.devices) { return true }
    let (tests, others) = (asked(of: row), asked(of: other))
    return tests.contains { test in others.contains { test.excludes($0) } }
  }

  /// What an element answers that has the row.
  private static func asked(of row: Row) -> [Condition.Test] {
    row.condition.tests + (row.needsItsAttribute ? [.presence(row.attribute, true)] : [])
  }

  @Test("a choice names each value once, and choices of one name are one choice among the kinds of UIKit")
  func choices() {
    var byName: [String: [Choice.Entry]] = [:]
    var checked = 0
    for kind in Self.kinds {
      for row in Self.objects(kind.rows).joined() {
        guard case .choice(let choice, _, _) = row.form else { continue }
        let names = choice.entries.map(\.name)
        #expect(Set(names).count == names.count, "\(kind.tag), \(choice.name)")
        checked += 1
        guard Catalog.uikit.find(kind.tag) === kind else { continue }
        if let known = byName[choice.name] {
          let isEqual = known.elementsEqual(choice.entries) { $0.name == $1.name && $0.value == $1.value }
          #expect(isEqual, "two choices are called \(choice.name)")
        }
        byName[choice.name] = choice.entries
      }
    }
    #expect(byName.count > 50 && checked > 100)
  }

  @Test("own rows stand in the place of the inherited row of their key, also those of another era")
  func merging() {
    let parent = ElementSchema("p", class: "P", rows: [.int("a", nib: "A"), .int("b", nib: "B"), .int("c", nib: "C")])
    let child = ElementSchema(
      "c", class: "C", inherits: parent,
      rows: [.int("d", nib: "D"), .int("x", nib: "B").through(.xcode5), .int("y", nib: "B").since(.xcode6)])

    #expect(child.allRows.map(\.attribute) == ["a", "x", "y", "c", "d"])
  }

  @Test("a row that holds a place is replaced by the rows of kinds that inherit it")
  func places() {
    let parent = ElementSchema("p", class: "P", rows: [.place(nib: "A"), .int("b", nib: "B")])
    let child = ElementSchema("c", class: "C", inherits: parent, rows: [.int("a", nib: "A")])

    #expect(child.allRows.map(\.attribute) == ["a", "b"])
    for kind in Catalog.uikit.all {
      for row in kind.rows where row.isPlace {
        let isTaken = Catalog.uikit.all.contains { heir in
          heir !== kind && heir.inherits(from: kind) && heir.rows.contains { $0.key == row.key && !$0.isPlace }
        }
        #expect(isTaken, "nobody writes \(row.key), whose place \(kind.tag) holds")
      }
    }
  }

  @Test("a field of a packed word is its bits, and back")
  func packedFields() {
    let field = PackedField.int("a", mask: 0x7_00)

    #expect(field.bits(of: 5) == 0x5_00)
    #expect(field.raw(of: 0x1_05_FF) == 5)
    #expect(field.bits(of: 9) == 0x1_00)
    #expect(PackedField.constant(mask: 1 << 63).raw(of: -1) == 1)
  }

  @Test("a row reads an attribute of a child under a name of two parts")
  func childValues() {
    let row = Row.fromChild("cell", .int("tag", nib: "NSControlTag"))

    #expect(row.path?.child == "cell")
    #expect(row.path?.attribute == "tag")
  }

  @Test("texts for people are found by kind, those of lists by their list, those of parts by their tag")
  func localizable() {
    func text(_ catalog: Catalog, _ tag: String, _ attribute: String) -> RowText? {
      var found: RowText?
      catalog.visitTexts { if found == nil, $0 == tag, $1.attribute == attribute { found = $1 } }
      return found
    }

    #expect(text(.uikit, "label", "text")?.key == "text")
    #expect(text(.uikit, "tableViewController", "title")?.key == "title")
    #expect(text(.uikit, "scopeButtonTitles", "")?.form == .indexed)
    #expect(text(.uikit, "state", "title")?.form == .afterElementKey)
    #expect(text(.uikit, "accessibility", "hint")?.key == "accessibilityHint")
    #expect(text(.uikit, "label", "title") == nil)
    #expect(text(.appkit, "textFieldCell", "title")?.key == "title")
    #expect(text(.appkit, "tableHeaderCell", "title")?.key == "headerCell.title")
    #expect(text(.appkit, "box", "title")?.key == "title")
    #expect(text(.appkit, "toolbarItem", "toolTip")?.key == "toolTip")
    #expect(text(.appkit, Catalog.everyTag, "toolTip")?.key == "ibShadowedToolTip")
    // What a pop-up button shows is the title of its selected item.
    #expect(text(.appkit, "popUpButtonCell", "title") == nil)
    #expect(text(.watchkit, "label", "text")?.key == "text")
  }

  @Test("the text of one attribute of a kind is the first that a walk over all of its rows meets")
  func textsOfKinds() {
    var count = 0
    for kind in Catalog.uikit.all + Catalog.appkit.all {
      var first: [String: RowText] = [:]
      var members: [String: RowText] = [:]
      for row in kind.allRows {
        row.visitTexts(of: "") { tag, text in
          if tag.isEmpty {
            first[text.attribute] = first[text.attribute] ?? text
          } else {
            members[tag] = members[tag] ?? text
          }
        }
      }
      for (attribute, text) in first { #expect(kind.text(of: attribute) == text, "\(kind.tag) \(attribute)") }
      for (tag, text) in members { #expect(kind.text(ofMembersIn: tag) == text, "\(kind.tag) \(tag)") }
      #expect(kind.text(of: "noSuchAttribute") == nil && kind.text(ofMembersIn: kind.tag + "/none") == nil)
      count += first.count + members.count
    }
    #expect(count > 40)
  }

  @Test("the text of a part is that of its tag before that of every tag")
  func textsOfParts() {
    #expect(Catalog.uikit.partText(of: "segment", "toolTip")?.key == "ibShadowedToolTips")
    #expect(Catalog.uikit.partText(of: "button", "toolTip")?.key == "ibShadowedToolTip")
    #expect(Catalog.uikit.partText(of: "button", "title") == nil)
    #expect(Catalog.appkit.partText(of: "dictionary", "NSNullPlaceholder")?.key == "ibShadowedIsNilPlaceholder")
  }

  @Test("flags that share bits with another one are known") func twins() {
    #expect(BitNames([("all", 3), ("one", 1), ("both", 3)]).hasTwins)
    #expect(!BitNames([("one", 1), ("two", 2)]).hasTwins && !BitNames([]).hasTwins)
  }
}
