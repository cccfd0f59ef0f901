import NibBytes
import NibSchema

/// The conditions of the rows of ignored values.
enum IgnoredValues {
  // MARK: Texts

  static func attributedText(_ element: Int, _ document: CheckedDocument) -> Finding? {
    let isThere = document.child(keyed: "attributedText", of: element) != nil
    return flag(.usesAttributedText, element, document, expected: isThere) {
      $0
        ? "and no attributed text; the plain one is archived"
        : "and an attributed text, which is archived in place of the plain one"
    }
  }

  static func attributedTitle(_ button: Int, _ document: CheckedDocument) -> Finding? {
    let isThere = document.children(button).contains {
      document.tag($0) == .state && document.child(keyed: "attributedTitle", of: $0) != nil
    }
    return flag(.hasAttributedTitle, button, document, expected: isThere) {
      $0
        ? "and no state with an attributed title; the plain ones are archived"
        : "and a state with an attributed title, which is archived"
    }
  }

  static func automaticWidth(_ label: Int, _ document: CheckedDocument) -> Finding? {
    let width = document.document.attribute("preferredMaxLayoutWidth", of: .init(label))
    return flag(.useAutomaticPreferredMaxLayoutWidth, label, document, expected: width == nil) {
      $0
        ? "and a 'preferredMaxLayoutWidth' (\(width ?? "")), which is archived"
        : "and no 'preferredMaxLayoutWidth'; the label computes the width at which it wraps"
    }
  }

  static func metaFont(_ font: Int, _ document: CheckedDocument) -> Finding? {
    // AppKit archives what such a font is for, and knows its size.
    guard document.system.sizesMetaFonts, let name = document.text(.metaFont, of: font), name != "system",
      let meta = NamedFontSize.metaFont(name),
      let size = document.value(.size, of: font) ?? document.value(.pointSize, of: font),
      let points = Decimal.real(document.document.bytes, size), points != meta.pointSize
    else { return nil }
    return .said(
      "the font '\(name)' has \(Decimal.text(meta.pointSize)) points and its element says \(Decimal.text(points)), which "
        + "are archived")
  }

  static func family(_ font: Int, _ document: CheckedDocument) -> Finding? {
    guard let family = document.text(.family, of: font), let name = document.text(.name, of: font),
      !FontFamilies.mayHold(name, in: family)
    else { return nil }
    return .said("the font '\(name)' is none of the family '\(family)'; its name alone is archived")
  }

  // MARK: Tables and collections

  static func dataMode(_ element: Int, _ document: CheckedDocument) -> Finding? {
    let tag = document.tag(element)
    if tag == .tableView { return choice(.dataMode, ["prototypes", "static"], element, document) }
    guard tag == .collectionView else { return nil }
    if let unknown = choice(.dataMode, ["prototypes", "none"], element, document) { return unknown }
    let hasCells = document.child(.cells, of: element) != nil
    guard document.has(.dataMode, hasCells ? "none" : "prototypes", element) else { return nil }
    return .said(
      hasCells
        ? "the collection view has 'dataMode' none, and cells, which are archived"
        : "the collection view has 'dataMode' prototypes, and no cell")
  }

  static func rowHeight(_ cell: Int, _ document: CheckedDocument) -> Finding? {
    // The rows of a table that never changes are archived with their heights.
    guard document.tag(cell) == .tableViewCell, document.tag(document.parent(cell)) != .cells else { return nil }
    guard let height = document.number(.rowHeight, of: cell) else {
      return .said("the cell has the row height '\(document.text(.rowHeight, of: cell) ?? "")', which is no number")
    }
    guard let frame = document.child(keyed: "frame", of: cell), let own = document.number(.height, of: frame),
      abs(own - height) > 1
    else { return nil }
    return .said(
      "the cell has the row height \(Decimal.text(height)), and its frame is \(Decimal.text(own)) high, which is archived"
    )
  }

  static func ownCell(_ content: Int, _ document: CheckedDocument) -> Finding? {
    guard document.tag(content) == .tableViewCellContentView,
      document.target(of: .tableViewCell, content) != document.parent(content)
    else { return nil }
    let id = document.text(.tableViewCell, of: content) ?? ""
    return .said("the content view names the cell '\(id)', and is archived in the cell that it stands in")
  }

