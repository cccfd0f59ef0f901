import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

extension NSSharingService.Name {
  /// The Aperture app; in older systems.
  public static let addToAperture = Self(rawValue: "com.apple.share.System.add-to-aperture")
  /// Facebook; in older systems.
  public static let postOnFacebook = Self(rawValue: "com.apple.share.Facebook.post")
  /// Twitter; in older systems.
  public static let postOnTwitter = Self(rawValue: "com.apple.share.Twitter.post")
  /// Weibo; in older systems.
  public static let postOnSinaWeibo = Self(rawValue: "com.apple.share.SinaWeibo.post")
  /// LinkedIn; in older systems.
  public static let postOnLinkedIn = Self(rawValue: "com.apple.share.LinkedIn.post")
}

extension NSSharingService {
  private var shared: [Any] { Self.performed.last { $0.service === self }?.items ?? [] }

  /// The text that was handed on; nil before, and for none.
  public final var messageBody: String? { shared.lazy.compactMap { $0 as? String }.first }
  /// Where what was handed on can be seen. Nil: no service posts anything here.
  public final var permanentLink: URL? { nil }
  /// Whose account a service uses. Nil: no service has one here.
  public final var accountName: String? { nil }
  /// The files that were handed on; nil before, and for none.
  public final var attachmentFileURLs: [URL]? {
    let files = shared.compactMap { $0 as? URL }.filter(\.isFileURL)
    return files.isEmpty ? nil : files
  }

  /// Who may do what with something that is shared by the cloud. Documented: the bits, by AppKit.
  public struct CloudKitOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes options of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// As usual.
    public static let standard: Self = []
    /// Everybody with the link.
    public static let allowPublic = Self(rawValue: 1 << 0)
    /// Who is invited.
    public static let allowPrivate = Self(rawValue: 1 << 1)
    /// They only see it.
    public static let allowReadOnly = Self(rawValue: 1 << 4)
    /// They change it.
    public static let allowReadWrite = Self(rawValue: 1 << 5)
  }
}
