import NibBytes
import NibGraph

/// Small archives in code.
enum SampleGraphs {
  /// Fills a graph: objects are made by class, values are added by key.
  struct Writer: ~Copyable {
    var builder = GraphBuilder()

    mutating func object(_ className: String) -> ObjectID {
      let classID = builder.class(className)
      return builder.reserve(classID)
    }

    mutating func fill(_ object: ObjectID, _ values: [(String, Content)]) {
      builder.begin(object)
      for (key, content) in values { add(key, content) }
      builder.end()
    }

    mutating func add(_ key: String, _ content: Content) {
      let key = builder.key(key)
      switch content {
      case .int(let number): builder.add(.int(key, number))
      case .wide(let number): builder.add(KeyedValue(key: key, code: .int32, bits: UInt64(bitPattern: number)))
      case .bool(let flag): builder.add(.bool(key, flag))
      case .float(let number): builder.add(.float(key, number))
      case .double(let number): builder.add(.double(key, number))
      case .null: builder.add(.null(key))
      case .object(let object): builder.add(.reference(key, object))
      case .bytes(let bytes):
        let start = builder.bytes.count
        builder.bytes += bytes
        builder.add(.data(key, ByteSpan(offset: start, count: bytes.count)))
      }
    }

    mutating func string(_ text: String, _ className: String = "NSString") -> ObjectID {
      let string = object(className)
      fill(string, [("NS.bytes", .bytes(Array(text.utf8)))])
      return string
    }

    mutating func collection(_ className: String, _ elements: [ObjectID]) -> ObjectID {
      let collection = object(className)
      fill(collection, [("NSInlinedValue", .bool(true))] + elements.map { ("UINibEncoderEmptyKey", .object($0)) })
      return collection
    }
  }

  enum Content {
    case int(Int64), wide(Int64), bool(Bool), float(Float), double(Double), null
    case object(ObjectID)
    case bytes([UInt8])
  }

  /// An inline struct of doubles.
  static func reals(_ values: [Double]) -> Content {
    .bytes([7] + values.flatMap { value in (0..<8).map { UInt8(truncatingIfNeeded: value.bitPattern >> (8 * $0)) } })
  }

  /// A view with a label, an outlet from the owner, an action to the first responder and a constraint.
  static func greeting() throws -> ObjectGraph {
    var w = Writer()
    let root = w.object("NSObject")
    let owner = proxy(&w, "IBFilesOwner")
    let responder = proxy(&w, "IBFirstResponder")
    let view = w.object("UIClassSwapper")
    let label = label(&w, in: view)
    let connections = connections(&w, owner: owner, view: view, label: label)
    let constraint = w.object("NSLayoutConstraint")
    w.fill(
      constraint,
      [
        ("NSFirstItem", .object(label)), ("NSFirstAttributeV2", .int(5)), ("NSSecondItem", .object(view)),
        ("NSSecondAttributeV2", .int(17)), ("NSConstantV2", .double(8.5)), ("NSRelation", .int(-1)),
      ])
    fillView(&w, view, label: label, constraint: constraint)
    let top = w.collection("NSArray", [owner, responder, view])
    let all = w.collection("NSArray", [owner, responder, view, label, constraint])
    let pair = w.object("UINibKeyValuePair")
    let keyPath = w.string("layer.cornerRadius")
    let radius = w.object("NSNumber")
    w.fill(radius, [("NS.intval", .int(5))])
    w.fill(pair, [("UIObject", .object(view)), ("UIKeyPath", .object(keyPath)), ("UIValue", .object(radius))])
    let pairs = w.collection("NSArray", [pair])
    w.fill(
      root,
      [
        ("UINibTopLevelObjectsKey", .object(top)), ("UINibObjectsKey", .object(all)),
        ("UINibConnectionsKey", .object(connections)), ("UINibKeyValuePairsKey", .object(pairs)),
      ])
    return try w.finish()
  }

  private static func proxy(_ w: inout Writer, _ identifier: String) -> ObjectID {
    let proxy = w.object("UIProxyObject")
    let text = w.string(identifier)
    w.fill(proxy, [("UIProxiedObjectIdentifier", .object(text))])
    return proxy
  }

  private static func label(_ w: inout Writer, in view: ObjectID) -> ObjectID {
    let label = w.object("UILabel")
    let text = w.string("Say \"hi\"")
    let color = w.object("UIColor")
    let name = w.string("labelColor")
    w.fill(
      color,
      [
        ("UIColorComponentCount", .int(2)), ("UIWhite", .float(0)), ("UIAlpha", .float(1)),
        ("UISystemColorName", .object(name)),
      ])
    w.fill(
      label,
      [
        ("UIText", .object(text)), ("UITextColor", .object(color)), ("UINumberOfLines", .wide(2)),
        ("UIHighlightedColor", .null),
      ])
    return label
  }

  private static func fillView(_ w: inout Writer, _ view: ObjectID, label: ObjectID, constraint: ObjectID) {
    let subviews = w.collection("NSMutableArray", [label])
    let constraints = w.collection("NSMutableArray", [constraint])
    let className = w.string("_TtC5Kiosk9HelloView")
    let original = w.string("UIView")
    let image = w.object("UIImageNibPlaceholder")
    let name = w.string("star")
    w.fill(image, [("UIImageWidth", .float(1)), ("UIResourceName", .object(name))])
    w.fill(
      view,
      [
        ("UIBounds", reals([0, 0, 320, 44.5])), ("UIOpaque", .bool(true)), ("UISubviews", .object(subviews)),
        ("UIViewAutolayoutConstraints", .object(constraints)), ("UIImage", .object(image)),
        ("UIClassName", .object(className)), ("UIOriginalClassName", .object(original)),
      ])
  }

  private static func connections(
    _ w: inout Writer, owner: ObjectID, view: ObjectID, label: ObjectID
  ) -> ObjectID {
    let outlet = w.object("UIRuntimeOutletConnection")
    let outletLabel = w.string("view")
    w.fill(
      outlet, [("UILabel", .object(outletLabel)), ("UISource", .object(owner)), ("UIDestination", .object(view))])
    let action = w.object("UIRuntimeEventConnection")
    let selector = w.string("tap:")
    w.fill(
      action,
      [
        ("UILabel", .object(selector)), ("UISource", .object(label)), ("UIDestination", .object(owner)),
        ("UIEventMask", .int(4160)),
      ])
    return w.collection("NSArray", [action, outlet])
  }
}

extension SampleGraphs.Writer {
  consuming func finish() throws -> ObjectGraph {
    try builder.finish(format: .nibArchive(minor: 10, launchTrailer: false), file: "Sample.nib")
  }
}
