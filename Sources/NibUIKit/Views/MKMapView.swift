import NibRuntime
import NibStandIns

/// A map. Stands in for MKMapView; nothing is drawn.
open class MKMapView: UIView {
  /// 0 standard, 1 satellite, 2 hybrid, and newer ones.
  public final var mapType = MKMapType.standard
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

  /// Reads the archived values.
  open override func decode(from coder: NibCoder) throws {
    try super.decode(from: coder)
    try Self.mapViewTable.read(self, from: coder)
    // Nil in every archive: delegates are outlets.
    if coder.contains("MKDelegate"), try coder.value("MKDelegate")?.isNull == false { coder.keepUnread("MKDelegate") }
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [mapViewTable] }

  private static let mapViewTable = PropertyTable(
    MKMapView.self, fresh: { MKMapView() },
    [
      Property("mapType", "MKMapType", get: { $0.mapType }, set: { $0.mapType = $1 }),
      Property("zoomEnabled", "MKZoomEnabled", get: { $0.isZoomEnabled }, set: { $0.isZoomEnabled = $1 }),
      Property("scrollEnabled", "MKScrollEnabled", get: { $0.isScrollEnabled }, set: { $0.isScrollEnabled = $1 }),
      Property("rotateEnabled", "MKRotateEnabled", get: { $0.isRotateEnabled }, set: { $0.isRotateEnabled = $1 }),
      Property("pitchEnabled", "MKPitchEnabled", get: { $0.isPitchEnabled }, set: { $0.isPitchEnabled = $1 }),
      Property(
        "showsUserLocation", "MKShowsUserLocation", get: { $0.showsUserLocation }, set: { $0.showsUserLocation = $1 }),
      Property("showsBuildings", "MKShowsBuildings", get: { $0.showsBuildings }, set: { $0.showsBuildings = $1 }),
      Property(
        "showsPointsOfInterest", "MKShowsPointsOfInterest", get: { $0.showsPointsOfInterest },
        set: { $0.showsPointsOfInterest = $1 }),
      Property("showsCompass", "MKShowsCompass", get: { $0.showsCompass }, set: { $0.showsCompass = $1 }),
      Property("showsScale", "MKShowsScaleKey", get: { $0.showsScale }, set: { $0.showsScale = $1 }),
      Property("showsTraffic", "MKShowsTraffic", get: { $0.showsTraffic }, set: { $0.showsTraffic = $1 }),
    ])

  /// Puts something on the map.
  open func addAnnotation(_ annotation: AnyObject) { annotations.append(annotation) }

  /// Takes something off the map.
  open func removeAnnotation(_ annotation: AnyObject) { annotations.removeAll { $0 === annotation } }
}
