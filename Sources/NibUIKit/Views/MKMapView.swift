import NibRuntime
import NibSchema
import NibStandIns

/// A map. Stands in for MKMapView; nothing is drawn.
open class MKMapView: UIView {
  /// 0 standard, 1 satellite, 2 hybrid, and newer ones.
  open var mapType = MKMapType.standard
  /// Whether a user may zoom.
  open var isZoomEnabled = true
  /// Whether a user may scroll.
  open var isScrollEnabled = true
  /// Whether a user may turn the map.
  open var isRotateEnabled = true
  /// Whether a user may tilt the map.
  open var isPitchEnabled = true
  /// Whether the user's place is shown.
  open var showsUserLocation = false
  /// Whether buildings are shown.
  open var showsBuildings = true
  /// Whether places of interest are shown.
  open var showsPointsOfInterest = true
  /// Whether a compass is shown.
  open var showsCompass = true
  /// Whether a scale is shown.
  open var showsScale = false
  /// Whether traffic is shown.
  open var showsTraffic = false
  /// What stands on the map, as the test's own objects.
  open private(set) var annotations: [AnyObject] = []

  /// Reads the archived values.
  open override func decode(from coder: NibCoder) throws {
    try super.decode(from: coder)
    try Self.mapViewTable.read(self, from: coder)
    // Nil in every archive: delegates are outlets.
    let key = Self.mapViewTable.names.key("delegate")
    if coder.contains(key), try coder.value(key)?.isNull == false { coder.keepUnread(key) }
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [mapViewTable] }

  private static let mapViewTable = PropertyTable(
    MKMapView.self, kind: UIKitElements.mapView, fresh: { MKMapView() },
    [
      Property("mapType", \.mapType),
      Property("zoomEnabled", \.isZoomEnabled),
      Property("scrollEnabled", \.isScrollEnabled),
      Property("rotateEnabled", \.isRotateEnabled),
      Property("pitchEnabled", \.isPitchEnabled),
      Property("showsUserLocation", \.showsUserLocation),
      Property("showsBuildings", \.showsBuildings),
      Property("showsPointsOfInterest", \.showsPointsOfInterest),
      Property("showsCompass", \.showsCompass),
      Property("showsScale", \.showsScale),
      Property("showsTraffic", \.showsTraffic),
    ])

  /// What the map shows: the whole world until code says more. Nothing is made to fit the view.
  open var region = MKCoordinateRegion(
    center: CLLocationCoordinate2D(), span: MKCoordinateSpan(latitudeDelta: 180, longitudeDelta: 360))
  /// The middle of what the map shows.
  open var centerCoordinate: CLLocationCoordinate2D {
    get { region.center }
    set { region.center = newValue }
  }

  /// As the property.
  open func setRegion(_ region: MKCoordinateRegion, animated: Bool) { self.region = region }

  /// As the property: the span stays.
  open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) { centerCoordinate = coordinate }

  /// Puts something on the map.
  open func addAnnotation(_ annotation: AnyObject) { annotations.append(annotation) }

  /// Takes something off the map.
  open func removeAnnotation(_ annotation: AnyObject) { annotations.removeAll { $0 === annotation } }
}
