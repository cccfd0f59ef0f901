/// What a text is, for filling in. Stands in for UITextContentType.
///
/// - Documented: UITextContentType, whose constants have the strings that archives do.
public struct UITextContentType: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
  /// The name in archives.
  public let rawValue: String

  /// Makes a type of a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Makes a type of a name.
  public init(stringLiteral name: String) { rawValue = name }

  /// A whole name.
  public static let name = Self(rawValue: "name")
  /// A given name.
  public static let givenName = Self(rawValue: "given-name")
  /// A family name.
  public static let familyName = Self(rawValue: "family-name")
  /// A nickname.
  public static let nickname = Self(rawValue: "nickname")
  /// An organization.
  public static let organizationName = Self(rawValue: "organization")
  /// A whole address.
  public static let fullStreetAddress = Self(rawValue: "street-address")
  /// A city.
  public static let addressCity = Self(rawValue: "address-level2")
  /// A state.
  public static let addressState = Self(rawValue: "address-level1")
  /// A country.
  public static let countryName = Self(rawValue: "country-name")
  /// A postal code.
  public static let postalCode = Self(rawValue: "postal-code")
  /// A telephone number.
  public static let telephoneNumber = Self(rawValue: "tel")
  /// An address for mail.
  public static let emailAddress = Self(rawValue: "email")
  /// A URL.
  public static let URL = Self(rawValue: "url")
  /// The number of a credit card.
  public static let creditCardNumber = Self(rawValue: "cc-number")
  /// A user's name.
  public static let username = Self(rawValue: "username")
  /// A password.
  public static let password = Self(rawValue: "password")
  /// A new password.
  public static let newPassword = Self(rawValue: "new-password")
  /// A code that is good once.
  public static let oneTimeCode = Self(rawValue: "one-time-code")
}
