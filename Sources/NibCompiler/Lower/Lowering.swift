import NibBytes
import NibDiagnostics
import NibDocument
import NibGraph
import NibSchema

/// The second pass: makes an object of each element by its kind's rows.
///
/// Elements are lowered from a queue, not by recursion: an object that refers to another only reserves it. So one set
/// of look-up slots serves every element, and a deep document needs no deep stack.
struct Lowering: ~Copyable {
  let document: Document
  let book: PlanBook
  let index: DocumentIndex
  /// Options of the archive at hand: a folder's members differ in their oldest system.
  var options: CompileOptions
  var builder: GraphBuilder
  var diagnostics: Diagnostics

  /// By element: its object, or -1.
  var objectOf: GrowingBuffer<Int32>
  /// Elements whose objects are reserved, in the order in which they were met.
  var queue: GrowingBuffer<QueuedElement>
  /// How many of the queue are lowered.
  var lowered = 0
  /// By symbol: attribute of the element at hand, or -1.
  var attributeSlots: GrowingBuffer<Int32>
  /// Children of the element at hand with what they are found by, in order.
  var childNotes = GrowingBuffer<ChildNote>(capacity: 16)
  /// By symbol of key or tag: child of the element at hand, or -1.
  var childSlots: GrowingBuffer<Int32>

  /// Children of other elements than the one at hand that were searched for, found or not.
  var foundChildren: [ChildQuestion: Int?] = [:]

  /// Constraints of the view at hand with what orders them; kept for its room.
  var places: [ConstraintPlace] = []
  /// By element: the `<rect>` of its frame, -1 for none, -2 where nobody asked; empty until somebody asks.
  var frameOf: [Int32] = []

  /// By element: how its frame differs on the canvas of the system at hand.
  var canvasChanges: [Int: CanvasLayout.Change] = [:]

  /// Where the count of lines for the last message ended.
  var lineCursor = (offset: 0, line: 1)

  /// What later passes need of the elements.
  var links = LinkWork()
  var strings = ContentTable()
  /// The first NSNumbers, searched through; most documents have no more.
  var numbers: [(value: Double, object: ObjectID)] = []
  /// The NSNumbers after them, by the bits of their values.
  var furtherNumbers: [UInt64: ObjectID] = [:]
  var values = ValueCache()
  /// Where the key of a colour or a font in the book's memo is put together.
  var memoKey = GrowingBuffer<UInt8>(capacity: 256)
  /// Guides that constraints name; nil until the first is asked for.
  var usedGuides: Set<Int>?
  /// Whether texts that people see are translated by tables of strings.
  let isTranslated: Bool
  /// Whether the archive is to be one of Xcode 4.
  let isOfXcode4: Bool
  /// Whether the document has variations by size class.
  let hasVariations: Bool
  /// What stands for keys of the element's rows, because a part of the element says it.
  var substitutes: [KeyedValue] = []
  /// The element that is being lowered.
  var elementAtHand: Int?
  /// Elements that have an object in the archive of a storyboard at hand.
  var touched: [Int32] = []
  /// Which part of a storyboard the archive at hand holds; nil in a XIB, where all elements are in one.
  var scope: NibScope?

  init(
    _ document: Document, book: PlanBook, index: DocumentIndex, options: CompileOptions, diagnostics: Diagnostics
  ) {
    self.document = document
    self.book = book
    self.index = index
    self.options = options
    self.diagnostics = diagnostics
    isOfXcode4 = options.profile == .nib9a && VariantPlan.isOfXcode4(document)
    hasVariations = index.symbolOfName.contains(PassName.variation.symbol)
    isTranslated = options.localizableStrings.names(textsOf: document, profile: options.profile)
    builder = GraphBuilder(
      keys: book.keyTable, classes: book.classTable, bytes: document.bytes, expecting: document.elements.count)
    objectOf = GrowingBuffer(repeating: -1, count: document.elements.count)
    attributeSlots = GrowingBuffer(repeating: -1, count: book.symbols.count)
    childSlots = GrowingBuffer(repeating: -1, count: book.symbols.count)
    queue = GrowingBuffer(capacity: document.elements.count / 2 + 16)
    links.expect(objects: document.elements.count)
  }

  /// Lowers everything that has been reserved, and what that reserves in turn.
  mutating func drain() {
    while lowered < queue.count {
      let work = queue[lowered]
      lowered += 1
      lower(Int(work.element), book.plans[Int(work.plan)])
    }
  }

  /// The object of an element, reserved on first sight; nil if elements of that tag are no objects.
  mutating func object(_ element: Int) -> ObjectID? {
    if objectOf[element] >= 0 { return ObjectID(Int(objectOf[element])) }
    if scope != nil, let outside = outsideObject(element) { return outside.object }
    let plan = Int(index.planOf[element])
    return plan < 0 ? nil : reserve(element, plan: plan)
  }

  /// Reserves the object of an element under a plan and queues it.
  mutating func reserve(_ element: Int, plan: Int) -> ObjectID {
    let origin = Origin(
      offset: document.elements[element].offset, identifier: attribute(book.names.id, of: element) ?? .empty)
    let object = builder.reserve(archivedClass(element, book.plans[plan]), origin: origin)
    note(object, of: element)
    queue.append(QueuedElement(element: Int32(truncatingIfNeeded: element), plan: Int32(truncatingIfNeeded: plan)))
    return object
  }

  /// Lets an element's object be found, until the next archive begins.
  mutating func note(_ object: ObjectID, of element: Int) {
    objectOf[element] = object.index
    if scope != nil { touched.append(Int32(truncatingIfNeeded: element)) }
  }

  private mutating func lower(_ element: Int, _ plan: Plan) {
    let isOdd = fillSlots(element, plan.known)
    elementAtHand = element
    builder.begin(ObjectID(Int(objectOf[element])))
    links.startObject()
    for place in plan.rows {
      let row = book.rows[Int(place)]
      guard applies(row) else { continue }
      if !substitutes.isEmpty, let value = substitutes.first(where: { $0.key == row.key }) {
        builder.add(value)
      } else {
        run(row, element, plan)
      }
    }
    if !substitutes.isEmpty { substitutes.removeAll(keepingCapacity: true) }
    if !plan.ignoresCustomClass { lowerCustomClass(element, plan) }
    builder.end()
    links.endObject(ObjectID(Int(objectOf[element])))
    collectLinks(element)
    if isOdd || isVaried(element) { reportUnknown(element, plan) }
    clearSlots(element)
  }
}

/// An element whose object is reserved, and the plan that it is lowered by.
struct QueuedElement: BitwiseCopyable {
  let element: Int32
  let plan: Int32
}

/// A child with what it is found by.
struct ChildNote: BitwiseCopyable {
  let symbol: Symbol
  let child: Int32
}

/// The child of an element that was asked for.
struct ChildQuestion: Hashable {
  let parent: Int
  let symbol: Symbol
}
