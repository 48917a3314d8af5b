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
      --help       this text; 'sidle replay --help' for replays

    The script finds its arguments in 'arg' and '...'.
    Exit status: 0 fine, 1 an error in a script or a recording, 2 a wrong command line,
    130 interrupted, else what os.exit was given.

    """

  static let replay = """
    Usage: sidle replay recording [script] [options]

    Plays recorded input to a stage and prints its events. The script makes the stage and returns
    it; while it runs sidle.replaying is true. Without a script the recording must be a Sidle log,
    which holds its own stage.

      --from WxH   the size of the screen the positions were recorded on
      --to WxH     the size they are played on; give both or neither
      --rate N     steps in a second, 1 to 100000; 60. The events are the same at any rate
      --svg file   also write the replay as an animated picture
      --quiet      print nothing but the fingerprint and what went wrong
      --help       this text

    Recordings: app sessions in JSON, and Sidle's own logs.

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
