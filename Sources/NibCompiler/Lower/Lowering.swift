import NibBytes
import NibDiagnostics
import NibDocument
import NibGraph
import NibSchema

/// The second pass: makes an object of each element by its kind's rows.
///
/// Elements are lowered from a queue, not by recursion: an object that refers to another only reserves it. So one set
/// of look-up slots serves every element, and a deep document needs no deep stack. Elements are read by the reader,
/// objects written by the writer, and what differs between platforms is asked of the platform.
struct Lowering: ~Copyable {
  let schema: CompiledSchema
  let platform: Platform
  let profile: OutputProfile
  /// Options of the archive at hand: a folder's variants differ in their oldest system.
  var options: CompileOptions
  var reader: ElementReader
  var writer: ObjectWriter

  /// By element: its object, or -1.
  var objectOf: GrowingBuffer<Int32>
  /// Elements whose objects are reserved, in the order in which they were met.
  private var queue: GrowingBuffer<QueuedElement>
  /// How many of the queue are lowered.
  private var lowered = 0
  /// What stands for keys of the element's rows, because a part of the element says it.
  var overrides: [KeyedValue] = []
  /// The key whose row the element at hand does without.
  var leavesOut: KeyID?
  /// Bits that the word of a key gets besides those of its row, for the element at hand.
  var addedBits: (key: KeyID, mask: Int64)?

  /// The names that the custom lowering at hand declares.
  var declared = DeclaredNames()

  /// What the root needs of the elements.
  var links = RecordedLinks()
  /// What the platform's own code remembers of the archive at hand.
  var state: PlatformState
  /// Where the key of a colour or a font in the schema's memo is put together.
  var memoKey = GrowingBuffer<UInt8>(capacity: 256)
  /// The texts that people see, where they are looked up in strings files.
  let texts: PlannedTexts?
  /// Whether texts that people see are looked up in strings files.
  var isLocalized: Bool { texts != nil }
  /// By element of one container: where it stands among those whose texts are numbered.
  var textPlaces = (container: -1, places: NumberMap<Int>())
  /// Whether the archive at hand is one of several of its document, which refer to each other by name.
  private(set) var isOneOfSeveral = false
  /// Elements that have an object in the archive at hand, where it is one of several.
  private var touched: [Int32] = []
  /// Archives inside the one at hand, with the objects that will hold their bytes.
  var nested: [NestedNib] = []

  init(
    _ document: Document, schema: CompiledSchema, index: SymbolizedDocument, options: CompileOptions,
    diagnostics: Diagnostics
  ) {
    self.schema = schema
    self.options = options
    platform = schema.platform
    profile = schema.profile
    state = platform.archives.makeState()
    texts =
      options.localizableStrings.names(textsOf: document, profile: options.profile, platform) ? schema.texts : nil
    let count = document.elements.count
    reader = ElementReader(document, schema, index, diagnostics)
    writer = ObjectWriter(schema, bytes: document.bytes, expecting: count)
    objectOf = GrowingBuffer(repeating: -1, count: count)
    queue = GrowingBuffer(capacity: count / 2 + 16)
    links.expect(objects: count)
    platform.archives.startArchive(&self)
  }

  /// Forgets the archive before and begins another of the same document.
  mutating func startArchive() {
    isOneOfSeveral = true
    for element in touched { objectOf[Int(element)] = -1 }
    touched.removeAll(keepingCapacity: true)
    queue.removeAll()
    lowered = 0
    links = RecordedLinks()
    nested = []
    writer.startArchive()
    platform.archives.startArchive(&self)
  }

  /// Lowers everything that has been reserved, and what that reserves in turn.
  mutating func processQueue() {
    while lowered < queue.count {
      let work = queue[lowered]
      lowered += 1
      lower(Int(work.element), schema.plans[Int(work.plan)])
    }
  }

  /// The object of an element, reserved on first sight; nil if elements of that tag are no objects.
  mutating func object(_ element: Int) -> ObjectID? {
    if objectOf[element] >= 0 { return ObjectID(Int(objectOf[element])) }
    if isOneOfSeveral, let outside = platform.objects.outsideObject(element, &self) { return outside.object }
    let plan = Int(reader.index.planOf[element])
    return plan < 0 ? nil : reserve(element, plan: plan)
  }

