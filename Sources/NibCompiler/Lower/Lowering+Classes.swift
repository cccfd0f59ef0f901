import NibBytes
import NibGraph

extension Lowering {
  /// The class an element's object is archived with: its kind's, or the swapper for a custom class.
  mutating func archivedClass(_ element: Int, _ plan: Plan) -> ClassID {
    customClass(element, plan) == nil ? plan.classID : book.classes.swapper
  }

  /// The custom class of an element, unless it is the kind's own.
  private mutating func customClass(_ element: Int, _ plan: Plan) -> ByteSpan? {
    guard !plan.ignoresCustomClass, let span = attribute(book.names.customClass, of: element), span.count > 0,
      !document.bytes.equals(span, plan.className)
    else { return nil }
    return span
  }

  /// Writes the names of a custom class: last in its object.
  mutating func lowerCustomClass(_ element: Int, _ plan: Plan) {
    guard let span = customClass(element, plan) else { return }
    let hasModule = attribute(book.names.customModule, of: element) != nil
    let name = hasModule ? string(swiftName(element, span)) : string(span)
    builder.add(.reference(book.keys.className, name))
    builder.add(.reference(book.keys.originalClassName, string(plan.className)))
  }

  /// A class as the runtime knows it: mangled with its module, or as it stands without one.
  mutating func swiftName(_ element: Int, _ span: ByteSpan) -> String {
    let name = text(span)
    let module = moduleName(element)
    return module.isEmpty ? name : "_TtC\(module.utf8.count)\(module)\(name.utf8.count)\(name)"
  }

  /// The module of an element's custom class: the target's where the document says so and the target is known.
  private mutating func moduleName(_ element: Int) -> String {
    guard let span = attribute(book.names.customModule, of: element) else { return "" }
    if let provider = attribute(book.names.customModuleProvider, of: element),
      document.bytes.equals(provider, "target"), let module = options.module
    {
      return module
    }
    return text(span)
  }
}
