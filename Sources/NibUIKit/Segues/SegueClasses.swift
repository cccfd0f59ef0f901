import NibGraph
import NibRuntime
import NibStandIns

/// Makes the segues of a registered class.
final class SegueMaker {
  let type: UIStoryboardSegue.Type

  init(_ type: UIStoryboardSegue.Type) { self.type = type }
}

extension ClassRegistry {
  /// Registers a class of segues under its own name, and under `name` if one is given.
  public func register<Class: UIStoryboardSegue>(segue type: Class.Type, as name: String? = nil) {
    register(ClassName(of: type).qualified) { SegueMaker(type) }
    if let name { register(name) { SegueMaker(type) } }
  }
}
