/// A boat and where it lies.
public struct Boat: Hashable, Sendable {
  /// Painted on its stern.
  public let name: String
  /// Number of its berth.
  public let berth: Int

  /// Makes a boat.
  public init(name: String, berth: Int) {
    self.name = name
    self.berth = berth
  }
}

/// Knows who may sign in, and what is theirs.
public protocol HarbourOffice: AnyObject {
  /// The boats of an account; nil for a wrong email or password.
  func boats(email: String, password: String) -> [Boat]?
}

/// What the sign-in screen shows and decides. Knows no view.
public final class SignInModel {
  /// As typed.
  public var email = ""
  /// As typed.
  public var password = ""
  /// What went wrong the last time; nil if nothing did.
  public private(set) var problem: String?
  /// The account's boats, once signed in.
  public private(set) var boats: [Boat] = []
  private let office: any HarbourOffice

  /// A model that asks an office.
  public init(office: any HarbourOffice) { self.office = office }

  /// Whether what is typed can be right.
  public var canSignIn: Bool { email.contains("@") && password.count >= 4 }

  /// Asks the office.
  /// - Returns: whether the account is open now; if not, `problem` says why.
  public func signIn() -> Bool {
    guard let found = office.boats(email: email, password: password) else {
      problem = "Wrong email or password."
      return false
    }
    problem = nil
    boats = found
    return true
  }
}
