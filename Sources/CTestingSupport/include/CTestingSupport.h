#pragma once

// Sets and dictionaries in the same order in each run of a test program.
