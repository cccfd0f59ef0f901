import NibBytes
import NibDocument
import NibGraph
import NibSchema

/// What a compiler writes anew, because it makes the objects and archives them again; the editor saved them as they were.
extension LegacyCopying {
  /// Whether the compiler of Xcode 3.2 is imitated, a program of 32 bits, and not its editor.
  private var isOf32Bits: Bool { namesObjects && !isOfEditor && profile > .xcode3point1 }

  /// Writes a value anew that the compiler has in another form. Answers whether it did.
  mutating func renew(_ name: String, _ target: ElementIndex, of node: ElementIndex, _ stored: String) -> Bool {
    switch name {
    case .key(.nsNextKeyView):
      guard let next = nextKeyViews[node.index] else { return false }
      add(name, object(next))
    case .key(.nsMaxSize), .key(.nsWindowContentMaxSize):
      guard stored == .class(.nsWindowTemplate), let limit, let sides = sides(target),
        sides.contains(where: { $0 >= 1e13 })
      else { return false }
      // A content that may be of any size has no limit from Xcode 6 on.
      if renewsSystem, name == .key(.nsWindowContentMaxSize) { return true }
      let texts = sides.map { $0 >= 1e13 ? limit : Decimal.text($0) }
      add(name, text("{\(texts.joined(separator: ", "))}"))
    case .key(.nsWhite), .key(.nsRgb):
      guard isOf32Bits, stored == .class(.nsColor), let bytes = legacy.data(of: target) else { return false }
      add(name, data: AppKitLegacy.narrowed(components: bytes))
    default: return false
    }
    return true
  }

  /// How a side of a size that has no limit is printed: the largest `Float`, later 10^13; nil where it stays.
  ///
  /// Seen: 3 windows of 32 bits, 1 of Xcode 6.
  private var limit: String? {
    if renewsSystem { return "10000000000000" }
    return isOf32Bits ? "3.40282e+38" : nil
  }

  private func sides(_ target: ElementIndex) -> [Double]? {
    legacy.text(of: target).map { LegacyText.numbers(in: $0).compactMap { Double($0) } }
  }

  /// Adds what the compiler's system knows of an object, and older documents do not say.
  mutating func complete(_ node: ElementIndex, _ stored: String) {
    guard renewsSystem else { return }
    switch stored {
    case .class(.nsFont) where legacy.value(.key(.nsName), of: node) == nil:
      let flags = legacy.value(.key(.nsfFlags), of: node).flatMap { legacy.integer(of: $0) } ?? 0
      add(.key(.nsName), text(AppKitKeyEras.fontName(AppKitFont.systemName(flags: flags), in: profile)))
    case .class(.nsWindowTemplate):
      for (key, whole) in [
        (String.key(.nsWindowContentMaxSize), String.key(.nsMaxSize)),
        (.key(.nsWindowContentMinSize), .key(.nsMinSize)),
      ]
      where legacy.value(key, of: node) == nil {
        if let content = contentSize(of: node, whole) { add(key, text(content)) }
      }
    default: break
    }
  }

  /// A limit of a window's size without its title; nil where it has none.
  private func contentSize(of node: ElementIndex, _ key: String) -> String? {
    guard let sides = legacy.value(key, of: node).flatMap({ self.sides($0) }), sides.count == 2,
      sides.allSatisfy({ $0 < 1e13 })
    else { return nil }
    let style = legacy.value(.key(.nsWindowStyleMask), of: node).flatMap { legacy.integer(of: $0) } ?? 0
    return "{\(Decimal.text(sides[0])), \(Decimal.text(sides[1] - AppKitLegacy.titleHeight(style: style)))}"
  }

  /// Lets each scroll view lead to what it shows, where the document lets it lead to one of its scrollers first: that
  /// scroller comes after what is shown.
  ///
  /// Seen: 2 scroll views with a hidden scroller.
  mutating func tileScrollViews() {
    for record in records.objects where legacy.className(of: record.object) == .class(.nsScrollView) {
      let view = record.object
      guard let next = legacy.value(.key(.nsNextKeyView), of: view),
        let content = legacy.value(.key(.nsContentView), of: view),
        let shown = legacy.value(.key(.nsDocView), of: content),
        [.key(.nsHScroller), .key(.nsVScroller)].contains(where: { legacy.value($0, of: view) == next })
      else { continue }
      nextKeyViews[view.index] = content
      nextKeyViews[shown.index] = next
    }
  }
}
