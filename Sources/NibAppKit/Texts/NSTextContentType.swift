import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// What kind of text a field or view takes. Stands in for NSTextContentType.
///
/// - Seen: `username` in a document of Interface Builder; other names are those of UIKit's documents.
public struct NSTextContentType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Makes one of a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Makes one of a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// A name to log in.
  public static let username = Self("username")
  /// A password.
  public static let password = Self("password")
  /// A code that is sent to the user.
  public static let oneTimeCode = Self("one-time-code")
  /// A password that the user makes.
  public static let newPassword = Self("new-password")
  /// A person's name.
  public static let name = Self("name")
  /// A given name.
  public static let givenName = Self("given-name")
  /// A family name.
  public static let familyName = Self("family-name")
  /// The name of a firm.
  public static let organizationName = Self("organization")
  /// An address of mail.
  public static let emailAddress = Self("email")
  /// A number to call.
  public static let telephoneNumber = Self("tel")
  /// A link.
  public static let URL = Self("url")
  /// A street and a house.
  public static let fullStreetAddress = Self("street-address")
  /// A town.
  public static let addressCity = Self("address-level2")
  /// A country.
  public static let countryName = Self("country-name")
  /// A number of a post office.
  public static let postalCode = Self("postal-code")
  /// A number of a credit card.
  public static let creditCardNumber = Self("cc-number")
}

private struct FieldUse: RareState {
  var tightens = false
  var breaks = NSParagraphStyle.LineBreakStrategy()
  var completes = true
  var picksCharacters = true
}

extension NSTextField {
  /// Whether letters come closer before a text is cut; kept, like those below.
  public final var allowsDefaultTighteningForTruncation: Bool {
    get { self[rare: FieldUse.self].tightens }
    set { self[rare: FieldUse.self].tightens = newValue }
  }

  /// How lines are broken.
  public final var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy {
    get { self[rare: FieldUse.self].breaks }
    set { self[rare: FieldUse.self].breaks = newValue }
  }

  /// Whether the system completes what is typed.
  public final var isAutomaticTextCompletionEnabled: Bool {
    get { self[rare: FieldUse.self].completes }
    set { self[rare: FieldUse.self].completes = newValue }
  }

  /// Whether a touch bar offers signs to pick.
  public final var allowsCharacterPickerTouchBarItem: Bool {
    get { self[rare: FieldUse.self].picksCharacters }
    set { self[rare: FieldUse.self].picksCharacters = newValue }
  }
}
