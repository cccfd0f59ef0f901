import NibRuntime
import NibSchema
import NibStandIns

/// What menus are made of. Stands in for UIMenuElement.
open class UIMenuElement: CodingStandIn {
  /// The title.
  open var title = ""
  /// The line below the title.
  open var subtitle: String?
  /// The image beside it.
  open var image: UIImage?

  /// Reads the archived values.
  open override func decode(from coder: NibCoder) throws {
    try super.decode(from: coder)
    try Self.elementTable.read(self, from: coder)
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [elementTable] }

  private static let elementTable = PropertyTable(
    UIMenuElement.self, kind: UIKitElements.menu, fresh: { UIMenuElement() },
    [
      Property("title", \.title),
      Property("image", \.image),
    ])
}

extension UIMenuElement {
  /// How an item may be chosen.
  public struct Attributes: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes a set from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// It cannot be chosen.
    public static let disabled = Self(rawValue: 1)
    /// It destroys something.
    public static let destructive = Self(rawValue: 2)
    /// It is not shown.
    public static let hidden = Self(rawValue: 4)
    /// The menu stays open.
    public static let keepsMenuPresented = Self(rawValue: 8)
  }

  /// The mark beside an item.
  public enum State: Int, Sendable {
    /// As named.
    case off, on, mixed
  }
}

/// A menu, or a menu in another. Stands in for UIMenu.
open class UIMenu: UIMenuElement {
  /// Called once an item was chosen that does not leave the menu open.
  final var closing: (() -> Void)?

  /// How a menu is shown.
  public struct Options: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes a set from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Its items stand in the menu around it.
    public static let displayInline = Self(rawValue: 1)
    /// Its items stand in a row of symbols.
    public static let displayAsPalette = Self(rawValue: 128)
    /// It destroys something.
    public static let destructive = Self(rawValue: 2)
    /// One of its items is chosen at a time.
    public static let singleSelection = Self(rawValue: 32)
  }

  /// What tells a menu from others.
  public struct Identifier: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
    /// The name.
    public let rawValue: String

    /// Makes one of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Makes one of a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// Makes one of a name.
    public init(stringLiteral name: String) { rawValue = name }
  }

  /// How large its elements are.
  public enum ElementSize: Int, Sendable {
    /// As named.
    case small, medium, large, automatic
  }

  /// How it is shown; looked at by nothing.
  open var options: Options = []
  /// How large its elements are; looked at by nothing.
  open var preferredElementSize = ElementSize.automatic
  /// The name of the menu; nil for one that code gave none.
  open var identifier: Identifier?
  /// The items and menus in it, in order.
  open var children: [UIMenuElement] = []
  /// How its elements are shown; looked at by nothing.
  open var displayPreferences: UIMenuDisplayPreferences?

  /// Makes a menu.
  public convenience init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
    options: Options = [], preferredElementSize: ElementSize = .automatic, children: [UIMenuElement] = []
  ) {
    self.init()
    self.title = title
    self.subtitle = subtitle
    self.preferredElementSize = preferredElementSize
    self.image = image
    self.identifier = identifier
    self.options = options
    self.children = children
  }

  /// Reads the archived menu.
  open override func decode(from coder: NibCoder) throws {
    try super.decode(from: coder)
    try Self.menuTable.read(self, from: coder)
    identifier = try coder.string(Self.menuTable.names.key("identifier")).map { Identifier($0) }
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [menuTable] }

  private static let menuTable = PropertyTable(
    UIMenu.self, kind: UIKitElements.menu, fresh: { UIMenu() },
    [
      Property("children", row: "menuElements", objects: \.children)
    ])

  /// The element that titles lead to, each in the menu of the one before; nil if there is none. What a deferred element
  /// provides stands in its place.
  open func element(_ titles: [String]) -> UIMenuElement? {
    var found: UIMenuElement? = self
    for title in titles { found = (found as? UIMenu)?.shownChildren.first { $0.title == title } }
    return found
  }

  /// The elements as an open menu shows them: what deferred ones provide stands in their places, and what is hidden is
  /// left out.
  open var shownChildren: [UIMenuElement] {
    children.flatMap { ($0 as? UIDeferredMenuElement)?.elements() ?? [$0] }.filter {
      let attributes = ($0 as? UIAction)?.attributes ?? ($0 as? UICommand)?.attributes ?? []
      return !attributes.contains(.hidden)
    }
  }

  /// The same menu with other elements.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      preferredElementSize: preferredElementSize, children: newChildren)
  }

  /// The elements that have a mark, those of menus in it too.
  open var selectedElements: [UIMenuElement] {
    children.flatMap { child in
      (child as? UIMenu)?.selectedElements
        ?? ((child as? UIAction)?.state == .on || (child as? UICommand)?.state == .on ? [child] : [])
    }
  }
}

/// Elements that are asked for when the menu is opened. Stands in for UIDeferredMenuElement.
///
/// What a provider hands over before it returns is in the menu; what comes later is there when the menu is opened again.
public final class UIDeferredMenuElement: UIMenuElement {
  private var provider: ((@escaping ([UIMenuElement]) -> Void) -> Void)?
  private var isCached = true
  private var known: [UIMenuElement]?

  /// Makes one that is asked once.
  public convenience init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
    self.init()
    provider = elementProvider
  }

  /// Makes one that is asked each time.
  public static func uncached(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) -> UIDeferredMenuElement {
    let made = UIDeferredMenuElement(elementProvider)
    made.isCached = false
    return made
  }

  /// What is asked for the elements where the focus is.
  public struct Identifier: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
    /// The name.
    public let rawValue: String
    /// Makes one of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes one of a name.
    public init(stringLiteral name: String) { rawValue = name }
  }

  /// What hands the elements over. Stands in for UIDeferredMenuElement.Provider.
  @MainActor
  public final class Provider {
    let elements: (@escaping ([UIMenuElement]) -> Void) -> Void

    /// Makes one.
    public init(elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
      elements = elementProvider
    }
  }

  /// What is asked where the focus is; nil for elements with a provider of their own.
  public private(set) var identifier: Identifier?

  /// Makes one whose elements the responder with the focus hands over, or one after it: `provider(for:)` of each is asked.
  public static func usingFocus(identifier: Identifier, shouldCacheItems: Bool) -> UIDeferredMenuElement {
    let made = UIDeferredMenuElement { completion in
      let window = UIApplication.shared.keyWindow
      let start: UIResponder? = window?.firstResponder ?? window
      let chain = sequence(first: start, next: { $0?.next }).prefix(1000)
      let wanted = UIDeferredMenuElement(identifier)
      guard let provider = chain.lazy.compactMap({ $0?.provider(for: wanted) }).first else { return completion([]) }
      provider.elements(completion)
    }
    (made.identifier, made.isCached) = (identifier, shouldCacheItems)
    return made
  }

  private convenience init(_ identifier: Identifier) {
    self.init()
    self.identifier = identifier
  }

  /// The elements, asked for now if they are not known.
  public func elements() -> [UIMenuElement] {
    if isCached, let known { return known }
    provider?({ self.known = $0 })
    return known ?? []
  }
}
