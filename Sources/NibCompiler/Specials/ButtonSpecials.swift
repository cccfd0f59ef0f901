import NibBytes
import NibGraph
import NibSchema

extension Lowering {
  /// `UIButtonStatefulContent`: a dictionary from the state's number to what the button shows then.
  mutating func lowerButtonStates(_ element: Int) {
    let names = book.names
    var states: [(number: Int64, content: ObjectID)] = []
    for state in children(of: element) where tag(state) == names.state {
      guard let key = attribute(names.key, of: state), let number = Choice.controlState.value(of: text(key)) else {
        warn(.unknownValue, "a state without a key that is known is left out", at: state)
        continue
      }
      reportUnread(state, beyond: Self.stateNames)
      if let content = buttonContent(state, number) { states.append((number, content)) }
    }
    if isOldButton() {
      if customClassIsAbsent() { builder.setClass(book.classes.roundedButton, of: ObjectID(Int(objectOf[element]))) }
      if !states.contains(where: { $0.number == 1 }) { states.append((1, oldHighlight())) }
    }
    guard !states.isEmpty else { return }
    states.sort { $0.number < $1.number }
    let dictionary = builder.reserve(book.classes.mutableDictionary)
    builder.begin(dictionary)
    builder.add(.bool(book.keys.inlined, true))
    for state in states {
      builder.add(.reference(book.keys.element, number(integer: state.number)))
      builder.add(.reference(book.keys.element, state.content))
    }
    builder.end()
    builder.add(.reference(book.keys.statefulContent, dictionary))
  }

  /// What is read of a `<state>`.
  private static let stateNames: [PassName] = [
    .key, .title, .image, .catalog, .backgroundImage, .attributedTitle, .titleColor, .titleShadowColor,
  ]

  /// The UIButtonContent of a `<state>`; nil if it says nothing.
  private mutating func buttonContent(_ state: Int, _ number: Int64) -> ObjectID? {
    let names = book.names
    var parts: [KeyedValue] = []
    let keyed = Array(children(of: state)).map { (symbol: childSymbol($0), element: $0) }
    func child(_ name: PassName) -> Int? { keyed.first { $0.symbol == name }?.element }
    if let attributed = child(names.attributedTitle) {
      parts.append(.reference(book.keys.attributedTitle, attributedString(attributed)))
    }
    if let title = attribute(names.title, of: state) ?? child(names.title).flatMap({ childText($0) }) {
      let key = attribute(names.key, of: state).map { text($0) } ?? "normal"
      let owner = Int(document.elements[state].parent)
      parts.append(.reference(book.keys.title, shownText(title, key + "Title", of: owner)))
    }
    let isSymbol = attribute(names.catalog, of: state).map { text($0) == "system" } ?? false
    if let name = attribute(names.image, of: state) {
      parts.append(.reference(book.keys.image, image(name, isSymbol: isSymbol)))
    } else if let image = child(names.image).flatMap({ image(reference: $0) }) {
      parts.append(.reference(book.keys.image, image))
    }
    if let name = attribute(names.backgroundImage, of: state) {
      parts.append(.reference(book.keys.backgroundImage, image(name, isSymbol: false)))
    } else if let image = child(names.backgroundImage).flatMap({ image(reference: $0) }) {
      parts.append(.reference(book.keys.backgroundImage, image))
    }
    if let element = child(names.titleColor) {
      parts.append(.reference(book.keys.titleColor, color(element)))
    } else if isOldButton(), let color = oldTitleColor(number) {
      parts.append(.reference(book.keys.titleColor, color))
    }
    if let element = child(names.titleShadowColor) {
      parts.append(.reference(book.keys.shadowColor, color(element)))
    }
    guard !parts.isEmpty else { return nil }
    let object = builder.reserve(book.classes.buttonContent)
    builder.begin(object)
    for part in parts { builder.add(part) }
    builder.end()
    return object
  }
}
