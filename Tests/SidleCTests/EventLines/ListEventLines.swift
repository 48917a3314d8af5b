import CSidle
import SidleC
import Testing

/// Lines about lists, and about rows and lists that are destroyed.
@Suite struct ListEventLines: EventLines, ScrollingScenes {
  @Test("a list that is scrolled")
  func scrolled() {
    let scene = Scene(
      list: {
        var list = Scene.listSpec()
        list.policy = Int32(SIDLE_POLICY_MANY)
        return list
      }())
    scene.setOpen("r3")
    scene.open("r1")
    scene.step(60)
    #expect(
      events(scene) { jump(scene, 10) } == [
        "r1 interrupted trailing scroll", "r1 will_close trailing scroll",
        "r3 will_close trailing scroll",
      ])
  }

  @Test("a contact that goes along a list that scrolls by itself")
  func scrollBegins() {
    let scene = scene(policy: SIDLE_POLICY_MANY)
    scene.setOpen("r1")
    #expect(
      events(scene, after: "d1(100,100)@0", "m1(100,80)@20") == [
        begun, "r1 will_close trailing scroll",
      ])
    #expect(events(scene, after: "", "m1(100,40)@20") == [])
  }

  @Test("a contact that comes down while it glides")
  func caught() {
    let scene = scene()
    fling(scene)
    scene.step(100)
    #expect(events(scene, after: "", "d1(100,30)@0") == [])
    #expect(events(scene, after: "", "u1@200") == [ended])
  }

  @Test("a lift that leaves the list nothing to go")
  func nothingToGo() {
    let scene = scene()
    #expect(events(scene, after: "d1(100,100)@0 m1(100,60)@20", "u1@200") == [ended])
    #expect(scene.isIdle)
  }

  @Test("set_scroll_offset of a list that scrolls")
  func setOffset() {
    let scene = scene { $0.closes_on_scroll = 1 }
    fling(scene)
    scene.step(50)
    scene.setOpen("r4")
    #expect(
      events(scene) { jump(scene, 60) } == [
        "list scroll_ended none code", "r4 will_close trailing scroll",
      ])
  }

  @Test("a list that changes direction")
  func direction() {
    func mirror(_ scene: Scene) -> [String] {
      events(scene) {
        let direction = Int32(SIDLE_DIRECTION_RIGHT_TO_LEFT)
        done(sidle_list_set_direction(scene.stage, scene.list, direction))
      }
    }
    var scene = fixture()
    scene.play("d1(300,30)@0 m1(250,30)@20")
    #expect(mirror(scene) == ["r1 drag_ended trailing resized !"])
    #expect(later(scene) == [])
    scene = fixture()
    scene.open("r1")
    scene.step(60)
    scene.play("d1(300,30)@0 m1(280,30)@5")
    #expect(mirror(scene) == ["r1 drag_ended trailing resized !", "r1 will_open trailing resized"])
    scene = fixture()
    scene.setOpen("r1")
    #expect(mirror(scene) == [])
  }

  @Test("a row that moves or gets another height")
  func moves() {
    let scene = fixture()
    scene.setOpen("r1")
    #expect(
      events(scene) {
        done(sidle_row_set_index(scene.stage, scene.row("r1"), 2))
        done(sidle_row_set_height(scene.stage, scene.row("r1"), 90))
      } == [])
    #expect(later(scene) == [])
  }

  @Test("close_all of a list")
  func closeAll() {
    let scene = fixture(policy: SIDLE_POLICY_MANY)
    scene.setOpen("r3")
    scene.open("r1")
    scene.step(60)
    #expect(
      events(scene) { done(sidle_list_close_all(scene.stage, scene.list, 0)) } == [
        "r1 interrupted trailing code", "r1 will_close trailing code",
        "r3 will_close trailing code",
      ])
  }

  @Test("a row that is destroyed")
  func rowDestroyed() {
    func destroy(_ scene: Scene) -> [String] {
      events(scene) { done(sidle_row_destroy(scene.stage, scene.row("r1"))) }
    }
    var scene = fixture()
    #expect(destroy(scene) == [])
    scene = fixture()
    scene.setOpen("r1")
    scene.play("d1(100,30)@0 m1(115,30)@5")
    #expect(destroy(scene) == ["r1 drag_ended trailing removed !", "r1 closed trailing removed"])
    scene = fixture()
    scene.open("r1")
    scene.step(60)
    #expect(destroy(scene) == ["r1 interrupted trailing removed"])
    scene = RemovalTests.pending()
    #expect(destroy(scene) == ["r1 removed trailing removed"])
    scene = RemovalTests.pending()
    resolve(scene, 1)
    scene.step(100)
    #expect(destroy(scene) == ["r1 removed trailing removed"])
  }

  @Test("a list that is destroyed")
  func listDestroyed() {
    let scene = fixture(policy: SIDLE_POLICY_MANY)
    scene.setOpen("r2")
    scene.open("r3", SIDLE_EDGE_LEADING)
    scene.step(50)
    scene.play("d1(300,30)@0 m1(250,30)@5")
    #expect(
      events(scene) { done(sidle_list_destroy(scene.stage, scene.list)) } == [
        "r1 drag_ended trailing removed !", "r2 closed trailing removed",
        "r3 interrupted leading removed",
      ])
  }
}
