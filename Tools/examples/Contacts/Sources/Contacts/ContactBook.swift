import NibAppKit
import Nibwright

/// Somebody in the book.
@MainActor
final class Contact: BindableModel {
  @Dynamic var name: String
  @Dynamic var isFavourite = false

  init(_ name: String) { self.name = name }

  func validate(_ value: NibValue, forKey key: String) throws -> NibValue {
    if key == "name", value.isNull { throw ContactFault.nameless }
    return value
  }
}

/// What a contact cannot be.
enum ContactFault: Error {
  case nameless
}

/// What the window shows. Knows no view.
@MainActor
final class ContactBook: BindableModel {
  @Dynamic var contacts: [Contact] = []

  var favourites: [String] { contacts.filter(\.isFavourite).map(\.name) }
}
