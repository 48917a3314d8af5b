import Glibc

/// Samples in order of their times, however many there are; those with the same time keep theirs.
///
/// Some hundred thousand are held. When there are more, those are put in order and written to a file
/// without a name, and all are merged when they are taken.
struct TimeOrder: ~Copyable {
  /// How many are held before they are written, by default: some 7 MB.
  static let held = 1 << 17
  /// How many of each part of the file are read at once.
  private static let piece = 1 << 10

  /// A part of the file that is in order, and what of it is held.
  private struct Run {
    var next: Int
    var end: Int
    var lastTime: Int64
    var samples: [Sample] = []
    var position = 0
  }

  private let limit: Int
  private var waiting: [Sample] = []
  private var position = 0
  private var file: UnsafeMutablePointer<FILE>?
  private var runs: [Run] = []
  private var written = 0
  private var isClosed = false
  /// How many there are, and how many of them have been taken.
  private(set) var count = 0
  private(set) var given = 0
  /// Why samples could not be kept, as `errno` says it; 0 while they could.
  private(set) var failure: Int32 = 0

  init(holding limit: Int = Self.held) { self.limit = limit }

  deinit { if let file { fclose(file) } }

  mutating func append(_ sample: Sample) {
    waiting.append(sample)
    count += 1
    if waiting.count >= limit { write() }
  }

  /// The first one that is left; there are no new ones from then on.
  mutating func next() -> Sample? {
    if !isClosed {
      isClosed = true
      waiting.sortByTime()
    }
    var first: (run: Int?, sample: Sample)?
    for index in runs.indices {
      guard let sample = head(of: index) else { continue }
      if first.map({ sample.time < $0.sample.time }) ?? true { first = (index, sample) }
    }
    if position < waiting.count {
      let sample = waiting[position]
      if first.map({ sample.time < $0.sample.time }) ?? true { first = (nil, sample) }
    }
    guard let first else { return nil }
    if let run = first.run { runs[run].position += 1 } else { position += 1 }
    given += 1
    return first.sample
  }

  // MARK: The file

  /// Writes what is held. What follows the part written last goes on with it.
  private mutating func write() {
    guard failure == 0 else { return waiting.removeAll(keepingCapacity: true) }
    waiting.sortByTime()
    if file == nil { file = tmpfile() }
    let size = MemoryLayout<Sample>.stride
    guard let file,
      waiting.withUnsafeBytes({ fwrite($0.baseAddress, size, waiting.count, file) })
        == waiting.count
    else {
      failure = errno
      return
    }
    if let last = runs.last, let first = waiting.first, last.lastTime <= first.time {
      runs[runs.count - 1].end += waiting.count
    } else {
      runs.append(Run(next: written, end: written + waiting.count, lastTime: 0))
    }
    runs[runs.count - 1].lastTime = waiting[waiting.count - 1].time
    written += waiting.count
    waiting.removeAll(keepingCapacity: true)
  }

  /// The first sample that is left of a part.
  private mutating func head(of index: Int) -> Sample? {
    if runs[index].position == runs[index].samples.count { read(index) }
    let run = runs[index]
    return run.position < run.samples.count ? run.samples[run.position] : nil
  }

  private mutating func read(_ index: Int) {
    let count = min(Self.piece, runs[index].end - runs[index].next)
    guard let file, count > 0, failure == 0 else { return }
    let size = MemoryLayout<Sample>.stride
    let empty = Sample(time: 0, phase: .hover, x: 0, y: 0)
    runs[index].samples = [Sample](repeating: empty, count: count)
    runs[index].position = 0
    guard fseek(file, runs[index].next * size, SEEK_SET) == 0 else {
      failure = errno
      return
    }
    let done = runs[index].samples.withUnsafeMutableBytes {
      fread($0.baseAddress, size, count, file)
    }
    if done < count {
      failure = errno
      runs[index].samples.removeLast(count - done)
    }
    runs[index].next += count
  }
}
