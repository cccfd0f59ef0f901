import NibRuntime

extension UIColor {
  /// Makes a color of an image's pattern, which has no components of its own: clear.
  public convenience init(patternImage image: UIImage) {
    self.init(NibColor(red: 0, green: 0, blue: 0, alpha: 0, origin: .pattern(image.nibImage.name)))
  }
}
