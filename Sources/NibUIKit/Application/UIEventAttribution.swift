import NibFoundation
import NibRuntime
import NibStandIns

/// Of which advertisement a click is. Stands in for UIEventAttribution.
@MainActor
public final class UIEventAttribution {
  /// The number of the advertisement.
  public let sourceIdentifier: UInt8
  /// Where it leads.
  public let destinationURL: URL
  /// Who hears of it.
  public var reportEndpoint: URL? { destinationURL }
  /// What it is.
  public let sourceDescription: String
  /// Who paid.
  public let purchaser: String

  /// Makes one.
  public init(sourceIdentifier: UInt8, destinationURL: URL, sourceDescription: String, purchaser: String) {
    (self.sourceIdentifier, self.destinationURL) = (sourceIdentifier, destinationURL)
    (self.sourceDescription, self.purchaser) = (sourceDescription, purchaser)
  }
}

/// Lies over an advertisement so that clicks count. Stands in for UIEventAttributionView.
open class UIEventAttributionView: UIView {}

/// What a conversation is, for suggestions. Stands in for UIConversationContext.
@MainActor
open class UIConversationContext {
  /// The entries, oldest first.
  open var entries: [UIConversationEntry] = []
  /// The name of the conversation.
  open var threadIdentifier = ""
  /// Names of the user.
  open var selfIdentifiers: Set<String> = []
  /// Who is answered.
  open var responsePrimaryRecipientIdentifiers: Set<String> = []
  /// What people are called, by their names.
  open var participantNameByIdentifier: [String: PersonNameComponents] = [:]
  /// Whether suggestions are to be full ones; kept.
  open var isJunk = false

  /// Makes one without entries.
  public init() {}
}

/// An entry of a conversation. Stands in for UIConversationEntry.
@MainActor
open class UIConversationEntry {
  /// The text.
  open var text = ""
  /// The sender.
  open var senderIdentifier = ""
  /// When.
  open var sentDate = Date()
  /// Its name.
  open var entryIdentifier = ""
  /// What it answers.
  open var replyThreadIdentifier: String?

  /// Makes an empty one.
  public init() {}
}

/// Something to put in that the system suggests. Stands in for UIInputSuggestion.
@MainActor
open class UIInputSuggestion {
  /// Makes one.
  public init() {}
}

/// An answer that the system suggests. Stands in for UISmartReplySuggestion.
public final class UISmartReplySuggestion: UIInputSuggestion {
  /// The answer.
  public let smartReply: String

  /// Makes one.
  public init(smartReply: String) { self.smartReply = smartReply }
}
