#include "CVirtualTime.h"
