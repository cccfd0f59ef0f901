import NibBytes
import NibGraph
import NibSchema

/// What rows cannot say of controls, fields and boxes.
enum AppKitControls {
  /// An image that does not say whether it moves does in archives that are one of several: prototypes, and those of
  /// storyboards that are not in the format of Xcode 8. Seen: 7 cells of 4 documents; none of 13 cells of 3 storyboards
  /// in that format, of 3 apps, prototypes among them; in archives of their own 20 of 20 do not.
  static func placeAnimation(_ element: Int, _ lowering: inout Lowering) {
    guard let scope = lowering.appKit.scope, lowering.reader.tag(element) == .imageCell,
      lowering.reader.childSymbol(element) == .cell, lowering.reader.attribute(.animates) == nil,
      scope.storyboard == nil || !lowering.appKit.isInXcode8Format
    else { return }
    lowering.overrides.append(.bool(.nsAnimates, true))
  }

  /// A field with a bezel that a document of before Xcode 10 lets show its text in the color of texts has that of controls
  /// from Xcode 10 on, as new fields have.
  ///
  /// Seen: 6 of 6 fields of 2 documents of 7.3 and 8.2; none of 7 of documents of 12.0 and later, of 2 labels, and of 60
  /// that older Xcodes archived.
  static func placeTextColor(_ element: Int, _ lowering: inout Lowering) {
    guard lowering.profile >= .xcode10, (1..<14_300).contains(lowering.appKit.toolsVersion),
      lowering.reader.tag(element) == .textFieldCell,
      let border = lowering.reader.attribute(.borderStyle, of: element), lowering.reader.text(border) == "bezel",
      lowering.reader.flag(.drawsBackground, of: element) ?? false,
      let color = lowering.reader.firstChild(.textColor, of: element),
      let name = lowering.reader.attribute(.name, of: color), lowering.reader.text(name) == "textColor",
      lowering.reader.attribute(.catalog, of: color) != nil
    else { return }
    let own = AppKitColors.shared(system: "controlTextColor", &lowering)
    lowering.overrides.append(.reference(.nsTextColor, own))
  }

  /// Whether a control follows the direction of its user's language: what it says, else where its document's texts are
  /// looked up in strings files. Seen: 13 archives with such texts, and no control of 190 archives without; of tables 8 of 8
  /// with and none of 71 without, of scrollers 20 of 20 and none of 190.
  static func lowerLogicalLayout(_ element: Int, _ lowering: inout Lowering) {
    let own = lowering.reader.flag(.allowsLogicalLayoutDirection, of: element) ?? lowering.isLocalized
    lowering.writer.add(.bool(.nsAllowsLogicalLayoutDirection, mirroring(element, &lowering) ?? own))
  }

  /// What a control says of being mirrored in other languages: always or never.
  ///
  /// Seen: 12 controls of documents, of 3 apps, none with its archive. Inferred: it decides what documents without it
  /// leave to how their texts are translated, so its key is that of `lowerLogicalLayout`.
  private static func mirroring(_ element: Int, _ lowering: inout Lowering) -> Bool? {
    guard let span = lowering.reader.attribute(.mirrorLayoutDirectionWhenInternationalizing, of: element) else {
      return nil
    }
    let said = lowering.reader.text(span)
    if ["always", "never"].contains(said) { return said == "always" }
    lowering.reader.warn(
      .unknownValue, "unknown mirrorLayoutDirectionWhenInternationalizing '\(said)'; attribute ignored", at: element)
    return nil
  }

  /// How a text field without a background that nobody edits breaks lines, in storyboards in the format of Xcode 8 and in
  /// prototypes of XIBs that are compiled for a target.
  ///
  /// Seen: 187 fields of 2 storyboards of Xcode 11, 16 of 3 of 12 and 26, all of 5 apps; 26 fields of prototypes of 13.4 and
  /// 26, of 2 apps; none of 2 storyboards of 9 and 10, of fields with a background, of 4 fields to edit, of prototypes of
  /// 11.3 and 28 for no target, and of other fields of XIBs. Inferred: where the numbers changed.
  static func lowerLineBreakStrategy(_ element: Int, _ lowering: inout Lowering) {
    let isCounted =
      lowering.reader.document.kind == .storyboard
      ? lowering.profile >= .xcode11 && lowering.appKit.isInXcode8Format
      : lowering.profile >= .xcode13 && lowering.appKit.scope != nil && lowering.options.deploymentTarget != nil
    guard isCounted, let cell = lowering.reader.firstChild(.cell, of: element),
      ![.drawsBackground, .editable].contains(where: { lowering.reader.flag($0, of: cell) ?? false })
    else { return }
    let (version, strategy): (Int64, Int64) = lowering.profile < .xcode12 ? (1, 1) : (2, 0xFFFF)
    lowering.writer.add(.int(.nsTextFieldLineBreakStrategyVersion, version))
    lowering.writer.add(.int(.lineBreakStrategy, strategy))
  }

