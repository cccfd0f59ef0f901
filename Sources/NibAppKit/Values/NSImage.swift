import Foundation
import NibFoundation
import NibResources
import NibRuntime
import NibStandIns
import Synchronization

/// An image. Stands in for NSImage.
///
/// The value that archives and the resolver use is in `nibImage`: the name, and the file that was found.
open class NSImage: FrameworkValue, NSImageLookup, @unchecked Sendable {
  /// The name of an image.
  public typealias Name = String

  /// The value: the name, and the file that was found.
  public final let nibImage: NibImage
  private final let state: Mutex<State>
  final let drawing = ImageDrawing()

  private struct State {
    var size: NSSize
    var isTemplate: Bool
    var name: String?
    var accessibilityDescription: String?
  }

  /// Makes the image of a value of archives.
  public init(_ image: NibImage) {
    nibImage = image
    state = Mutex(
      State(
        size: Self.size(image), isTemplate: image.file?.isTemplate ?? image.name.hasSuffix("Template"),
        name: image.name.isEmpty ? nil : image.name))
    super.init()
  }

  /// Makes an empty image without a size.
  public convenience override init() { self.init(size: .zero) }

  /// Makes an empty image of a size in points.
  public convenience init(size: NSSize) { self.init(NibImage(name: "", archivedSize: NibSize(size))) }

  /// Makes an image of a file; nil unless it is there and begins as a picture does. The picture is not decoded.
  public convenience init?(contentsOfFile path: String) {
    guard let image = NibImage(path: path, scale: Double(Self.scale(ofPath: path))) else { return nil }
    self.init(image)
  }

  /// Makes an image of the bytes of a file; nil unless they begin as a picture's do. The picture is not decoded.
  public convenience init?(bytes: [UInt8]) {
    guard let image = NibImage(bytes: bytes, scale: 1) else { return nil }
    self.init(image)
  }

  private static func scale(ofPath path: String) -> Int {
    path.split(separator: "/").last.flatMap { ImageVariant(fileName: String($0))?.scale } ?? 1
  }

  private static func size(_ image: NibImage) -> NSSize {
    guard let file = image.file else { return NSSize(image.archivedSize) }
    if let size = file.pointSize { return NSSize(size) }
    guard let pixels = file.pixelSize, file.scale > 0 else { return NSSize(image.archivedSize) }
    return NSSize(width: pixels.width / file.scale, height: pixels.height / file.scale)
  }

  /// Whether another object is an image of the same value.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSImage else { return false }
    guard other !== self else { return true }
    return other.nibImage == nibImage && other.size == size && !isDrawn && !other.isDrawn
  }

  private var isDrawn: Bool { drawing.handler != nil || !drawing.representations.isEmpty }

  /// The same for equal images.
  open override var hash: Int { nibImage.hashValue }

  /// The name, with the file behind it if one was found.
  open override var description: String { nibImage.description }

  /// Size in points: of its file, else what the archive noted.
  open var size: NSSize {
    get { state.withLock { $0.size } }
    set { state.withLock { $0.size = newValue } }
  }

  /// Whether the image is drawn as a shape in the tint color.
  ///
  /// - Documented: a name that ends in `Template` marks a template image.
  open var isTemplate: Bool {
    get { state.withLock { $0.isTemplate } }
    set { state.withLock { $0.isTemplate = newValue } }
  }

  /// What assistive technology reads; nil for nothing.
  open var accessibilityDescription: String? {
    get { state.withLock { $0.accessibilityDescription } }
    set { state.withLock { $0.accessibilityDescription = newValue } }
  }

  /// Whether it has something to show: a file, or a symbol's name.
  open var isValid: Bool {
    nibImage.file != nil || nibImage.isSymbol || drawing.handler != nil || !drawing.representations.isEmpty
  }

  /// The name; nil for an image without one.
  public final func name() -> Name? { state.withLock { $0.name } }

  /// Gives the image a name, under which `NSImage(named:)` finds it before any file; nil takes it away.
  /// - Returns: false if another image has the name.
  @discardableResult
  public final func setName(_ name: Name?) -> Bool {
    guard NamedImages.register(self, as: name, insteadOf: self.name()) else { return false }
    state.withLock { $0.name = name }
    return true
  }
}

