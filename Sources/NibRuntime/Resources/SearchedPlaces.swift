/// Where something was looked for by its name, as the end of a message.
package enum SearchedPlaces {
  /// The paths, or that there was no place to look in.
  package static func words(_ tried: [String]) -> String {
    tried.isEmpty ? "no bundle was given to look in" : "tried \(tried.joined(separator: ", "))"
  }
}
