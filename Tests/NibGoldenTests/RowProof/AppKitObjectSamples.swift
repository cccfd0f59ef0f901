import NibAppKit
import NibRuntime
import NibSchema

/// Values of AppKit's documents that are objects or lists, and those that code archives of views and menus.
enum AppKitObjectSamples {
  static let values: [String: [RowSample]] = {
    var samples: [String: [RowSample]] = [:]
    for name in ["horizontalLineScroll", "verticalLineScroll", "horizontalPageScroll", "verticalPageScroll"] {
      samples[name] = [.attribute(name, "13") { Double(nibValue: $0) == 13 }]
    }
    for name in ["horizontalScrollElasticity", "verticalScrollElasticity"] {
      samples[name] = AppKitTextSamples.choices(name, ["automatic", "none", "allowed"])
    }
    for name in ["usesPredominantAxisScrolling", "sendsSearchStringImmediately", "autosaveColumns"] {
      samples[name] = AppKitTextSamples.flags(name)
    }
    for name in ["explicitIdentifier", "explicitItemIdentifier", "toolTip", "box.title"] {
      samples[name] = [AppKitTextSamples.text(Row.path(of: name)?.attribute ?? name)]
    }
    for name in ["implicitIdentifier", "implicitItemIdentifier", "paletteLabel", "nibName"] {
      samples[name] = [AppKitTextSamples.text(name)]
    }
    for name in ["touchBarItem", "touchBarSpacerItem", "touchBarPopoverItem"] {
      samples[name + ".identifier"] = [AppKitTextSamples.text("identifier")]
    }
    for name in ["view", "clipView", "scroller"] {
      samples[name + ".focusRingType"] = AppKitTextSamples.choices("focusRingType", ["default", "none", "exterior"])
    }
    samples["allowsLogicalLayoutDirection"] = AppKitTextSamples.flags("allowsLogicalLayoutDirection")
    samples["mirrorLayoutDirectionWhenInternationalizing"] = ["always", "never"].map { word in
      .attribute("mirrorLayoutDirectionWhenInternationalizing", word) { Bool(nibValue: $0) == (word == "always") }
    }
    for tag in ["buttonCell", "popUpButtonCell"] { samples[tag + ".font"] = [font { $0 == 33 }] }
    for name in ["onStateImage", "mixedStateImage"] {
      samples[name] = [.attribute(name, "proof") { NibImage(nibValue: $0)?.name == "proof" }]
    }
    for (name, tag) in cells {
      samples[name + ".cell"] = [ObjectSamples.object(tag, key: "cell", className: className(tag))]
    }
    for name in ["allowedInputSourceLocales", "allowedTypes", "objectValues", "declaredKeys"] {
      samples[name] = [texts(name)]
    }
    return samples.merging(others) { first, _ in first }
  }()