  /// The object of an element that has one.
  @inline(__always)
  mutating func reserved(_ element: Int) -> ObjectID { ObjectID(Int(objectOf[element])) }

  /// Reserves the object of an element under a plan and queues it.
  mutating func reserve(_ element: Int, plan: Int) -> ObjectID {
    let object = writer.reserve(
      platform.objects.archivedClass(of: element, schema.plans[plan], &self), origin: reader.origin(of: element))
    record(object, of: element)
    queue.append(QueuedElement(element: Int32(truncatingIfNeeded: element), plan: Int32(truncatingIfNeeded: plan)))
    return object
  }

  /// The object of an element among subviews: an unknown kind is a plain view, so that its place is kept.
  mutating func view(_ element: Int) -> ObjectID {
    if let known = object(element) { return known }
    let fallback = schema.fallbackView
    let tag = reader.document.tag(.init(element))
    reader.warn(
      .unknownElement, "unknown view element <\(tag)>; compiling it as \(schema.plans[fallback].className)", at: element
    )
    return reserve(element, plan: fallback)
  }

  /// Lets an element's object be found, until the next archive begins.
  mutating func record(_ object: ObjectID, of element: Int) {
    objectOf[element] = object.index
    if isOneOfSeveral { touched.append(Int32(truncatingIfNeeded: element)) }
  }

  /// The object that an id names; warns at the element when there is none.
  mutating func target(_ id: ByteSpan, of element: Int) -> ObjectID? {
    let found = reader.element(id)
    if found >= 0, let object = object(found) { return object }
    reader.warnDangling(id, of: element, found: found)
    return nil
  }

  /// Text of a `<string>` element among the graph's bytes; nil for another element.
  mutating func childText(_ element: Int) -> ByteSpan? {
    guard let text = reader.content(of: element) else { return nil }
    return writer.span(of: text)
  }

  private mutating func lower(_ element: Int, _ plan: KindPlan) {
    let hasUnknownNames = reader.fillSlots(element, plan)
    writer.begin(ObjectID(Int(objectOf[element])))
    links.startObject()
    for place in plan.rows {
      let row = schema.tables.rows[Int(place)]
      guard reader.applies(row) else { continue }
      if let leavesOut, leavesOut == row.key { continue }
      if !overrides.isEmpty, let value = overrides.first(where: { $0.key == row.key }) {
        writer.add(value)
      } else {
        RowForms.run(row, element, plan, &self)
      }
    }
    if !overrides.isEmpty { overrides.removeAll(keepingCapacity: true) }
    addedBits = nil
    leavesOut = nil
    if !plan.ignoresCustomClass { platform.objects.finishObject(of: element, plan, &self) }
    writer.end()
    links.endObject(ObjectID(Int(objectOf[element])))
    platform.objects.recordLinks(of: element, &self)
    let isVaried = reader.isVaried(element)
    if hasUnknownNames && !plan.isToldOfAsPart || isVaried {
      reader.reportUnknownAttributes(element, plan)
      if isVaried { platform.objects.reportVariations(of: element, plan, &self) }
      reader.reportUnknownChildren(plan)
    }
    reader.clearSlots(element)
  }

  /// Checks and hands over the graph.
  /// - Parameter encode: makes the bytes of archives inside it.
  ///
  /// Not consuming: of what is consumed in part, each other list is given back by way of its type, which costs more to make
  /// than some elements to compile.
  mutating func finish(_ format: ArchiveFormat, _ encode: NestedEncoder?) throws(CompileError) -> ObjectGraph {
    let document = reader.document
    guard nested.isEmpty else {
      let nib = LoweredNib(tables: writer.builder.takeTables(), nested: nested)
      var nibs = LoweredNibs(document: document, schema: schema, encode: encode)
      if case .keyedArchive = format.container { nibs.container = format.container }
      return try nibs.graphs(of: [nib], &writer.builder)[0]
    }
    do throws(GraphError) {
      return try writer.finish(format, file: document.file, text: document.originText, identifiers: document.bytes)
    } catch {
      throw CompileError(code: .inconsistent, place: document.place(of: .root), detail: error.detail)
    }
  }
}

/// An element whose object is reserved, and the plan that it is lowered by.
struct QueuedElement: BitwiseCopyable {
  let element: Int32
  let plan: Int32
}
