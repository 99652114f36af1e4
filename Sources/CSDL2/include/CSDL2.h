// A window, by way of SDL 2: found and loaded when the first one is opened, so that nothing else needs
// it, neither at build time nor at run time.
//
// All functions but `sdl_wake` belong to the thread that opened the window.

#ifndef CSDL2_H
#define CSDL2_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct sdl_window sdl_window;

typedef enum sdl_failure {
  SDL_FAILURE_NONE,
  // The library is not installed.
  SDL_FAILURE_LIBRARY,
  // There is no display, or it gives no window.
  SDL_FAILURE_DISPLAY,
} sdl_failure;

typedef enum sdl_kind {
  // Nothing that concerns a program.
  SDL_KIND_NOTHING,
  // `sdl_wake` was called.
  SDL_KIND_WAKE,
  SDL_KIND_CLOSE,
  // `x` and `y` are the window's new size.
  SDL_KIND_RESIZE,
  // What is in the window must be drawn anew.
  SDL_KIND_EXPOSE,
  // The textures have been lost and must be filled anew.
  SDL_KIND_LOST,
  SDL_KIND_FOCUS_LOST,
  // The pointer has left the window.
  SDL_KIND_LEAVE,
  // The left button, in the window's coordinates.
  SDL_KIND_MOUSE_DOWN,
  SDL_KIND_MOUSE_UP,
  SDL_KIND_MOUSE_MOVE,
  // `x` and `y` are how far, upwards and to the right, in notches; `at_x` and `at_y` where.
  SDL_KIND_WHEEL,
  // `finger` is any number, `x` and `y` are in the window's coordinates.
  SDL_KIND_FINGER_DOWN,
  SDL_KIND_FINGER_UP,
  SDL_KIND_FINGER_MOVE,
  // `key` is SDL's key code: a character, or 1 << 30 and a scan code.
  SDL_KIND_KEY_DOWN,
  SDL_KIND_KEY_UP,
  SDL_KIND_TEXT,
} sdl_kind;

typedef struct sdl_input {
  sdl_kind kind;
  double x, y, at_x, at_y;
  int64_t finger;
  int32_t key;
  // Whether the key is held and repeats itself.
  bool repeats;
  bool alt, shift, control, command;
  // UTF-8, ended by a zero.
  char text[40];
} sdl_input;

static inline const char *sdl_input_text(const sdl_input *input) { return input->text; }

// Opens a window of `width` x `height` of the display's units, made smaller if the display is; `title`
// is UTF-8. Answers null and the reason when that is not possible.
sdl_window *sdl_open(const char *title, int width, int height, sdl_failure *failure);
void sdl_close(sdl_window *window);

// What SDL said about the last failure.
const char *sdl_last_error(void);

void sdl_size(sdl_window *window, int *width, int *height);
void sdl_set_size(sdl_window *window, int width, int height);
// The largest window that fits on the display.
void sdl_largest_size(sdl_window *window, int *width, int *height);
// Pixels per unit of the window's size.
double sdl_display_scale(sdl_window *window);
void sdl_set_title(sdl_window *window, const char *title);
void sdl_set_typing(sdl_window *window, bool is_typing);

// Waits for the next event, without using the processor.
void sdl_wait(sdl_window *window, sdl_input *input);
// Takes an event if there is one.
bool sdl_poll(sdl_window *window, sdl_input *input);
// Makes `sdl_wait` return; from any thread.
void sdl_wake(sdl_window *window);

// Textures: 0 is the program's picture, 1 what lies over it.
// Makes a texture have this size; answers whether its contents are lost thereby.
bool sdl_texture_resize(sdl_window *window, int texture, int width, int height);
// Uploads a rectangle of premultiplied RGBA pixels, to the same place in the texture; `pixels` is the
// rectangle's first one.
void sdl_texture_update(sdl_window *window, int texture, int x, int y, int width, int height,
                        const void *pixels, size_t stride);

// Draws a frame in these steps; coordinates are pixels of the display.
void sdl_begin(sdl_window *window);
void sdl_draw_texture(sdl_window *window, int texture, double x, double y, double width,
                      double height);
// A translucent square around a point: a finger that is only emulated.
void sdl_draw_mark(sdl_window *window, double x, double y, double radius);
// Shows what has been drawn; waits for the display's next frame.
void sdl_present(sdl_window *window);

#endif
