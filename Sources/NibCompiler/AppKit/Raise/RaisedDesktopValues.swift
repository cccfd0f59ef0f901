import NibBytes
import NibGraph
import NibSchema

/// Colors, fonts and images of AppKit, read backwards.
extension Raising {
  /// Adds a `<color>`.
  mutating func addDesktopColor(_ object: ObjectID, key: String, to parent: Int) {
    guard graph.isOf(AppKitClass.nsColor, object),
      let space = graph.value(AppKitKey.nsColorSpace, of: object).flatMap({ RaisedNumber.integer($0.value) })
    else { return warn("a color of a form that is not known is left out", object) }
    let element = document.add("color", key: key, to: parent)
    if space == 6 {
      guard let name = graph.text(AppKitKey.nsColorName, of: object) else { return }
      document.set("name", name, of: element)
      if graph.text(AppKitKey.nsCatalogName, of: object) == AppKitColors.assetCatalog {
        return addColorResource(name, graph.object(AppKitKey.nsColor, of: object))
      }
      document.set("catalog", graph.text(AppKitKey.nsCatalogName, of: object) ?? "System", of: element)
      return document.set("colorSpace", "catalog", of: element)
    }
    let custom = graph.object(AppKitKey.nsCustomColorSpace, of: object).flatMap { space in
      graph.value(AppKitKey.nsID, of: space).flatMap { RaisedNumber.integer($0.value) }
    }
    let isWide = isDisplayP3(object)
    let isGray = space == 3 || space == 4
    let own = components(.nsComponents, of: object)
    let calibrated = components(isGray ? .nsWhite : .nsRgb, of: object)
    let named: (name: String, isCustom: Bool)
    switch (custom, space) {
    case _ where isWide && own.count >= 3: named = ("displayP3", true)
    case (7, _) where own.count >= 3: named = ("sRGB", true)
    case (9, _) where !own.isEmpty: named = ("genericGamma22GrayColorSpace", true)
    case (_, 1): named = ("calibratedRGB", false)
    case (_, 2): named = ("deviceRGB", false)
    case (_, 3): named = ("calibratedWhite", false)
    default: named = ("deviceWhite", false)
    }
    let numbers = named.isCustom ? own : calibrated
    let names = isGray ? ["white"] : ["red", "green", "blue"]
    for (name, number) in zip(names, numbers) { document.set(name, Decimal.text(number), of: element) }
    let alpha = numbers.count > names.count ? numbers[names.count] : 1
    document.set("alpha", Decimal.text(alpha), of: element)
    document.set("colorSpace", named.isCustom ? "custom" : named.name, of: element)
    if named.isCustom { document.set("customColorSpace", named.name, of: element) }
  }

  /// Whether a color is one of Display P3, which a number of its own tells.
  private func isDisplayP3(_ color: ObjectID) -> Bool {
    let space = graph.object(AppKitKey.nsCustomColorSpace, of: color)
    let number = space.flatMap { graph.value(AppKitKey.nsSpaceID, of: $0) }
    return number.flatMap { RaisedNumber.integer($0.value) } == AppKitColors.displayP3Number
  }

  /// Lists a color of the asset catalog with its numbers among the document's resources.
  private mutating func addColorResource(_ name: String, _ color: ObjectID?) {
    guard let color, namedColors.insert(name).inserted else { return }
    let resources = document.child("resources", of: 0) ?? document.add("resources", to: 0)
    let resource = document.add("namedColor", to: resources)
    document.set("name", name, of: resource)
    addDesktopColor(color, key: "color", to: resource)
    if let numbers = document.child("color", of: resource) { document.remove("key", of: numbers) }
  }

  /// Numbers that a color has as text with spaces between.
  private func components(_ key: AppKitKey, of color: ObjectID) -> [Double] {
    guard let span = graph.value(key, of: color)?.span else { return [] }
    return graph.bytes.text(span).split { $0 == " " || $0 == "\0" }.compactMap { Double($0) }
  }

  /// What a font is for and the size that it has beside; a name where it is for nothing that has one.
  func desktopFont(_ object: ObjectID) -> (meta: String?, name: String, size: Double?, style: String?)? {
    guard let name = graph.text(AppKitKey.nsName, of: object) else { return nil }
    let values = values(of: object)
    let font = RaisedObject(object: object, element: 0, kind: AppKitElements.customObject, values: values)
    let size = font.real(AppKitKey.nsSize) ?? 13
    let usage = graph.object(AppKitKey.nsTextStyleDescriptor, of: object)
      .flatMap { graph.object(AppKitKey.nsFontDescriptorAttributes, of: $0) }.flatMap { graph.pairs($0) }?
      .lazy.compactMap { pair -> String? in
        guard case .reference(let key) = pair.key, graph.string(key) == "NSCTFontUIUsageAttribute",
          case .reference(let value) = pair.value
        else { return nil }
        return graph.string(value)
      }.first
    let flags = font.integer(AppKitKey.nsfFlags) ?? AppKitFont.plainFlags
    if flags == AppKitFont.plainFlags, let usage, let style = AppKitFont.styleName(usage: usage) {
      return (nil, name, nil, style)
    }
    let meta = AppKitFont.metaName(
      name: name, size: size, flags: flags, usage: usage, in: profile)
    return (meta?.name, name, meta == nil || meta?.hasOwnSize == true ? size : nil, nil)
  }