  /// A text has 2 points less than its label on each side. Seen: 6 labels of 6 documents of 2 apps, of 11.3 to 16.1.
  static func lowerFirstLayoutWidth(_ lowering: inout Lowering) {
    guard let frame = lowering.reader.child(.frame) else { return }
    let width = lowering.reader.numbers(of: frame, .rect)[2] - 4
    if width > 0 { lowering.writer.add(.double(.nsPreferredMaxLayoutWidth, width)) }
  }

  /// The views in a button with a border, which shows it in a view of its own where it has a layer: a list that is empty,
  /// as no archive has the view.
  /// Up to Xcode 10.1 only what stands in a view with a layer has one. Seen: 2 of 2 buttons of 9.4, none of 68 of 8.0 to 10.1
  /// elsewhere.
  static func lowerLayeredSubviews(_ element: Int, _ lowering: inout Lowering) {
    var around = lowering.reader.parent(of: element)
    while around > 0 {
      if lowering.reader.flag(.wantsLayer, of: around) ?? false {
        return lowering.writer.add(.reference(.nsSubviews, lowering.writer.array([], .mutableArray)))
      }
      around = lowering.reader.parent(of: around)
    }
  }

  /// What a time zone knows of its clocks.
  static func lowerTimeZoneData(_ lowering: inout Lowering) {
    guard let child = lowering.reader.child(.data) else { return }
    let text = lowering.reader.document.elements[child].text
    guard let bytes = Base64.decode(lowering.reader.document.bytes[text.range]), !bytes.isEmpty else {
      return lowering.reader.warn(.badBase64, "the data of a time zone is no base64; it is left out", at: child)
    }
    let object = lowering.writer.object(
      NibClass.mutableData.id, .data(.bytes, lowering.writer.append(bytes)))
    lowering.writer.add(.reference(AppKitKey.data, object))
  }

  /// The place of the last selected segment; -1 for none. The first one is not archived. Seen: 13 cells, 1 with the first.
  static func lowerSelectedSegment(_ lowering: inout Lowering) {
    var selected: Int64 = -1
    if let segments = lowering.reader.child(.segments) {
      for (place, segment) in Array(lowering.reader.children(of: segments)).enumerated()
      where lowering.reader.flag(.selected, of: segment) ?? false { selected = Int64(place) }
    }
    if selected != 0 { lowering.writer.add(.int(.nsSelectedSegment, selected)) }
  }

  /// The flags of a search field as four bytes, the lowest first. Seen: 6, in 3 cells; the other bits are documented in
  /// AppKit's headers.
  static func lowerSearchFlags(_ element: Int, _ lowering: inout Lowering) {
    var flags: [UInt8] = [6, 0, 0, 0]
    if lowering.reader.flag(.sendsWholeSearchString, of: element) ?? false { flags[0] |= 1 }
    if lowering.reader.flag(.sendsSearchStringImmediately, of: element) ?? false { flags[1] |= 1 }
    lowering.writer.add(.data(lowering.declared.key, lowering.writer.append(flags)))
  }

