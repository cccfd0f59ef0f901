/// What can be wrong with a nib, its owner and its surroundings, as far as a load may go on in spite of it.
///
/// What is not listed here always stops the load: a graph that is no interface, references nested too deeply, an object
/// that needs itself to be made.
public enum LoadFault: String, Sendable, Hashable, CaseIterable {
  /// No class is registered for a custom class name.
  case unknownClass
  /// External objects that the archive needs were not given.
  case missingExternals
  /// An object has no outlet or outlet collection of the name.
  case missingOutlet
  /// An outlet is of another type than the object connected to it.
  case wrongOutletType
  /// A connection lacks its source, or its source sends no actions.
  case brokenConnection
  /// The target of an action does not respond to its selector.
  case missingAction
  /// No file was found for an image.
  case missingImage
  /// A user defined runtime attribute names no property, or one of another type.
  case attributeNotSet
  /// An object's own initialiser or outlet setter threw.
  case failedObject
}

/// What a load does about a fault.
public enum FaultResponse: String, Sendable, Hashable {
  /// The load ends with an error.
  case stops
  /// The load goes on; a warning says what is wrong, and the connection or attribute says that it was not made.
  case reports
  /// The load does not look; the fault shows when the action is sent.
  case waits
}

extension LoadFault {
  /// The fault that an error's code stands for; nil if such an error always stops the load.
  init?(_ code: RuntimeError.Code) {
    switch code {
    case .unknownClass: self = .unknownClass
    case .missingExternals: self = .missingExternals
    case .missingOutlet: self = .missingOutlet
    case .wrongOutletType: self = .wrongOutletType
    case .brokenConnection: self = .brokenConnection
    case .actionNotFound: self = .missingAction
    case .missingImage: self = .missingImage
    case .attributeNotSet: self = .attributeNotSet
    case .objectFailed, .missingKey, .wrongValueType: self = .failedObject
    default: return nil
    }
  }
}