  /// What Interface Builder writes of the content view of a collection view cell in documents of older versions.
  private static let plainAttributes = [
    "opaque": "NO", "clipsSubviews": "YES", "multipleTouchEnabled": "YES", "contentMode": "center",
    "insetsLayoutMarginsFromSafeArea": "NO",
  ]

  /// Compilers make up such a view and read little of it.
  static func plainContent(_ cell: Int, _ document: CheckedDocument) -> Finding? {
    guard let content = document.child(keyed: "contentView", of: cell), document.tag(content) == .view,
      let kind = document.schema.catalog.find("collectionViewCell/contentView")
    else { return nil }
    var odd: [String] = []
    for attribute in document.document.attributes(of: .init(content)) {
      let name = document.document.names[Int(attribute.name)]
      let value = document.document.bytes.text(attribute.value)
      guard kind.ignored.contains(where: { $0.name == name }), plainAttributes[name] != value else { continue }
      odd.append("'\(name)' (\"\(value)\")")
    }
    for color in document.children(content) where document.tag(color) == .color {
      let isClear = document.number(.alpha, of: color) == 0
      if !isClear || !document.has(.key, "backgroundColor", color) {
        odd.append("a '\(document.text(.key, of: color) ?? "color")'")
      }
    }
    guard !odd.isEmpty else { return nil }
    return .said(
      "the content view of the cell has \(odd.joined(separator: ", ")), which is not archived: of such a view, compilers "
        + "archive only the frame and the subviews", at: content)
  }

  // MARK: Bars, controls and colors

  static func navigationController(_ controller: Int, _ document: CheckedDocument) -> Finding? {
    for child in document.children(controller) {
      if document.profile >= .xcode6, document.has(.key, "navigationBar", child),
        let opaque = document.text(.opaque, of: child), opaque != "NO"
      {
        return .said("the bar has 'opaque' \(opaque), and the bar of a controller is archived as not opaque", at: child)
      }
      if document.tag(child) == .nil, let name = document.text(.name, of: child), name != "viewControllers" {
        return .said("the controller has no '\(name)', expected viewControllers", at: child)
      }
    }
    return nil
  }

  static func segmentStyle(_ control: Int, _ document: CheckedDocument) -> Finding? {
    let styles = Choice.segmentControlStyle.entries.map(\.name)
    if let unknown = choice(.segmentControlStyle, styles, control, document) { return unknown }
    guard let style = document.text(.segmentControlStyle, of: control), style != "plain" else { return nil }
    return .said("the style '\(style)' of a segmented control is not archived: since iOS 7 all have one style")
  }

  static func selectionIndicator(_ picker: Int, _ document: CheckedDocument) -> Finding? {
    flag(.showsSelectionIndicator, picker, document, expected: true) { _ in
      "which is not archived: pickers show it since iOS 7"
    }
  }

  static func noFlag(_ flags: Int, _ document: CheckedDocument) -> Finding? {
    flag(.noneFlag, flags, document, expected: true) { _ in "which is not archived: the other flags count" }
  }

  /// The names that Interface Builder writes for systems that do not know the new ones.
  private static let olderColors = ["systemBackgroundColor": "whiteColor", "labelColor": "darkTextColor"]

  static func olderColor(_ color: Int, _ document: CheckedDocument) -> Finding? {
    // Archives for older systems have it.
    guard document.isFor(atLeast: 13),
      let name = document.text(.systemColor, of: color) ?? document.text(.xcode11CocoaTouchSystemColor, of: color),
      let expected = olderColors[name], let own = document.text(.cocoaTouchSystemColor, of: color), own != expected
    else { return nil }
    return .said("the color '\(name)' is archived, which systems before iOS 13 know as '\(expected)', and not '\(own)'")
  }

  // MARK: AppKit

  static func scroller(_ scroller: Int, _ document: CheckedDocument) -> Finding? {
    let isHorizontal = document.has(.key, "horizontalScroller", scroller)
    guard isHorizontal || document.has(.key, "verticalScroller", scroller) else { return nil }
    return flag(.horizontal, scroller, document, expected: isHorizontal) {
      $0 ? "and is archived as the vertical one" : "and is archived as the horizontal one"
    }
  }

