import NibBytes
import NibGraph
import NibSchema

/// The columns of a table while they are fitted into what shows it.
struct AppKitColumnFit {
  /// The elements of the columns.
  let columns: [Int]
  /// Their widths in the document, and those that they have now.
  let documentWidths: [Double]
  var widths: [Double]
  /// What lies between columns, and beside all, at both edges together.
  let spacing: Double
  var margins: Double
  /// Which columns follow the width of the table, and how narrow and wide each may become.
  private let follows: [Bool]
  private let limits: [ClosedRange<Double>]
  /// Which columns give way first, by the table's style.
  private let style: Int64
  private var isUniform: Bool { style == 1 }
  /// How often what columns could not give or take is shared among the others.
  private static let turns = 4

  /// The columns of a table as the document has them, with nothing beside them but the space of a column.
  init(_ columns: [Int], spacing: Double, of table: Int, _ lowering: inout Lowering) {
    self.columns = columns
    self.spacing = spacing
    margins = spacing
    documentWidths = columns.map { lowering.reader.real(.width, of: $0) }
    widths = documentWidths
    style =
      lowering.reader.attribute(.columnAutoresizingStyle, of: table)
      .flatMap { Choice.columnAutoresizing.value(of: lowering.reader.text($0)) } ?? 1
    follows = columns.map { column in
      let mask = lowering.reader.firstChild(.resizingMask, of: column)
      return mask.flatMap { lowering.reader.flag(.resizeWithTable, of: $0) } ?? false
    }
    limits = zip(columns, documentWidths).map { column, width in
      let least = min(lowering.reader.real(.minWidth, of: column, default: 10), width)
      return least...max(lowering.reader.real(.maxWidth, of: column, default: 1000), width)
    }
  }

  /// The columns that give way, the first in front. Documented: NSTableView.ColumnAutoresizingStyle.
  private var resizable: [Int] {
    let places = columns.indices.filter { follows[$0] }
    return switch style {
    case 0: []
    case 3: places.reversed()
    case 4: places.filter { $0 == columns.count - 1 }
    case 5: places.filter { $0 == 0 }
    default: places
    }
  }

  /// The width of all, in whole points.
  var total: Double {
    (widths.reduce(0, +) + Double(widths.count - 1) * spacing + margins).rounded(.down)
  }

  /// Makes columns narrower that fitted into what showed the table in the document, until the margins took room; and again
  /// where a scroller leaves less than the document said.
  ///
  /// The room of the margins is first taken as the style says, in equal parts of all columns, whether they give it or
  /// not. Seen: 9 tables, of which 6 have room to spare after it and 3 are then fitted; 2 tables narrowed by a scroller; 16
  /// that were wider before keep their widths.
  mutating func shrink(from old: Double, to room: Double) {
    guard total - margins + spacing <= old else { return }
    if total > old {
      take(margins - spacing)
      fill(min(total, old), resizable)
    }
    fill(min(total, room), resizable)
  }

  /// Gives columns the room that margins leave, as the style says. Seen: 8 tables.
  mutating func grow(by room: Double) { fill(total + room, resizable) }

  /// Makes the columns that follow the table's width fill some room, in equal parts, whatever the style.
  ///
  /// Seen: 8 tables for systems before macOS 11, of 5 documents of Xcode 16 and 26.
  mutating func fill(_ room: Double) { fill(room, columns.indices.filter { follows[$0] }, inParts: true) }

  /// Takes room from the columns, each of which gives what it can of its part.
  private mutating func take(_ room: Double) {
    guard isUniform else { return fill(total - room, resizable) }
    var left = room
    for place in columns.indices {
      let part = (left / Double(columns.count - place)).rounded(.up)
      left -= part
      if follows[place] { widths[place] = max(widths[place] - part, limits[place].lowerBound) }
    }
  }

  /// Gives room to columns or takes it, until they fill some room or none of them can be changed.
  private mutating func fill(_ room: Double, _ places: [Int], inParts: Bool? = nil) {
    var (left, places) = (room - total, places)
    for _ in 0..<Self.turns where left != 0 && !places.isEmpty {
      var free: [Int] = []
      for (turn, place) in places.enumerated() {
        let part = inParts ?? isUniform ? (left / Double(places.count - turn)).rounded(.awayFromZero) : left
        let (asked, range) = (widths[place] + part, limits[place])
        let width = min(max(asked, range.lowerBound), range.upperBound)
        if width == asked { free.append(place) }
        left -= width - widths[place]
        widths[place] = width
      }
      places = free
    }
  }
}
