/// Who follows what: the properties that a binding reads while it is evaluated, and the bindings that a change concerns.
///
/// A binding follows every marked property that was read on the way, also those that a computed property reads. Changes
/// are worked off in a queue, so that bindings that change each other neither nest nor go on for ever.
@MainActor
final class KeyValueCenter {
  static let shared = KeyValueCenter()

  /// A property of an object.
  struct Subject: Hashable {
    let object: ObjectIdentifier
    let key: String
  }

  private struct Follower {
    weak var binding: LiveBinding?
  }

  /// How often one change may come round to the same binding.
  private static let mostRounds = 8

  private var followers: [Subject: [Follower]] = [:]
  private var reads: [Set<Subject>] = []
  private var queue: [LiveBinding] = []
  private var isWorking = false
  private var added = 0
  private var limit = 1024

  /// Notes that a property is read.
  func didRead(_ object: AnyObject, _ key: String = "") {
    guard !reads.isEmpty else { return }
    reads[reads.count - 1].insert(Subject(object: ObjectIdentifier(object), key: key))
  }

  /// Evaluates for a binding, which from then on follows what was read.
  func following<Result>(_ binding: LiveBinding, _ body: () -> Result) -> Result {
    reads.append([])
    let result = body()
    let read = reads.removeLast()
    for subject in binding.subjects.subtracting(read) {
      followers[subject]?.removeAll { $0.binding == nil || $0.binding === binding }
      if followers[subject]?.isEmpty == true { followers[subject] = nil }
    }
    for subject in read.subtracting(binding.subjects) { follow(subject, binding) }
    binding.subjects = read
    return result
  }

  private func follow(_ subject: Subject, _ binding: LiveBinding) {
    followers[subject, default: []].append(Follower(binding: binding))
    added += 1
    guard added > limit else { return }
    // Objects that are gone take no leave.
    followers = followers.compactMapValues { list in
      let alive = list.filter { $0.binding != nil }
      return alive.isEmpty ? nil : alive
    }
    added = 0
    limit = max(1024, followers.count)
  }

  /// Says that a property has another value: the bindings that follow it show it before this returns.
  func didChange(_ object: AnyObject, _ key: String = "") {
    guard let list = followers[Subject(object: ObjectIdentifier(object), key: key)] else { return }
    queue += list.compactMap(\.binding)
    work()
  }

  private func work() {
    guard !isWorking else { return }
    isWorking = true
    var rounds: [ObjectIdentifier: Int] = [:]
    var place = 0
    while place < queue.count {
      let binding = queue[place]
      place += 1
      let round = rounds[ObjectIdentifier(binding), default: 0]
      rounds[ObjectIdentifier(binding)] = round + 1
      if round < Self.mostRounds { binding.refresh() }
    }
    queue = []
    isWorking = false
  }
}
