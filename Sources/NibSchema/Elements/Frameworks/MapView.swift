extension ElementSchema {
  /// Documented: MapKit, MKMapView. Seen: 10 goldens.
  static let mapView = ElementSchema(
    "mapView", class: "MKMapView", inherits: "view",
    rows: [
      .geometry("layoutMargins", .insets, nib: "UIViewLayoutMargins", default: [0, 0, 0, 0]).since(.nib9b)
        .when("directionalLayoutMargins", in: [nil]),
      directionalMargins[0],
      .constant(nib: "MKDelegate", .null),
      .choice("mapType", .mapType, nib: "MKMapType", default: 0),
      .bool("zoomEnabled", nib: "MKZoomEnabled", default: true),
      .bool("scrollEnabled", nib: "MKScrollEnabled", default: true),
      .bool("showsUserLocation", nib: "MKShowsUserLocation", default: false),
      .bool("pitchEnabled", nib: "MKPitchEnabled", default: true),
      .bool("rotateEnabled", nib: "MKRotateEnabled", default: true),
      .bool("showsPointsOfInterest", nib: "MKShowsPointsOfInterest", default: true),
      .bool("showsBuildings", nib: "MKShowsBuildings", default: true),
      .bool("showsTraffic", nib: "MKShowsTraffic", default: false).since(.nib9c),
      .bool("showsCompass", nib: "MKShowsCompass", default: true).since(.nib9c),
      .bool("showsScale", nib: "MKShowsScaleKey", default: false).since(.nib9c),
    ])
}
