import NibBytes
import NibGraph
import NibSchema

enum UIKitButtons {
  /// What the names of menus that documents have begin with, before the menu's id.
  static let menuPrefix = "com.apple.ib.menu.dynamic."
  /// What the marks of their items begin with.
  static let commandPrefix = "com.apple.command-tag.ib."

  /// `UIButtonStatefulContent`: a dictionary from the state's number to what the button shows then.
  static func lowerButtonStates(_ element: Int, _ lowering: inout Lowering) {
    var states: [(number: Int64, content: ObjectID)] = []
    for state in lowering.reader.children(of: element) where lowering.reader.tag(state) == .state {
      let key = lowering.reader.attribute(.key, of: state).map { lowering.reader.text($0) } ?? ""
      guard let number = Choice.controlState.value(of: key) else {
        reportUnknown(state, key, &lowering)
        continue
      }
      lowering.reader.reportUnread(state, beyond: Self.stateNames)
      // What a configured button shows otherwise, its configuration says.
      if number == 0, UIKitConfigurations.isConfigured(&lowering) {
        reportUnused(state, &lowering)
        continue
      }
      if let content = buttonContent(state, number, &lowering) { states.append((number, content)) }
    }
    if UIKitOldButtons.isOldButton(&lowering) {
      if UIKitOldButtons.customClassIsAbsent(&lowering) {
        lowering.writer.builder.setClass(UIKitClass.roundedRectButton.id, of: lowering.reserved(element))
      }
      if !states.contains(where: { $0.number == 1 }) { states.append((1, UIKitOldButtons.oldHighlight(&lowering))) }
    }
    if UIKitConfigurations.isConfigured(&lowering), isForSystemsWithoutConfigurations(&lowering),
      let content = configuredState(of: element, &lowering)
    {
      states.append((0, content))
    }
    guard !states.isEmpty else { return }
    states.sort { $0.number < $1.number }
    let dictionary = lowering.writer.reserve(.mutableDictionary)
    lowering.writer.begin(dictionary)
    lowering.writer.add(.bool(.nsInlinedValue, true))
    for place in order(of: states.map(\.number), &lowering) {
      lowering.writer.add(.reference(.nibEncoderEmptyKey, lowering.writer.number(integer: states[place].number)))
      lowering.writer.add(.reference(.nibEncoderEmptyKey, states[place].content))
    }
    lowering.writer.end()
    lowering.writer.add(.reference(.buttonStatefulContent, dictionary))
  }

  /// The order in which a dictionary of the era gives back states, by their places.
  private static func order(of numbers: [Int64], _ lowering: inout Lowering) -> [Int] {
    if lowering.options.keyedEra == .system10_5 { return DictionaryOrder.scrambled(numbers) }
    // Four states come out of a dictionary of the first eras in this order. Seen: 5 of 5.
    return lowering.profile < .xcode4point3 && numbers == [0, 1, 2, 4] ? [0, 3, 1, 2] : Array(numbers.indices)
  }

  /// `identifier` of a menu, `propertyList` of an item. Seen: 2 and 4.
  static func lowerMenuName(_ element: Int, _ lowering: inout Lowering) {
    let id = lowering.reader.attribute(.id).map { lowering.reader.text($0) } ?? "\(element)"
    let isMenu = lowering.reader.tag(element) == .menu
    let name = (isMenu ? menuPrefix : commandPrefix) + id
    lowering.writer.add(.reference(isMenu ? .identifier : .propertyList, lowering.writer.string(name)))
  }

  /// What is read of a `<state>`.
  private static let stateNames: [WellKnownName] = [
    .key, .title, .image, .catalog, .backgroundImage, .attributedTitle, .titleColor, .titleShadowColor,
    .preferredSymbolConfiguration,
  ]

  @inline(never)
  private static func reportUnknown(_ state: Int, _ key: String, _ lowering: inout Lowering) {
    let known = Choice.controlState.entries.map(\.name).joined(separator: ", ")
    lowering.reader.warn(
      .unknownValue, "unknown key '\(key)' of a state, expected \(known); state ignored", at: state)
  }

  /// Warns of what the normal state of a configured button says and its configuration does not.
  ///
  /// Seen: 94 of 98 titles are those of the configuration, or the one that Interface Builder gives each new button and
  /// leaves there.
  @inline(never)
  private static func reportUnused(_ state: Int, _ lowering: inout Lowering) {
    guard let configuration = lowering.reader.child(.configuration) else { return }
    var unused: [String] = []
    for name in [WellKnownName.title, .image, .backgroundImage] {
      guard let value = lowering.reader.attribute(name, of: state).map({ lowering.reader.text($0) }) else { continue }
      let counted = lowering.reader.attribute(name, of: configuration).map { lowering.reader.text($0) }
      if value != counted, name != .title || value != "Button" { unused.append("'\(name.rawValue)' (\"\(value)\")") }
    }
    for child in Array(lowering.reader.children(of: state)) {
      let key = lowering.reader.attribute(.key, of: child).map { lowering.reader.text($0) }
      unused.append("'\(key ?? lowering.reader.document.tag(.init(child)))'")
    }
    guard !unused.isEmpty else { return }
    lowering.reader.warn(
      .ignoredValue,
      "the normal state of a button with a configuration has \(unused.joined(separator: ", ")), which is not archived: "
        + "its configuration counts", at: state)
  }

