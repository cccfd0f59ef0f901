import NibDiagnostics

/// An error of the whole run, as ibtool lists it under `com.apple.ibtool.errors`.
struct IBIssue: Sendable, Hashable {
  /// What went wrong.
  var description: String
  /// Why, when there is more to say.
  var reason: String?
  /// Where in an input, when it is known.
  var place: Place?

  /// Makes a fault.
  init(_ description: String, _ reason: String? = nil, at place: Place? = nil) {
    self.description = description
    self.reason = reason
    self.place = place
  }
}

/// Why a run ends without going on.
struct IBRefusal: Error {
  /// What is told, at least one fault.
  var faults: [IBIssue]

  /// Makes a refusal of several faults.
  init(_ faults: [IBIssue]) { self.faults = faults }

  /// Makes a refusal of one fault.
  init(_ description: String, _ reason: String? = nil) { faults = [IBIssue(description, reason)] }

  /// Takes over an error of a layer.
  init(_ error: some LocatedError) {
    faults = [IBIssue(error.detail, at: error.place)]
  }
}
