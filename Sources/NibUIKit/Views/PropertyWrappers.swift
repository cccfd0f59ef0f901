import NibRuntime
import NibStandIns

/// What a change of a view's property makes due. Stands for UIViewInvalidating.
@MainActor
public protocol UIViewInvalidating {
  /// Makes it due.
  func invalidate(view: UIView)
}

extension UIView {
  /// Makes things due when a property of a view is set to another value. Stands in for UIView.Invalidating.
  @propertyWrapper
  @MainActor
  public struct Invalidating<Value: Equatable> {
    private var value: Value
    private let due: [any UIViewInvalidating]

    /// Makes one that makes things due.
    public init(wrappedValue: Value, _ due: any UIViewInvalidating...) { (value, self.due) = (wrappedValue, due) }

    /// Not used: the value is the view's.
    @available(*, unavailable, message: "a property of a view")
    public var wrappedValue: Value {
      get { fatalError("a property of a view") }
      set { fatalError("a property of a view: \(newValue)") }
    }

    /// The value in its view.
    public static subscript<Owner: UIView>(
      _enclosingInstance view: Owner, wrapped path: ReferenceWritableKeyPath<Owner, Value>,
      storage storage: ReferenceWritableKeyPath<Owner, Self>
    ) -> Value {
      get { view[keyPath: storage].value }
      set {
        guard view[keyPath: storage].value != newValue else { return }
        view[keyPath: storage].value = newValue
        for due in view[keyPath: storage].due { due.invalidate(view: view) }
      }
    }
  }

  /// What a property of a view makes due.
  public enum Invalidations {
    /// The view is to be drawn.
    public struct Display: UIViewInvalidating {
      /// Makes it due.
      public func invalidate(view: UIView) { view.setNeedsDisplay() }
    }
    /// The subviews are to be placed.
    public struct Layout: UIViewInvalidating {
      /// Makes it due.
      public func invalidate(view: UIView) { view.setNeedsLayout() }
    }
    /// The constraints are to be made.
    public struct Constraints: UIViewInvalidating {
      /// Makes it due.
      public func invalidate(view: UIView) { view.setNeedsUpdateConstraints() }
    }
    /// The view is to be asked for its size.
    public struct IntrinsicContentSize: UIViewInvalidating {
      /// Makes it due.
      public func invalidate(view: UIView) { view.invalidateIntrinsicContentSize() }
    }
    /// What depends on properties is to be brought up to date.
    public struct Properties: UIViewInvalidating {
      /// Makes it due.
      public func invalidate(view: UIView) { view.setNeedsUpdateProperties() }
    }
    /// The configuration of a button or a cell is to be changed.
    public struct Configuration: UIViewInvalidating {
      /// Makes it due.
      public func invalidate(view: UIView) {
        (view as? UIButton)?.setNeedsUpdateConfiguration()
        (view as? UITableViewCell)?.setNeedsUpdateConfiguration()
        (view as? UICollectionViewCell)?.setNeedsUpdateConfiguration()
      }
    }
  }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Display {
  /// The view is to be drawn.
  public static var display: Self { Self() }
}
extension UIViewInvalidating where Self == UIView.Invalidations.Layout {
  /// The subviews are to be placed.
  public static var layout: Self { Self() }
}
extension UIViewInvalidating where Self == UIView.Invalidations.Constraints {
  /// The constraints are to be made.
  public static var constraints: Self { Self() }
}
extension UIViewInvalidating where Self == UIView.Invalidations.IntrinsicContentSize {
  /// The view is to be asked for its size.
  public static var intrinsicContentSize: Self { Self() }
}
extension UIViewInvalidating where Self == UIView.Invalidations.Properties {
  /// What depends on properties is to be brought up to date.
  public static var properties: Self { Self() }
}
extension UIViewInvalidating where Self == UIView.Invalidations.Configuration {
  /// The configuration of a button or a cell is to be changed.
  public static var configuration: Self { Self() }
}

/// A property of a controller that its view's loading sets: reading it loads the view. Stands in for ViewLoading.
@propertyWrapper
@MainActor
public struct ViewLoading<Value> {
  private var value: Value?

  /// Makes one without a value.
  public init() {}

  /// Makes one of a value.
  public init(wrappedValue: Value) { value = wrappedValue }

  /// Not used: the value is the controller's.
  @available(*, unavailable, message: "a property of a view controller")
  public var wrappedValue: Value {
    get { fatalError("a property of a view controller") }
    set { fatalError("a property of a view controller: \(newValue)") }
  }

  /// The value in its controller, whose view is loaded before. Reading one that loading did not set ends the program, as in
  /// UIKit.
  public static subscript<Owner: UIViewController>(
    _enclosingInstance controller: Owner, wrapped path: ReferenceWritableKeyPath<Owner, Value>,
    storage storage: ReferenceWritableKeyPath<Owner, Self>
  ) -> Value {
    get {
      if controller[keyPath: storage].value == nil { controller.loadViewIfNeeded() }
      guard let value = controller[keyPath: storage].value else {
        preconditionFailure("loading the view of \(controller.displayName) did not set a property that is @ViewLoading")
      }
      return value
    }
    set { controller[keyPath: storage].value = newValue }
  }
}

extension UIViewController {
  /// As `ViewLoading`.
  public typealias ViewLoading = NibUIKit.ViewLoading
}