  /// What the button that clears a search field is called. Seen: 4 cells.
  static func lowerCancelLabel(_ lowering: inout Lowering) {
    let kind = lowering.writer.string("NSAccessibilityEncodedAttributesValueType")
    let one = lowering.writer.number(integer: 1)
    let attribute = lowering.writer.string("AXDescription")
    let label = lowering.writer.string("cancel")
    let rows = [(attribute, label), (kind, one)]
    // The order is that of the dictionary's hashes: up to 13.4 the other one, in 5 of 5 fields.
    let pairs = (lowering.profile < .xcode14 ? rows.reversed() : rows).map { (key: $0, value: $1) }
    let dictionary = lowering.writer.object(
      NibClass.mutableDictionary.id, .bool(.nsInlinedValue, true), .reference(.nibEncoderEmptyKey, pairs[0].key),
      .reference(.nibEncoderEmptyKey, pairs[0].value), .reference(.nibEncoderEmptyKey, pairs[1].key),
      .reference(.nibEncoderEmptyKey, pairs[1].value))
    let list = lowering.writer.array([dictionary], .mutableArray)
    lowering.writer.add(.reference(lowering.declared.key, list))
  }

  /// A cell for the volume and each folder of a file's path. Seen: a cell with 2; the volume's name is that of each Mac as
  /// it is delivered.
  static func lowerPathComponents(_ lowering: inout Lowering) {
    guard let url = lowering.reader.child(.url), let span = lowering.reader.attribute(.string, of: url) else { return }
    let text = lowering.reader.text(span)
    guard text.hasPrefix("file:///") else { return }
    let font = lowering.reader.child(.font).map { lowering.platform.values.font(child: $0, &lowering) }
    var path = "file:///"
    var cells = [component("Macintosh HD", path, font, &lowering)]
    for name in text.dropFirst(path.count).split(separator: "/") {
      path += path.hasSuffix("/") ? String(name) : "/" + name
      cells.append(component(String(name), path, font, &lowering))
    }
    lowering.writer.add(.reference(lowering.declared.key, lowering.writer.array(cells, .mutableArray)))
  }

  private static func component(
    _ name: String, _ path: String, _ font: ObjectID?, _ lowering: inout Lowering
  ) -> ObjectID {
    let title = lowering.writer.string(name)
    let background = AppKitColors.system("textBackgroundColor", &lowering)
    let text = AppKitColors.system("controlTextColor", &lowering)
    let location = lowering.writer.string(path)
    let url = lowering.writer.object(AppKitClass.nsUrl.id, .null(.nsBase), .reference(.nsRelative, location))
    let cell = lowering.writer.reserve(AppKitClass.nsPathComponentCell)
    lowering.writer.begin(cell)
    lowering.writer.add(.int(.nsCellFlags, 0x400_0040))
    lowering.writer.add(.int(.nsCellFlags2, 0x1000_0400))
    lowering.writer.add(.reference(.nsContents, title))
    if let font { lowering.writer.add(.reference(.nsSupport, font)) }
    lowering.writer.add(.reference(.nsBackgroundColor, background))
    lowering.writer.add(.reference(.nsTextColor, text))
    lowering.writer.add(.reference(.nsUrl, url))
    lowering.writer.end()
    return cell
  }

  /// A box holds its content view alone; a separator holds nothing. Seen: 25 boxes, and 11 separators of Xcode 3 without
  /// the list.
  static func lowerBoxContent(_ lowering: inout Lowering) {
    if lowering.profile < .xcode5, isSeparator(&lowering), lowering.reader.child(.contentView) == nil { return }
    let content = lowering.reader.child(.contentView).flatMap { lowering.object($0) }
    let list = lowering.writer.array(content.map { [$0] } ?? [], .mutableArray)
    lowering.writer.add(.reference(.nsSubviews, list))
  }

  /// The gray of a separator's title, the same that boxes of those systems have around them. Seen: 12 of 12.
  static func lowerSeparatorColor(_ lowering: inout Lowering) {
    let color = AppKitColors.gray(0, alpha: Double(Float(0.8)), &lowering)
    lowering.writer.add(.reference(.nsTextColor, color))
  }

  /// The title of a box; a separator shows none and has the standard one. Seen: 6 separators, 21 boxes; 12 separators of
  /// Xcode 3 have another one.
  static func lowerBoxTitle(_ element: Int, _ lowering: inout Lowering) {
    if isSeparator(&lowering) {
      let title = lowering.profile < .xcode5 ? "Box" : "Title"
      return lowering.writer.add(.reference(.nsContents, lowering.writer.string(title)))
    }
    var title = lowering.reader.attribute(.title)
    if title == nil, let child = lowering.reader.child(.title) { title = lowering.childText(child) }
    let text: ObjectID
    if let title {
      text = LocalizableTexts.object(title, .title, of: element, &lowering)
    } else {
      text = lowering.writer.string("")
    }
    lowering.writer.add(.reference(.nsContents, text))
  }

