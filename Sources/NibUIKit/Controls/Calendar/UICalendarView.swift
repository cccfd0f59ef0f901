import NibRuntime
import NibStandIns

/// A calendar of months whose days can be chosen. Stands in for UICalendarView; `tap(_:)` is a finger.
open class UICalendarView: UIView {
  /// The calendar that days are reckoned by.
  open var calendar = Calendar.current
  /// The language of its words.
  open var locale = Locale.current
  /// Where days begin; nil for here.
  open var timeZone: TimeZone?
  /// The design of its letters; kept.
  open var fontDesign = UIFontDescriptor.SystemDesign.default
  /// The days that can be seen.
  open var availableDateRange = DateInterval(start: .distantPast, end: .distantFuture)
  /// Who decorates days.
  open weak var delegate: (any UICalendarViewDelegate)?
  /// Whether days are decorated.
  open var wantsDateDecorations = true
  /// What a tap on a day does; nil for nothing.
  open var selectionBehavior: UICalendarSelection? {
    didSet {
      oldValue?.calendarView = nil
      selectionBehavior?.calendarView = self
    }
  }
  private var month: DateComponents?

  /// The month that is seen; today's until code or a user says another.
  open var visibleDateComponents: DateComponents {
    get { month ?? calendar.dateComponents([.calendar, .era, .year, .month], from: Date()) }
    set { setVisibleDateComponents(newValue, animated: false) }
  }

  /// Shows another month; the delegate hears.
  open func setVisibleDateComponents(_ components: DateComponents, animated: Bool) {
    let old = visibleDateComponents
    month = components
    guard old.year != components.year || old.month != components.month else { return }
    delegate?.calendarView(self, didChangeVisibleDateComponentsFrom: old)
  }

  /// Has the delegate decorate some days again: it is asked each time.
  open func reloadDecorations(forDateComponents components: [DateComponents], animated: Bool) {}

  /// What the delegate decorates a day with; nil for nothing.
  open func decoration(for day: DateComponents) -> Decoration? {
    wantsDateDecorations ? delegate?.calendarView(self, decorationFor: day) : nil
  }

  func isAvailable(_ day: DateComponents) -> Bool {
    guard let date = calendar.date(from: day) else { return false }
    return availableDateRange.contains(date)
  }

  /// Taps a day as a user does: its selection's delegate is asked and told.
  /// - Returns: false if nothing happens: the day cannot be seen or chosen, or no touch reaches the calendar.
  @discardableResult
  open func tap(_ day: DateComponents) -> Bool {
    guard receivesTouches, isAvailable(day), let selectionBehavior else { return false }
    return selectionBehavior.tap(day)
  }

  /// What stands at a day. Stands in for UICalendarView.Decoration.
  @MainActor
  public final class Decoration {
    /// What it is.
    public enum Kind {
      /// A dot.
      case dot
      /// An image.
      case image(UIImage?)
      /// A view, made when somebody looks.
      case customView(() -> UIView)
    }

    /// How large it is.
    public let size: UICalendarView.DecorationSize
    /// What it is.
    public let kind: Kind
    /// Its color; nil for gray.
    public let color: UIColor?

    private init(_ kind: Kind, _ color: UIColor?, _ size: UICalendarView.DecorationSize) {
      (self.kind, self.color, self.size) = (kind, color, size)
    }

    /// A gray dot.
    public convenience init() { self.init(.dot, nil, .medium) }

    /// An image.
    public convenience init(
      image: UIImage?, color: UIColor? = nil, size: UICalendarView.DecorationSize = .medium
    ) { self.init(.image(image), color, size) }

    /// A view.
    public convenience init(customViewProvider: @escaping () -> UIView) {
      self.init(.customView(customViewProvider), nil, .medium)
    }

    /// A dot.
    public static func `default`(
      color: UIColor? = nil, size: UICalendarView.DecorationSize = .medium
    ) -> Decoration { Decoration(.dot, color, size) }

    /// An image.
    public static func image(
      _ image: UIImage?, color: UIColor? = nil, size: UICalendarView.DecorationSize = .medium
    ) -> Decoration { Decoration(.image(image), color, size) }

    /// A view.
    public static func customView(_ customViewProvider: @escaping () -> UIView) -> Decoration {
      Decoration(customViewProvider: customViewProvider)
    }
  }

  /// How large a decoration is.
  public enum DecorationSize: Int, Sendable {
    /// As named.
    case small, medium, large
  }
}

/// Who decorates days. Stands for UICalendarViewDelegate.
@MainActor
public protocol UICalendarViewDelegate: AnyObject {
  /// What stands at a day; nil for nothing.
  func calendarView(
    _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
  ) -> UICalendarView.Decoration?
  /// Another month is seen.
  func calendarView(
    _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents)
}

extension UICalendarViewDelegate {
  /// Nothing.
  public func calendarView(
    _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
  ) -> UICalendarView.Decoration? { nil }
  /// Does nothing.
  public func calendarView(
    _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
  ) {}
}
