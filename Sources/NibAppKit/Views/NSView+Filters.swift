import NibRuntime
import NibStandIns

/// The filters that a view is shown through, which few views have.
struct ViewFilters {
  var content: [CIFilter] = []
  var background: [CIFilter] = []
  var compositing: CIFilter?

  /// The properties of a view that archives hold.
  @MainActor static let properties: [Property<NSView>] = [
    Property(
      "contentFilters", get: { archived($0.contentFilters) }, set: { $0.contentFilters = filters(in: $1) }),
    Property(
      "backgroundFilters", get: { archived($0.backgroundFilters) }, set: { $0.backgroundFilters = filters(in: $1) }),
  ]

  private static func archived(_ filters: [CIFilter]) -> NibValue { .array(filters.map { .object($0) }) }

  @MainActor private static func filters(in value: NibValue) -> [CIFilter] {
    guard case .array(let members) = value else { return [] }
    return members.compactMap { member in
      member.object as? CIFilter ?? (member.object as? PlaceholderObject).map { CIFilter($0) }
    }
  }
}

extension NSView {
  /// What the view and what is in it are shown through. Nothing is drawn.
  public final var contentFilters: [CIFilter] {
    get { filters.content }
    set { filters.content = newValue }
  }

  /// What is behind the view is shown through. Nothing is drawn.
  public final var backgroundFilters: [CIFilter] {
    get { filters.background }
    set { filters.background = newValue }
  }

  /// What puts the view over what is behind it; nil for nothing. Nothing is drawn.
  public final var compositingFilter: CIFilter? {
    get { filters.compositing }
    set { filters.compositing = newValue }
  }
}
