import SidleControls
import SidleGesture
import SidleMotion
import SidleUnits

/// The one thing with identity: every object by id, the time, what waits and what was announced.
///
/// Lives at one address from creation to destruction. Calls that can fail throw a `Failure` and
/// have then changed nothing. Only create and set calls allocate, and drawing a larger scene than
/// ever before.
public struct Stage: ~Copyable {
  /// The stage is large and its methods call each other often: none of them is to copy it.
  private let anchor = Anchor()
  let allocator: Allocator
  /// What tells this stage's ids from those of others; from its address, not part of its state.
  let tag: UInt16
  public let size: Size
  /// All of it.
  var bounds: Rect { Rect(x: 0, y: 0, width: size.width, height: size.height) }

  var lists: SlotTable<ListRecord>
  var rows: SlotTable<RowRecord>
  var buttons: SlotTable<ButtonRecord>
  var animations: SlotTable<AnimationRecord>
  var layers: SlotTable<LayerRecord>
  var parts: SlotTable<ButtonParts>
  var menus: MenuForest
  var faces: SlotTable<ButtonFace>
  var layoutMotions: SlotTable<LayoutMotion>
  /// The faces of which something ends by itself, by when.
  var faceEnds: Agenda
  /// None until a button was configured, then one.
  var themes: Buffer<Theme>
  var hasOwnTheme = false
  public internal(set) var scheme = ColorScheme.light
  public internal(set) var tint = Color.clear
  /// Buttons that show a spinner.
  var spinningCount = 0
  var listNames: NameIndex
  var rowNames: NameIndex
  var buttonNames: NameIndex
  var animationNames: NameIndex
  var layerNames: NameIndex
  var menuNames: NameIndex
  /// Lists and rows without a list, in order of creation: the order they are painted in.
  var listOrder = SlotArray()
  var looseRows = SlotArray()
  /// Layers in order of creation: the order they are painted in.
  var layerOrder = SlotArray()
  /// Buttons of their own in order of creation: the order they are painted in.
  var buttonOrder = SlotArray()
  /// Frames of the rows without a list, in the same order.
  var looseFrames: Buffer<Rect>
  /// The settings of rows: most rows of a stage are made alike.
  var settings: InternTable<RowSettings>
  var groups: Buffer<RowGroup>
  var ghosts: Buffer<Ghost>
  var objectsCreated: UInt64 = 0

  /// The rows that move by themselves, by when they come to rest.
  var awake: Agenda
  /// The lists that glide, by when they come to rest.
  var scrolling: Agenda
  /// The animations that play and end by themselves, by when they end.
  var playing: Agenda
  var animationExtras: SlotTable<AnimationExtras>
  var manners: InternTable<Manner>
  /// Memory for the table of the next new cubic curve.
  var spareTable: UnsafeMutablePointer<BezierTable>?
  /// Keyframes that no manner has taken, with the memory they lie in.
  var spareKeyframes: Keyframes?
  /// The animations that play, also endless ones, by lane.
  var underWay: LaneOrder
  var values: Buffer<AnimationValue>
  /// Where lanes lay out what they read.
  var laneColumns: Buffer<Double>
  /// Whether the ids in `values` no longer follow the order of the lanes.
  var hasNewOrder = true
  /// Whether rows come to rest at once, and give no hints.
  public internal(set) var reducesMotion: Bool
  /// Rows that are not closed and at rest.
  var shownCount = 0
  var contacts: ContactTable
  var sweep: Sweep?
  /// The button that waits for its second tap.
  var confirmation: Confirmation?
  /// Slot of the button that keys go to, -1 without one.
  var focused = -1
  /// Which of the keys that carry out are down, by bit: their repeats are to do nothing.
  var heldKeys: UInt8 = 0
  /// The key that presses it.
  var keyPress: KeyPress?
  var hover = Hover()
  /// Whether pointers are to be looked under as soon as there is room for what that may tell.
  var reviewIsDue = false
  /// The menu that is open, the rows it shows, and what is done with it.
  var openedMenu: OpenMenu?
  var panels: MenuPanels
  var menuInteraction = MenuInteraction()
  /// The menus of the levels that show, as far as their content was asked for; -1 for none.
  var shownMenus = InlineArray<17, Int>(repeating: -1)
  /// The buttons that wait for the next update pass, by slot: the first and the last.
  var updates = (first: -1, last: -1)

  /// Time, ns.
  public internal(set) var now: Int64
  /// What rounding steps to nanoseconds has left over, ns.
  var remainder = 0.0
  /// Steps so far; when names of destroyed objects may go.
  var stepCount: UInt64 = 0
  var isStepping = false

  var samples: SampleQueue
  var events: EventQueue
  public internal(set) var counters = Counters()
  var drawList: DrawList
  /// What is drawn over the scene, to see what decides.
  public internal(set) var overlay = Overlay.none
  var log: Log
  var complaint: Complaint

