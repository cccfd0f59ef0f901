import NibFoundation

extension UIImageView {
  /// Draws the image in the current context, placed by `contentMode`.
  final func drawImage() {
    guard let image = shownImage else { return }
    let size = image.size
    guard size.width > 0, size.height > 0 else { return }
    CurrentCanvas.canvas?.clip(PathShapes.rectangle(bounds))
    image.draw(in: place(of: size))
  }

  private func place(of size: CGSize) -> CGRect {
    let (across, down) = (bounds.width / size.width, bounds.height / size.height)
    switch contentMode {
    case .scaleToFill, .redraw: return bounds
    case .scaleAspectFit: return place(of: size, times: min(across, down))
    case .scaleAspectFill: return place(of: size, times: max(across, down))
    default: return place(of: size, times: 1)
    }
  }

  private func place(of size: CGSize, times factor: CGFloat) -> CGRect {
    let (width, height) = (size.width * factor, size.height * factor)
    let isLeft = [.left, .topLeft, .bottomLeft].contains(contentMode)
    let isRight = [.right, .topRight, .bottomRight].contains(contentMode)
    let isTop = [.top, .topLeft, .topRight].contains(contentMode)
    let isBottom = [.bottom, .bottomLeft, .bottomRight].contains(contentMode)
    return CGRect(
      x: isLeft ? bounds.minX : isRight ? bounds.maxX - width : bounds.midX - width / 2,
      y: isTop ? bounds.minY : isBottom ? bounds.maxY - height : bounds.midY - height / 2, width: width, height: height)
  }
}
