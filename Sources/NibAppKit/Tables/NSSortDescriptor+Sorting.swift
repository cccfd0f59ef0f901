import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

extension NibFoundation.NSSortDescriptor {
  /// What a key path leads to; nil for one of another type.
  private static func read<Root>(_ object: Root, _ path: AnyKeyPath) -> Any? { object[keyPath: path] }

  /// What is compared of a value.
  fileprivate func part(of value: NibValue) -> NibValue {
    if let keyPath {
      return ModelBox.unboxed(value).map { ModelBox.boxed(Self.read($0, keyPath)) } ?? .null
    }
    let path = KeyPathWalk.keys(key ?? "self")
    if case .value(let part) = KeyPathWalk.value(path[...], from: value) { return part }
    return .null
  }

  /// The order of two parts, as if the least came first.
  fileprivate func order(_ left: NibValue, _ right: NibValue) -> ComparisonResult {
    if let ownComparator {
      return ownComparator(ModelBox.unboxed(left) ?? NSNull(), ModelBox.unboxed(right) ?? NSNull())
    }
    if let left = Double(nibValue: left), let right = Double(nibValue: right) {
      return left < right ? .orderedAscending : left > right ? .orderedDescending : .orderedSame
    }
    if case (.date(let left), .date(let right)) = (left, right) {
      return left < right ? .orderedAscending : left > right ? .orderedDescending : .orderedSame
    }
    let (left, right) = (String(nibValue: left) ?? "", String(nibValue: right) ?? "")
    switch selector?.name {
    case "caseInsensitiveCompare:": return left.caseInsensitiveCompare(right)
    case "localizedCompare:": return left.localizedCompare(right)
    case "localizedCaseInsensitiveCompare:": return left.localizedCaseInsensitiveCompare(right)
    case "localizedStandardCompare:", "finderCompare:":
      return left.compare(right, options: [.caseInsensitive, .numeric], locale: .current)
    default: return left < right ? .orderedAscending : left > right ? .orderedDescending : .orderedSame
    }
  }

  /// The order of two objects in a list that is sorted: numbers by size, dates by time, texts by the selector, nothing first.
  public final func compare(_ object1: Any, to object2: Any) -> ComparisonResult {
    let order = order(part(of: ModelBox.boxed(object1)), part(of: ModelBox.boxed(object2)))
    return isAscending ? order : order.reversed
  }

  /// The closure that compares what the key path leads to, as if the least came first.
  public final var comparator: Comparator {
    ownComparator ?? { left, right in
      MainActor.assumeIsolated { self.order(ModelBox.boxed(left), ModelBox.boxed(right)) }
    }
  }
}

extension ComparisonResult {
  fileprivate var reversed: ComparisonResult { ComparisonResult(rawValue: -rawValue) ?? self }
}

extension NSArray {
  /// The objects in the order that descriptors say, the first one first; those that compare equal stay as they are.
  @MainActor
  public func sortedArray(using sortDescriptors: [NibFoundation.NSSortDescriptor]) -> [Any] {
    sortDescriptors.sorted(Array(self))
  }
}

extension NSMutableArray {
  /// Puts the objects in the order that descriptors say.
  @MainActor
  public func sort(using sortDescriptors: [NibFoundation.NSSortDescriptor]) {
    setArray(sortDescriptors.sorted(Array(self)))
  }
}

extension [NibFoundation.NSSortDescriptor] {
  /// Values in this order; those that compare equal stay as they are.
  @MainActor
  func sorted(_ values: [NibValue]) -> [NibValue] { places(of: values).map { values[$0] } }

  /// Objects in this order, likewise.
  @MainActor
  fileprivate func sorted(_ objects: [Any]) -> [Any] {
    places(of: objects.map { ModelBox.boxed($0) }).map { objects[$0] }
  }

  @MainActor
  private func places(of values: [NibValue]) -> [Int] {
    guard !isEmpty else { return Array<Int>(values.indices) }
    let parts = values.map { value in map { $0.part(of: value) } }
    return values.indices.sorted { left, right in
      for (index, descriptor) in enumerated() {
        let order = descriptor.order(parts[left][index], parts[right][index])
        if order != .orderedSame { return (order == .orderedAscending) == descriptor.isAscending }
      }
      return left < right
    }
  }
}

extension NSTableView {
  /// Does what a click on a column's header does: the rows are sorted by the column, the other way round if they are
  /// already, also in the controller that the table is bound to.
  /// - Throws: `RuntimeError` if the model refuses what is bound.
  public func clickHeader(of column: NSTableColumn) throws(RuntimeError) {
    guard isEnabled, let wanted = column.sortDescriptorPrototype else { return }
    let current = sortDescriptors.first
    let isSame = current?.key == wanted.key
    let first = isSame ? current?.reversed ?? wanted : wanted
    sortDescriptors = [first] + sortDescriptors.filter { $0.key != wanted.key }
    try commitBindings()
    commitSorting()
  }
}
