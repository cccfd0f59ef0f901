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
    let object = color(memorableColor(element))
    values.elements.add(print, object)
    return object
  }

  /// The colour of an element, remembered by its attributes and those of the resource that it names.
  private mutating func memorableColor(_ element: Int) -> MadeColor {
    let names = book.names
    // One book serves all members of a folder, and what a colour becomes depends on the member's system.
    let system: UInt8 = (knowsDynamicColors ? 16 : 0) + (knowsCatalogColors ? 32 : 0)
    memoKey.removeAll()
    addToMemoKey(element, kind: system + (links.colorMatched ? 1 : 0))
    if let name = attribute(names.name, of: element) ?? attribute(names.systemColor, of: element),
      let resource = resourceColor(name)
    {
      addToMemoKey(resource, kind: 3)
    }
    if let made = book.memo.color(for: memoKey) { return made }
    let warnings = diagnostics.warningCount
    let made = make(archived(describe(element)))
    // A faulty colour is not remembered, or the next document would not be told of the fault.
    if diagnostics.warningCount == warnings { book.memo.remember(made, for: memoKey) }
    return made
  }

  /// The UIColor of a resolved colour.
  mutating func color(_ color: ArchivedColor) -> ObjectID { self.color(make(color)) }

  private mutating func make(_ color: ArchivedColor) -> MadeColor {
    let book = book
    return book.memo.color(color) { book.prepare(color.fields) }
  }

  private mutating func color(_ made: MadeColor) -> ObjectID {
    if let known = values.object(of: made) { return known }
    let object = object(book.classes.color, made.fields)
    values.add(made, object)
    return object
  }

  /// Adds the attributes of an element but its key, as bytes that tell elements apart.
  mutating func addToMemoKey(_ element: Int, kind: UInt8) {
    memoKey.append(kind)
    let bytes = document.bytes
    let record = document.elements[element]
    let first = Int(record.firstAttribute)
    for position in first..<first + Int(record.attributeCount) {
      let attribute = document.attributes[position]
      let symbol = index.symbolOfName[Int(attribute.name)]
      if symbol == book.names.key || symbol < 0 { continue }
      memoKey.append(bytesOf: symbol)
      memoKey.append(bytesOf: attribute.value.count)
      bytes.withUnsafeBufferPointer { bytes in
        guard let start = bytes.baseAddress else { return }
        memoKey.append(from: start + Int(attribute.value.offset), count: Int(attribute.value.count))
      }
    }
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
    let (attributes, symbols) = (document.attributes, index.symbolOfName)
    document.bytes.withUnsafeBufferPointer { bytes in
      for position in first..<first + Int(record.attributeCount) {
        let attribute = attributes[position]
        if symbols[Int(attribute.name)] == book.names.key { continue }
        hash = (hash ^ UInt64(attribute.name)) &* 0x9E37_79B9_7F4A_7C15
        hash = (hash ^ Fingerprint.of(bytes, attribute.value)) &* 0x9E37_79B9_7F4A_7C15
        hash ^= hash >> 31
      }
    }
    return hash
  }
}