  public init(_ spec: StageSpec, allocator: Allocator, address: UInt) throws(Failure) {
    self.allocator = allocator
    tag = ObjectID.tag(address: address)
    size = spec.size
    now = spec.start
    reducesMotion = spec.reducesMotion
    lists = SlotTable(allocator)
    rows = SlotTable(allocator)
    buttons = SlotTable(allocator)
    animations = SlotTable(allocator)
    layers = SlotTable(allocator)
    parts = SlotTable(allocator)
    menus = MenuForest(allocator)
    panels = MenuPanels(allocator)
    faces = SlotTable(allocator)
    layoutMotions = SlotTable(allocator)
    faceEnds = Agenda(allocator)
    themes = Buffer(allocator)
    listNames = NameIndex(allocator)
    rowNames = NameIndex(allocator)
    buttonNames = NameIndex(allocator)
    animationNames = NameIndex(allocator)
    layerNames = NameIndex(allocator)
    menuNames = NameIndex(allocator)
    looseFrames = Buffer(allocator)
    settings = InternTable(allocator)
    groups = Buffer(allocator)
    ghosts = Buffer(allocator)
    awake = Agenda(allocator)
    scrolling = Agenda(allocator)
    playing = Agenda(allocator)
    animationExtras = SlotTable(allocator)
    manners = InternTable(allocator)
    underWay = LaneOrder(allocator)
    values = Buffer(allocator)
    laneColumns = Buffer(allocator)
    contacts = ContactTable(
      allocator, limit: spec.contactLimit, strategy: spec.strategy, edgeZone: spec.edgeZone)
    samples = SampleQueue(allocator)
    let perInput = max(64, Stage.cancelEvents(contacts: spec.contactLimit))
    events = EventQueue(allocator, perInput: perInput)
    drawList = DrawList(allocator)
    log = Log(allocator)
    complaint = Complaint(allocator)
    var ring = Buffer<WaitingSample>(allocator)
    guard contacts.reserve(), ring.reserve(spec.sampleCapacity),
      events.reserve(max(spec.eventCapacity, perInput), allocator), log.reserve(spec.logCapacity),
      complaint.reserve()
    else { throw .outOfMemory("spec") }
    samples.adopt(&ring)
    log.stage(spec)
  }

  /// Gives back what the objects own. To be called once, before the stage itself goes.
  public mutating func destroyObjects() {
    for slot in 0..<lists.slotCount where lists.life(slot) == .live {
      lists[slot].name.free(allocator)
      lists[slot].rows.free(allocator)
    }
    for slot in 0..<rows.slotCount where rows.life(slot) == .live {
      rows[slot].name.free(allocator)
      rows[slot].title.free(allocator)
      rows[slot].leading.free(allocator)
      rows[slot].trailing.free(allocator)
      rows[slot].targets.free(allocator)
      settings.release(rows[slot].row.sharedSettings)
    }
    for slot in 0..<buttons.slotCount where buttons.life(slot) == .live {
      buttons[slot].name.free(allocator)
      buttons[slot].title.free(allocator)
    }
    destroyFaces()
    for slot in 0..<parts.slotCount where parts.life(slot) == .live {
      parts[slot].disabledReason.free(allocator)
    }
    destroyAnimations()
    destroyLayers()
    destroyMenus()
    for index in 0..<ghosts.count { ghosts[index].name.free(allocator) }
    ghosts.removeAll()
    groups.removeAll()
    listOrder.free(allocator)
    looseRows.free(allocator)
    buttonOrder.free(allocator)
    buttonOrder = SlotArray()
    listOrder = SlotArray()
    looseRows = SlotArray()
    looseFrames.removeAll()
  }

  /// Keeps the sentence about a failed call.
  public mutating func complain(_ failure: Failure, function: StaticString) {
    complaint.set(failure, function: function)
  }

  /// The sentence about the last failed call, ended by a NUL; valid until the next failure.
  public var lastComplaint: UnsafePointer<UInt8>? { complaint.text }

  /// Grows the queues of samples and events.
  public mutating func reserve(samples: Int, events: Int) throws(Failure) {
    guard log.hasRoom() else { throw Log.failure }
    var ring = Buffer<WaitingSample>(allocator)
    guard samples <= self.samples.capacity || ring.reserve(samples) else {
      throw .outOfMemory("sample_capacity")
    }
    guard self.events.reserve(events, allocator) else { throw .outOfMemory("event_capacity") }
    self.samples.adopt(&ring)
    log.reserve(samples: samples, events: events)
  }
}

/// Samples that were not what a well-behaved device sends.
public struct Counters: BitwiseCopyable {
  public var late: UInt64 = 0
  public var backward: UInt64 = 0
  public var stray: UInt64 = 0
  public var doubled: UInt64 = 0
  public var refused: UInt64 = 0
}

/// Rows that a tap outside or a scroll closes, one after another, so that each has room for its events.
struct Sweep: BitwiseCopyable {
  var nextSlot: Int
  let except: Int
  let x: Double
  let y: Double
  /// The tap that closes them, when it is to be one on its own row afterwards.
  let tap: PassedTap?
  /// The list that is scrolled, when it is that; -1 for a tap.
  var list = -1
}

/// A tap on a row's content that waits for other rows to be closed. The row may be gone by then: a
/// step can end in between, for want of room for events.
struct PassedTap: BitwiseCopyable {
  let row: ObjectID
  /// Number of the target that it met, or 0.
  let target: Int32
  let begun: Int64
}
