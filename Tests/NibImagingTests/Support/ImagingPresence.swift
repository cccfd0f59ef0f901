import NibTestSupport
import Testing

/// What this build and this machine have of libvips.
enum ImagingPresence {
  /// Why tests of decoding are skipped.
  static let reason: Comment =
    "decoding needs a build with --traits Imaging, and the commands vips and vipsthumbnail (libvips-tools)"

  /// Whether the decoder is built in and the command line that makes the samples and references is there.
  static let canDecode: Bool = {
    #if Imaging
      (try? ShellCommand.run("command -v vips vipsthumbnail vipsheader > /dev/null")) != nil
    #else
      false
    #endif
  }()
}