/// The initializers of NSImage that give an object that is there already.
public protocol NSImageLookup: NibConvertible, _ExpressibleByImageLiteral {}

extension NSImageLookup {
  /// `image`
  public static var nibKind: String { NibImage.nibKind }

  /// The object of a value of archives: the same for each one who reads the same archived image.
  public init?(nibValue: NibValue) {
    guard case .image(let image, let shared) = nibValue,
      let object = (shared?.object { NSImage(image) } ?? NSImage(image)) as? Self
    else { return nil }
    self = object
  }

  /// As an image.
  public var nibValue: NibValue {
    guard let image = self as? NSImage else { return .null }
    return .image(image.nibImage, object: SharedObject(image))
  }

  /// The image of a name: one that `setName(_:)` gave it to, else the main bundle's (`MainBundle.current`), else the
  /// system's; nil if there is none.
  ///
  /// The system's images have no file, and their size is not known. The same name gives the same object for as long as
  /// its file is the same.
  public init?(named name: String) {
    let found = NamedImages.image(name) ?? NSImage.named(name, in: MainBundle.current.own) ?? NamedImages.system(name)
    guard let image = found as? Self else { return nil }
    self = image
  }

  /// The image of a name in the main bundle or in any bundle inside it.
  public init?(namedGlobally name: String) {
    guard let image = NSImage.named(name, in: MainBundle.current.global) as? Self else { return nil }
    self = image
  }

  /// The same with how much of the symbol is drawn strongly, 0...1; the value is not kept, for symbols are not drawn.
  public init?(systemSymbolName name: String, variableValue value: Double, accessibilityDescription: String?) {
    self.init(systemSymbolName: name, accessibilityDescription: accessibilityDescription)
  }

  /// A symbol of the system's, by its name. The list of symbols is not known here, so any name makes one.
  public init?(systemSymbolName name: String, accessibilityDescription: String?) {
    let symbol = NSImage(NibImage(name: name, isSymbol: true))
    symbol.accessibilityDescription = accessibilityDescription
    guard let image = symbol as? Self else { return nil }
    self = image
  }
}

extension NSImage {
  package static func named(_ name: String, in resources: NamedResources) -> NSImage? {
    resources.image(ImageQuery(name, scale: 2, idiom: .mac, traits: DisplayTraits(luminosity: .light))) { match in
      NSImage(NibImage(match, named: name))
    }
  }

  /// Where an image of a name is looked for in the main bundle, as `nibwright resolve` shows it: the file if there is one,
  /// else all that was tried.
  public static func lookup(named name: String) -> ImageAnswer {
    MainBundle.current.own.images.resolve(
      ImageQuery(name, scale: 2, idiom: .mac, traits: DisplayTraits(luminosity: .light)))
  }
}

/// Images that programs named, and those of the system.
private enum NamedImages {
  private static let named = Mutex<[String: NSImage]>([:])

  static func image(_ name: String) -> NSImage? { named.withLock { $0[name] } }

  static func register(_ image: NSImage, as name: String?, insteadOf old: String?) -> Bool {
    named.withLock { named in
      if let name, let known = named[name], known !== image { return false }
      if let old, named[old] === image { named[old] = nil }
      if let name { named[name] = image }
      return true
    }
  }

  private static let systemImages: [String: NSImage] = Dictionary(
    uniqueKeysWithValues: (NSImage.systemNames + NSImage.touchBarNames).map { ($0, NSImage(NibImage(name: $0))) })

  static func system(_ name: String) -> NSImage? { systemImages[name] }
}
