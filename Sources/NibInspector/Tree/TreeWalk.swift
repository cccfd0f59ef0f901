import NibDiagnostics
import NibGraph

/// The walk behind `TreeRendering`. A stack of its own takes the place of recursion, so depth costs memory only.
struct TreeWalk {
  /// An object whose values are being shown.
  private struct Frame {
    var values: ArraySlice<KeyedValue>
    var level: Int
    var shape: Shape
    /// All values of an object with keys.
    var all: ArraySlice<KeyedValue>?
    /// The key of a dictionary's pair that was met and waits for its value.
    var pairKey: String?
  }

  /// How an object's values are labelled.
  private enum Shape { case keyed, list, dictionary }

  /// The text that was not handed on yet, and bytes of what was.
  private var out = ""
  private var written = 0

  /// Bytes that are handed on together.
  private static let pieceSize = 1 << 18

  /// Levels that indentation shows.
  private static let deepestIndentation = 100

  private let indentation = String(repeating: " ", count: 2 * deepestIndentation)
  private let index: GraphIndex
  private let options: TreeOptions
  private let content: LineContent
  /// What was asked for, and not more than an archive of this size may take.
  private let byteLimit: Int
  private var labels: ObjectLabels
  private var isShown: [Bool]
  private var frames: [Frame] = []
  /// Objects that were only pointed at so far.
  private var pending: [ObjectID] = []

  /// Prepares a walk.
  init(_ index: GraphIndex, _ options: TreeOptions) {
    self.index = index
    self.options = options
    content = LineContent(index: index)
    let graph = index.graph
    byteLimit = min(options.byteLimit, 32 << 20 + 8 * (graph.bytes.count + 16 * graph.values.count))
    labels = ObjectLabels(index.graph, options.numbers)
    isShown = Array(repeating: false, count: index.graph.count)
  }

  /// Shows an object and what it refers to; with `isWhole` also what is only pointed at.
  mutating func show(from start: ObjectID, isWhole: Bool, into write: (String) -> Void) {
    expand(start, prefix: "", level: 0)
    showFrames(into: write)
    var next = isWhole && options.depth == nil ? 0 : pending.count
    while next < pending.count, count < byteLimit {
      let object = pending[next]
      next += 1
      guard !isShown[Int(object.index)] else { continue }
      expand(object, prefix: "", level: 0)
      showFrames(into: write)
    }
    write(out)
  }

  private var count: Int { written + out.utf8.count }

  private mutating func showFrames(into write: (String) -> Void) {
    while var frame = frames.popLast() {
      guard count < byteLimit else { return cut() }
      if out.utf8.count >= Self.pieceSize {
        write(out)
        written += out.utf8.count
        out.removeAll(keepingCapacity: true)
      }
      guard let value = frame.values.popFirst() else { continue }
      let prefix = label(value, &frame)
      frames.append(frame)
      guard let prefix else { continue }
      if let key = keyEquivalent(value, in: frame), let text = inline(value) {
        self.write("\(prefix)\(text) (\(key))", frame.level)
      } else {
        show(value, prefix: prefix, level: frame.level)
      }
    }
  }

  /// The words before a value; nil for the key of a pair, which becomes the words before the pair's value.
  private func label(_ value: KeyedValue, _ frame: inout Frame) -> String? {
    switch frame.shape {
    case .keyed: return index.keyName(value) + ": "
    case .list: return elementLabel(value)
    case .dictionary:
      if let key = frame.pairKey {
        frame.pairKey = nil
        return key + " = "
      }
      guard !frame.values.isEmpty, let key = inline(value) else { return elementLabel(value) }
      frame.pairKey = key
      return nil
    }
  }

  /// An element under an unexpected key tells the key, so that nothing is hidden.
  private func elementLabel(_ value: KeyedValue) -> String {
    let key = index.keyName(value)
    return key == .key(.nibEncoderEmptyKey) ? "- " : "- \(key): "
  }

  /// The key equivalent of a menu item or a button with its modifiers; nil for any other value.
  private func keyEquivalent(_ value: KeyedValue, in frame: Frame) -> String? {
    guard frame.shape == .keyed, let object = value.object, let all = frame.all else { return nil }
    let name = index.keyName(value)
    guard name == .key(.nsKeyEquiv) || name == .key(.nsKeyEquivalent) else { return nil }
    guard let key = index.graph.string(object), !key.isEmpty, key.utf8.count <= 4 else { return nil }
    let isItem = name == .key(.nsKeyEquiv)
    let modifiers = isItem ? integer(.key(.nsKeyEquivModMask), all) : integer(.key(.nsButtonFlags2), all) >> 8
    return KeyEquivalent.text(key, modifiers: modifiers)
  }

  private func integer(_ key: String, _ values: ArraySlice<KeyedValue>) -> Int64 {
    for value in values where index.keyName(value) == key {
      if case .int(let number) = value.value { return number }
    }
    return 0
  }

  private func inline(_ value: KeyedValue) -> String? {
    guard let object = value.object else { return content.scalar(value) }
    return content.line(object)
  }

  private mutating func show(_ value: KeyedValue, prefix: String, level: Int) {
    if let text = inline(value) { return write(prefix + text, level) }
    guard let object = value.object else { return }
    if isShown[Int(object.index)] || BackReference.keys.contains(index.keyName(value)) {
      pending.append(object)
      return write(prefix + "→ " + index.className(object) + labels.mention(object), level)
    }
    expand(object, prefix: prefix, level: level)
  }

  private mutating func expand(_ object: ObjectID, prefix: String, level: Int) {
    if let depth = options.depth, level >= max(depth, 0), level > 0 {
      return write(prefix + index.className(object) + labels.mention(object) + " …", level)
    }
    isShown[Int(object.index)] = true
    write(prefix + index.className(object) + labels.label(object), level)
    frames.append(frame(object, level: level + 1))
  }

  private func frame(_ object: ObjectID, level: Int) -> Frame {
    let role = index.role(object)
    guard role == .list || role == .dictionary, index.isInlined(object) else {
      let values = index.graph.values(of: object)
      return Frame(values: values, level: level, shape: .keyed, all: values)
    }
    return Frame(values: index.elements(object), level: level, shape: role == .list ? .list : .dictionary)
  }

  private mutating func cut() {
    frames.removeAll()
    write("… cut at \(byteLimit) bytes", 0)
  }

  /// Indentation is shown up to some levels; deeper ones tell their level, or a deep chain would cost its square.
  private mutating func write(_ text: String, _ level: Int) {
    out += Substring(indentation.utf8.prefix(2 * min(level, Self.deepestIndentation)))
    if level > Self.deepestIndentation { out += "(\(level)) " }
    // Names of classes and keys are the archive's too.
    out += VisibleText.escaping(text)
    out += "\n"
  }
}
