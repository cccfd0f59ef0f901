import NibRuntime
import NibStandIns

/// A map. Stands in for MKMapView; nothing is drawn.
open class MKMapView: UIView {
  /// 0 standard, 1 satellite, 2 hybrid, and newer ones.
  public final var mapType = 0
  /// Whether a user may zoom.
  public final var isZoomEnabled = true
  /// Whether a user may scroll.
  public final var isScrollEnabled = true
  /// Whether a user may turn the map.
  public final var isRotateEnabled = true
  /// Whether a user may tilt the map.
  public final var isPitchEnabled = true
  /// Whether the user's place is shown.
  public final var showsUserLocation = false
  /// Whether buildings are shown.
  public final var showsBuildings = true
  /// Whether places of interest are shown.
  public final var showsPointsOfInterest = true
  /// Whether a compass is shown.
  public final var showsCompass = true
  /// Whether a scale is shown.
  public final var showsScale = false
  /// Whether traffic is shown.
  public final var showsTraffic = false
  /// What stands on the map, as the test's own objects.
  public private(set) final var annotations: [AnyObject] = []

  /// Makes one with the framework's defaults.
  public required init() { super.init() }

  /// Reads the archived values.
  public required init(from coder: NibCoder) throws {
    try super.init(from: coder)
    try Self.mapViewTable.read(self, from: coder)
    // Nil in every archive: delegates are outlets.
    if coder.contains("MKDelegate"), try coder.value("MKDelegate")?.isNull == false { coder.keepUnread("MKDelegate") }
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [mapViewTable] }

  private static let mapViewTable = PropertyTable(
    MKMapView.self,
    [
      Property("mapType", "MKMapType", at: \.mapType),
      Property("zoomEnabled", "MKZoomEnabled", at: \.isZoomEnabled),
      Property("scrollEnabled", "MKScrollEnabled", at: \.isScrollEnabled),
      Property("rotateEnabled", "MKRotateEnabled", at: \.isRotateEnabled),
      Property("pitchEnabled", "MKPitchEnabled", at: \.isPitchEnabled),
      Property("showsUserLocation", "MKShowsUserLocation", at: \.showsUserLocation),
      Property("showsBuildings", "MKShowsBuildings", at: \.showsBuildings),
      Property("showsPointsOfInterest", "MKShowsPointsOfInterest", at: \.showsPointsOfInterest),
      Property("showsCompass", "MKShowsCompass", at: \.showsCompass),
      Property("showsScale", "MKShowsScaleKey", at: \.showsScale),
      Property("showsTraffic", "MKShowsTraffic", at: \.showsTraffic),
    ])

  /// Puts something on the map.
  open func addAnnotation(_ annotation: AnyObject) { annotations.append(annotation) }

  /// Takes something off the map.
  open func removeAnnotation(_ annotation: AnyObject) { annotations.removeAll { $0 === annotation } }
}