  private static let others: [String: [RowSample]] = [
    "autoresizingMask": [
      mask { $0 & 18 == 18 },
      .child("<autoresizingMask key=\"autoresizingMask\" flexibleMaxX=\"YES\" flexibleMaxY=\"YES\"/>") {
        Int(nibValue: $0) == 36
      },
    ],
    // Tables and their headers are laid out by what is around them.
    "tableHeaderView.autoresizingMask": [mask { $0 == 0 }],
    "tableView.autoresizingMask": [mask { $0 == 18 }],
    "outlineView.autoresizingMask": [mask { $0 == 18 }],
    "scrollView.borderType": AppKitTextSamples.choices("borderType", ["none", "line", "bezel", "groove"]),
    "copiesOnScroll": AppKitTextSamples.flags("copiesOnScroll"),
    "scroller.wantsLayer": AppKitTextSamples.flags("wantsLayer"),
    "scroller.controlSize": AppKitTextSamples.choices("controlSize", ["regular", "small", "mini"]),
    "tableStyle": AppKitTextSamples.choices(
      "tableStyle", ["automatic", "fullWidth", "inset", "sourceList", "plain"]),
    "rowHeight": [.attribute("rowHeight", "33") { Double(nibValue: $0) == 33 }],
    // The font of headers is one of the system's, whatever the document says.
    "tableHeaderCell.font": [font { $0 == 11 }],
    "appearanceType": [
      ("aqua", "NSAppearanceNameAqua"), ("darkAqua", "NSAppearanceNameDarkAqua"),
      ("accessibilityHighContrastAqua", "NSAppearanceNameAccessibilityAqua"),
    ].map { name, archived in .attribute("appearanceType", name) { String(nibValue: $0) == archived } },
    "popover.appearanceType": AppKitTextSamples.choices("appearanceType", ["minimal", "HUD"]),
    "visualEffectView.appearanceType": [
      ("inherited", nil), ("aqua", NSAppearance.Name.aqua), ("vibrantLight", .vibrantLight),
      ("vibrantDark", .vibrantDark), ("inheritedVibrantLight", nil), ("inheritedVibrantDark", nil),
      ("darkAqua", .darkAqua),
    ].enumerated().map { number, look in
      .attribute(
        "appearanceType", look.0,
        told: [
          "appearanceType": { Int(nibValue: $0) == number }, "appearance": { String(nibValue: $0) == look.1?.rawValue },
        ])
    },
    "borderStyle": borders([("none", false, false), ("bezel", false, true), ("border", true, false)]),
    // Buttons have a border or none.
    "buttonCell.borderStyle": borders([("none", false, false), ("border", true, false)]),
    // Pop-up buttons have the bit of a bezel besides.
    "popUpButtonCell.borderStyle": borders([("none", false, nil), ("border", true, nil)]),
    "imageView.cell": [
      .child("<imageCell key=\"cell\" imageScaling=\"axesIndependently\" id=\"prf-00-101\"/>") {
        ($0.object as? NSImageCell)?.imageScaling == .scaleAxesIndependently
      }
    ],
    "pathCell.url": [
      .child("<url key=\"url\" string=\"file:///proof\"/>") { String(nibValue: $0) == "file:///proof" }
    ],
    "objectClass": [
      .child("<string key=\"objectClass\">Proof</string>") { String(nibValue: $0) == "Proof" }
    ],
    "representedObject": [
      .child("<integer key=\"representedObject\" value=\"7\"/>") { Int(nibValue: $0) == 7 }
    ],
    "menuItem.keyEquivalentModifierMask": [("shift", 0x2_0000), ("control", 0x4_0000), ("option", 0x8_0000)].map {
      name, bit in
      .child("<modifierMask key=\"keyEquivalentModifierMask\" \(name)=\"YES\"/>") { Int(nibValue: $0) == bit }
    },
    "toolbarItem.minSize": [RowReading.geometry("minSize", .size)],
    "toolbarItem.maxSize": [RowReading.geometry("maxSize", .size)],
    "contentViewMargins": [RowReading.geometry("contentViewMargins", .size)],
    "contentRect": [
      .child(
        "<rect key=\"contentRect\" x=\"11\" y=\"12\" width=\"13\" height=\"14\"/><windowPositionMask key=\"initialPositionMask\" leftStrut=\"YES\" bottomStrut=\"YES\"/>"
      ) { NibValueNumbers.of($0) == [11, 12, 13, 14] }
    ],
    "styleMask.texturedBackground": [true, false].map { flag in
      .attribute("styleMask.texturedBackground", flag ? "YES" : "NO") { ((Int(nibValue: $0) ?? 0) & 256 != 0) == flag }
    },
    "primaryBackgroundColor": [colors(["primaryBackgroundColor"])],
    "secondaryBackgroundColor": [colors(["primaryBackgroundColor", "secondaryBackgroundColor"])],
    "datePickerCell.date": [date("date")], "minDate": [date("minDate")], "maxDate": [date("maxDate")],
    "constraints": [
      .child(
        "<constraints><constraint firstAttribute=\"width\" constant=\"60\" id=\"prf-00-101\"/></constraints>"
      ) {
        guard case .array(let members) = $0 else { return false }
        return members.count == 1 && ObjectSamples.isObject(members[0], "NSLayoutConstraint")
      }
    ],
    "matrix.cells": [
      .child("<cells><column><buttonCell id=\"prf-00-101\"/><buttonCell id=\"prf-00-102\"/></column></cells>") {
        guard case .array(let members) = $0 else { return false }
        return members.count == 2 && members.allSatisfy { ObjectSamples.isObject($0, "NSButtonCell") }
      }
    ],
    "allowedToolbarItems": [toolbarItems("allowedToolbarItems", "<defaultToolbarItems/>")],
    "defaultToolbarItems": [
      toolbarItems(
        "allowedToolbarItems", "<defaultToolbarItems><toolbarItem reference=\"prf-00-101\"/></defaultToolbarItems>")
    ],
    "popUpButtonCell.selectedItem": [
      referring(
        "selectedItem",
        "<menu key=\"menu\" id=\"prf-00-102\"><items><menuItem id=\"prf-00-103\"/><menuItem id=\"prf-00-101\"/></items></menu>",
        "NSMenuItem")
    ],
    // What a pop-up button does decides its type.
    "popUpButtonCell.type": [.attribute("type", "push") { Int(nibValue: $0) == 0 }],
    "initialItem": [
      referring(
        "initialItem",
        "<tabViewItems><tabViewItem id=\"prf-00-102\"/><tabViewItem id=\"prf-00-101\"/></tabViewItems>", "NSTabViewItem"
      )
    ],
    "selectedTabViewItemIndex": [
      RowSample(
        attributes: [("selectedTabViewItemIndex", "1")],
        children: ["<tabViewItems><tabViewItem id=\"prf-00-101\"/><tabViewItem id=\"prf-00-102\"/></tabViewItems>"],
        text: "1"
      ) { Int(nibValue: $0) == 1 }
    ],
    // A scroll view has its parts as subviews.
    "scrollView.subviews": [
      .child("<clipView key=\"contentView\" id=\"prf-00-101\"/>") {
        guard case .array(let members) = $0 else { return false }
        return members.count == 1 && ObjectSamples.isObject(members[0], "NSClipView")
      }
    ],
    "beginningViews": [part("beginningViews")], "middleViews": [part("middleViews")], "endViews": [part("endViews")],
    "gridCell.column": [.attribute("column", "prf-00-112") { ($0.object as? NSGridColumn)?.width == 7 }],
    "headOfMergedCell": [
      .attribute("headOfMergedCell", "prf-00-113") { ObjectSamples.isObject($0, "NSGridCell") }
    ],
    "popUpMenus": [
      .child(
        "<popUpMenus><menu id=\"prf-00-101\"><items><menuItem title=\"a\" id=\"prf-00-102\"/></items></menu></popUpMenus>"
      ) {
        guard case .array(let views) = $0 else { return false }
        return views.count == 1 && ObjectSamples.isObject(views[0], "NSPopUpButton")
      }
    ],
    "viewLayoutGuide": [ObjectSamples.guide("NSLayoutGuide")],
    "contentFilters": [filters("contentFilters")], "backgroundFilters": [filters("backgroundFilters")],
    "symbolConfiguration": [
      .child(
        "<symbolConfiguration key=\"symbolConfiguration\" configurationType=\"pointSize\" pointSize=\"9\" weight=\"bold\" scale=\"large\"/>"
      ) {
        $0.object as? NSImage.SymbolConfiguration
          == NSImage.SymbolConfiguration(pointSize: 9, weight: .bold, scale: .large)
      },
      .child("<symbolConfiguration key=\"symbolConfiguration\" scale=\"small\"/>") {
        $0.object as? NSImage.SymbolConfiguration == NSImage.SymbolConfiguration(scale: .small)
      },
    ],
    "fetchPredicateFormat": ["'proof'", "7", "nil"].map { constant in
      .attribute("fetchPredicateFormat", "a.b == \(constant)") {
        guard let predicate = $0.object else { return false }
        return "\(predicate)".replacing("\"", with: "'") == "a.b == \(constant)"
      }
    },
    "attributedStringForZero": [RowReading.styledText("attributedStringForZero")],
    "textAttributesForNegativeValues": [
      .child(
        "<textAttributesForNegativeValues><color key=\"NSColor\" red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"sRGB\"/></textAttributesForNegativeValues>"
      ) {
        guard case .dictionary(let pairs) = $0 else { return false }
        return pairs.contains { String(nibValue: $0.key) == "NSColor" && NibColor(nibValue: $0.value)?.red == 1 }
      }
    ],
    "rightExpressionObject": [
      .child("<integer key=\"rightExpressionObject\" value=\"700\"/>") { Int(nibValue: $0) == 700 }
    ],
    "windowController.window": [
      .child("<window key=\"window\" id=\"prf-00-101\"/>") { ObjectSamples.isObject($0, "NSWindow") }
    ],
  ]

