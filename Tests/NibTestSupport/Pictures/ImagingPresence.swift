/// What this build and this machine have of libvips.
public enum ImagingPresence {
  /// Whether the decoder is built in.
  public static let isBuiltIn: Bool = {
    #if Imaging
      true
    #else
      false
    #endif
  }()

  /// Whether the decoder is built in and the command line that makes the samples and references is there.
  public static let canDecode: Bool =
    isBuiltIn && (try? ShellCommand.run("command -v vips vipsthumbnail vipsheader > /dev/null")) != nil
}
