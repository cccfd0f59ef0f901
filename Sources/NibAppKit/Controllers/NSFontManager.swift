import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// Changes fonts. Stands in for NSFontManager.
///
/// No font of the machine is looked up: the fonts that there are, with their names, weights and traits, are those of a table.
/// Fonts of other names have the traits that they are given, and keep their names.
@MainActor
public final class NSFontManager {
  /// The one of the program.
  public static let shared = NSFontManager()

  /// The font that is chosen: what code sets, or a panel.
  public private(set) var selectedFont: NSFont?
  /// Whether the text that is chosen has several fonts.
  public private(set) var isMultiple = false
  /// What the first responder is asked to do when a font is chosen.
  public var action = Selector("changeFont:")
  /// Who is asked; nil for the first responder.
  public weak var target: AnyObject?
  /// Whether menus and the panel of fonts can be used.
  public var isEnabled = true
  var change = FontChange.none
  var attributes: [String: Any] = [:]
  var collections: [NSFontCollection.Name: [NSFontDescriptor]] = [:]
  var menu: NSMenu?
  /// What is told of the menus and panels of fonts; kept.
  public weak var delegate: AnyObject?

  private init() {}

  /// What a font can be. Documented: the bits, by AppKit.
  public typealias TraitMask = NSFontTraitMask

  /// A font with a trait more: bold, italic, of equal widths, narrow or wide.
  public func convert(_ font: NSFont, toHaveTrait trait: NSFontTraitMask) -> NSFont {
    changed(font) { traits in
      if trait.contains(.unboldFontMask) { traits.remove(.bold) }
      if trait.contains(.unitalicFontMask) { traits.remove(.italic) }
      traits.formUnion(trait.symbolic)
    }
  }

  /// A font with a trait less.
  public func convert(_ font: NSFont, toNotHaveTrait trait: NSFontTraitMask) -> NSFont {
    changed(font) { $0.subtract(trait.symbolic) }
  }

  /// A font in another size.
  public func convert(_ font: NSFont, toSize size: CGFloat) -> NSFont { font.withSize(Double(size)) }

  /// A font of another family, in the same size and with the same traits. Of a family that there is not, the name is the
  /// family's.
  public func convert(_ font: NSFont, toFamily family: String) -> NSFont {
    var value = font.nibFont
    (value.name, value.isSystem) = (family, false)
    value.traits = Int(NSFontDescriptor(font).symbolicTraits.union(traits(of: font).symbolic).rawValue)
    if let known = FontFamily.named(family), let member = known.members.first {
      if !known.isFixedPitch { value.traits &= ~Int(NSFontDescriptor.SymbolicTraits.monoSpace.rawValue) }
      value.name = member.name
      return changed(NSFont(value)) { _ in }
    }
    return NSFont(value)
  }

  /// A font of another name, in the same size.
  public func convert(_ font: NSFont, toFace typeface: String) -> NSFont? {
    NSFont(name: typeface, size: font.pointSize)
  }

  /// The font of a family with traits, in points; the weight is 5 for a regular font, and 9 and more for a heavy one, and
  /// the nearest counts. nil where the family has no font with the traits. Of a family that there is not, the name is the
  /// family's.
  public func font(
    withFamily family: String, traits: NSFontTraitMask, weight: Int, size: CGFloat
  ) -> NSFont? {
    guard let known = FontFamily.named(family) else {
      guard let plain = NSFont(name: family, size: size) else { return nil }
      return convert(plain, toHaveTrait: weight >= 9 ? traits.union(.boldFontMask) : traits)
    }
    let wanted = traits.contains(.boldFontMask) ? max(weight, 9) : weight
    guard
      let member = known.member(
        weight: wanted, isItalic: traits.contains(.italicFontMask), isCondensed: traits.contains(.condensedFontMask)),
      !traits.contains(.expandedFontMask), known.isFixedPitch || !traits.contains(.fixedPitchFontMask),
      !traits.contains(.boldFontMask) || member.isBold
    else { return nil }
    return KnownFonts.font(member, of: known, size: size)
  }

