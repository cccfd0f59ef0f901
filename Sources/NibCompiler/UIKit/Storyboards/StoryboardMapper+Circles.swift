import NibBytes
import NibDiagnostics
import NibDocument

/// What is told of references that lead nowhere, and of controllers that hold one another without an end.
extension StoryboardMapper {
  /// Warns of a reference that names neither a storyboard nor a controller.
  mutating func warnOfNoStoryboard(_ reference: Int, into diagnostics: inout Diagnostics) {
    let names = [attribute(.storyboardName, of: reference), attribute(.referencedIdentifier, of: reference)]
    guard names.allSatisfy({ $0.map { $0.count == 0 } ?? true }) else { return }
    diagnostics.add(
      .missingAttribute,
      "a storyboard reference has neither 'storyboardName' nor 'referencedIdentifier', and leads nowhere",
      at: .init(reference), of: document, from: &cursor)
  }

  /// Warns of embed segues by which a scene holds itself: of each circle the segue that closes it.
  ///
  /// Documented: a container view makes its controller when the view is loaded, unless `shouldPerformSegue` says no.
  mutating func warnOfCircles(into diagnostics: inout Diagnostics) {
    let embeddings = embeddings
    guard embeddings.contains(where: { !$0.isEmpty }) else { return }
    for segue in Self.closing(embeddings).sorted() {
      diagnostics.add(
        .unusableConnection,
        "an embed segue leads back to the scene that it started from, whose controller would hold itself without an end; "
          + "embed another controller, or add this one in code", at: .init(segue), of: document, from: &cursor)
    }
  }

  /// An embed segue and the scene that it leads to.
  private struct Embedding {
    let segue: Int
    let scene: Int
  }

  /// By scene: its embed segues.
  private var embeddings: [[Embedding]] {
    scenes.map { scene in
      scene.segues.compactMap { segue in
        guard let kind = attribute(.kind, of: segue), document.bytes.equals(kind, "embed"),
          let id = attribute(.destination, of: segue), let held = sceneOf[index.element(id, in: document.bytes)]
        else { return nil }
        return Embedding(segue: segue, scene: held)
      }
    }
  }

  /// The segues that lead to a scene which the way to them came by.
  private static func closing(_ embeddings: [[Embedding]]) -> [Int] {
    var closing: [Int] = []
    var isOnWay = [Bool](repeating: false, count: embeddings.count)
    var isDone = isOnWay
    for start in embeddings.indices where !isDone[start] {
      var way = [(scene: start, next: 0)]
      isOnWay[start] = true
      while let last = way.last {
        guard last.next < embeddings[last.scene].count else {
          (isOnWay[last.scene], isDone[last.scene]) = (false, true)
          way.removeLast()
          continue
        }
        way[way.count - 1].next += 1
        let embedding = embeddings[last.scene][last.next]
        if isOnWay[embedding.scene] {
          closing.append(embedding.segue)
        } else if !isDone[embedding.scene] {
          isOnWay[embedding.scene] = true
          way.append((embedding.scene, 0))
        }
      }
    }
    return closing
  }
}
