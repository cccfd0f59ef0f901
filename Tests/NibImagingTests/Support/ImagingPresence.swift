import NibTestSupport
import Testing

extension ImagingPresence {
  /// Why tests of decoding are skipped.
  static let reason: Comment =
    "decoding needs a build with --traits Imaging, and the commands vips and vipsthumbnail (libvips-tools)"
}
