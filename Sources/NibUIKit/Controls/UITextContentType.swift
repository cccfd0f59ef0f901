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
  /// As named.
  public static let namePrefix = Self(rawValue: "name-prefix")
  /// As named.
  public static let middleName = Self(rawValue: "middle-name")
  /// As named.
  public static let nameSuffix = Self(rawValue: "name-suffix")
  /// As named.
  public static let jobTitle = Self(rawValue: "job-title")
  /// As named.
  public static let location = Self(rawValue: "location")
  /// As named.
  public static let streetAddressLine1 = Self(rawValue: "street-address-line1")
  /// As named.
  public static let streetAddressLine2 = Self(rawValue: "street-address-line2")
  /// As named.
  public static let addressCityAndState = Self(rawValue: "address-city-and-state")
  /// As named.
  public static let sublocality = Self(rawValue: "sublocality")
  /// As named.
  public static let creditCardName = Self(rawValue: "cc-name")
  /// As named.
  public static let creditCardGivenName = Self(rawValue: "cc-given-name")
  /// As named.
  public static let creditCardMiddleName = Self(rawValue: "cc-additional-name")
  /// As named.
  public static let creditCardFamilyName = Self(rawValue: "cc-family-name")
  /// As named.
  public static let creditCardExpiration = Self(rawValue: "cc-exp")
  /// As named.
  public static let creditCardExpirationMonth = Self(rawValue: "cc-exp-month")
  /// As named.
  public static let creditCardExpirationYear = Self(rawValue: "cc-exp-year")
  /// As named.
  public static let creditCardSecurityCode = Self(rawValue: "cc-csc")
  /// As named.
  public static let creditCardType = Self(rawValue: "cc-type")
  /// As named.
  public static let birthdate = Self(rawValue: "bday")
  /// As named.
  public static let birthdateDay = Self(rawValue: "bday-day")
  /// As named.
  public static let birthdateMonth = Self(rawValue: "bday-month")
  /// As named.
  public static let birthdateYear = Self(rawValue: "bday-year")
  /// As named.
  public static let dateTime = Self(rawValue: "date-time")
  /// As named.
  public static let flightNumber = Self(rawValue: "flight-number")
  /// As named.
  public static let shipmentTrackingNumber = Self(rawValue: "shipment-tracking-number")
  /// As named.
  public static let cellularEID = Self(rawValue: "cellular-eid")
  /// As named.
  public static let cellularIMEI = Self(rawValue: "cellular-imei")
  /// A code that is good once.
  public static let oneTimeCode = Self(rawValue: "one-time-code")
}
