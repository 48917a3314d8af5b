--- The log of a stage: to a file, or kept.
local core = require "sidle.core"
core.own()

local Log = {}
Log.__index = Log

--- The room asked of the engine when the options name none. The log is read after every call, so
-- it has to hold what one call writes.
Log.capacity = 1048576

--- A log for the option `log`: a path, or true. nil, message and code when the file cannot be
-- written.
function Log.open(where)
  if where == true then return setmetatable({ _kept = {} }, Log) end
  local file, message = io.open(where, "wb")
  if not file then return nil, "cannot write the log: " .. message, "log" end
  return setmetatable({ _file = file, path = where }, Log)
end

local function written(ok, message)
  if not ok then core.raise("cannot write the log: " .. tostring(message)) end
end

--- Takes what the engine has written since the last time.
function Log:drain(stage)
  local lines = core.read_log(stage._core)
  if not lines then return end
  if self._file then
    written(self._file:write(lines))
  else
    self._kept[#self._kept + 1] = lines
  end
end

--- Gives the file what is written so far, so that it is whole after a crash too.
function Log:flush()
  if self._file then written(self._file:flush()) end
end

--- All lines so far, when they are kept.
function Log:text()
  if not self._kept then return nil end
  local all = table.concat(self._kept)
  self._kept = { all }
  return all
end

function Log:close()
  local file = self._file
  self._file = nil
  if file then
    self._kept = nil
    written(file:close())
  end
end

return Log
