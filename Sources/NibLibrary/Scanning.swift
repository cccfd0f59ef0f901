import CNibwright
import NibContext
import Synchronization

/// A scan that C has; one caller at a time moves it on.
final class ScanHandle: Handle, @unchecked Sendable {
  private let scan: Mutex<ArchiveScan>

  init(_ scan: ArchiveScan) { self.scan = Mutex(scan) }

  /// Rows of the next archives.
  func next(atLeast count: Int) -> [UInt8] { scan.withLock { $0.next(atLeast: count) } }
}

/// Begins with compiled nibs and storyboards, and folders that are searched for them. Nothing is read yet.
@c @implementation public func nibwright_scan_begin(
  _ paths: UnsafePointer<UnsafePointer<CChar>>, _ count: Int, _ scan: UnsafeMutablePointer<OpaquePointer?>,
  _ error: UnsafeMutablePointer<OpaquePointer?>?
) -> nibwright_status {
  attempt(error) { () throws(Failure) in
    let place = try Arguments.place(scan, "scan")
    let paths = try Arguments.texts(paths, count, "paths")
    place.pointee = HandleTable.publish(ScanHandle(ArchiveScan(paths, files: LibraryFiles.source)))
  }
}

/// Rows of the next archives, whole lines; no bytes when all are scanned.
@c @implementation public func nibwright_scan_next(
  _ scan: OpaquePointer, _ wanted: Int, _ rows: UnsafeMutablePointer<OpaquePointer?>,
  _ error: UnsafeMutablePointer<OpaquePointer?>?
) -> nibwright_status {
  attempt(error) { () throws(Failure) in
    let place = try Arguments.place(rows, "rows")
    let handle = try Arguments.handle(scan, ScanHandle.self, "scan")
    place.pointee = HandleTable.publish(BytesHandle(handle.next(atLeast: wanted)))
  }
}

/// Gives a handle back; takes NULL.
@c @implementation public func nibwright_scan_free(_ scan: OpaquePointer?) {
  HandleTable.free(scan, ScanHandle.self)
}