  /// What the panel or a menu has last chosen done to a font; called by who performs `changeFont:`.
  public func convert(_ fontObj: NSFont) -> NSFont {
    switch change {
    case .none: fontObj
    case .font(let font): font
    case .adding(let trait): convert(fontObj, toHaveTrait: trait)
    case .removing(let trait): convert(fontObj, toNotHaveTrait: trait)
    case .size(let step): convert(fontObj, toSize: max(1, fontObj.pointSize + step))
    case .weight(let isHeavier): convertWeight(isHeavier, of: fontObj)
    }
  }

  /// Says which font the text that is chosen has, for the panel to show.
  public func setSelectedFont(_ fontObj: NSFont, isMultiple flag: Bool) { (selectedFont, isMultiple) = (fontObj, flag) }

  /// Has the first responder change its font to that of the panel.
  public func modifyFontViaPanel(_ sender: Any?) {
    if let selectedFont { send(.font(NSFontPanel.shared.convert(selectedFont))) }
  }

  /// Has the first responder's font get the trait that the tag of the sender says.
  public func addFontTrait(_ sender: Any?) { if let trait = Self.trait(sender) { send(.adding(trait)) } }

  /// Has the first responder's font lose the trait that the tag of the sender says.
  public func removeFontTrait(_ sender: Any?) { if let trait = Self.trait(sender) { send(.removing(trait)) } }

  /// Makes the first responder's font larger or smaller by a point, or heavier or lighter, by the tag of the sender:
  /// 3, 4, 5 or 6.
  public func modifyFont(_ sender: Any?) {
    switch Self.tag(sender) {
    case 3: send(.size(1))
    case 4: send(.size(-1))
    case 5: send(.weight(true))
    case 6: send(.weight(false))
    default: break
    }
  }

  /// Shows the panel of fonts.
  public func orderFrontFontPanel(_ sender: Any?) { NSFontPanel.shared.orderFront(sender) }

  /// The panel of fonts.
  public func fontPanel(_ create: Bool) -> NSFontPanel? { create || NSFontPanel.sharedFontPanelExists ? .shared : nil }

  /// Has the target, or the first responder, change its font.
  /// - Returns: whether somebody did.
  @discardableResult
  public func sendAction() -> Bool {
    if NSApplication.shared.sendAction(action, to: target, from: self) { return true }
    guard target == nil, action == "changeFont:",
      let changer = NSApplication.shared.firstResponder((any NSFontChanging).self)
    else { return false }
    changer.changeFont(self)
    return true
  }

  func send(_ change: FontChange) {
    self.change = change
    sendAction()
    if let selectedFont { self.selectedFont = convert(selectedFont) }
  }

  private static func tag(_ sender: Any?) -> Int? {
    (sender as? any NSValidatedUserInterfaceItem)?.tag ?? (sender as? NSControl)?.tag
  }

  private static func trait(_ sender: Any?) -> NSFontTraitMask? {
    tag(sender).flatMap { UInt(exactly: $0) }.map(NSFontTraitMask.init)
  }

  /// What a font is.
  public func traits(of font: NSFont) -> NSFontTraitMask {
    let traits = NSFontDescriptor(font).symbolicTraits.union(KnownFonts.traits(ofFont: font.fontName))
    return NSFontTraitMask.pairs.reduce(into: NSFontTraitMask()) { mask, pair in
      if traits.contains(pair.symbolic) { mask.insert(pair.mask) }
    }
  }

  private func changed(_ font: NSFont, _ body: (inout NSFontDescriptor.SymbolicTraits) -> Void) -> NSFont {
    let descriptor = NSFontDescriptor(font)
    var traits = descriptor.symbolicTraits.union(KnownFonts.traits(ofFont: font.fontName))
    body(&traits)
    return KnownFonts.named(descriptor.withSymbolicTraits(traits).font)
  }
}

/// What is done to fonts by the panel or a menu.
enum FontChange {
  case none
  case font(NSFont)
  case adding(NSFontTraitMask)
  case removing(NSFontTraitMask)
  case size(Double)
  case weight(Bool)
}
