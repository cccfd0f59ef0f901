import NibAppKit
import NibRuntime
import NibSchema

/// How samples of objects are made.
extension AppKitObjectSamples {
  /// The cells of controls.
  static let cells: [(control: String, cell: String)] =
    [
      "button", "textField", "datePicker", "levelIndicator", "slider", "stepper", "comboBox",
      "searchField", "secureTextField", "tokenField", "popUpButton",
    ].map { ($0, $0 + "Cell") } + [
      ("segmentedControl", "segmentedCell"), ("pathControl", "pathCell"), ("browser", "browserCell"),
    ] + ["control", "ruleEditor", "predicateEditor", "comboButton", "colorWell", "switch"].map { ($0, "actionCell") }

  static func className(_ tag: String) -> String {
    guard let kind = Catalog.appkit.find(tag) else { preconditionFailure("no kind of AppKit has the tag '\(tag)'") }
    return kind.className
  }

  static func font(_ matches: @escaping @Sendable (Double) -> Bool) -> RowSample {
    .child("<font key=\"font\" metaFont=\"system\" size=\"33\"/>") {
      NibFont(nibValue: $0).map { matches($0.pointSize) } ?? false
    }
  }

  /// A view that is as large as the one around it.
  static func mask(_ matches: @escaping @Sendable (Int) -> Bool) -> RowSample {
    .child("<autoresizingMask key=\"autoresizingMask\" widthSizable=\"YES\" heightSizable=\"YES\"/>") {
      Int(nibValue: $0).map(matches) ?? false
    }
  }

  /// Borders of cells, which two properties tell.
  static func borders(_ borders: [(name: String, isBordered: Bool, isBezeled: Bool?)]) -> [RowSample] {
    borders.map { border in
      .attribute(
        "borderStyle", border.name,
        told: [
          "bordered": { Bool(nibValue: $0) == border.isBordered },
          "bezeled": { border.isBezeled == nil || Bool(nibValue: $0) == border.isBezeled },
        ])
    }
  }

  static func texts(_ tag: String) -> RowSample {
    .child("<\(tag)><string>a</string><string>b</string></\(tag)>") {
      guard case .array(let texts) = $0 else { return false }
      return texts.compactMap { String(nibValue: $0) } == ["a", "b"]
    }
  }

  static func colors(_ keys: [String]) -> RowSample {
    let red = "red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"sRGB\""
    return .child(keys.map { "<color key=\"\($0)\" \(red)/>" }.joined()) {
      guard case .array(let colors) = $0 else { return false }
      return colors.count == keys.count && colors.allSatisfy { NibColor(nibValue: $0)?.red == 1 }
    }
  }

  static func date(_ key: String) -> RowSample {
    .child("<date key=\"\(key)\" timeIntervalSinceReferenceDate=\"42\"/>") {
      if case .date(let seconds) = $0 { return seconds == 42 }
      return false
    }
  }

  /// A filter with a number and a color among its settings.
  static func filters(_ key: String) -> RowSample {
    .child(
      """
      <\(key)><ciFilter name="CIMonochrome"><configuration><real key="inputIntensity" value="0.25"/>\
      <ciColor key="inputColor" red="1" green="0.5" blue="0" alpha="1"/></configuration></ciFilter></\(key)>
      """
    ) {
      guard case .array(let members) = $0, members.count == 1, let filter = members[0].object as? CIFilter else {
        return false
      }
      return filter.name == "CIMonochrome" && filter.isEnabled
        && filter.value(forKey: "inputIntensity") as? Double == 0.25
        && filter.value(forKey: "inputColor") as? CIColor == CIColor(red: 1, green: 0.5, blue: 0)
    }
  }

  static func toolbarItems(_ tag: String, _ others: String) -> RowSample {
    .child("<\(tag)><toolbarItem implicitItemIdentifier=\"A\" id=\"prf-00-101\"/></\(tag)>" + others) {
      guard case .array(let members) = $0 else { return false }
      return members.count == 1 && ObjectSamples.isObject(members[0], "NSToolbarItem")
    }
  }

  /// Views of a part of a stack view, which is an object of the archive.
  static func part(_ tag: String) -> RowSample {
    .child("<\(tag)><view id=\"prf-00-101\"/><view id=\"prf-00-102\"/></\(tag)>") {
      ($0.object as? NSStackViewContainer)?.members.count == 2
    }
  }

  /// A reference to an object of a child.
  static func referring(_ name: String, _ child: String, _ className: String) -> RowSample {
    var sample = RowSample.attribute(name, "prf-00-101") { ObjectSamples.isObject($0, className) }
    sample.children = [child]
    return sample
  }
}
