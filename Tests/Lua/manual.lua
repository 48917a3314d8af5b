-- The samples of the manual run, one after the other, and print what they say.
local sidle = require "sidle"
local harness = require "harness"
local test, check = harness.test, harness.check

local here = ...

-- Runs the samples of a page; how many arrows there are.
local function run(page)
  local code, want, inside = {}, {}, false
  for line in io.lines(here .. "/../../" .. page) do
    local fence = line:match "^```(%a*)"
    if fence then inside = fence == "lua" end
    code[#code + 1] = inside and not fence and line or ""
    local result = inside and line:match "%-%-> (.*)$"
    if result then want[#want + 1] = result end
  end
  local got = {}
  local environment = setmetatable({
    print = function(...)
      local words = table.pack(...)
      for i = 1, words.n do words[i] = tostring(words[i]) end
      got[#got + 1] = table.concat(words, "   ")
    end,
    sidle = sidle,
  }, { __index = _G })
  assert(load(table.concat(code, "\n"), "@" .. page, "t", environment))()
  check.list(got, want)
  return #want
end

test("every sample of the manual prints what stands after its arrows", function()
  assert(run "docs/lua.md" > 20)
  assert(run "docs/motion.md" > 5)
end)

test("the manual's table has every verb and property", function()
  local text = {}
  for line in io.lines(here .. "/../../docs/lua.md") do
    local name = line:match "^| (%a+) | .*$"
    if name then text[name] = line end
  end
  local stage <close> = sidle.stage {}
  local row = stage:list({}):row { leading = { {} } }
  for name, object in pairs { stage = stage, list = row.list, row = row, button = row.leading[1],
    layer = stage:layer {}, menu = stage:menu {} } do
    local class, seen = getmetatable(object), {}
    for word in text[name]:match("^.-|.-|.-|(.*)$"):gmatch "`([%w_]+=?)`" do
      local plain = word:gsub("=", "")
      seen[plain] = true
      assert(class.methods[plain] or class.get[plain], name .. " has no " .. plain)
      check.equal(word:sub(-1) == "=", class.set[plain] ~= nil, name .. "." .. plain)
    end
    for _, members in ipairs { class.methods, class.get } do
      for member in pairs(members) do assert(seen[member], name .. "." .. member .. " is missing") end
    end
  end
end)

test("the manual lists every event, reason and field of an event", function()
  local text, inside = {}, false
  for line in io.lines(here .. "/../../docs/lua.md") do
    if line:match "^## " then inside = line == "## Events" end
    if inside and line:sub(1, 1) == "|" then text[#text + 1] = line end
  end
  local function row_of(first)
    for _, line in ipairs(text) do
      if line:find("| `" .. first .. "`", 1, true) == 1 then return line end
    end
  end
  for _, name in ipairs(sidle.names.event) do
    assert(row_of("name"):find("`" .. name .. "`", 1, true), name)
  end
  for _, reason in ipairs(sidle.names.reason) do
    assert(row_of("reason"):find("`" .. reason .. "`", 1, true), reason)
  end
  local fields = {}
  for _, line in ipairs(text) do fields[#fields + 1] = line:match "^|(.-)|" end
  fields = table.concat(fields)
  for field in pairs(require("sidle.event").fields) do
    assert(fields:find("`" .. field .. "`", 1, true), field)
  end
end)

test("the manual lists every state of a row and every word of a verdict", function()
  local file <close> = assert(io.open(here .. "/../../docs/lua.md"))
  local text = file:read("a")
  -- From where a list begins to the end of its item or paragraph.
  local function lists(start, ending, kind)
    local first = assert(text:find(start, 1, true), start)
    local part = text:sub(first, assert(text:find(ending, first, true)))
    for _, word in ipairs(sidle.names[kind]) do
      assert(part:find("`" .. word .. "`", 1, true), kind .. " " .. word)
    end
  end
  lists("`state` is `closed`", "\n* ", "state")
  for _, kind in ipairs { "verdict", "yield", "gesture" } do
    lists("`stage:verdict(pointer)` says", "\n\n", kind)
  end
end)

test("the front end parses as Lua 5.1, where there is one", function()
  local pipe = io.popen("command -v lua5.1 luajit 2>/dev/null")
  local interpreter = pipe and pipe:read "l"
  if pipe then pipe:close() end
  if not interpreter then return end
  for _, name in ipairs { "init", "button", "colors", "event", "handlers", "input", "layer", "list", "log",
    "look", "menu", "menus", "names", "object", "options", "row", "rows", "schemas", "script", "stage",
    "steps", "text", "theme" } do
    local file = here .. "/../../lua/sidle/" .. name .. ".lua"
    assert(os.execute(("%s -e 'assert(loadfile(\"%s\"))'"):format(interpreter, file)), file)
  end
end)

test("the page of motion has every published spring, every form and every function", function()
  local file <close> = assert(io.open(here .. "/../../docs/motion.md"))
  local page = file:read "a"
  for _, name in ipairs(sidle.names.spring) do assert(page:find("`" .. name .. "`", 1, true), name) end
  for _, form in ipairs(sidle.names.form) do assert(page:find('| `"' .. form .. '"` |', 1, true), form) end
  for name in pairs(sidle.motion) do assert(page:find("| `" .. name .. "(", 1, true), name) end
end)
