import SidleControls
import Testing

/// Content that is shown and answered, and what comes of it.
private final class Deferred {
  var content = DeferredContent.unasked
  let isCached: Bool

  init(cached: Bool) { isCached = cached }

  func show() -> Int32? { content.show() }
  func complete(_ token: Int32) -> Bool { content.complete(token: token) }
  func close() { content.close(isCached: isCached) }
}

@Suite struct DeferredContentTests {
  // deltachat/deltachat-ios#2597
  @Test("A-34: content that is not kept is asked for at each showing, kept content once")
  func asks() {
    for isCached in [false, true] {
      let deferred = Deferred(cached: isCached)
      #expect(deferred.show() == 1)
      #expect(deferred.complete(1) && deferred.content.isReady)
      deferred.close()
      #expect(deferred.show() == (isCached ? nil : 2))
      #expect(deferred.content.isReady == isCached)
    }
  }

  @Test("a second answer and a late one are ignored")
  func ignored() {
    let deferred = Deferred(cached: false)
    #expect(!deferred.complete(1), "before any question")
    #expect(deferred.show() == 1)
    #expect(!deferred.complete(2))
    deferred.close()
    #expect(!deferred.complete(1), "the menu has closed")
    #expect(deferred.content == .lapsed(1) && deferred.show() == 2)
    #expect(!deferred.complete(1), "the answer to an earlier question")
    #expect(deferred.complete(2) && !deferred.complete(2))
  }

  @Test("kept content may come while the menu is closed, and is asked for once nevertheless")
  func late() {
    let deferred = Deferred(cached: true)
    #expect(deferred.show() == 1)
    deferred.close()
    #expect(deferred.show() == nil, "the question is still open")
    deferred.close()
    #expect(deferred.complete(1))
  }
}
