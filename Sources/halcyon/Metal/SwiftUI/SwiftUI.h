#pragma once
#include <SwiftUI/SwiftUI_Metal.h>
