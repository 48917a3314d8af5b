-- Layers: contents that take each other's place, at once and by transitions.
local sidle = require "sidle"
local scene = require "scene"
local harness = require "harness"
local test, check = harness.test, harness.check

local function stage_with(options)
  local stage = sidle.stage { width = 300, height = 100 }
  options = options or {}
  options.id, options.title = "label", "Before"
  return stage, stage:layer(options)
end

local straight = { kind = "push", from = "left", duration = 1, curve = "linear" }

test("a transition shows both contents and says once how it ended", function()
  local stage, layer = stage_with()
  check.equal(tostring(layer), 'layer "label" "Before"')
  check.equal(layer.outgoing, nil)
  local calls = {}
  local transition = layer:replace {
    title = "After", content_token = 7, transition = straight,
    completion = function(finished, event)
      calls[#calls + 1] = tostring(finished) .. " " .. event.name .. " " .. event.layer.id
    end,
  }
  check.equal(layer.transition, transition)
  check.list(scene.lines(stage:step(0.5)), { "0.000000000 layer label transition_began reason=code" })
  check.equal(layer.title, "After")
  check.equal(layer.content_token, 7)
  check.equal(layer.progress, 0.5)
  check.equal(layer.incoming.x, -150.0)
  check.equal(layer.outgoing.x, 150.0)
  check.equal(layer.outgoing.title, "Before")
  check.equal(layer.outgoing.visible, true)
  check.equal(layer.incoming.opacity, 1.0)
  check.list(scene.lines(stage:step(1)), {
    "1.000000000 layer label transition_ended finished reason=none progress=1.000",
  })
  check.list(calls, { "true transition_ended label" })
  check.equal(layer.transition, nil)
  check.equal(layer.outgoing, nil)
  check.equal(transition.removed, true)
  stage:step(5)
  check.equal(#calls, 1)
  stage:close()
end)

test("a transition that is reversed half way has finished, at 0, with the new content", function()
  local stage, layer = stage_with()
  local calls = {}
  local transition = layer:replace {
    title = "After", transition = straight, completion = function(finished) calls[#calls + 1] = finished end,
  }
  stage:step(0.5)
  transition:reverse()
  check.list(scene.lines(stage:step(1)), {
    "1.000000000 layer label transition_ended finished reason=none progress=0.000",
  })
  check.equal(#calls, 1)
  check.equal(calls[1], true)
  check.equal(layer.title, "After")
  check.equal(layer.transition, nil)
  stage:close()
end)

test("slide_in takes a second, or as long as it is told", function()
  local stage, layer = stage_with()
  local ended = {}
  local function completion(finished) ended[#ended + 1] = finished end
  check.equal(layer:slide_in({ title = "One", completion = completion }).duration, 1.0)
  stage:step(0.25)
  check.near(layer.incoming.x, -261.2514206858040, 1e-6)
  check.equal(layer:slide_in({ title = "Two", duration = 0.5, completion = completion }).duration, 0.5)
  check.equal(#ended, 0)
  stage:step(0)
  check.equal(ended[1], false)
  stage:settle()
  check.equal(ended[2], true)
  check.equal(#ended, 2)
  check.near(stage.time, 0.75, 0.02)
  stage:close()
end)

test("a transition is an animation that can be held and sought", function()
  local stage, layer = stage_with()
  local transition = layer:replace { title = "After", transition = straight }
  stage:step(0.25)
  transition:pause()
  stage:step(10)
  check.equal(layer.progress, 0.25)
  check.equal(transition.state, "paused")
  transition:seek(0.75):resume()
  stage:step(0.125)
  check.equal(layer.progress, 0.875)
  check.raises(nil, transition.remove, transition)
  transition:stop()
  check.list(scene.lines(stage:step(0)), {
    "10.375000000 layer label transition_ended interrupted reason=code progress=0.875",
  })
  stage:close()
end)

test("handlers of the layer and the stage hear of it, in this order, then the completion", function()
  local stage, layer = stage_with()
  local order = {}
  local function note(word) return function() order[#order + 1] = word end end
  stage:on("transition_ended", note "stage")
  layer:on("transition_ended", note "layer")
  layer:on("event", note "any")
  layer:replace { transition = { duration = 0 }, completion = note "completion" }
  stage:step(0)
  check.list(order, { "any", "layer", "any", "stage", "completion" })
  check.raises("layer:on: layer has no event \"opened\"", layer.on, layer, "opened", print)
  stage:close()
end)

test("wrong options are told with their place", function()
  local stage, layer = stage_with()
  check.raises("option 'transition.kind' in layer:replace must be \"fade\", \"move_in\", \"push\" or"
    .. " \"reveal\" (got \"slide\")", function()
      layer:replace { transition = { kind = "slide" } }
    end)
  check.raises("unknown option 'transition.durations' in layer:replace (did you mean 'duration'?)",
    function() layer:replace { transition = { durations = 1 } } end)
  check.raises("option 'completion' in layer:replace needs a 'transition'", function()
    layer:replace { title = "a", completion = print }
  end)
  check.raises(nil, function() stage:layer { font_size = 0 } end)
  check.raises(nil, function() layer:replace { title = "\xFF" } end)
  check.equal(layer.title, "Before")
  stage:close()
end)

test("a layer is found, hit, drawn, moved and removed", function()
  local stage, layer = stage_with { frame = { x = 10, y = 20, width = 100, height = 30 } }
  check.equal(stage:find("layer", "label"), layer)
  check.equal(stage:hit(10, 20).layer, layer)
  check.equal(stage:hit(10, 20).part, "layer")
  check.equal(stage:hit(9, 20), nil)
  check.equal(stage:draw()[2].object, layer)
  check.equal(stage:draw()[2].text, "Before")
  layer.frame = { x = 0, y = 0, width = 50, height = 10 }
  check.equal(layer.frame.width, 50.0)
  layer:replace { title = "After", transition = straight }
  stage:step(0)
  layer:remove()
  check.equal(layer.removed, true)
  check.equal(tostring(layer), 'layer "label" (removed)')
  check.list(scene.lines(stage:step(0)), {
    "0.000000000 layer label transition_ended interrupted reason=removed progress=0.000",
  })
  check.equal(stage:hit(1, 1), nil)
  stage:close()
end)

test("the text of an event outlives its layer and its stage", function()
  local stage, layer = stage_with()
  layer:slide_in { title = "After" }
  local kept
  for event in stage:step(0) do kept = event end
  layer:remove()
  stage:step(1)
  stage:step(1)
  stage:step(1)
  stage:close()
  check.equal(tostring(kept), "0.000000000 layer label transition_began reason=code")
end)

test("on a grid of points a hit is what was painted last there", function()
  local stage = sidle.stage { width = 320, height = 200 }
  local list = stage:list { frame = { x = 0, y = 10, width = 320, height = 150 } }
  for n = 1, 4 do
    list:row { height = 40, leading = { {} }, trailing = { {}, {} },
      swipe = { reveal = n % 2 == 0 and "under" or "attached" } }
  end
  list:row_at(2):open("trailing", { animated = false })
  local layer = stage:layer { title = "Old", content_token = 1,
    frame = { x = 100, y = 70, width = 200, height = 60 } }
  for _, kind in ipairs { "fade", "move_in", "push", "reveal" } do
    layer:replace { title = "New", content_token = 2,
      transition = { kind = kind, duration = 1, fill = "both" } }
    stage:step(0.4)
    local commands, compared = stage:draw(), 0
    for x = 1.5, 320, 7 do
      for y = 1.5, 200, 7 do
        local function covers(frame)
          return x >= frame.x and x < frame.x + frame.width and y >= frame.y
            and y < frame.y + frame.height
        end
        local clips, painted = { true }, nil
        for _, command in ipairs(commands) do
          if command.type == "clip_begin" then
            clips[#clips + 1] = clips[#clips] and covers(command.frame)
          elseif command.type == "clip_end" then
            clips[#clips] = nil
          elseif clips[#clips] and covers(command.frame) then
            painted = command.object
          end
        end
        local hit = stage:hit(x, y)
        local met = hit and (hit.layer or hit.button or hit.row or hit.list) or nil
        -- What moves away uncovers the layer itself, which has no background here.
        if met ~= layer or painted == layer then
          check.equal(met, painted, kind .. " at " .. x .. ", " .. y)
          compared = compared + 1
        end
      end
    end
    assert(compared > 1000, compared)
  end
  stage:close()
end)
