import CSidle
import CSidleHost

/// The texts that explain the command line.
enum Help {
  static var version: String {
    "sidle \(String(cString: sidle_version_string())) "
      + "(\(String(cString: sidle_host_lua_release())))"
  }

  static let hint = "Try 'sidle --help'.\n"

  static let usage = """
    Usage: sidle [options] [script [arguments]]
           sidle replay recording [script] [options]
           sidle replay --list recording [options]
           sidle convert recording [-o log] [options]
           sidle plot curve [options]
           sidle render -o picture [options] script [arguments]

    Runs Lua scripts that use Sidle. Without a script: a session at the terminal, or the script
    on standard input when that is no terminal.

      -e chunk     run a text; may be given several times
      -l module    require a module first and keep it as a global; also -l name=module
      -i           enter the session after all this
      -            run standard input as the script
      -v, --version  say the version
      -W           let warnings through
      -E           ignore LUA_INIT, LUA_PATH, LUA_CPATH and SIDLE_LUA_PATH
      --           no more options
      --help       this text; also after 'sidle replay', 'convert', 'plot' and 'render'

    The script finds its arguments in 'arg' and '...'.
    Exit status: 0 fine, 1 an error in a script or a recording, 2 a wrong command line,
    130 interrupted, else what os.exit was given.

    """

  static let replay = """
    Usage: sidle replay recording [script] [options]
           sidle replay --list recording [options]

    Plays recorded input to a stage and prints its events. The script makes the stage and returns
    it; while it runs sidle.replaying is true. Without a script the recording must be a Sidle log,
    which holds its own stage.

      --list       play nothing: a table of the contacts, a line each, with their times, ways and
                   speeds
    \(placement)
      --rate N     steps in a second, 1 to 100000; 60. The events are the same at any rate
      --svg file   also write the replay as an animated picture
      --overlay    in it, over the scene: contacts, their slops, speeds and verdicts, rests, thresholds
      --quiet      print nothing but the fingerprint and what went wrong
      --help       this text

    \(formats)

    """

  static let convert = """
    Usage: sidle convert recording [-o log] [options]

    Writes the samples of a recording as Sidle's own log, to standard output without -o.

      -o, --output file  where the log goes
    \(placement)
      --help       this text

    \(formats)
    Exit status: 0 fine, 1 when something could not be read or written, 2 a wrong command line. A
    line that cannot be read is said with its number, and the rest is converted.

    """

  private static let placement = """
      --view WxH   the size the recorded surface is spread over, by the ranges of its axes; also
                   --to. Without it positions stay as recorded
      --from WxH   the size of that surface, where the recording does not tell it
      --rotate N   turn the surface clockwise by 0, 90, 180 or 270 degrees
      --flip x|y|xy  mirror its axes, before it is turned
    """

  private static let formats = """
    Recordings: evemu (X.desc or X.prop is looked for beside X.*.events), Android's getevent -lt,
    libinput record, lists of slots and app sessions in JSON, rrweb sessions, mouse paths, and
    Sidle's own logs.
    """

  static let plot = """
    Usage: sidle plot NAME [--duration S]              a timing curve by its name
           sidle plot 'steps(4, jump-start)'           one as CSS writes it, also cubic-bezier(...)
                                                       and linear(...)
           sidle plot cubic x1 y1 x2 y2 [--duration S] a timing curve by its points
           sidle plot snappy [--velocity V]            a published spring by its name
           sidle plot spring [--stiffness K] [--ratio R] [--velocity V]
           sidle plot decay --velocity V [--rate R]
           sidle plot --list                           the names of curves, then of springs

    Draws value and velocity against time, as the library moves them.

      --duration S    of a curve, seconds, 0.001 to 1000000; 1
      --from A, --to B  the way; 0 and 1. A decay finds its own end
      --velocity V    of a spring or decay at the start, in a second; of a spring 0
      --stiffness K   of a spring of mass 1; 300
      --ratio R       its damping ratio; 1
      --response S    in place of the stiffness: period of its undamped swing, seconds; 0.363
      --duration S --bounce B  the same as SwiftUI says it; 0.363 and 0
      --mass M --stiffness K --damping C  or so; 1, 300 and 34.64
      --rate R        what a millisecond leaves of a decay's velocity; 0.998
      --width N, --height N  characters of the picture, 40 to 400 and 12 to 200; 72 and 24
      --unicode, --ascii  the characters to draw with; without, as the locale says
      --svg file      also write the picture as SVG
      --help          this text

    """

  static let render = """
    Usage: sidle render -o picture.svg [options] script [arguments]

    Runs a script and draws what its first stage showed, step by step, with the pointers.

      -o, --output file  an animated picture, SVG, which any browser plays
      --png T      instead, a PNG of the time T of the stage, in seconds; painted by libcairo.so.2,
                   with texts by libpangocairo-1.0.so.0 where that is
      --gif file   an animated GIF, 30 images in a second or as --rate says, at most 50; painted the
                   same way, written by libgif.so.7
      --overlay    over it, what decides: contacts, their slops, speeds and verdicts, rests, thresholds
      --scale N    pixels of a PNG or GIF for a point, 0.1 to 16; 2
      --frames file  the draw list of every frame that is new, a line of JSON each
      --rate N     frames in a second where the script steps to a time farther away, 1 to 100000; 60
      --help       this text

    Options stand before the script; what stands after it is the script's. A file '-' is standard
    output, and what the script prints then goes to standard error; a script '-' is standard
    input. A stage that keeps a log of its own is drawn from that: sidle replay LOG --svg FILE.

    """

  static let session = """
    Type Lua: an expression is shown and kept as R0, R1, ... and _; a statement is run.
    An unfinished chunk goes on in the next line. 'local' lasts one chunk: use globals.
      Ctrl-C   stops what runs; at the prompt, abandons the chunk
      Ctrl-D   leaves
      :help    this text
      :quit    leaves

    """
}
