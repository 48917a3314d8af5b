import SidleControls
import SidleMotion
import SidleUnits

/// What a layer shows: a title, and a word by which the host knows the rest.
struct LayerContent: BitwiseCopyable {
  var title = StoredText.empty
  var titleSize = Size(width: 0, height: 0)
  var token: UInt64 = 0

  func hash(into hash: inout Hash64) {
    hash.add(title.buffer)
    hash.add(titleSize.width)
    hash.add(titleSize.height)
    hash.add(token)
  }
}

/// A layer: a frame that clips one content, or two while one takes the place of the other.
struct LayerRecord: BitwiseCopyable {
  var name: StoredText
  var userData: UInt64
  var frame: Rect
  var fontSize: Double
  /// 0: none.
  var background: UInt32
  var titleColor: UInt32
  var direction: LayoutDirection
  var alignment: TitleAlignment
  var content: LayerContent
  /// What goes; counts while `animation` is not -1.
  var outgoing = LayerContent()
  var transition = Transition(kind: .fade, side: .left, fades: false)
  /// Slot of the animation whose value is the progress; -1 without a transition.
  var animation: Int32 = -1
  /// Whether the beginning of the transition was announced.
  var hasBegun = false
}

/// What creates a layer, checked. `titleSize` is what the text resolver answered.
public struct LayerSpec {
  public var name: UnsafeBufferPointer<UInt8>
  public var title: UnsafeBufferPointer<UInt8>
  public var titleSize: Size
  public var userData: UInt64
  public var contentToken: UInt64
  public var frame: Rect
  public var fontSize: Double
  public var background: UInt32
  public var titleColor: UInt32
  public var direction: LayoutDirection
  public var alignment: TitleAlignment

  public init(
    name: UnsafeBufferPointer<UInt8>, title: UnsafeBufferPointer<UInt8>, titleSize: Size,
    userData: UInt64, contentToken: UInt64, frame: Rect, fontSize: Double, background: UInt32,
    titleColor: UInt32, direction: LayoutDirection, alignment: TitleAlignment
  ) {
    self.name = name
    self.title = title
    self.titleSize = titleSize
    self.userData = userData
    self.contentToken = contentToken
    self.frame = frame
    self.fontSize = fontSize
    self.background = background
    self.titleColor = titleColor
    self.direction = direction
    self.alignment = alignment
  }
}

/// A content to come, checked.
public struct LayerContentSpec {
  public var title: UnsafeBufferPointer<UInt8>
  public var titleSize: Size
  public var token: UInt64

  public init(title: UnsafeBufferPointer<UInt8>, titleSize: Size, token: UInt64) {
    self.title = title
    self.titleSize = titleSize
    self.token = token
  }
}

/// How a content comes, checked: where things go, and the animation whose value is the progress.
public struct TransitionSpec {
  public var transition: Transition
  public var progress: AnimationSpec

  public init(transition: Transition, progress: AnimationSpec) {
    self.transition = transition
    self.progress = progress
  }
}

/// What a host sees of a layer.
public struct LayerState {
  public var frame: Rect
  public var userData: UInt64
  /// Null without a transition.
  public var animation: ObjectID
  /// 1 without a transition, and where its fill shows nothing of it.
  public var progress: Double
  public var incoming: LayerContentState
  public var outgoing: LayerContentState
}

public struct LayerContentState {
  public var placement: Transition.Placement
  public var isVisible: Bool
  public var token: UInt64
  public var title: StoredText
}
