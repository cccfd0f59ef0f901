import Foundation
import NibRemote

/// A server of the folder `Site`, on a port that is free, and a folder for what the gallery keeps.
final class Site {
  let server: LoopbackServer
  let folder: String

  private static let files = #filePath.split(separator: "/").dropLast(3).map { "/" + $0 }.joined() + "/Site/"

  init() throws {
    folder = NSTemporaryDirectory() + "/gallery-\(UUID().uuidString)"
    server = try LoopbackServer { request in
      let name = request.target.split(separator: "/").last.map(String.init) ?? "index.html"
      guard let data = FileManager.default.contents(atPath: Self.files + name) else {
        return .refusal(404, "no '\(name)' here")
      }
      let type = name.hasSuffix(".html") ? "text/html" : name.hasSuffix(".png") ? "image/png" : "application/xml"
      // The manifests name the port of the guide.
      guard name.hasSuffix(".plist") else { return HTTPResponse(mediaType: type, body: Array(data)) }
      let port = request.host?.split(separator: ":").last.map(String.init) ?? ""
      return HTTPResponse(mediaType: type, body: Self.moved(data, to: port))
    }
    try server.start()
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  deinit {
    server.stop()
    try? FileManager.default.removeItem(atPath: folder)
  }

  private static func moved(_ manifest: Data, to port: String) -> [UInt8] {
    Array(String(decoding: manifest, as: UTF8.self).replacingOccurrences(of: ":8000/", with: ":\(port)/").utf8)
  }

  func address(_ name: String) -> String { server.address + name }

  /// The manifest of the package with the addresses of this server.
  func shipped(_ path: String) throws -> String {
    let moved = Self.moved(try Data(contentsOf: URL(fileURLWithPath: path)), to: "\(server.port)")
    let copy = folder + "/shipped.plist"
    try Data(moved).write(to: URL(fileURLWithPath: copy))
    return copy
  }
}
