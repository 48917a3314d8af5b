-- The front end keeps to what Lua 5.1 and 5.4 have in common; examples and tests are for 5.4.
std = "min"
max_line_length = 110
cache = false
files["lua/examples"] = { std = "lua54" }
files["Tests/Lua"] = { std = "lua54" }
files["Sources/SidleBench"] = { std = "lua54" }
files["lua/library"] = { ignore = { "2.." } } -- annotations: nothing there is called
