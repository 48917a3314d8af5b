#include "sidle_lua.h"