  /// Adds a `<font>`.
  mutating func addDesktopFont(_ object: ObjectID, key: String, to parent: Int) {
    guard let font = desktopFont(object) else { return warn("a font of a form that is not known is left out", object) }
    let element = document.add("font", key: key, to: parent)
    if let style = font.style { return document.set("textStyle", style, of: element) }
    if let meta = font.meta { document.set("metaFont", meta, of: element) }
    if let size = font.size { document.set("size", Decimal.text(size), of: element) }
    if font.meta == nil { document.set("name", font.name, of: element) }
    if graph.value(AppKitKey.nsFontUsesAppearanceFontSize, of: object)?.value == .bool(true) {
      document.set("usesAppearanceFont", "YES", of: element)
    }
  }

  /// Names an image in an attribute, with its size among the document's resources.
  mutating func sayDesktopImage(_ object: ObjectID, _ key: String, of element: Int) {
    guard graph.isOf(AppKitClass.nsCustomResource, object) else {
      // The compiler itself gives buttons these in the place of images.
      if graph.isOf(AppKitClass.nsButtonImageSource, object) || graph.isOf(AppKitClass.nsFont, object) { return }
      return warn("an image of a \(graph.className(of: object)) is left out", object)
    }
    guard let name = graph.text(AppKitKey.nsResourceName, of: object) else {
      return warn("an image without a name is left out", object)
    }
    let isSymbol = graph.text(AppKitKey.nsCatalogName, of: object) == "system"
    if let configuration = graph.object(AppKitKey.ibDesignImageConfiguration, of: object) {
      let reference = document.add("imageReference", key: key, to: element)
      document.set("image", name, of: reference)
      if isSymbol { document.set("catalog", "system", of: reference) }
      sayConfiguration(configuration, of: reference)
      if case .double(let value) = graph.value(AppKitKey.nsImageVariableValue, of: object)?.value {
        document.set("variableValue", Decimal.text(value), of: reference)
      }
    } else {
      document.set(key, name, of: element)
      if isSymbol { document.set("catalog", "system", of: element) }
    }
    let size = graph.object(AppKitKey.ibDesignSize, of: object).flatMap { graph.text(NibKey.nsSizeval, of: $0) }
    if let size { addImageResource(name, Geometry.numbers(in: size)) }
  }

  private mutating func sayConfiguration(_ configuration: ObjectID, of reference: Int) {
    let values = RaisedObject(
      object: configuration, element: reference, kind: AppKitElements.customObject, values: values(of: configuration))
    if let scale = values.integer(AppKitKey.ibSymbolScale), (1...3).contains(scale) {
      document.set("symbolScale", ["small", "medium", "large"][Int(scale) - 1], of: reference)
    }
    if let mode = values.integer(AppKitKey.ibRenderingMode), (1...5).contains(mode) {
      let modes = ["original", "template", "hierarchical", "palette", "multicolor"]
      document.set("renderingMode", modes[Int(mode) - 1], of: reference)
    }
  }

  /// Lists an image with its size among the document's resources.
  mutating func addImageResource(_ name: String, _ size: [Double]) {
    guard size.count == 2, namedImages.insert(name).inserted else { return }
    let resources = document.child("resources", of: 0) ?? document.add("resources", to: 0)
    let image = document.add("image", to: resources)
    document.set("name", name, of: image)
    document.set("width", Decimal.text(size[0]), of: image)
    document.set("height", Decimal.text(size[1]), of: image)
  }
}

extension Raising {
  /// What a web view's preferences say in their dictionary.
  mutating func raiseWebPreferences(_ current: RaisedObject) {
    for pair in current.reference(AppKitKey.values).flatMap({ graph.pairs($0) }) ?? [] {
      guard case .reference(let key) = pair.key, let name = graph.string(key),
        let preference = AppKitWebPreference.all.first(where: { $0.key == name }),
        case .reference(let object) = pair.value, let number = graph.number(object)
      else { continue }
      let text = preference.isFlag ? (number == 0 ? "NO" : "YES") : Decimal.text(number)
      say(preference.attribute, text, current)
    }
  }
}

/// Archived numbers of either kind.
enum RaisedNumber {
  /// A whole number; nil for another value.
  static func integer(_ value: Value) -> Int64? {
    switch value {
    case .int(let number): number
    case .bool(let flag): flag ? 1 : 0
    case .double(let number): Int64(exactly: number)
    case .float(let number): Int64(exactly: number)
    default: nil
    }
  }
}
