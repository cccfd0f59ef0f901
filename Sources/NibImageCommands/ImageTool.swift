import NibCommands

extension Tool {
  /// The tool `nibwright-images`.
  public static var images: Tool {
    Tool(
      name: "nibwright-images", summary: "Shows pages and pictures that resources of bundles make.",
      commands: [.serve, .rewrite, .preload])
  }
}
