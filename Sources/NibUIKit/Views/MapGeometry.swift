import NibStandIns

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// An angle on the globe, in degrees.
public typealias CLLocationDegrees = Double
/// A way, in meters.
public typealias CLLocationDistance = Double

/// A place on the globe. Stands in for CLLocationCoordinate2D.
public struct CLLocationCoordinate2D: Sendable {
  /// Degrees to the north of the equator.
  public var latitude: CLLocationDegrees
  /// Degrees to the east of Greenwich.
  public var longitude: CLLocationDegrees

  /// Makes a place; without arguments the one in the Gulf of Guinea.
  public init(latitude: CLLocationDegrees = 0, longitude: CLLocationDegrees = 0) {
    self.latitude = latitude
    self.longitude = longitude
  }
}

/// How much of the globe a map shows. Stands in for MKCoordinateSpan.
public struct MKCoordinateSpan: Sendable {
  /// Degrees from the bottom to the top.
  public var latitudeDelta: CLLocationDegrees
  /// Degrees from the left to the right.
  public var longitudeDelta: CLLocationDegrees

  /// Makes a span.
  public init(latitudeDelta: CLLocationDegrees = 0, longitudeDelta: CLLocationDegrees = 0) {
    self.latitudeDelta = latitudeDelta
    self.longitudeDelta = longitudeDelta
  }
}

/// What a map shows. Stands in for MKCoordinateRegion.
public struct MKCoordinateRegion: Sendable {
  /// The middle.
  public var center: CLLocationCoordinate2D
  /// How much around it.
  public var span: MKCoordinateSpan

  /// Makes a region.
  public init(center: CLLocationCoordinate2D = .init(), span: MKCoordinateSpan = .init()) {
    self.center = center
    self.span = span
  }

  /// A region so many meters high and wide, on a ball: MapKit's globe is a little flatter, so that the last digits differ.
  public init(
    center: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance, longitudinalMeters: CLLocationDistance
  ) {
    let shrinking = max(cos(center.latitude * .pi / 180), .ulpOfOne)
    self.init(
      center: center,
      span: MKCoordinateSpan(
        latitudeDelta: min(latitudinalMeters / Self.metersOfDegree, 180),
        longitudeDelta: min(longitudinalMeters / (Self.metersOfDegree * shrinking), 360)))
  }

  /// Meters of a degree along the equator, whose radius is 6 378 137 meters by the World Geodetic System of 1984.
  private static let metersOfDegree = 6_378_137 * Double.pi / 180
}
