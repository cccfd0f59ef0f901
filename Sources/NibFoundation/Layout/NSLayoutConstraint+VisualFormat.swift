import Foundation
import NibRuntime
import NibStandIns

extension NSLayoutConstraint {
  /// How views of a visual format stand to each other besides.
  public struct FormatOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    private static func align(_ attribute: Attribute) -> Self { Self(rawValue: 1 << UInt(attribute.rawValue)) }

    /// Left edges in line.
    public static let alignAllLeft = align(.left)
    /// Right edges in line.
    public static let alignAllRight = align(.right)
    /// Top edges in line.
    public static let alignAllTop = align(.top)
    /// Bottom edges in line.
    public static let alignAllBottom = align(.bottom)
    /// Edges where lines begin in line.
    public static let alignAllLeading = align(.leading)
    /// Edges where lines end in line.
    public static let alignAllTrailing = align(.trailing)
    /// Middles across in line.
    public static let alignAllCenterX = align(.centerX)
    /// Middles downwards in line.
    public static let alignAllCenterY = align(.centerY)
    /// Last lines of text in line.
    public static let alignAllLastBaseline = align(.lastBaseline)
    /// First lines of text in line.
    public static let alignAllFirstBaseline = align(.firstBaseline)
    /// From where lines begin to where they end.
    public static let directionLeadingToTrailing: Self = []
    /// From left to right.
    public static let directionLeftToRight = Self(rawValue: 1 << 16)
    /// From right to left.
    public static let directionRightToLeft = Self(rawValue: 2 << 16)

    var aligned: [Attribute] {
      (0...15).filter { rawValue & (1 << UInt($0)) != 0 }.compactMap { Attribute(rawValue: $0) }
    }
  }

  /// The constraints that a line of the visual format language says, in its order; none is active yet.
  ///
  /// A hyphen is 8 points between views, and the margin between a view and the one around it. Raises `StandInError`
  /// with code `wrongFormat` where the format is none, names what is not in `views` and `metrics`, or has an edge of
  /// the view around of one that is in none.
  public static func constraints(
    withVisualFormat format: String, options: FormatOptions = [], metrics: [String: Any]? = nil,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    InterfaceFaults.raising(or: []) {
      do {
        var reader = try VisualFormatReader(format)
        return try FormatConstraints(reader.read(), options, metrics ?? [:], views).all()
      } catch let error as VisualFormatError {
        throw StandInError(
          code: .wrongFormat, place: .init(file: "\(NSLayoutConstraint.self)"),
          detail: "the visual format '\(format)' cannot be used: \(error.description)")
      }
    }
  }
}

/// Makes the constraints of a visual format.
@MainActor
private struct FormatConstraints {
  private let format: VisualFormat
  private let options: NSLayoutConstraint.FormatOptions
  private let metrics: [String: Any]
  private let views: [String: Any]

  init(
    _ format: VisualFormat, _ options: NSLayoutConstraint.FormatOptions, _ metrics: [String: Any],
    _ views: [String: Any]
  ) {
    self.format = format
    self.options = options
    self.metrics = metrics
    self.views = views
  }

  func all() throws -> [NSLayoutConstraint] {
    var constraints: [NSLayoutConstraint] = []
    let items = try format.items.indices.map { try view(at: $0) }
    for place in items.indices {
      if place > 0 { constraints += try distances(items, place) }
      for size in format.items[place].sizes { constraints.append(try length(of: items[place], size)) }
    }
    let named = items.indices.filter { format.items[$0].name != nil }.map { items[$0] }
    for attribute in options.aligned {
      for (first, second) in zip(named, named.dropFirst()) {
        constraints.append(
          NSLayoutConstraint(item: first, attribute: attribute, toItem: second, attribute: attribute))
      }
    }
    return constraints
  }

  /// The view of an item; of the one around all the superview of its neighbor.
  private func view(at place: Int) throws -> any ConstraintHolding {
    if let name = format.items[place].name { return try named(name) }
    let neighbor = place == 0 ? 1 : place - 1
    let name = format.items[neighbor].name ?? ""
    guard let around = try named(name).holderAround else {
      throw VisualFormatError(words: "'|' needs a superview, which '\(name)' has not")
    }
    return around
  }

