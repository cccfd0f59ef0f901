extension Tool {
  /// The commands of the tool, in the order of its help text.
  public static var standardCommands: [Command] { [.compile, .inspect, .instantiate, .resolve, .convert] }
}
