import NibImaging
import NibResources
import NibTestSupport
import Synchronization

/// A decoder that needs no libvips: it makes pixels of the source's first byte, when it is let.
final class FakeDecoder: PictureDecoding {
  private struct State {
    var decodes = 0
    var cancelled = 0
    var requests: [PictureRequest] = []
  }

  private let state = Mutex(State())
  /// Whether decodes wait until `let go` or a cancellation.
  private let gate: Mutex<Bool>
  private let size: PixelSize

  init(isHeld: Bool = false, size: PixelSize = PixelSize(width: 4, height: 4)) {
    gate = Mutex(isHeld)
    self.size = size
  }

  var decodes: Int { state.withLock { $0.decodes } }
  var cancelled: Int { state.withLock { $0.cancelled } }
  var requests: [PictureRequest] { state.withLock { $0.requests } }

  func letGo() { gate.withLock { $0 = false } }

  func header(of source: any PictureSource) throws(ImagingError) -> ImageHeader { try PictureHeaderReader.read(source) }

  func metadata(of source: any PictureSource) throws(ImagingError) -> PictureMetadata { PictureMetadata() }

  func image(
    of source: any PictureSource, _ request: PictureRequest, cancellation: Cancellation
  ) throws(ImagingError) -> PixelImage {
    state.withLock {
      $0.decodes += 1
      $0.requests.append(request)
    }
    while gate.withLock({ $0 }) {
      if cancellation.isCancelled {
        state.withLock { $0.cancelled += 1 }
        throw ImagingError(code: .cancelled, place: .init(file: source.name), detail: "cancelled")
      }
      ShellCommand.pause(milliseconds: 1)
    }
    let byte = try source.bytes(at: 0, count: 1).first ?? 0
    let bytes = [UInt8](repeating: byte, count: size.width * size.height * 4)
    guard let image = PixelImage(size: size, bytes: bytes) else {
      throw ImagingError(code: .damaged, place: .init(file: source.name), detail: "no size")
    }
    return image
  }

  func encoded(
    _ source: any PictureSource, _ request: PictureRequest, as format: EncodedFormat, cancellation: Cancellation
  ) throws(ImagingError) -> [UInt8] { try image(of: source, request, cancellation: cancellation).bytes }
}