  private func named(_ name: String) throws -> any ConstraintHolding {
    guard let view = views[name] as? any ConstraintHolding else {
      let known = views.keys.sorted().joined(separator: ", ")
      throw VisualFormatError(words: "no view is named '\(name)', there are: \(known)")
    }
    return view
  }

  private func distances(_ items: [any ConstraintHolding], _ place: Int) throws -> [NSLayoutConstraint] {
    let isEdge = format.items[place].name == nil || format.items[place - 1].name == nil
    switch format.connections[place - 1] {
    case .flush: return [distance(items, place, .equal, 0)]
    case .standard: return [distance(items, place, .equal, isEdge ? 0 : 8, isMargin: isEdge)]
    case .distances(let predicates):
      return try predicates.map { predicate in
        let made = distance(items, place, predicate.relation, try number(predicate.size))
        made.priority = try priority(predicate)
        return made
      }
    }
  }

  /// The later item's beginning at the earlier one's end, and the other way round from right to left.
  private func distance(
    _ items: [any ConstraintHolding], _ place: Int, _ relation: NSLayoutConstraint.Relation, _ points: Double,
    isMargin: Bool = false
  ) -> NSLayoutConstraint {
    let isBackwards = format.isHorizontal && options.contains(.directionRightToLeft)
    let (begin, end) = edges
    // Of the view around the same edge as its neighbor's meets it.
    let earlier = format.items[place - 1].name == nil ? begin : end
    let later = format.items[place].name == nil ? end : begin
    let first = (item: items[place], edge: margin(later, isMargin && format.items[place].name == nil))
    let second = (item: items[place - 1], edge: margin(earlier, isMargin && format.items[place - 1].name == nil))
    let (left, right) = isBackwards ? (second, first) : (first, second)
    return NSLayoutConstraint(
      item: left.item, attribute: left.edge, relatedBy: relation, toItem: right.item, attribute: right.edge,
      constant: points)
  }

  private var edges: (NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute) {
    if !format.isHorizontal { return (.top, .bottom) }
    if options.contains(.directionRightToLeft) { return (.right, .left) }
    return options.contains(.directionLeftToRight) ? (.left, .right) : (.leading, .trailing)
  }

  private func margin(_ edge: NSLayoutConstraint.Attribute, _ isMargin: Bool) -> NSLayoutConstraint.Attribute {
    guard isMargin else { return edge }
    switch edge {
    case .left: return .leftMargin
    case .right: return .rightMargin
    case .top: return .topMargin
    case .bottom: return .bottomMargin
    case .leading: return .leadingMargin
    default: return .trailingMargin
    }
  }

  private func length(of view: any ConstraintHolding, _ predicate: VisualFormat.Predicate) throws -> NSLayoutConstraint
  {
    let side: NSLayoutConstraint.Attribute = format.isHorizontal ? .width : .height
    let made: NSLayoutConstraint
    if case .name(let name) = predicate.size, metrics[name] == nil, let other = views[name] as? any ConstraintHolding {
      made = NSLayoutConstraint(
        item: view, attribute: side, relatedBy: predicate.relation, toItem: other, attribute: side)
    } else {
      made = NSLayoutConstraint(
        item: view, attribute: side, relatedBy: predicate.relation, constant: try number(predicate.size))
    }
    made.priority = try priority(predicate)
    return made
  }

  private func number(_ size: VisualFormat.Size) throws -> Double {
    switch size {
    case .number(let number): return number
    case .name(let name):
      let metric = metrics[name]
      if let number = metric as? Double { return number }
      if let number = metric as? CGFloat { return Double(number) }
      if let number = metric as? Int { return Double(number) }
      if let number = metric as? Float { return Double(number) }
      if let number = metric as? NSNumber { return number.doubleValue }
      let known = metrics.keys.sorted().joined(separator: ", ")
      throw VisualFormatError(words: "no metric is named '\(name)', there are: \(known)")
    }
  }

  private func priority(_ predicate: VisualFormat.Predicate) throws -> NSLayoutConstraint.Priority {
    let value = try Double(predicate.priority) ?? number(.name(predicate.priority))
    return NSLayoutConstraint.Priority(Float(min(max(value, 0), 1000)))
  }
}
