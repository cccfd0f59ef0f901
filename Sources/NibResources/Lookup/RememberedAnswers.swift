import NibBytes
import Synchronization

/// Answers by question, found or not, for as long as the bundles stay as they are.
///
/// A remembered answer costs a lock and a look into a dictionary. The search runs outside the lock, so that a slow disk
/// does not hold up hits; two threads may search for the same at once.
///
/// The type asks nothing of its questions: to make one that asks would look for their conformance in all libraries.
final class RememberedAnswers<Question: Sendable, Answer: Sendable>: Sendable {
  private struct Memory {
    var stamp: BundleChain.Stamp?
    var answers = EqualTable<Question, Answer>()
  }

  private let chain: BundleChain
  private let memory = Mutex(Memory())

  init(_ chain: BundleChain) { self.chain = chain }
}

extension RememberedAnswers where Question: Hashable {
  /// The answer that is remembered, or the one that the search gives.
  func answer(to question: Question, search: ([BundleIndex]) -> Answer) -> Answer {
    let stamp = chain.stamp
    let known = memory.withLock { $0.stamp == stamp ? $0.answers.find(question) : nil }
    if let known { return known }
    let answer = search(chain.searched)
    // The stamp was taken before the search: an answer of bundles that changed meanwhile is given, not kept.
    memory.withLock { memory in
      if memory.stamp != stamp || memory.answers.entries.count >= chain.limits.rememberedAnswers {
        guard stamp == chain.stamp else { return }
        memory = Memory(stamp: stamp)
      }
      memory.answers.set(question, answer)
    }
    return answer
  }
}
