import SidleControls
import SidleGesture
import SidleUnits

/// What creates a stage, checked.
public struct StageSpec {
  public var size: Size
  public var start: Int64
  public var sampleCapacity: Int
  public var eventCapacity: Int
  public var contactLimit: Int
  public var logCapacity: Int
  public var strategy: VelocityStrategy
  public var edgeZone: EdgeZone
  public var reducesMotion: Bool

  public init(
    size: Size, start: Int64, sampleCapacity: Int, eventCapacity: Int, contactLimit: Int,
    logCapacity: Int, strategy: VelocityStrategy, edgeZone: EdgeZone, reducesMotion: Bool = false
  ) {
    self.size = size
    self.start = start
    self.sampleCapacity = sampleCapacity
    self.eventCapacity = eventCapacity
    self.contactLimit = contactLimit
    self.logCapacity = logCapacity
    self.strategy = strategy
    self.edgeZone = edgeZone
    self.reducesMotion = reducesMotion
  }
}

/// What creates a list, checked.
public struct ListSpec {
  public var name: UnsafeBufferPointer<UInt8>
  public var userData: UInt64
  public var frame: Rect
  public var spacing: Double
  public var scrollOffset: Double
  public var policy: ListPolicy
  public var tapOutside: TapOutside
  public var direction: LayoutDirection
  public var background: UInt32
  public var secondRow: SecondRow
  public var closesOnScroll: Bool
  /// How it scrolls by itself; nil when the host scrolls it.
  public var scroll: ListScroll.Settings?

  public init(
    name: UnsafeBufferPointer<UInt8>, userData: UInt64, frame: Rect, spacing: Double,
    scrollOffset: Double, policy: ListPolicy, tapOutside: TapOutside, direction: LayoutDirection,
    background: UInt32, secondRow: SecondRow, closesOnScroll: Bool, scroll: ListScroll.Settings?
  ) {
    self.name = name
    self.userData = userData
    self.frame = frame
    self.spacing = spacing
    self.scrollOffset = scrollOffset
    self.policy = policy
    self.tapOutside = tapOutside
    self.direction = direction
    self.background = background
    self.secondRow = secondRow
    self.closesOnScroll = closesOnScroll
    self.scroll = scroll
  }
}

/// What creates a row, checked. `titleSize` is what the text resolver answered.
public struct RowSpec {
  public var name: UnsafeBufferPointer<UInt8>
  public var title: UnsafeBufferPointer<UInt8>
  public var titleSize: Size
  public var userData: UInt64
  public var contentToken: UInt64
  public var frame: Rect
  public var height: Double
  public var background: UInt32
  public var titleColor: UInt32
  /// Number of the group it is in, 0 for none.
  public var group: Int32
  /// Place in the list, -1 for the end.
  public var index: Int32
  public var settings: RowSettings

  public init(
    name: UnsafeBufferPointer<UInt8>, title: UnsafeBufferPointer<UInt8>, titleSize: Size,
    userData: UInt64, contentToken: UInt64, frame: Rect, height: Double, background: UInt32,
    titleColor: UInt32, group: Int32, index: Int32, settings: RowSettings
  ) {
    self.name = name
    self.title = title
    self.titleSize = titleSize
    self.userData = userData
    self.contentToken = contentToken
    self.frame = frame
    self.height = height
    self.background = background
    self.titleColor = titleColor
    self.group = group
    self.index = index
    self.settings = settings
  }
}

/// What creates a button, checked.
public struct ButtonSpec {
  public var name: UnsafeBufferPointer<UInt8>
  public var title: UnsafeBufferPointer<UInt8>
  public var titleSize: Size
  public var userData: UInt64
  public var background: UInt32
  public var titleColor: UInt32
  public var isEnabled: Bool
  public var isHidden: Bool
  public var action: ButtonAction
  /// Of a button of its own.
  public var frame: Rect
  public var isSelected: Bool
  public var behavior: ButtonBehavior

  public init(
    name: UnsafeBufferPointer<UInt8>, title: UnsafeBufferPointer<UInt8>, titleSize: Size,
    userData: UInt64, background: UInt32, titleColor: UInt32, isEnabled: Bool, isHidden: Bool,
    action: ButtonAction, frame: Rect = Rect(x: 0, y: 0, width: 100, height: 40),
    isSelected: Bool = false, behavior: ButtonBehavior = .ofRow
  ) {
    self.frame = frame
    self.isSelected = isSelected
    self.behavior = behavior
    self.isEnabled = isEnabled
    self.isHidden = isHidden
    self.action = action
    self.name = name
    self.title = title
    self.titleSize = titleSize
    self.userData = userData
    self.background = background
    self.titleColor = titleColor
  }
}
