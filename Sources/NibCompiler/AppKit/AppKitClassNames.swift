import NibBytes
import NibGraph
import NibSchema

/// Which class an object is of, and by which names an archive says so.
enum AppKitClassNames {
  /// Whether an element's object is a swapper, which makes an object of another class than the archive's.
  ///
  /// A custom class in place of a known one: 60 of 60. Custom views and objects only in documents that make these
  /// directly: 12 of 12 views, of objects those with a class of their own.
  static func isSwapped(_ element: Int, _ plan: KindPlan, _ lowering: inout Lowering) -> Bool {
    switch WellKnownName(lowering.reader.tag(element)) {
    case .window: return false
    case .customView: return lowering.appKit.isDirect
    case .customObject:
      // A class of the framework is made as ever. Seen: NSFontManager.
      guard lowering.appKit.isDirect, let name = customClass(element, &lowering),
        !lowering.reader.text(name).hasPrefix("NS"),
        let id = lowering.reader.attribute(.id, of: element)
      else { return false }
      return !lowering.reader.document.bytes.equals(id, "-2") && !lowering.reader.document.bytes.equals(id, "-3")
    default:
      guard let name = customClass(element, &lowering), !AppKitLibrary.isTemplate(element, &lowering) else {
        return false
      }
      return !lowering.reader.document.bytes.equals(name, plan.className)
    }
  }

  private static func customClass(_ element: Int, _ lowering: inout Lowering) -> ByteSpan? {
    guard let name = lowering.reader.attribute(.customClass, of: element), name.count > 0 else { return nil }
    return name
  }

  /// The string of an element's custom class as the runtime knows it, or of a class that stands for want of one.
  static func name(of element: Int, orElse plain: String, _ lowering: inout Lowering) -> ObjectID {
    guard let name = customClass(element, &lowering) else { return lowering.writer.string(plain) }
    if lowering.reader.attribute(.customModule, of: element) != nil {
      return lowering.writer.string(UIKitClassSwapping.swiftName(element, name, &lowering))
    }
    return lowering.writer.string(name)
  }

  /// The two names of a swapper, first in its object.
  static func lowerSwapperNames(_ element: Int, _ plan: KindPlan, _ original: String, _ lowering: inout Lowering) {
    guard isSwapped(element, plan, &lowering) else { return }
    lowering.writer.add(.reference(.nsClassName, name(of: element, orElse: original, &lowering)))
    lowering.writer.add(.reference(.nsOriginalClassName, lowering.writer.string(original)))
  }

  /// The class of a custom view, last in its object.
  static func lowerCustomView(_ element: Int, _ plan: KindPlan, _ lowering: inout Lowering) {
    if isSwapped(element, plan, &lowering) { return }
    lowerReference(element, &lowering)
    // 4 of 4 views of Xcode 4 without a class of their own.
    if (OutputProfile.xcode4 ..< .xcode5).contains(lowering.profile), customClass(element, &lowering) == nil {
      let plain = lowering.writer.append(Array(String.class(.nsView).utf8))
      return lowering.writer.add(.reference(.nsClassName, lowering.writer.string(plain, mutable: true)))
    }
    lowering.writer.add(.reference(.nsClassName, name(of: element, orElse: .class(.nsView), &lowering)))
  }

  /// The class of the owner, of the application, whose class is its own whatever the document says, or of an object.
  static func lowerCustomObject(_ element: Int, _ plan: KindPlan, _ lowering: inout Lowering) {
    if isSwapped(element, plan, &lowering) {
      lowering.writer.add(.reference(.nsClassName, name(of: element, orElse: .class(.object), &lowering)))
      lowering.writer.add(.reference(.nsOriginalClassName, lowering.writer.string(.key(.nsObject))))
      return lowering.writer.add(.bool(.nsInitializeWithInit, true))
    }
    lowerReference(element, &lowering)
    let isApplication = AppKitRoot.isPlaceholder("-3", element, &lowering)
    let name =
      isApplication
      ? lowering.writer.string("NSApplication") : name(of: element, orElse: .class(.object), &lowering)
    lowering.writer.add(.reference(.nsClassName, name))
  }

  /// `IBClassReference`, where an element has a custom class. Seen: all of the newest archives.
  static func lowerReference(_ element: Int, _ lowering: inout Lowering) {
    guard let name = customClass(element, &lowering) else { return }
    let provider = lowering.reader.attribute(.customModuleProvider, of: element).map { lowering.reader.text($0) }
    let parts: [(key: AppKitKey, text: String?)] = [
      (.ibClassName, lowering.reader.text(name)), (.ibModuleName, UIKitClassSwapping.moduleName(element, &lowering)),
      (.ibModuleProvider, provider),
    ]
    let reference = lowering.writer.reserve(.ibClassReference)
    lowering.writer.begin(reference)
    for part in parts {
      if let text = part.text, !text.isEmpty {
        lowering.writer.add(.reference(part.key, lowering.writer.string(text)))
      } else {
        lowering.writer.add(.null(part.key))
      }
    }
    lowering.writer.end()
    lowering.writer.add(.reference(.ibClassReference, reference))
  }
}

extension AppKitClassNames {
  /// The code of the family's custom lowerings.
  static func code(_ lowering: CustomLowering.AppKitClassNames) -> CustomLoweringCode {
    switch lowering {
    case .classSwapperNames:
      .init(.computed) { (element, plan, lowering) in
        AppKitFormatters.placeNumber(element, &lowering)
        AppKitControls.placeAnimation(element, &lowering)
        AppKitControls.placeTextColor(element, &lowering)
        AppKitCells.placeButtonBits(element, &lowering)
        AppKitStacks.placeInTab(element, &lowering)
        AppKitPrototypes.nameRoot(element, &lowering)
        lowerSwapperNames(element, plan, plan.className, &lowering)
      }
    case .directClassNames:
      .init(.computed) { (element, plan, lowering) in
        AppKitStacks.placeInTab(element, &lowering)
        AppKitPrototypes.nameRoot(element, &lowering)
        lowerSwapperNames(element, plan, .class(.nsView), &lowering)
      }
    case .customViewExtension:
      .init(.computed) { (_, _, lowering) in
        lowering.writer.add(.reference(lowering.declared.key, lowering.writer.string("NSResponder")))
      }
    case .customViewClass:
      .init(lower: { lowerCustomView($0, $1, &$2) }, raise: { $0.raiseClassReference($1) })
    case .customObjectClass:
      .init(lower: { lowerCustomObject($0, $1, &$2) }, raise: { $0.raiseClassReference($1) })
    case .classReference:
      .init(lower: { lowerReference($0, &$2) }, raise: { $0.raiseClassReference($1) })
    }
  }
}
