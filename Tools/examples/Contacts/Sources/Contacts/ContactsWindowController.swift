import NibAppKit

/// The window's controller: bindings reach the book through it.
final class ContactsWindowController: NSWindowController {
  @Dynamic var book = ContactBook()
}