  /// Whether older systems are to show what the configuration of a button says: those before iOS 15 know none.
  ///
  /// Seen: 59 buttons for 13 documents of an app without a known target and 1 for tvOS 14.0 with; 8 for iOS 16.0 and 16.2
  /// and 1 for 16.0, of 3 apps, without.
  private static func isForSystemsWithoutConfigurations(_ lowering: inout Lowering) -> Bool {
    (lowering.options.deploymentTarget?.major ?? 0) < 15
  }

  /// `UIImageEdgeInsets`: what a configured button has for systems that know no configurations, though it says none.
  ///
  /// Seen: 60 of 60 such buttons, and the same numbers in documents that were saved with them.
  static func lowerConfiguredInsets(_ lowering: inout Lowering) {
    guard isForSystemsWithoutConfigurations(&lowering) else { return }
    lowering.writer.add(.data(.imageEdgeInsets, lowering.writer.reals(0, 0, 0, .leastNormalMagnitude)))
  }

  /// What the normal state of a configured button says for such systems: what its configuration does.
  ///
  /// Seen: 60 titles, 9 of them with an image; title, color and image in 4 more without sources.
  private static func configuredState(of element: Int, _ lowering: inout Lowering) -> ObjectID? {
    guard let configuration = lowering.reader.child(.configuration) else { return nil }
    var values: [KeyedValue] = []
    if let title = lowering.reader.attribute(.title, of: configuration)
      ?? lowering.reader.firstChild(.title, of: configuration).flatMap({ lowering.childText($0) }), title.count > 0
    {
      // Translators know it as the title of the state. Seen: 12.
      let state = normalState(of: element, &lowering) ?? configuration
      values.append(.reference(.title, LocalizableTexts.object(title, .title, of: state, &lowering)))
    }
    let isSymbol = lowering.reader.attribute(.catalog, of: configuration).map { lowering.reader.text($0) == "system" }
    if let image = stateImage(.image, of: configuration, isSymbol: isSymbol ?? false, &lowering) {
      values.append(.reference(.image, image))
    }
    guard !values.isEmpty else { return nil }
    if let color = lowering.reader.firstChild(.baseForegroundColor, of: configuration) {
      values.append(.reference(.titleColor, UIKitColors.color(color, &lowering)))
    }
    let object = lowering.writer.reserve(.buttonContent)
    lowering.writer.begin(object)
    for value in values { lowering.writer.add(value) }
    lowering.writer.end()
    return object
  }

  private static func normalState(of button: Int, _ lowering: inout Lowering) -> Int? {
    for child in Array(lowering.reader.children(of: button)) where lowering.reader.tag(child) == .state {
      if lowering.reader.attribute(.key, of: child).map({ lowering.reader.text($0) == "normal" }) ?? false {
        return child
      }
    }
    return nil
  }

  /// The UIButtonContent of a `<state>`; nil if it says nothing.
  private static func buttonContent(_ state: Int, _ number: Int64, _ lowering: inout Lowering) -> ObjectID? {
    var values: [KeyedValue] = []
    if let attributed = lowering.reader.firstChild(.attributedTitle, of: state) {
      values.append(.reference(.attributedTitle, UIKitAttributedStrings.attributedString(attributed, &lowering)))
    }
    if let title = lowering.reader.attribute(.title, of: state)
      ?? lowering.reader.firstChild(.title, of: state).flatMap({ lowering.childText($0) })
    {
      values.append(.reference(.title, LocalizableTexts.object(title, .title, of: state, &lowering)))
    }
    let isSymbol = lowering.reader.attribute(.catalog, of: state).map { lowering.reader.text($0) == "system" } ?? false
    if let image = stateImage(.image, of: state, isSymbol: isSymbol, &lowering) {
      values.append(.reference(.image, image))
    }
    if let image = stateImage(.backgroundImage, of: state, isSymbol: false, &lowering) {
      values.append(.reference(.backgroundImage, image))
    }
    if values.isEmpty, number == 0, showsSystemPicture(&lowering) { return nil }
    addColors(of: state, number, to: &values, &lowering)
    // Inferred: where it stands among the keys. Seen: 8 states that have one.
    if let element = lowering.reader.firstChild(.preferredSymbolConfiguration, of: state),
      let symbols = lowering.object(element)
    {
      values.append(.reference(.imageSymbolConfiguration, symbols))
    }
    guard !values.isEmpty else { return nil }
    let object = lowering.writer.reserve(.buttonContent)
    lowering.writer.begin(object)
    for value in values { lowering.writer.add(value) }
    lowering.writer.end()
    return object
  }

