import NibBytes
import NibDocument
import NibGraph
import NibSchema

extension Lowering {
  /// A `<color>` child, or the colour that stands for its absence.
  mutating func runColor(_ row: PlannedRow) {
    if let child = child(row.symbol), tag(child) == book.names.color {
      builder.add(.reference(row.key, color(child)))
    } else if row.extra >= 0 {
      builder.add(.reference(row.key, color(standing: book.colors[Int(row.extra)])))
    }
  }

  /// The UIColor of a `<color>` element.
  mutating func color(_ element: Int) -> ObjectID {
    let print = fingerprint(element)
    if let known = values.elements.find(print) { return known.object }
    let object = memorableColor(element)
    values.elements.add(print, (object, 0))
    return object
  }

  /// The UIColor of an element, remembered by its attributes and those of the resource that it names.
  private mutating func memorableColor(_ element: Int) -> ObjectID {
    let names = book.names
    // One book serves all members of a folder, and what a colour becomes depends on the member's system.
    let system: UInt8 = (knowsDynamicColors ? 16 : 0) + (knowsCatalogColors ? 32 : 0)
    var key = attributeBytes(element, kind: system + (links.colorMatched ? 1 : 0))
    if let name = attribute(names.name, of: element) ?? attribute(names.systemColor, of: element),
      let resource = resourceColor(name)
    {
      key += attributeBytes(resource, kind: 3)
    }
    if let entry = book.memo.find(key), let color = entry.color { return self.color(color, entry.fields) }
    let warnings = diagnostics.warningCount
    let color = archived(describe(element))
    let fields = book.prepare(color.fields)
    // A faulty colour is not remembered, or the next document would not be told of the fault.
    guard diagnostics.warningCount == warnings else { return self.color(color, fields) }
    book.memo.add(.init(color: color, font: nil, fields: fields), for: key)
    return self.color(color, fields)
  }

  /// The UIColor of a resolved colour.
  mutating func color(_ color: ArchivedColor) -> ObjectID {
    if let known = values.colors.find(color) { return known }
    let book = book
    return self.color(color, book.memo.fields(of: color) { book.prepare(color.fields) })
  }

  private mutating func color(_ color: ArchivedColor, _ fields: [PreparedValue]) -> ObjectID {
    if let known = values.colors.find(color) { return known }
    let object = object(book.classes.color, fields)
    values.colors.add(color, object)
    return object
  }

  /// The attributes of an element but its key, as bytes that tell elements apart.
  mutating func attributeBytes(_ element: Int, kind: UInt8) -> [UInt8] {
    var result: [UInt8] = [kind]
    result.reserveCapacity(400)
    for attribute in document.attributes(of: .init(element)) {
      let symbol = index.symbolOfName[Int(attribute.name)]
      if symbol == book.names.key || symbol < 0 { continue }
      withUnsafeBytes(of: symbol) { result.append(contentsOf: $0) }
      withUnsafeBytes(of: attribute.value.count) { result.append(contentsOf: $0) }
      result.append(contentsOf: document.bytes[attribute.value.range])
    }
    return result
  }

  /// A colour description resolved under this compile's profile and target.
  mutating func archived(_ description: ColorDescription) -> ArchivedColor {
    return ArchivedColor(
      description, profile: book.profile, colorMatched: links.colorMatched, namesCatalogColors: knowsCatalogColors,
      namesDynamicColors: knowsDynamicColors)
  }

  /// The colour of an absent attribute.
  mutating func color(standing color: DefaultColor) -> ObjectID {
    switch color {
    case .labelText: self.color(.defaultLabelText(profile: book.profile))
    case .fieldText: self.color(.defaultFieldText(profile: book.profile))
    case .white: self.color(archived(ColorDescription(value: ColorValue(white: 1))))
    case .gray: self.color(archived(ColorDescription(value: ColorValue(white: 0.5))))
    }
  }

  /// What a `<color>` element says.
  mutating func describe(_ element: Int) -> ColorDescription {
    var description = ColorDescription(value: components(element).inTenDecimals)
    let names = book.names
    description.systemColor = attribute(names.systemColor, of: element).map { text($0) }
    description.cocoaTouchSystemColor = attribute(names.cocoaTouchSystemColor, of: element).map { text($0) }
    description.xcode11CocoaTouchSystemColor =
      attribute(names.xcode11CocoaTouchSystemColor, of: element).map { text($0) }
    description.name = attribute(names.name, of: element).map { text($0) }
    description.catalog = attribute(names.catalog, of: element).map { text($0) }
    if let name = attribute(names.name, of: element) ?? attribute(names.systemColor, of: element) {
      description.fallback = resourceColor(name).map { components($0) }
    }
    return description
  }

  private mutating func components(_ element: Int) -> ColorValue {
    let names = book.names
    var value = ColorValue()
    value.red = component(names.red, of: element)
    value.green = component(names.green, of: element)
    value.blue = component(names.blue, of: element)
    value.white = component(names.white, of: element)
    value.alpha = component(names.alpha, of: element)
    value.colorSpace = attribute(names.colorSpace, of: element).map { text($0) }
    value.customColorSpace = attribute(names.customColorSpace, of: element).map { text($0) }
    let space = value.colorSpace == "custom" ? value.customColorSpace : value.colorSpace
    if value.space == nil, let space, space != "catalog" {
      let consequence = value.hasComponents ? "its numbers are taken as they stand" : "the color becomes black"
      warn(.unknownValue, "'\(space)' is no color space that is known; \(consequence)", at: element)
    }
    return value
  }

  /// A component of a colour; nil when it is absent, and a warning when it is no number.
  private mutating func component(_ name: PassName, of element: Int) -> Double? {
    guard let span = attribute(name, of: element) else { return nil }
    if let value = Decimal.real(document.bytes, span) { return value }
    warnNumber(span, element)
    return nil
  }

  /// The `<color>` that `<resources>` has for a colour's name.
  private mutating func resourceColor(_ name: ByteSpan) -> Int? {
    if !values.knowsResourceColors {
      values.knowsResourceColors = true
      noteResourceColors()
    }
    return strings.find(name, tag: ContentTag.resourceColor, in: builder.bytes).map { Int($0.index) }
  }

  private mutating func noteResourceColors() {
    guard let resources = document.child("resources", of: .root) else { return }
    for entry in children(of: Int(resources.index)) {
      let tag = tag(entry)
      guard tag == book.names.namedColor || tag == book.names.systemColor,
        let name = attribute(book.names.name, of: entry),
        let color = children(of: entry).first(where: { self.tag($0) == book.names.color })
      else { continue }
      guard strings.find(name, tag: ContentTag.resourceColor, in: builder.bytes) == nil else { continue }
      strings.add(name, tag: ContentTag.resourceColor, object: ObjectID(color), in: builder.bytes)
    }
  }

  /// A fingerprint of an element's attributes but its key: equal elements become one object.
  mutating func fingerprint(_ element: Int) -> UInt64 {
    let record = document.elements[element]
    let first = Int(record.firstAttribute)
    var hash = UInt64(record.name) &+ 0x51_7C_C1
    document.bytes.withUnsafeBufferPointer { bytes in
      for attribute in document.attributes[first..<first + Int(record.attributeCount)] {
        if index.symbolOfName[Int(attribute.name)] == book.names.key { continue }
        hash = (hash ^ UInt64(attribute.name)) &* 0x9E37_79B9_7F4A_7C15
        hash = (hash ^ Fingerprint.of(bytes, attribute.value)) &* 0x9E37_79B9_7F4A_7C15
        hash ^= hash >> 31
      }
    }
    return hash
  }
}