  static func stepper(_ cell: Int, _ document: CheckedDocument) -> Finding? {
    guard document.document.tag(.init(cell)) == "stepperCell" else { return nil }
    return flag(.continuous, cell, document, expected: true) { _ in
      "which is not archived: a stepper sends its action each time"
    }
  }

  static func application(_ application: Int, _ document: CheckedDocument) -> Finding? {
    guard let name = document.text(.customClass, of: application), name != "NSApplication" else { return nil }
    return .said(
      "the class '\(name)' of the application is not archived: an app starts with the class that NSPrincipalClass of its "
        + "Info.plist names")
  }

  /// `Instantitation` is the format's own spelling.
  static func instantiation(_ root: Int, _ document: CheckedDocument) -> Finding? {
    guard let method = document.document.attribute("customObjectInstantitationMethod", of: .root), method != "direct"
    else { return nil }
    return .said("unknown customObjectInstantitationMethod '\(method)', expected direct; objects are made by stand-ins")
  }

  static func firstResponder(_ object: Int, _ document: CheckedDocument) -> Finding? {
    guard document.tag(object) == .customObject, document.has(.id, "-1", object),
      let name = document.text(.className, of: object), name != "FirstResponder"
    else { return nil }
    return .said(
      "the object '-1' is the first responder, whose class is not archived, and has the 'className' '\(name)'")
  }

  // MARK: Interface Builder

  static func guide(_ guide: Int, _ document: CheckedDocument) -> Finding? {
    choice(.affinity, ["minX", "midX", "maxX", "minY", "midY", "maxY"], guide, document)
  }

  static func layoutGuide(_ guide: Int, _ document: CheckedDocument) -> Finding? {
    let known = ["safeArea", "layoutMargins", "contentLayoutGuide", "frameLayoutGuide"]
    let key = document.text(.key, of: guide) ?? ""
    guard !known.contains(key) else { return nil }
    return .said(
      "unknown key '\(key)' of a layout guide, expected \(known.joined(separator: ", "))")
  }

  static func appContext(_ view: Int, _ document: CheckedDocument) -> Finding? {
    choice(.simulatedAppContext, ["notificationCenter"], view, document)
  }

  static func colorLabel(_ element: Int, _ document: CheckedDocument) -> Finding? {
    let colors = ["Red", "Orange", "Yellow", "Green", "Blue", "Purple", "Gray"].map { "IBBuiltInLabel-" + $0 }
    return choice(.colorLabel, colors, element, document)
  }

  // MARK: Forms

  /// What is said of a flag that is not as expected; the end of the words is that of a flag that is YES, or NO.
  private static func flag(
    _ name: WellKnownName, _ element: Int, _ document: CheckedDocument, expected: Bool, _ end: (Bool) -> String
  ) -> Finding? {
    guard let text = document.text(name, of: element), text != (expected ? "YES" : "NO") else { return nil }
    let tag = document.document.tag(.init(element))
    guard text == "YES" || text == "NO" else {
      return .said(
        "'\(tag)' has the '\(name.rawValue)' '\(text)', expected \(expected ? "YES" : "NO"); it is not archived")
    }
    return .said("'\(tag)' has '\(name.rawValue)' \(text), \(end(!expected))")
  }

  /// What is said of a value that is none of those that are known.
  private static func choice(
    _ name: WellKnownName, _ known: [String], _ element: Int, _ document: CheckedDocument
  ) -> Finding? {
    guard let value = document.text(name, of: element), !known.contains(value) else { return nil }
    return .said("unknown \(name.rawValue) '\(value)', expected \(known.joined(separator: ", ")); it is not archived")
  }
}

extension CheckedDocument {
  /// The first child with a key.
  fileprivate func child(keyed key: String, of element: Int) -> Int? { children(element).first { has(.key, key, $0) } }

  /// The number that an attribute says.
  fileprivate func number(_ name: WellKnownName, of element: Int) -> Double? {
    value(name, of: element).flatMap { Decimal.real(document.bytes, $0) }
  }
}
