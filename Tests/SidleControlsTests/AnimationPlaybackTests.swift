import SidleControls
import SidleUnits
import Testing

/// An animation of 1000 ns on a stage's time line.
@Suite struct AnimationPlaybackTests {
  private let length: Int64 = 1000

  private func isIdle(_ playback: AnimationPlayback) -> Bool {
    if case .idle = playback.state { return true }
    return false
  }

  @Test("before it starts it is at its beginning and has no deadline")
  func new() {
    let playback = AnimationPlayback()
    #expect(isIdle(playback))
    #expect(!playback.isPlaying && !playback.isUnderWay)
    #expect(playback.elapsed(at: 5000, length: length) == 0)
    #expect(playback.deadline(length: length) == nil)
    #expect(playback.rate == 1)
  }

  @Test("it plays from the time of its start to its deadline and stays there")
  func plays() {
    var playback = AnimationPlayback()
    playback.start(at: -300, length: length)
    #expect(playback.isPlaying && playback.isUnderWay)
    #expect(playback.deadline(length: length) == 700)
    let places = [-300, -299, 0, 699, 700, 9000].map { playback.elapsed(at: $0, length: length) }
    #expect(places == [0, 1, 300, 999, 1000, 1000])
    playback.finish(length: length)
    #expect(!playback.isPlaying && !playback.isUnderWay)
    #expect(playback.deadline(length: length) == nil)
    #expect(playback.elapsed(at: 0, length: length) == 1000)
  }

  @Test("a pause takes no time, and only what was paused goes on")
  func pauses() {
    var playback = AnimationPlayback()
    playback.pause(at: 10, length: length)
    playback.resume(at: 20)
    #expect(isIdle(playback))
    playback.start(at: 100, length: length)
    playback.pause(at: 350, length: length)
    #expect(!playback.isPlaying && playback.isUnderWay)
    #expect(playback.deadline(length: length) == nil)
    #expect(playback.elapsed(at: 90_000, length: length) == 250)
    playback.pause(at: 90_000, length: length)
    playback.resume(at: 90_000)
    #expect(playback.deadline(length: length) == 90_750)
    playback.stop(at: 90_100, length: length)
    playback.resume(at: 95_000)
    #expect(!playback.isUnderWay)
    #expect(playback.elapsed(at: 99_000, length: length) == 350)
  }

  @Test("another rate changes what comes and not where it is; ends round up, places down")
  func rates() {
    var playback = AnimationPlayback()
    playback.start(at: 0, length: length)
    playback.setRate(3, at: 100, length: length)
    #expect(playback.elapsed(at: 100, length: length) == 100)
    #expect(playback.elapsed(at: 101, length: length) == 103)
    #expect(playback.deadline(length: length) == 400)
    playback.setRate(-7, at: 200, length: length)
    #expect(playback.elapsed(at: 200, length: length) == 400)
    #expect(playback.elapsed(at: 257, length: length) == 1)
    #expect(playback.elapsed(at: 258, length: length) == 0)
    #expect(playback.deadline(length: length) == 258)
    playback.finish(length: length)
    #expect(playback.elapsed(at: 0, length: length) == 0)
    playback.start(at: 1000, length: length)
    #expect(playback.elapsed(at: 1000, length: length) == 1000)
  }

  @Test("a slow rate is the same place whatever was asked before")
  func slow() {
    var playback = AnimationPlayback()
    playback.setRate(0.3, at: 0, length: length)
    playback.start(at: 0, length: length)
    let places = (0...10).map { playback.elapsed(at: Int64($0), length: length) }
    #expect(places == [0, 0, 0, 0, 1, 1, 1, 2, 2, 2, 3])
    #expect(playback.deadline(length: length) == 3334)
  }

  @Test("a place sought is held between beginning and end; what does not play waits there")
  func seeks() {
    var playback = AnimationPlayback()
    playback.seek(to: 400, at: 0, length: length)
    #expect(!playback.isPlaying && playback.isUnderWay)
    playback.resume(at: 50)
    #expect(playback.deadline(length: length) == 650)
    playback.seek(to: 5000, at: 100, length: length)
    #expect(playback.isPlaying)
    #expect(playback.elapsed(at: 100, length: length) == 1000)
    #expect(playback.deadline(length: length) == 100)
    playback.finish(length: length)
    playback.seek(to: -4, at: 200, length: length)
    #expect(!playback.isPlaying && playback.isUnderWay)
    #expect(playback.elapsed(at: 900, length: length) == 0)
  }

  @Test("what never ends has no deadline forward, and one backward")
  func endless() {
    var playback = AnimationPlayback()
    playback.start(at: 0, length: Int64.max)
    #expect(playback.deadline(length: Int64.max) == nil)
    #expect(playback.elapsed(at: 1 << 60, length: Int64.max) == 1 << 60)
    playback.setRate(-1, at: 500, length: Int64.max)
    #expect(playback.deadline(length: Int64.max) == 1000)
  }

  @Test("far ends of the time line are held, not passed")
  func farEnds() {
    var playback = AnimationPlayback()
    playback.start(at: Int64.max - 10, length: length)
    #expect(playback.deadline(length: length) == Int64.max)
    playback.start(at: Int64.min, length: length)
    #expect(playback.elapsed(at: Int64.max, length: length) == length)
    playback.setRate(1e-6, at: Int64.max, length: Int64.max - 1)
    #expect(playback.deadline(length: Int64.max - 1) == Int64.max)
  }
}
