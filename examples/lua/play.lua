-- Plays War with Bots to its end, always with the move at index step * 7 modulo the number there are.
local ffi = require("ffi")

local header = assert(io.open(os.getenv("CARDRULES_HEADER") or "/usr/share/cardrules/cardrules.cdef.h"))
ffi.cdef(header:read("*a"))
header:close()
local cardrules = ffi.load(os.getenv("CARDRULES_LIBRARY") or "cardrules")

local failure = ffi.new("cardrules_error")
cardrules.cardrules_error_init(failure)

-- Calls what returns a status; a failure is a Lua error.
local function check(name, ...)
  if cardrules["cardrules_" .. name](...) ~= 0 then
    error(ffi.string(failure.message), 2)
  end
end

local setup = ffi.new("cardrules_match_options")
cardrules.cardrules_match_options_init(setup)
check("key_from_seed", 7, setup.key, failure)
local made = ffi.new("cardrules_match*[1]")
check("match_create", "bot_war", 3, '{"target_score":3}', setup, made, failure)
local match = ffi.gc(made[0], cardrules.cardrules_match_destroy)

local mode, seat, step = ffi.new("int32_t[1]"), ffi.new("int32_t[1]"), ffi.new("int32_t[1]")
local count, text = ffi.new("uint32_t[1]"), ffi.new("char[128]")
while true do
  check("match_turn", match, mode, seat, nil, failure)
  if mode[0] == cardrules.CARDRULES_MODE_OVER then break end
  check("match_step", match, step, failure)
  check("match_legal_count", match, seat[0], count, failure)
  check("match_legal_text", match, seat[0], step[0] * 7 % count[0], text, 128, nil, failure)
  check("match_apply_text", match, seat[0], text, step[0], failure)
  print(seat[0] .. " " .. ffi.string(text))
end

local result = ffi.new("cardrules_result")
cardrules.cardrules_result_init(result)
check("match_result", match, result, failure)
local line = ffi.string(result.reason_name)
for place = 0, result.players - 1 do
  line = line .. " " .. result.places[place] .. ":" .. result.scores[place]
end
print(line)
