-- The buttons of a shop: one that adds to the cart and tells how much is in it, one that is busy while
-- the order is on its way, a toggle, a choice of colours and a menu with a menu in it. Played without a
-- window. Usage: lua button_system.lua [steps per second]; every rate prints the same.
local sidle = require "sidle"

-- The host's own numbers for its images.
local CART, CART_FILLED, CARD = 1, 2, 3
-- Seconds, then a sample (what, x, y), something of the host, or the end.
local script = {
  { 0.10, "down", 160, 40 }, { 0.20, "up", 160, 40 }, -- Sign In
  { 0.50, "down", 160, 108 }, { 0.60, "look" }, { 0.70, "up", 160, 108 }, { 0.70, "look" }, -- Add to Cart,
  { 1.00, "down", 160, 108 }, { 1.05, "move", 160, 300 }, { 1.10, "move", 160, 120 }, -- off it and back
  { 1.20, "up", 160, 120 }, { 1.20, "look" },
  { 2.00, "down", 160, 180 }, { 2.05, "up", 160, 180 }, { 2.05, "look" }, -- Checkout is busy ...
  { 2.40, "down", 160, 180 }, { 2.45, "up", 160, 180 }, -- ... and takes no press until it is not
  { 3.00, "ordered" }, { 3.00, "look" },
  { 3.50, "down", 160, 250 }, { 3.55, "up", 160, 250 }, -- In Stock Only
  { 4.00, "down", 80, 310 }, { 4.05, "up", 80, 310 }, -- the colours; Bondi Blue is the first
  { 4.50, "down", 80, 370 }, { 4.60, "up", 80, 370 }, { 4.60, "look" },
  { 5.00, "flower" }, { 5.00, "look" },
  { 5.50, "down", 240, 310 }, { 5.55, "up", 240, 310 }, -- More, Sort By, Date
  { 6.00, "down", 240, 458 }, { 6.05, "up", 240, 458 },
  { 6.50, "down", 100, 420 }, { 6.55, "up", 100, 420 }, { 6.55, "look" },
  { 7.00, "end" },
}

local stage = sidle.stage { width = 320, height = 480 }
local quantity = 0
local function button(id, title, x, y, width, height, options)
  options.id, options.title = id, title
  options.frame = { x = x, y = y, width = width, height = height }
  return stage:button(options)
end
button("sign_in", "Sign In", 20, 20, 280, 44, { configuration = { style = "filled" } })
local cart = button("cart", "Add to Cart", 20, 80, 280, 56, {
  configuration = { style = "tinted", image_placement = "trailing", image_padding = 8 },
  update = function(self) -- at first, and whenever its state or the cart has changed
    self:configure {
      image = self.highlighted and CART_FILLED or CART,
      subtitle = quantity == 0 and "Empty" or quantity .. " in cart",
    }
  end,
})
local checkout = button("checkout", "Checkout", 20, 152, 280, 60, {
  configuration = { style = "filled", size = "large", image = CARD, image_padding = 8,
    base_background = 0x34C759FF },
})
local stock = button("stock", "In Stock Only", 20, 228, 280, 44, {
  configuration = { style = "tinted" }, changes_selection = true,
})
local color = button("color", "Color", 20, 288, 170, 44, {
  configuration = { style = "gray" }, shows_menu = true, changes_selection = true,
  menu = { id = "colors",
    { id = "bondi", title = "Bondi Blue" }, { id = "flower", title = "Flower Power", state = "on" },
  },
})
local more = button("more", "More", 200, 288, 100, 44, {
  configuration = { style = "gray" }, shows_menu = true,
  menu = { id = "actions",
    { id = "refresh", title = "Refresh" }, { id = "account", title = "Account" },
    { id = "sort", title = "Sort By", single_selection = true,
      { id = "title", title = "Title", state = "on" }, { id = "date", title = "Date" },
      { id = "size", title = "Size" } },
  },
})
if sidle.replaying then return stage end

cart:on("button_triggered", function()
  quantity = quantity + 1
  cart:set_needs_update()
end)
checkout:on("button_triggered", function() checkout.busy = true end)

local host = {}
function host.ordered() checkout.busy, quantity = false, 0 cart:set_needs_update() end
function host.flower() color.menu:select "flower" end
function host.look()
  print(string.format("%.2f %s (image %d); %s; %s; %s; by %s", stage.time, cart.configuration.subtitle,
    cart.configuration.image, checkout.busy and "busy" or "idle", stock.selected and "in stock" or "all",
    color.title, more.menu.selected.title))
end

for event in stage:step(0) do print(event) end -- what is new asks for its first update
local slice = 1 / (tonumber((...)) or 60)
for _, entry in ipairs(script) do
  local at, what, x, y = entry[1], entry[2], entry[3], entry[4]
  repeat -- in slices, the last one cut so as to land on the entry's time
    for event in stage:step_to(math.min(stage.time + slice, at)) do print(event) end
  until stage.time >= at
  if x then
    stage[what](stage, { x = x, y = y, at = at })
  elseif host[what] then
    host[what]()
  end
  for event in stage:step(0) do print(event) end
end
print("# fingerprint " .. stage.fingerprint)
stage:close()
