import NibBytes
import NibGraph

// The questions that a load asks of the resources, each once, and of the origins.
extension LoadContext {
  /// Asks the resources for an image, once a name.
  func find(_ image: NibImage, for object: ObjectID) throws -> NibImage {
    guard let resources = loader.resources else { return image }
    let query = NibImageQuery(name: image.name, isSymbol: image.isSymbol)
    var image = image
    if let known = answers.find(query) {
      image.answer = known
      return image
    }
    let answer = resources.image(query)
    answers.set(query, answer)
    image.answer = answer
    images.append(NibImageReport(query: query, answer: answer))
    // Symbols are the system's: a program may answer them, and need not.
    if case .missing(let tried) = answer, !image.isSymbol { try reportMissing(image, tried: tried, object) }
    return image
  }

  /// Asks the resources for a named color, once a name; what they do not know keeps its archived components.
  func named(_ color: NibColor) -> NibColor {
    guard let resources = loader.resources, let query = color.query else { return color }
    if let known = colors.find(query) { return known ?? color }
    let answer = resources.color(query).map { color.with(componentsOf: $0) }
    colors.set(query, answer)
    return answer ?? color
  }

  /// Identifier of the element that an object was compiled from.
  func identifier(of object: ObjectID) -> String? {
    graph.origins.origins.isEmpty ? nil : graph.origins.identifier(of: object)
  }
}

extension LoadContext {
  /// The objects that were given to the load, each once where it comes last: external ones in archive order, the owner.
  var givenObjects: [AnyObject] {
    var given: [AnyObject] = []
    for object in root.externalObjects.compactMap({ externals[$0] }) + [owner].compactMap(\.self) {
      given.removeAll { $0 === object }
      given.append(object)
    }
    return given
  }
}
