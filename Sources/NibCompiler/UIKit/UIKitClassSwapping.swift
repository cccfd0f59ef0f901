import NibBytes
import NibGraph

enum UIKitClassSwapping {
  /// The class an element's object is archived with: its kind's, or the swapper for a custom class.
  static func archivedClass(_ element: Int, _ plan: KindPlan, _ lowering: inout Lowering) -> ClassID {
    customClass(element, plan, &lowering) == nil && !isNamedController(element, plan, &lowering)
      ? plan.classID : UIKitClass.classSwapper.id
  }

  /// Whether an element is a controller that a storyboard gives by name, which from Xcode 11 on is made in place of its
  /// own class: one with an identifier, or the one that is shown first.
  ///
  /// Seen: 20 of 20 controllers; 8 of 8 without a name, and all of older compilers, are what they are.
  private static func isNamedController(_ element: Int, _ plan: KindPlan, _ lowering: inout Lowering) -> Bool {
    guard plan.isController, lowering.profile >= .xcode11, let map = lowering.scope?.map else { return false }
    if let name = lowering.reader.attribute(.storyboardIdentifier, of: element), name.count > 0 { return true }
    return map.initialScene >= 0 && map.scenes[map.initialScene].controller == element
  }

  /// The custom class of an element, unless it is the kind's own.
  private static func customClass(_ element: Int, _ plan: KindPlan, _ lowering: inout Lowering) -> ByteSpan? {
    guard !plan.ignoresCustomClass, let span = lowering.reader.attribute(.customClass, of: element), span.count > 0,
      !lowering.reader.document.bytes.equals(span, plan.className)
    else { return nil }
    return span
  }

  /// Writes the names of a custom class: last in its object.
  static func lowerCustomClass(_ element: Int, _ plan: KindPlan, _ lowering: inout Lowering) {
    guard let span = customClass(element, plan, &lowering) else {
      guard isNamedController(element, plan, &lowering) else { return }
      let name = lowering.writer.string(plan.className)
      lowering.writer.add(.reference(.className, name))
      return lowering.writer.add(.reference(.originalClassName, name))
    }
    let hasModule =
      lowering.reader.attribute(.customModule, of: element) != nil || isOfTarget(element, &lowering)
    let name = hasModule ? lowering.writer.string(swiftName(element, span, &lowering)) : lowering.writer.string(span)
    lowering.writer.add(.reference(.className, name))
    lowering.writer.add(.reference(.originalClassName, lowering.writer.string(plan.swappedClassName)))
  }

  /// A class as the runtime knows it: mangled with its module, or as it stands without one.
  static func swiftName(_ element: Int, _ span: ByteSpan, _ lowering: inout Lowering) -> String {
    let name = lowering.reader.text(span)
    let module = moduleName(element, &lowering)
    return module.isEmpty ? name : "_TtC\(module.utf8.count)\(module)\(name.utf8.count)\(name)"
  }

  /// The module of an element's custom class: the target's where the document says so and the target is known.
  static func moduleName(_ element: Int, _ lowering: inout Lowering) -> String {
    if isOfTarget(element, &lowering), let module = lowering.options.module { return module }
    return lowering.reader.attribute(.customModule, of: element).map { lowering.reader.text($0) } ?? ""
  }

  /// Whether the document says that a custom class is of the target's module, whatever module it names beside.
  private static func isOfTarget(_ element: Int, _ lowering: inout Lowering) -> Bool {
    lowering.reader.attribute(.customModuleProvider, of: element).map {
      lowering.reader.document.bytes.equals($0, "target")
    } ?? false
  }
}