  private static func isSeparator(_ lowering: inout Lowering) -> Bool {
    guard let type = lowering.reader.attribute(.boxType) else { return false }
    return lowering.reader.document.bytes.equals(type, "separator")
  }

  /// The margins around a box's content: 5 points on a separator, which has no content, else those that the document
  /// says. Seen: 25 boxes.
  static func lowerBoxMargins(_ lowering: inout Lowering) {
    var margins = [0.0, 0]
    if let own = lowering.reader.child(.contentViewMargins) {
      margins = lowering.reader.numbers(of: own, .size)
    } else if isSeparator(&lowering), lowering.profile >= .xcode5 {
      // 12 of 12 of Xcode 3 have none.
      margins = [5, 5]
    }
    lowering.writer.add(.reference(.nsOffsets, lowering.writer.string(Geometry.text(margins, of: .size))))
  }

  /// The width of a box's border: a number of its own in NIBArchives, a plain one in keyed archives.
  ///
  /// Seen: 9 boxes in NIBArchives and 7 in keyed archives, of 1 app, all without a border. Inferred: other widths, likewise.
  static func lowerBorderWidth(_ lowering: inout Lowering) {
    guard let own = lowering.reader.attribute(.borderWidth), let element = lowering.reader.element,
      let width = lowering.reader.number(own, element), width != 1
    else { return }
    if AppKitVariants.isKeyed(lowering) {
      lowering.writer.add(.double(.nsBorderWidth2, width))
    } else {
      lowering.writer.add(.reference(.nsBorderWidth2, lowering.writer.number(real: width)))
    }
  }

  /// A field that completes no text says so in its cell. Seen: 2 cells.
  static func lowerTextCompletion(_ element: Int, _ lowering: inout Lowering) {
    let field = lowering.reader.parent(of: element)
    guard field >= 0, lowering.reader.flag(.textCompletion, of: field) == false else { return }
    lowering.writer.add(.bool(lowering.declared.key, true))
  }
}

extension AppKitControls {
  /// The code of the family's custom lowerings.
  static func code(_ lowering: CustomLowering.AppKitControls) -> CustomLoweringCode {
    switch lowering {
    case .timeZoneData: .init(lower: { lowerTimeZoneData(&$2) }, raise: { $0.raiseTimeZoneData($1) })
    case .shadowedSymbol:
      .init(lower: { AppKitSymbols.lowerShadow(&$2) }, raise: { $0.raiseSymbolConfiguration($1) })
    case .selectedSegment: .init(.computed) { lowerSelectedSegment(&$2) }
    case .searchFieldFlags: .init(lower: { lowerSearchFlags($0, &$2) }, raise: { $0.raiseSearchFlags($1) })
    case .cancelButtonLabel: .init(.computed) { lowerCancelLabel(&$2) }
    case .pathComponents: .init(.computed) { lowerPathComponents(&$2) }
    case .boxTitle: .init(lower: { lowerBoxTitle($0, &$2) }, raise: { $0.raiseBoxTitle($1) })
    case .boxContent: .init(.computed) { lowerBoxContent(&$2) }
    case .separatorColor: .init(.computed) { lowerSeparatorColor(&$2) }
    case .boxBorderWidth: .init(lower: { lowerBorderWidth(&$2) }, raise: { $0.raiseBorderWidth($1) })
    case .boxMargins: .init(lower: { lowerBoxMargins(&$2) }, raise: { $0.raiseBoxMargins($1) })
    case .textCompletion:
      .init(
        lower: { lowerTextCompletion($0, &$2) },
        raise: { raising, current in
          if current.integer(raising.declared.key) == 1 {
            raising.sayOfControl("textCompletion", "NO", current)
          }
        })
    case .layeredSubviews: .init(.computed) { lowerLayeredSubviews($0, &$2) }
    case .firstLayoutWidth: .init(.computed) { lowerFirstLayoutWidth(&$2) }
    case .lineBreakStrategy: .init(.computed) { lowerLineBreakStrategy($0, &$2) }
    case .logicalLayout: .init(lower: { lowerLogicalLayout($0, &$2) }, raise: { $0.raiseLogicalLayout($1) })
    }
  }
}