  /// The cells of controls that have not the control's name.
  private static let cells: [(control: String, cell: String)] =
    [
      ("segmentedControl", "segmentedCell"), ("pathControl", "pathCell"), ("browser", "browserCell"),
    ] + ["control", "ruleEditor", "predicateEditor", "comboButton", "colorWell", "switch"].map { ($0, "actionCell") }

  private static func className(_ tag: String) -> String {
    guard let kind = Catalog.appkit.find(tag) else { preconditionFailure("no kind of AppKit has the tag '\(tag)'") }
    return kind.className
  }

  private static func font(_ matches: @escaping @Sendable (Double) -> Bool) -> RowSample {
    .child("<font key=\"font\" metaFont=\"system\" size=\"33\"/>") {
      NibFont(nibValue: $0).map { matches($0.pointSize) } ?? false
    }
  }

  /// A view that is as large as the one around it.
  private static func mask(_ matches: @escaping @Sendable (Int) -> Bool) -> RowSample {
    .child("<autoresizingMask key=\"autoresizingMask\" widthSizable=\"YES\" heightSizable=\"YES\"/>") {
      Int(nibValue: $0).map(matches) ?? false
    }
  }

  /// Borders of cells, which two properties tell.
  private static func borders(_ borders: [(name: String, isBordered: Bool, isBezeled: Bool?)]) -> [RowSample] {
    borders.map { border in
      .attribute(
        "borderStyle", border.name,
        told: [
          "bordered": { Bool(nibValue: $0) == border.isBordered },
          "bezeled": { border.isBezeled == nil || Bool(nibValue: $0) == border.isBezeled },
        ])
    }
  }

  private static func texts(_ tag: String) -> RowSample {
    .child("<\(tag)><string>a</string><string>b</string></\(tag)>") {
      guard case .array(let texts) = $0 else { return false }
      return texts.compactMap { String(nibValue: $0) } == ["a", "b"]
    }
  }

  private static func colors(_ keys: [String]) -> RowSample {
    let red = "red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"sRGB\""
    return .child(keys.map { "<color key=\"\($0)\" \(red)/>" }.joined()) {
      guard case .array(let colors) = $0 else { return false }
      return colors.count == keys.count && colors.allSatisfy { NibColor(nibValue: $0)?.red == 1 }
    }
  }

  private static func date(_ key: String) -> RowSample {
    .child("<date key=\"\(key)\" timeIntervalSinceReferenceDate=\"42\"/>") {
      if case .date(let seconds) = $0 { return seconds == 42 }
      return false
    }
  }
}