  /// Whether the button at hand is of a type that has a picture of the system; colors alone are no content of its normal
  /// state. Seen: 8 of 8 buttons of type `contactAdd`.
  private static func showsSystemPicture(_ lowering: inout Lowering) -> Bool {
    guard let type = lowering.reader.attribute(.buttonType).map({ lowering.reader.text($0) }) else { return false }
    return ["contactAdd", "detailDisclosure", "infoLight", "infoDark"].contains(type)
  }

  /// The colors of a title and its shadow.
  private static func addColors(
    of state: Int, _ number: Int64, to values: inout [KeyedValue], _ lowering: inout Lowering
  ) {
    if let element = lowering.reader.firstChild(.titleColor, of: state) {
      values.append(.reference(.titleColor, UIKitColors.color(element, &lowering)))
    } else if UIKitOldButtons.isOldButton(&lowering), let color = UIKitOldButtons.oldTitleColor(number, &lowering) {
      values.append(.reference(.titleColor, color))
    } else if number != 0, lowering.profile < .xcode3point2 {
      values.append(.reference(.titleColor, UIKitOldButtons.plain(red: 0, green: 0, blue: 0, &lowering)))
    }
    if let element = lowering.reader.firstChild(.titleShadowColor, of: state) {
      values.append(.reference(.shadowColor, UIKitColors.color(element, &lowering)))
    } else if number == 0 && lowering.profile < .xcode4point3 || lowering.profile < .xcode3point2 {
      // Seen: 5 buttons that say none, and in the first era 3 other states of 1.
      values.append(.reference(.shadowColor, UIKitOldButtons.plain(red: 0, green: 0, blue: 0, &lowering)))
    }
  }

  /// An image of a state: an attribute names it, or an `<imageReference>`.
  private static func stateImage(
    _ name: WellKnownName, of state: Int, isSymbol: Bool, _ lowering: inout Lowering
  ) -> ObjectID? {
    if let name = lowering.reader.attribute(name, of: state) {
      return UIKitImages.image(name, isSymbol: isSymbol, &lowering)
    }
    return lowering.reader.firstChild(name, of: state).flatMap { UIKitImages.image(reference: $0, &lowering) }
  }
}

/// Rounded buttons as iOS 6 show them. Seen: 40 buttons of 3 archives.
enum UIKitOldButtons {
  /// Whether the button at hand is a rounded one for iOS 6.
  static func isOldButton(_ lowering: inout Lowering) -> Bool {
    guard lowering.options.targetsPreiOS7, let type = lowering.reader.attribute(.buttonType) else { return false }
    return lowering.reader.document.bytes.equals(type, "roundedRect")
      || lowering.reader.document.bytes.equals(type, "system")
  }

  /// Whether the element at hand is of its kind's own class.
  static func customClassIsAbsent(_ lowering: inout Lowering) -> Bool { lowering.reader.attribute(.customClass) == nil }

  /// The colour of the title in a state: blue, grey when disabled, white when highlighted.
  static func oldTitleColor(_ state: Int64, _ lowering: inout Lowering) -> ObjectID? {
    switch state {
    case 0:
      let enabled = lowering.reader.attribute(.enabled).map { lowering.reader.isYes($0) } ?? true
      return enabled
        ? plain(red: 0.21960784, green: 0.32941177, blue: 0.52941179, &lowering)
        : plain(red: 2 / 3, green: 2 / 3, blue: 2 / 3, &lowering)
    case 1: return plain(red: 1, green: 1, blue: 1, &lowering)
    default: return nil
    }
  }

  /// What a rounded button shows while it is highlighted.
  static func oldHighlight(_ lowering: inout Lowering) -> ObjectID {
    let color = plain(red: 1, green: 1, blue: 1, &lowering)
    let object = lowering.writer.reserve(.buttonContent)
    lowering.writer.begin(object)
    lowering.writer.add(.reference(.titleColor, color))
    lowering.writer.end()
    return object
  }

  static func plain(red: Double, green: Double, blue: Double, _ lowering: inout Lowering) -> ObjectID {
    let space = lowering.uiKit.colorMatched ? "sRGB" : "calibratedRGB"
    return UIKitColors.color(
      UIKitColors.archived(
        ColorDescription(value: ColorValue(red: red, green: green, blue: blue, space: space)), &lowering), &lowering)
  }
}

extension UIKitButtons {
  /// The code of the family's custom lowerings.
  static func code(_ lowering: CustomLowering.UIKitButtons) -> CustomLoweringCode {
    switch lowering {
    case .buttonStates:
      .init(
        lower: { lowerButtonStates($0, &$2) }, raise: { $0.raiseButtonStates($1) },
        legacy: { $0.raiseButtonStates(&$1) })
    case .configuredInsets: .init(.computed) { lowerConfiguredInsets(&$2) }
    case .menuName: .init(lower: { lowerMenuName($0, &$2) }, raise: { $0.raiseMenuName($1) })
    }
  }
}
