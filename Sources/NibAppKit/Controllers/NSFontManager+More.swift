import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// What the panel or a menu does to a font. Documented: the numbers, by AppKit.
public enum NSFontAction: UInt, Sendable {
  /// No change; the font of the panel; a trait more; larger; smaller; heavier; lighter; a trait less.
  case noFontChangeAction, viaPanelFontAction, addTraitFontAction, sizeUpFontAction, sizeDownFontAction
  /// As named.
  case heavierFontAction, lighterFontAction, removeTraitFontAction
}

/// Whether a collection of fonts is the application's alone.
public struct NSFontCollectionOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Options of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// It is.
  public static let applicationOnlyMask = Self(rawValue: 1 << 0)
}

extension NSFontManager {
  /// What is being done to fonts.
  public var currentFontAction: NSFontAction {
    switch change {
    case .none: .noFontChangeAction
    case .font: .viaPanelFontAction
    case .adding: .addTraitFontAction
    case .removing: .removeTraitFontAction
    case .size(let step): step > 0 ? .sizeUpFontAction : .sizeDownFontAction
    case .weight(let isHeavier): isHeavier ? .heavierFontAction : .lighterFontAction
    }
  }
  /// The traits that what is being done makes of traits.
  public func convertFontTraits(_ traits: NSFontTraitMask) -> NSFontTraitMask {
    switch change {
    case .adding(let trait): traits.union(trait)
    case .removing(let trait): traits.subtracting(trait)
    default: traits
    }
  }
  /// Says which attributes the text that is chosen has, for the panel to show.
  public func setSelectedAttributes(_ attributes: [String: Any], isMultiple flag: Bool) { self.attributes = attributes }
  /// The attributes that what is being done makes of attributes: their font is another one.
  public func convertAttributes(_ attributes: [String: Any]) -> [String: Any] {
    var new = attributes
    if let font = attributes[NSAttributedString.Key.font.rawValue] as? NSFont {
      new[NSAttributedString.Key.font.rawValue] = convert(font)
    }
    return new
  }
  /// The same by names of attributes.
  func convertedAttributes(_ attributes: [NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any] {
    var new = attributes
    if let font = attributes[.font] as? NSFont { new[.font] = convert(font) }
    return new
  }
  /// The menu of fonts: bold, italic, larger and smaller; made on request where code set none.
  public func fontMenu(_ create: Bool) -> NSMenu? {
    guard menu == nil, create else { return menu }
    let made = NSMenu(title: "Font")
    for (title, action, tag) in [
      ("Show Fonts", "orderFrontFontPanel:", 0), ("Bold", "addFontTrait:", 2), ("Italic", "addFontTrait:", 1),
      ("Bigger", "modifyFont:", 3), ("Smaller", "modifyFont:", 4),
    ] {
      let item = made.addItem(withTitle: title, action: Selector(action), keyEquivalent: "")
      item.tag = tag
      item.target = NSFontActions.shared
    }
    menu = made
    return made
  }
  /// Sets the menu of fonts.
  public func setFontMenu(_ newMenu: NSMenu) { menu = newMenu }
  /// Shows the panel of styles: that of fonts.
  public func orderFrontStylesPanel(_ sender: Any?) { orderFrontFontPanel(sender) }

  /// The collections of fonts that code added.
  public var collectionNames: [Any] { collections.keys.map(\.rawValue).sorted() }
  /// The fonts of a collection; nil for one that is not there.
  public func fontDescriptors(inCollection collectionNames: String) -> [Any]? { collections[.init(collectionNames)] }
  /// Adds an empty collection.
  /// - Returns: whether there was none of the name.
  @discardableResult
  public func addCollection(_ collectionName: String, options collectionOptions: NSFontCollectionOptions = []) -> Bool {
    let name = NSFontCollection.Name(collectionName)
    guard collections[name] == nil else { return false }
    collections[name] = []
    return true
  }
  /// Takes a collection away.
  /// - Returns: whether there was one.
  @discardableResult
  public func removeCollection(_ collectionName: String) -> Bool {
    collections.removeValue(forKey: .init(collectionName)) != nil
  }
  /// Adds fonts to a collection.
  public func addFontDescriptors(_ descriptors: [Any], toCollection collectionName: String) {
    collections[.init(collectionName)]? += descriptors.compactMap { $0 as? NSFontDescriptor }
  }
  /// Takes a font from a collection.
  public func removeFontDescriptor(_ descriptor: NSFontDescriptor, fromCollection collection: String) {
    collections[.init(collection)]?.removeAll { $0 == descriptor }
  }
  /// The names of the fonts that a descriptor fits.
  public func availableFontNamesMatchingFontDescriptor(_ descriptor: NSFontDescriptor) -> [Any]? {
    descriptor.matchingFontDescriptors(withMandatoryKeys: nil).compactMap(\.postscriptName)
  }
}

/// Performs what menus of fonts send.
final class NSFontActions: NSResponder {
  static let shared = NSFontActions()

  override func responds(to selector: String) -> Bool {
    ["orderFrontFontPanel:", "addFontTrait:", "removeFontTrait:", "modifyFont:"].contains(selector)
      || super.responds(to: selector)
  }

  override func perform(_ selector: String, sender: AnyObject?, event: ControlEvents?) throws -> Bool {
    let manager = NSFontManager.shared
    switch selector {
    case "orderFrontFontPanel:": manager.orderFrontFontPanel(sender)
    case "addFontTrait:": manager.addFontTrait(sender)
    case "removeFontTrait:": manager.removeFontTrait(sender)
    case "modifyFont:": manager.modifyFont(sender)
    default: return try super.perform(selector, sender: sender, event: event)
    }
    return true
  }
}
