import SidleUnits

/// Where the parts of a button lie, in the coordinates of its bounds. What is not there is an empty
/// rectangle at 0, 0.
public struct ButtonLayout: Equatable, BitwiseCopyable {
  public var background = Rect.zero
  /// Of the image, or of the spinner in its place.
  public var image = Rect.zero
  public var title = Rect.zero
  public var subtitle = Rect.zero
  public var indicator = Rect.zero
  public var focusRing = Rect.zero
  /// Where a pointer meets it.
  public var hitBox = Rect.zero
  /// Of the background's corners: never more than half its shorter side.
  public var cornerRadius = 0.0
  public var titleLines: Int32 = 0
  public var subtitleLines: Int32 = 0
  /// Whether `image` is that of the spinner.
  public var isSpinner = false
  /// Whether the spinner covers title, subtitle and image, which are not shown then.
  public var isCovered = false

  public init() {}

  /// Whether what stands on the background lies in a frame, to a rounding.
  public func contentFits(_ frame: Rect) -> Bool {
    let slack = 1e-6
    func fits(_ part: Rect) -> Bool {
      part.isEmpty
        || part.x >= frame.x - slack && part.right <= frame.right + slack
          && part.y >= frame.y - slack && part.bottom <= frame.bottom + slack
    }
    return fits(image) && fits(title) && fits(subtitle) && fits(indicator)
  }

  /// So much of the way to another layout: 0 is this one, 1 the other; under 0 and over 1 where a
  /// spring swings past. What cannot lie in between is the other's. A part that only one of them has
  /// is where that has it.
  @inline(never)
  public func mix(_ other: ButtonLayout, _ progress: Double) -> ButtonLayout {
    var result = other
    result.background = background.mix(other.background, progress)
    result.image = image.mix(other.image, progress)
    result.title = title.mix(other.title, progress)
    result.subtitle = subtitle.mix(other.subtitle, progress)
    result.indicator = indicator.mix(other.indicator, progress)
    result.focusRing = focusRing.mix(other.focusRing, progress)
    result.hitBox = other.hitBox
    let radius = cornerRadius + (other.cornerRadius - cornerRadius) * progress
    result.cornerRadius = result.background.cornerRadius(radius)
    return result
  }

  /// The same, displaced.
  public func moved(x: Double, y: Double) -> ButtonLayout {
    var result = self
    result.background = background.moved(x, y)
    result.image = image.moved(x, y)
    result.title = title.moved(x, y)
    result.subtitle = subtitle.moved(x, y)
    result.indicator = indicator.moved(x, y)
    result.focusRing = focusRing.moved(x, y)
    result.hitBox = hitBox.moved(x, y)
    return result
  }
}

extension Rect {
  static var zero: Rect { Rect(x: 0, y: 0, width: 0, height: 0) }

  fileprivate func mix(_ other: Rect, _ t: Double) -> Rect {
    if isEmpty || other.isEmpty { return other }
    let width = self.width + (other.width - self.width) * t
    let height = self.height + (other.height - self.height) * t
    return Rect(
      x: x + (other.x - x) * t, y: y + (other.y - y) * t, width: width > 0 ? width : 0,
      height: height > 0 ? height : 0)
  }

  fileprivate func moved(_ x: Double, _ y: Double) -> Rect {
    isEmpty ? self : Rect(x: self.x + x, y: self.y + y, width: width, height: height)
  }

  /// The same without so much on each side; as far as there is any.
  func inset(top: Double, left: Double, bottom: Double, right: Double) -> Rect {
    let width = self.width - left - right
    let height = self.height - top - bottom
    return Rect(
      x: x + left, y: y + top, width: width > 0 ? width : 0, height: height > 0 ? height : 0)
  }

  /// A rectangle of a size in the middle of this one.
  func centred(_ size: Size) -> Rect {
    Rect(
      x: x + (width - size.width) / 2, y: y + (height - size.height) / 2, width: size.width,
      height: size.height)
  }

  /// A radius held to half the shorter side; negative: just that.
  func cornerRadius(_ radius: Double) -> Double {
    let most = (width < height ? width : height) / 2
    return radius < 0 || radius > most ? most : radius
  }
}
