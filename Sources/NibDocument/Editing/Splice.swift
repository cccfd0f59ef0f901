/// A piece of the source with what stands there instead.
struct Splice: Sendable {
  /// What stands there instead.
  enum Content: Sendable {
    /// These bytes.
    case bytes([UInt8])
    /// An element of the source, with the splices in it; its lines indented anew where both are known.
    case element(Range<Int>, from: [UInt8]?, to: [UInt8]?)
  }

  /// The bytes that go; empty for an insertion.
  var range: Range<Int>
  /// What comes.
  var contents: [Content] = []
}

// Invariant: splices are sorted by where they begin, then by where they end. Two overlap only where one lies in the
// other, and the inner one then is of an element that moves out of it.

/// Puts splices into a text.
///
/// A moved element may hold the new place of another one, and so on: a stack of its own, not the machine's, remembers
/// which texts are begun.
struct SpliceWriter {
  private struct Frame {
    /// The next byte to write, and the end of the text.
    var position: Int
    var end: Int
    /// The next splice.
    var splice: Int
    /// What is still to write of the last splice, in reverse.
    var contents: [Splice.Content] = []
    var from: [UInt8]?
    var to: [UInt8]?
    var out: [UInt8] = []
  }

  private let source: [UInt8]
  private let splices: [Splice]

  /// A writer for splices in any order.
  init(_ source: [UInt8], _ splices: [Splice]) {
    self.source = source
    self.splices = splices.sorted {
      ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
    }
  }

  /// The text with all splices.
  func bytes() -> [UInt8] {
    var frames = [Frame(position: 0, end: source.count, splice: 0)]
    frames[0].out.reserveCapacity(source.count + splices.count * 16)
    while true {
      let top = frames.count - 1
      switch frames[top].contents.popLast() {
      case .bytes(let bytes): frames[top].out += bytes
      case .element(let range, let from, let to):
        let first = firstSplice(behind: range.lowerBound)
        frames.append(Frame(position: range.lowerBound, end: range.upperBound, splice: first, from: from, to: to))
      case nil:
        if advance(&frames[top]) { continue }
        let frame = frames.removeLast()
        guard !frames.isEmpty else { return frame.out }
        frames[top - 1].out += Self.text(of: frame)
      }
    }
  }

  /// Writes up to the next splice and takes what comes there; writes the rest and is false where there is none.
  private func advance(_ frame: inout Frame) -> Bool {
    while frame.splice < splices.count, splices[frame.splice].range.lowerBound < frame.position { frame.splice += 1 }
    guard frame.splice < splices.count, splices[frame.splice].range.lowerBound < frame.end else {
      frame.out += source[frame.position..<frame.end]
      return false
    }
    let splice = splices[frame.splice]
    frame.out += source[frame.position..<splice.range.lowerBound]
    frame.position = splice.range.upperBound
    frame.contents = splice.contents.reversed()
    frame.splice += 1
    return true
  }

  /// The first splice that begins behind an offset. One that begins at an element is the place of the element, not in
  /// it.
  private func firstSplice(behind offset: Int) -> Int {
    var low = 0
    var high = splices.count
    while low < high {
      let middle = (low + high) / 2
      if splices[middle].range.lowerBound <= offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private static func text(of frame: Frame) -> [UInt8] {
    guard let from = frame.from, let to = frame.to else { return frame.out }
    return MovedText.indented(frame.out, from: from, to: to)
  }
}
