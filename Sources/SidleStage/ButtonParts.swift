import SidleControls
import SidleGesture
import SidleUnits

/// What a button has beside its title and colours. Every button of its own has it, one in a row only
/// when anything of it was asked for: the buttons of a thousand resting rows are to stay small.
struct ButtonParts: BitwiseCopyable {
  /// Slot of the button.
  let button: Int
  /// Of a button of its own.
  var frame: Rect
  /// When the button was created, in order of creation on the stage.
  let age: UInt64
  let behavior: ButtonBehavior
  /// Selected, highlighted and held; the rest follows from where the stage's focus and pointers are.
  var state = ControlState.normal
  var presser = Presser.nobody
  /// When a press last carried it out, ns; nil before.
  var lastAction: Int64?
  var update = UpdateMark()
  /// Slot of the menu's root; -1 without one.
  var menu = -1
  /// Why it is disabled, in words for its user.
  var disabledReason = StoredText.empty
  /// Slot of its face; -1 while nothing of its look was configured.
  var face = -1

  /// Who presses it. One at a time; a second pointer on a pressed button does nothing.
  enum Presser: Equatable, BitwiseCopyable {
    case nobody
    /// Place of a contact.
    case contact(Int)
    case key
  }
}

/// Whether a button is to be updated, and how often it was.
struct UpdateMark: BitwiseCopyable {
  /// Whether it waits for the next pass.
  var isSet = false
  /// Whether that was asked for in answer to the last pass.
  var isOwn = false
  /// Slot of the next button that waits; -1 after the last.
  var next = -1
  /// Passes so far that asked the host.
  var count: UInt64 = 0
  /// The step of the last one.
  var step: UInt64 = 0
  /// How many in a row the host's own answers asked for.
  var streak: Int32 = 0

  /// So many passes in a row are reported: the answer asks for the next one each time. The number is the
  /// project's own; one or two happen when a host has not seen everything at once.
  static var longestStreak: Int32 { 8 }
}
